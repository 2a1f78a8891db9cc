import { RECIPES, type SoundName } from './recipes'
import { MASTER_GAIN, connectAcoustics, type RoomAcoustics } from './acoustics'
import type { RoomName } from './rooms/loop'
import { createRoomPlayer } from './rooms/player'
import { withPan, withLevel } from './strokes'

/**
 * Whether the user has interacted with the page; tracked here for browsers without `userActivation` (Firefox before
 * 120).
 */
let hasInteracted = false
/** Partial because tests load this module without a page, and older browsers lack some of it. */
const page: Partial<Pick<Window, 'addEventListener' | 'document'>> = globalThis
for (const kind of ['pointerup', 'keydown'] as const) {
  page.addEventListener?.(kind, () => (hasInteracted = true), { once: true, capture: true })
}
function canPlay(): boolean {
  const browser: Partial<Pick<Navigator, 'userActivation'>> = navigator
  return browser.userActivation?.hasBeenActive ?? hasInteracted
}

/** Seconds within which two touches are heard as one. */
const MIN_CONTACT_INTERVAL = 0.018

/** The output that sounds are played into. */
interface Output {
  readonly context: AudioContext
  /** The gain node that all sounds pass through. */
  readonly master: GainNode
  readonly acoustics: RoomAcoustics
}

/** Opens the audio output. @param volume from 0, silence, to 1 */
function openOutput(volume: number, isMono: boolean): Output {
  const context = new AudioContext()
  const master = context.createGain()
  master.gain.value = volume * MASTER_GAIN
  const acoustics = connectAcoustics(context, master)
  acoustics.setMono(isMono)
  return { context, master, acoustics }
}

/**
 * Resumes the audio context unless the page is hidden. After a call or a locked screen it is "interrupted" on phones,
 * which is neither running nor suspended.
 */
function resumeContext({ context }: Output): void {
  if (context.state === 'running' || document.visibilityState === 'hidden') return
  // The browser refuses this until the next touch, which tries again.
  context.resume().catch(() => undefined)
}

/** Creates the sound room: short sounds of paper, wood and pencil, synthesised on demand without files or network. */
function createSoundPlayer() {
  let output: Output | null = null
  let masterVolume = 0.5
  let lastStart = 0
  let lastContactTime = -1
  let isMono = false
  let ambienceName: RoomName | null = null
  const ambiencePlayer = createRoomPlayer()

  /**
   * Opens or wakes the output; null without Web Audio. Call it only after `canPlay`, since browsers allow sound only
   * after an interaction.
   */
  function ensureOutput(): Output | null {
    if (typeof AudioContext === 'undefined') return null
    output ??= openOutput(masterVolume, isMono)
    resumeContext(output)
    return output
  }

  /**
   * Starts or stops the room's ambience as wanted. It plays only after an interaction, and only while the page is
   * visible.
   */
  function updateAmbience(): void {
    const isAudible =
      ambienceName !== null && masterVolume > 0 && page.document?.visibilityState === 'visible' && canPlay()
    const out = isAudible ? (ensureOutput()?.master ?? null) : null
    ambiencePlayer.play(ambienceName, out).catch((fault: unknown) => console.warn('the room stays silent:', fault))
  }

  function resumeSound(): void {
    if (output !== null) resumeContext(output)
    if (ambienceName !== null) updateAmbience()
  }
  for (const kind of ['pointerup', 'keydown'] as const) page.addEventListener?.(kind, resumeSound, { capture: true })
  page.document?.addEventListener('visibilitychange', resumeSound)

  return {
    /** Sets the volume: 0 is silence, 1 the loudest. */
    setVolume(value: number): void {
      masterVolume = value
      if (ambienceName !== null) updateAmbience()
      output?.master.gain.setTargetAtTime(value * MASTER_GAIN, output.context.currentTime, 0.02)
    },
    /** Switches mono output: both ears hear the same. */
    setMono(on: boolean): void {
      isMono = on
      output?.acoustics.setMono(on)
    },
    /** Sets the ambience of the room; null for none. */
    setAmbience(name: RoomName | null): void {
      ambienceName = name
      updateAmbience()
    },
    /**
     * Plays a contact now, at its place in the stereo field; of several contacts within a moment only the first is
     * heard.
     * @param level as a share of the sound's own loudness
     * @param pan from -1, the left, to 1, the right
     */
    playContact(name: SoundName, level: number, pan: number): void {
      if (masterVolume === 0 || !canPlay()) return
      const out = ensureOutput()
      if (out === null || out.context.currentTime - lastContactTime < MIN_CONTACT_INTERVAL) return
      const { context, master } = out
      lastContactTime = context.currentTime
      withLevel(level, withPan(pan, RECIPES[name]))(context, master, context.currentTime)
    },
    /**
     * Plays a sound by name; an unknown name is silent. `delay` is in seconds, `level` a share of the sound's own
     * loudness.
     */
    play(name: string, delay = 0, level = 1): void {
      if (masterVolume === 0 || !(name in RECIPES) || !canPlay()) return
      const out = ensureOutput()
      if (out === null) return
      const { context, master } = out
      const at = Math.max(context.currentTime + delay, lastStart + 0.03)
      lastStart = Math.min(at, context.currentTime + 1.5)
      withLevel(level, RECIPES[name as SoundName])(context, master, at)
    },
  }
}

export const soundPlayer = createSoundPlayer()
