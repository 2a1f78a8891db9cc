/** Master gain at the loudest setting; low, because several sounds are mixed. */
export const MASTER_GAIN = 0.35

/** Length of the room's reverberation in seconds, and its level relative to the dry sound. */
const REVERB_SECONDS = 0.32

const REVERB_LEVEL = 0.16

/** The room's acoustics. */
interface RoomAcoustics {
  /** Switches between mono, where both ears hear the same, and stereo. */
  setMono(on: boolean): void
}

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
export function createAudioOutput(settings: OutputSettings) {
  let output: OpenOutput | null = null
  let hasFailed = false

  return {
    /**
     * Opens or wakes the output, and passes it to `make`; does nothing without Web Audio. A machine without a working
     * output may refuse any part of it: the game goes on in silence, and the first fault is logged. Most browsers allow
     * sound only after a person has interacted with the page.
     */
    use(make: (output: OpenOutput) => void): void {
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
    /** Wakes the output if it is open and the page is visible. */
    resume(): void {
      if (output !== null) resumeContext(output)
    },
    /** Applies changed settings. */
    update(): void {
      output?.acoustics.setMono(settings.isMono)
      output?.master.gain.setTargetAtTime(settings.volume * MASTER_GAIN, output.context.currentTime, 0.02)
    },
  }
}

/** Returns the impulse response of a carpeted, panelled room: decaying noise, slightly different in each ear. */
function createImpulseResponse(context: BaseAudioContext): AudioBuffer {
  const length = Math.ceil(context.sampleRate * REVERB_SECONDS)
  const buffer = context.createBuffer(2, length, context.sampleRate)
  for (let channel = 0; channel < 2; channel++) {
    const data = buffer.getChannelData(channel)
    let filtered = 0
    for (let i = 0; i < length; i++) {
      // A one-pole low-pass: hangings absorb the high frequencies.
      filtered += (Math.random() * 2 - 1 - filtered) * 0.35
      data[i] = filtered * Math.exp((-6 * i) / length)
    }
  }
  return buffer
}

/**
 * Connects a source to the output, dry and with the room's reverberation, through a compressor that limits its level.
 */
export function connectAcoustics(context: BaseAudioContext, source: AudioNode): RoomAcoustics {
  const compressor = context.createDynamicsCompressor()
  compressor.threshold.value = -16
  compressor.ratio.value = 6
  const reverb = context.createConvolver()
  reverb.buffer = createImpulseResponse(context)
  const wet = context.createGain()
  wet.gain.value = REVERB_LEVEL
  source.connect(compressor)
  source.connect(reverb).connect(wet).connect(compressor)
  const output = context.createGain()
  output.channelCountMode = 'explicit'
  compressor.connect(output).connect(context.destination)
  return {
    setMono(on) {
      output.channelCount = on ? 1 : 2
    },
  }
}
