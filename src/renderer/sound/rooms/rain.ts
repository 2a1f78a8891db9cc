import { scheduleNoise, schedulePartials } from '../strokes'
import type { RoomRecipe } from './recipe'

/** Length of a round, and of the crossfade between its end and the next one's beginning, in seconds. */
const ROUND_SECONDS = 14
const CROSSFADE_SECONDS = 2.5
/** Drops against the pane per second, and drips from the gutter per round. */
const DROPS_PER_SECOND = 16
const DRIPS_PER_ROUND = 9
const ENVELOPE_POINTS = 64

/**
 * Returns an equal-power envelope: the fade in at the beginning and the fade out at the end overlap at a constant
 * level.
 */
function crossfadeEnvelope(): Float32Array<ArrayBuffer> {
  const total = ROUND_SECONDS + CROSSFADE_SECONDS
  return Float32Array.from({ length: ENVELOPE_POINTS }, (_, i) => {
    const at = (i / (ENVELOPE_POINTS - 1)) * total
    const share = Math.min(1, at / CROSSFADE_SECONDS, (total - at) / CROSSFADE_SECONDS)
    return Math.sin((Math.PI / 2) * Math.max(0, share))
  })
}

function createNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(2, Math.round(context.sampleRate * 3.7), context.sampleRate)
  for (const ear of [0, 1]) {
    const data = buffer.getChannelData(ear)
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  }
  return buffer
}

/** Adds the distant rain: band-limited noise. */
function addShower(context: BaseAudioContext, out: AudioNode): void {
  const source = context.createBufferSource()
  source.buffer = createNoise(context)
  source.loop = true
  const high = new BiquadFilterNode(context, { type: 'lowpass', frequency: 2100, Q: -3 })
  const low = new BiquadFilterNode(context, { type: 'highpass', frequency: 280, Q: -3 })
  const level = context.createGain()
  level.gain.setValueCurveAtTime(crossfadeEnvelope(), 0, ROUND_SECONDS + CROSSFADE_SECONDS)
  const quiet = context.createGain()
  quiet.gain.value = 0.05
  source.connect(high).connect(low).connect(quiet).connect(level).connect(out)
  source.start(0)
  source.stop(ROUND_SECONDS + CROSSFADE_SECONDS)
}

const createRandomPanner = (context: BaseAudioContext, out: AudioNode): AudioNode => {
  const side = new StereoPannerNode(context, { pan: Math.random() * 1.6 - 0.8 })
  side.connect(out)
  return side
}

export const RAIN: RoomRecipe = {
  seconds: ROUND_SECONDS,
  tail: CROSSFADE_SECONDS,
  compose(context, out) {
    addShower(context, out)
    for (let i = 0; i < ROUND_SECONDS * DROPS_PER_SECOND; i++) {
      const high = 1800 + Math.random() * 3600
      const gain = 0.012 + Math.random() ** 3 * 0.05
      const stroke = { length: 0.008 + Math.random() * 0.02, from: high, to: high * 0.7, q: 2.5, gain, attack: 0.12 }
      scheduleNoise(context, createRandomPanner(context, out), { at: Math.random() * ROUND_SECONDS, ...stroke })
    }
    for (let i = 0; i < DRIPS_PER_ROUND; i++) {
      const pitch = 620 + Math.random() * 520
      const partials = [
        [pitch, 0.02, 0.09],
        [pitch * 2.1, 0.006, 0.04],
      ] as const
      schedulePartials(
        context,
        createRandomPanner(context, out),
        ((i + Math.random() * 0.8) / DRIPS_PER_ROUND) * ROUND_SECONDS,
        partials,
      )
    }
  },
}
