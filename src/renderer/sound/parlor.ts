/** Master gain at the loudest setting; low, because several sounds are mixed. */
export const MASTER = 0.35

/** Length of the room's reverberation in seconds, and its level relative to the dry sound. */
const ANSWER = 0.32
const WET = 0.16

/** Returns the impulse response of a carpeted, panelled room: decaying noise, slightly different in each ear. */
function answerOf(context: BaseAudioContext): AudioBuffer {
  const length = Math.ceil(context.sampleRate * ANSWER)
  const buffer = context.createBuffer(2, length, context.sampleRate)
  for (let channel = 0; channel < 2; channel++) {
    const data = buffer.getChannelData(channel)
    let soft = 0
    for (let i = 0; i < length; i++) {
      // A one-pole low-pass: hangings absorb the high frequencies.
      soft += (Math.random() * 2 - 1 - soft) * 0.35
      data[i] = soft * Math.exp((-6 * i) / length)
    }
  }
  return buffer
}

/** The room's acoustics. */
export interface Parlor {
  /** Switches between mono, where both ears hear the same, and stereo. */
  mono(on: boolean): void
}

/**
 * Connects a source to the output, dry and with the room's reverberation, through a compressor that limits its level.
 */
export function openParlor(context: BaseAudioContext, source: AudioNode): Parlor {
  const limit = context.createDynamicsCompressor()
  limit.threshold.value = -16
  limit.ratio.value = 6
  const room = context.createConvolver()
  room.buffer = answerOf(context)
  const wet = context.createGain()
  wet.gain.value = WET
  source.connect(limit)
  source.connect(room).connect(wet).connect(limit)
  const ears = context.createGain()
  ears.channelCountMode = 'explicit'
  limit.connect(ears).connect(context.destination)
  return {
    mono(on) {
      ears.channelCount = on ? 1 : 2
    },
  }
}
