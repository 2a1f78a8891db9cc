/** How loud the loudest setting is: sounds are made to be mixed low. */
export const MASTER = 0.35

/** How long the room answers, in seconds, and how much of it is heard beside the thing itself. */
const ANSWER = 0.32
const WET = 0.16

/** What a carpeted room with wooden panels answers to a click: noise that dies away, a little different in each ear. */
function answerOf(context: BaseAudioContext): AudioBuffer {
  const length = Math.ceil(context.sampleRate * ANSWER)
  const buffer = context.createBuffer(2, length, context.sampleRate)
  for (let channel = 0; channel < 2; channel++) {
    const data = buffer.getChannelData(channel)
    let soft = 0
    for (let i = 0; i < length; i++) {
      // Each sample is mixed with those before it: hangings swallow what is high.
      soft += (Math.random() * 2 - 1 - soft) * 0.35
      data[i] = soft * Math.exp((-6 * i) / length)
    }
  }
  return buffer
}

/** The room that answers. */
export interface Parlor {
  /** Lets both ears hear the same, or each its own side. */
  mono(on: boolean): void
}

/** Lets a source sound in the parlor: dry and answered by the room, never louder than the ear likes. */
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
