import { RECIPES, type SoundName } from './recipes'
import { MASTER, openParlor, type Parlor } from './parlor'
import type { RoomName } from './rooms/loop'
import { createRoomPlayer } from './rooms/player'
import { from, softly } from './strokes'

/** Whether somebody has touched the page: browsers that do not tell it themselves (Firefox before 120) are watched. */
let touched = false
/** Tests load the room without a page, and older browsers have not all of it. */
const page: Partial<Pick<Window, 'addEventListener' | 'document'>> = globalThis
for (const kind of ['pointerup', 'keydown'] as const) {
  page.addEventListener?.(kind, () => (touched = true), { once: true, capture: true })
}
function mayBegin(): boolean {
  const browser: Partial<Pick<Navigator, 'userActivation'>> = navigator
  return browser.userActivation?.hasBeenActive ?? touched
}

/** Seconds within which two touches are one to the ear. */
const MOMENT = 0.018

/** What sounds are played into. */
interface Output {
  readonly context: AudioContext
  /** All that sounds goes through it. */
  readonly master: GainNode
  readonly parlor: Parlor
}

/** @param loudness from 0, silence, to 1 */
function openOutput(loudness: number, mono: boolean): Output {
  const context = new AudioContext()
  const master = context.createGain()
  master.gain.value = loudness * MASTER
  const parlor = openParlor(context, master)
  parlor.mono(mono)
  return { context, master, parlor }
}

/** After a call or a locked screen a phone leaves it "interrupted", which is neither running nor suspended. */
function wake({ context }: Output): void {
  if (context.state === 'running' || document.visibilityState === 'hidden') return
  // Refused until the next touch, which asks again.
  context.resume().catch(() => undefined)
}

/** The sound room: small sounds of paper, wood and pencil, made when they are needed. No files, no network. */
function openRoom() {
  let output: Output | null = null
  let loudness = 0.5
  let last = 0
  let lastTouch = -1
  let mono = false
  let room: RoomName | null = null
  const ambience = createRoomPlayer()

  /** Browsers let a page sound only after somebody has touched it; until then there is silence, not an error. */
  function begin(): Output | null {
    if (typeof AudioContext === 'undefined') return null
    output ??= openOutput(loudness, mono)
    wake(output)
    return output
  }

  /** Lets the room sound as it is wanted, as soon as it may: not before somebody has touched the page, nor unseen. */
  function followRoom(): void {
    const heard = room !== null && loudness > 0 && page.document?.visibilityState === 'visible' && mayBegin()
    const out = heard ? (begin()?.master ?? null) : null
    ambience.play(room, out).catch((fault: unknown) => console.warn('the room stays silent:', fault))
  }

  function touchedAgain(): void {
    if (output !== null) wake(output)
    if (room !== null) followRoom()
  }
  for (const kind of ['pointerup', 'keydown'] as const) page.addEventListener?.(kind, touchedAgain, { capture: true })
  page.document?.addEventListener('visibilitychange', touchedAgain)

  return {
    /** 0 is silence, 1 the loudest. */
    volume(value: number): void {
      loudness = value
      if (room !== null) followRoom()
      output?.master.gain.setTargetAtTime(value * MASTER, output.context.currentTime, 0.02)
    },
    /** Both ears hear the same. */
    mono(on: boolean): void {
      mono = on
      output?.parlor.mono(on)
    },
    /** What is heard in the room beside the game; null for nothing. */
    room(name: RoomName | null): void {
      room = name
      followRoom()
    },
    /**
     * Sounds something that touches now, from where it is; of several within a moment the first stands for all.
     * @param loud as a share of the sound's own loudness
     * @param pan from -1, the left, to 1, the right
     */
    touch(name: SoundName, loud: number, pan: number): void {
      if (loudness === 0 || !mayBegin()) return
      const out = begin()
      if (out === null || out.context.currentTime - lastTouch < MOMENT) return
      const { context, master } = out
      lastTouch = context.currentTime
      softly(loud, from(pan, RECIPES[name]))(context, master, context.currentTime)
    },
    /** Sounds by name; an unknown name is silence. `delay` in seconds, `loud` as a share of the sound's own loudness. */
    play(name: string, delay = 0, loud = 1): void {
      if (loudness === 0 || !(name in RECIPES) || !mayBegin()) return
      const out = begin()
      if (out === null) return
      const { context, master } = out
      const at = Math.max(context.currentTime + delay, last + 0.03)
      last = Math.min(at, context.currentTime + 1.5)
      softly(loud, RECIPES[name as SoundName])(context, master, at)
    },
  }
}

export const soundRoom = openRoom()
