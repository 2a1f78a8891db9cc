/** Master gain at the loudest setting; low, because several sounds are mixed. */
export const MASTER_GAIN = 0.35

/** Length of the room's reverberation in seconds, and its level relative to the dry sound. */
const REVERB_SECONDS = 0.32
const REVERB_LEVEL = 0.16

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

/** The room's acoustics. */
export interface RoomAcoustics {
  /** Switches between mono, where both ears hear the same, and stereo. */
  setMono(on: boolean): void
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
