import { nextTick, watch } from 'vue'
import { soundPlayer } from '../../sound'
import { remainingSoundOf, playContact } from '../../sound/contacts'
import type { Contact } from '../../stage/animation/contact'
import { useSettings } from './settings'
import { useView } from './view'

/** Seconds between two sounds of one event. */
const SOUND_GAP_SECONDS = 0.12

/** Sounds of past events that were not played yet; they wait for the first piece that lands. */
const pendingSounds: string[] = []
/** Number of the latest event. */
let latestEvent = 0
/** Whether a piece was heard since the last event. */
let isPieceHeard = false
/** A function, so that it is evaluated again after each wait, during which a piece may have landed. */
const wasPieceHeard = (): boolean => isPieceHeard

function playSounds(names: readonly string[]): void {
  names.forEach((name, i) => soundPlayer.play(name, i * SOUND_GAP_SECONDS))
}

/** Whether pieces move in 3D, so that each sounds where and when it lands. */
function arePiecesAnimated(): boolean {
  const view = useView()
  return view.stage !== null && !view.flat && useSettings().stageSpeed > 0 && document.visibilityState === 'visible'
}

/**
 * Plays the sounds of what has just happened at the table. In 3D, moving pieces make their own sounds, and the other
 * sounds (a bell, the pencil) play when the first piece lands; if nothing moves, all play at once.
 */
export async function soundEvents(names: readonly string[]): Promise<void> {
  if (!arePiecesAnimated()) return playSounds(names)
  const event = ++latestEvent
  pendingSounds.push(...names)
  isPieceHeard = false
  // The stage receives the pieces within the next two updates of the page.
  await nextTick()
  await nextTick()
  const view = useView()
  if (view.stage?.stats().isMoving) await view.waitUntilStill()
  // Nothing landed: if no piece was heard on its way, nothing has been heard at all.
  if (event === latestEvent) playSounds(wasPieceHeard() ? takePendingSounds() : pendingSounds.splice(0))
}

/** Takes the waiting sounds, without those that the pieces make themselves. */
function takePendingSounds(): string[] {
  return pendingSounds
    .splice(0)
    .map(remainingSoundOf)
    .filter((name) => name !== null)
}

/**
 * Plays the sound of a piece that lands or slides; a kind of piece without a sound changes nothing.
 * @param pan horizontal position in the picture, from -1 at its left edge to 1
 */
export function soundContact(contact: Contact, pan: number): void {
  if (!playContact(contact, pan)) return
  isPieceHeard = true
  if (contact.sort === 'land') playSounds(takePendingSounds())
}

/** Makes the sound follow the settings. Called once. */
export function applySoundSettings(): void {
  const settings = useSettings()
  watch(
    () => (settings.all.muted ? 0 : settings.all.volume),
    (volume) => soundPlayer.setVolume(volume),
    { immediate: true },
  )
  watch(
    () => settings.all.mono,
    (mono) => soundPlayer.setMono(mono),
    { immediate: true },
  )
  watch(
    () => settings.all.room,
    (room) => soundPlayer.setAmbience(room === 'none' ? null : room),
    { immediate: true },
  )
}

/** Speed in rad/s (about two turns a second) at which the arrow is loudest. */
const LOUDEST_SPEED = 12
/** Level of the softest tick, as a share of the loudest. */
const MIN_TICK_LEVEL = 0.35
/** Interval of the bearing sound in milliseconds: half its length, so that its repetitions overlap. */
const BEARING_INTERVAL_MS = 250

let lastBearingTime = 0

/** Plays a tick of a turning arrow and, at intervals, its bearing; both get softer as the speed (rad/s) drops. */
export function soundArrow(speed: number): void {
  const share = Math.min(1, speed / LOUDEST_SPEED)
  soundPlayer.play('tick', 0, Math.max(MIN_TICK_LEVEL, Math.sqrt(share)))
  if (performance.now() - lastBearingTime < BEARING_INTERVAL_MS) return
  lastBearingTime = performance.now()
  soundPlayer.play('bearing', 0, share)
}
