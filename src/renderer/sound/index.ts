import { RECIPES, type SoundName } from './recipes'
import { MASTER, openParlor, type Parlor } from './parlor'
import type { RoomName } from './rooms/loop'
import { createRoomPlayer } from './rooms/player'
import { from, softly } from './strokes'

/**
 * Whether the user has interacted with the page; tracked here for browsers without `userActivation` (Firefox before
 * 120).
 */
let touched = false
/** Partial because tests load this module without a page, and older browsers lack some of it. */
const page: Partial<Pick<Window, 'addEventListener' | 'document'>> = globalThis
for (const kind of ['pointerup', 'keydown'] as const) {
  page.addEventListener?.(kind, () => (touched = true), { once: true, capture: true })
}
function mayBegin(): boolean {
  const browser: Partial<Pick<Navigator, 'userActivation'>> = navigator
  return browser.userActivation?.hasBeenActive ?? touched
}

/** Seconds within which two touches are heard as one. */
const MOMENT = 0.018

/** The output that sounds are played into. */
interface Output {
  readonly context: AudioContext
  /** The gain node that all sounds pass through. */
  readonly master: GainNode
  readonly parlor: Parlor
}

/** Opens the audio output. @param loudness from 0, silence, to 1 */
function openOutput(loudness: number, mono: boolean): Output {
  const context = new AudioContext()
  const master = context.createGain()
  master.gain.value = loudness * MASTER
  const parlor = openParlor(context, master)
  parlor.mono(mono)
  return { context, master, parlor }
}

/**
 * Resumes the audio context unless the page is hidden. After a call or a locked screen it is "interrupted" on phones,
 * which is neither running nor suspended.
 */
function wake({ context }: Output): void {
  if (context.state === 'running' || document.visibilityState === 'hidden') return
  // The browser refuses this until the next touch, which tries again.
  context.resume().catch(() => undefined)
}

/** Creates the sound room: short sounds of paper, wood and pencil, synthesised on demand without files or network. */
function openRoom() {
  let output: Output | null = null
  let loudness = 0.5
  let last = 0
  let lastTouch = -1
  let mono = false
  let room: RoomName | null = null
  const ambience = createRoomPlayer()

  /**
   * Opens or wakes the output; null without Web Audio. Call it only after `mayBegin`, since browsers allow sound only
   * after an interaction.
   */
  function begin(): Output | null {
    if (typeof AudioContext === 'undefined') return null
    output ??= openOutput(loudness, mono)
    wake(output)
    return output
  }

  /**
   * Starts or stops the room's ambience as wanted. It plays only after an interaction, and only while the page is
   * visible.
   */
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
    /** Sets the volume: 0 is silence, 1 the loudest. */
    volume(value: number): void {
      loudness = value
      if (room !== null) followRoom()
      output?.master.gain.setTargetAtTime(value * MASTER, output.context.currentTime, 0.02)
    },
    /** Switches mono output: both ears hear the same. */
    mono(on: boolean): void {
      mono = on
      output?.parlor.mono(on)
    },
    /** Sets the ambience of the room; null for none. */
    room(name: RoomName | null): void {
      room = name
      followRoom()
    },
    /**
     * Plays a contact now, at its place in the stereo field; of several contacts within a moment only the first is
     * heard.
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
    /**
     * Plays a sound by name; an unknown name is silent. `delay` is in seconds, `loud` a share of the sound's own
     * loudness.
     */
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
