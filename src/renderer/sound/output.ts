import { MASTER_GAIN, connectAcoustics, type RoomAcoustics } from './acoustics'

/** How sounds are put out. */
export interface OutputSettings {
  /** From 0, silence, to 1. */
  readonly volume: number
  /** Whether both ears hear the same. */
  readonly isMono: boolean
}

/** An open output. */
interface OpenOutput {
  readonly context: AudioContext
  /** The gain node that all sounds pass through. */
  readonly master: GainNode
  readonly acoustics: RoomAcoustics
}

/** The audio output, opened on first use. */
export interface AudioOutput {
  /**
   * Opens or wakes the output, and passes it to `make`; does nothing without Web Audio. A machine without a working
   * output may refuse any part of it: the game goes on in silence, and the first fault is logged. Most browsers allow
   * sound only after a person has interacted with the page.
   */
  use(make: (output: OpenOutput) => void): void
  /** Wakes the output if it is open and the page is visible. */
  resume(): void
  /** Applies changed settings. */
  update(): void
}

/** Opens the output. Throws if the machine refuses it; the context is closed then: a browser allows only a few. */
function openOutput({ volume, isMono }: OutputSettings): OpenOutput {
  const context = new AudioContext()
  try {
    const master = context.createGain()
    master.gain.value = volume * MASTER_GAIN
    const acoustics = connectAcoustics(context, master)
    acoustics.setMono(isMono)
    return { context, master, acoustics }
  } catch (fault) {
    context.close().catch(() => undefined)
    throw fault
  }
}

/**
 * Resumes the audio context unless the page is hidden. After a call or a locked screen it is "interrupted" on phones,
 * which is neither running nor suspended.
 */
function resumeContext({ context }: OpenOutput): void {
  if (context.state === 'running' || document.visibilityState === 'hidden') return
  // The browser refuses this until the next touch, which tries again.
  context.resume().catch(() => undefined)
}

/** Creates the audio output; `settings` may change, see `update`. */
export function createAudioOutput(settings: OutputSettings): AudioOutput {
  let output: OpenOutput | null = null
  let hasFailed = false

  return {
    use(make) {
      if (typeof AudioContext === 'undefined') return
      try {
        output ??= openOutput(settings)
        resumeContext(output)
        make(output)
      } catch (fault) {
        if (!hasFailed) console.warn('no sound could be made:', fault)
        hasFailed = true
      }
    },
    resume() {
      if (output !== null) resumeContext(output)
    },
    update() {
      output?.acoustics.setMono(settings.isMono)
      output?.master.gain.setTargetAtTime(settings.volume * MASTER_GAIN, output.context.currentTime, 0.02)
    },
  }
}
