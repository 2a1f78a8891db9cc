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

/** The sound room: small sounds of paper, wood and pencil, made when they are needed. No files, no network. */
function openRoom() {
  let context: AudioContext | null = null
  let master: GainNode | null = null
  let parlor: Parlor | null = null
  let loudness = 0.5
  let last = 0
  let lastTouch = -1
  let mono = false
  let room: RoomName | null = null
  const ambience = createRoomPlayer()

  /** Browsers let a page sound only after somebody has touched it; until then there is silence, not an error. */
  function begin(): AudioContext | null {
    if (typeof AudioContext === 'undefined') return null
    if (context === null) {
      context = new AudioContext()
      master = context.createGain()
      master.gain.value = loudness * MASTER
      parlor = openParlor(context, master)
      parlor.mono(mono)
    }
    wake()
    return context
  }

  /** After a call or a locked screen a phone leaves it "interrupted", which is neither running nor suspended. */
  function wake(): void {
    if (context === null || context.state === 'running' || document.visibilityState === 'hidden') return
    // Refused until the next touch, which asks again.
    context.resume().catch(() => undefined)
  }

  /** Lets the room sound as it is wanted, as soon as it may: not before somebody has touched the page, nor unseen. */
  function followRoom(): void {
    const heard = room !== null && loudness > 0 && page.document?.visibilityState === 'visible' && mayBegin()
    const out = heard && begin() !== null ? master : null
    ambience.play(room, out).catch((fault: unknown) => console.warn('the room stays silent:', fault))
  }

  function touchedAgain(): void {
    wake()
    if (room !== null) followRoom()
  }
  for (const kind of ['pointerup', 'keydown'] as const) page.addEventListener?.(kind, touchedAgain, { capture: true })
  page.document?.addEventListener('visibilitychange', touchedAgain)

  return {
    /** 0 is silence, 1 the loudest. */
    volume(value: number): void {
      loudness = value
      if (room !== null) followRoom()
      if (master && context) master.gain.setTargetAtTime(value * MASTER, context.currentTime, 0.02)
    },
    /** Both ears hear the same. */
    mono(on: boolean): void {
      mono = on
      parlor?.mono(on)
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
      const now = begin()
      if (now === null || master === null || now.currentTime - lastTouch < MOMENT) return
      lastTouch = now.currentTime
      softly(loud, from(pan, RECIPES[name]))(now, master, now.currentTime)
    },
    /** Sounds by name; an unknown name is silence. `delay` in seconds, `loud` as a share of the sound's own loudness. */
    play(name: string, delay = 0, loud = 1): void {
      if (loudness === 0 || !(name in RECIPES) || !mayBegin()) return
      const now = begin()
      if (now === null || master === null) return
      const at = Math.max(now.currentTime + delay, last + 0.03)
      last = Math.min(at, now.currentTime + 1.5)
      softly(loud, RECIPES[name as SoundName])(now, master, at)
    },
  }
}

export const soundRoom = openRoom()
