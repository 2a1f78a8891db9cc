import { RECIPES, type SoundName } from './recipes'
import { createAudioOutput } from './output'
import type { RoomName } from './rooms/loop'
import { withPan, withLevel } from './strokes'

/** Length of the fade in and out, in seconds. */
const FADE_SECONDS = 1.2

/**
 * Whether the user has interacted with the page; tracked here for browsers without `userActivation` (Firefox before
 * 120).
 */
let hasInteracted = false
/** Whether sound may begin without an interaction. */
let isTouchNeeded = true
/** Partial because tests load this module without a page, and older browsers lack some of it. */
const page: Partial<Pick<Window, 'addEventListener' | 'document'>> = globalThis
for (const kind of ['pointerup', 'keydown'] as const) {
  page.addEventListener?.(kind, () => (hasInteracted = true), { once: true, capture: true })
}
function canPlay(): boolean {
  if (!isTouchNeeded) return true
  const browser: Partial<Pick<Navigator, 'userActivation'>> = navigator
  return browser.userActivation?.hasBeenActive ?? hasInteracted
}

/** Seconds within which two touches are heard as one. */
const MIN_CONTACT_INTERVAL = 0.018

/** Creates the sound room: short sounds of paper, wood and pencil, synthesised on demand without files or network. */
function createSoundPlayer() {
  const settings = { volume: 0.5, isMono: false }
  const output = createAudioOutput(settings)
  let lastStart = 0
  let lastContactTime = -1
  let ambienceName: RoomName | null = null
  const ambiencePlayer = createRoomPlayer()

  /**
   * Starts or stops the room's ambience as wanted. It plays only after an interaction, and only while the page is
   * visible.
   */
  function updateAmbience(): void {
    const isAudible =
      ambienceName !== null && settings.volume > 0 && page.document?.visibilityState === 'visible' && canPlay()
    let node: GainNode | null = null
    if (isAudible) output.use(({ master }) => (node = master))
    ambiencePlayer.play(ambienceName, node).catch((fault: unknown) => console.warn('the room stays silent:', fault))
  }

  function resumeSound(): void {
    output.resume()
    if (ambienceName !== null) updateAmbience()
  }
  for (const kind of ['pointerup', 'keydown'] as const) page.addEventListener?.(kind, resumeSound, { capture: true })
  page.document?.addEventListener('visibilitychange', resumeSound)

  return {
    /** Sets the volume: 0 is silence, 1 the loudest. */
    setVolume(value: number): void {
      settings.volume = value
      if (ambienceName !== null) updateAmbience()
      output.update()
    },
    /**
     * Lets sounds play before anybody has interacted with the page. A browser that does not allow it stays silent until
     * then, and logs a warning.
     */
    playUntouched(): void {
      isTouchNeeded = false
    },
    /** Switches mono output: both ears hear the same. */
    setMono(on: boolean): void {
      settings.isMono = on
      output.update()
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
      if (settings.volume === 0 || !canPlay()) return
      output.use(({ context, master }) => {
        if (context.currentTime - lastContactTime < MIN_CONTACT_INTERVAL) return
        lastContactTime = context.currentTime
        withLevel(level, withPan(pan, RECIPES[name]))(context, master, context.currentTime)
      })
    },
    /**
     * Plays a sound by name; an unknown name is silent. `delay` is in seconds, `level` a share of the sound's own
     * loudness.
     */
    play(name: string, delay = 0, level = 1): void {
      if (settings.volume === 0 || !(name in RECIPES) || !canPlay()) return
      output.use(({ context, master }) => {
        const at = Math.max(context.currentTime + delay, lastStart + 0.03)
        lastStart = Math.min(at, context.currentTime + 1.5)
        withLevel(level, RECIPES[name as SoundName])(context, master, at)
      })
    },
  }
}

export const soundPlayer = createSoundPlayer()

/** Plays one room sound at a time as a loop of the audio context, without timers. */
export function createRoomPlayer() {
  const loops = new Map<RoomName, Promise<AudioBuffer>>()
  /** Number of the latest request; an older one whose sound is still being rendered is dropped. */
  let latestRequest = 0
  let playing: { readonly name: RoomName; end(): void } | null = null

  /** Renders a sound once; after a failure the next call renders it again. */
  function loadLoop(name: RoomName): Promise<AudioBuffer> {
    const known = loops.get(name)
    if (known !== undefined) return known
    const loop = import('./rooms/loop')
      .then(({ renderLoop, ROOM_SOUNDS }) => renderLoop(ROOM_SOUNDS[name]))
      .catch((fault: unknown) => {
        loops.delete(name)
        throw fault
      })
    loops.set(name, loop)
    return loop
  }

  function startLoop(name: RoomName, buffer: AudioBuffer, out: AudioNode): void {
    const { context } = out
    const source = new AudioBufferSourceNode(context, { buffer, loop: true })
    const level = new GainNode(context, { gain: 0 })
    level.gain.setTargetAtTime(1, context.currentTime, FADE_SECONDS / 3)
    source.connect(level).connect(out)
    source.start()
    playing = {
      name,
      end() {
        level.gain.cancelScheduledValues(context.currentTime)
        level.gain.setTargetAtTime(0, context.currentTime, FADE_SECONDS / 4)
        source.stop(context.currentTime + FADE_SECONDS * 2)
      },
    }
  }

  return {
    /** Switches to a room sound, or to none. @param out the node to play into; null if nothing may be heard now */
    async play(name: RoomName | null, out: AudioNode | null): Promise<void> {
      const request = ++latestRequest
      if (out !== null && playing?.name === name) return
      playing?.end()
      playing = null
      if (name === null || out === null) return
      const buffer = await loadLoop(name)
      if (request === latestRequest) startLoop(name, buffer, out)
    },
  }
}
