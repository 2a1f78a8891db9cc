/**
 * A sound: schedules its strokes into `out` from time `at` on. There are two kinds of stroke: filtered noise for paper
 * and wood, and a few partials for ringing things. Times are in seconds.
 */
export type Recipe = (context: BaseAudioContext, out: AudioNode, at: number) => void

/** Seconds between two points of a stroke's envelope, too short to be heard. */
const ENVELOPE_STEP = 0.004

let cachedNoise: AudioBuffer | null = null

function noiseOf(context: BaseAudioContext): AudioBuffer {
  if (cachedNoise !== null && cachedNoise.sampleRate === context.sampleRate) return cachedNoise
  cachedNoise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const data = cachedNoise.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  return cachedNoise
}

interface NoiseStroke {
  readonly at: number
  readonly length: number
  readonly from: number
  readonly to: number
  readonly q: number
  readonly gain: number
  /** Length of the attack, as a share of the stroke's length. */
  readonly attack: number
  /** Unevenness of the friction: 0 is smooth, like a breath of air; 1 is rough, like a pencil. */
  readonly rough?: number
}

/** Returns the envelope of a stroke, from 0 to 0. Random variation imitates the stick and slip of friction. */
function envelopeOf({ length, gain, attack, rough = 0 }: NoiseStroke): Float32Array {
  const points = Math.max(12, Math.ceil(length / ENVELOPE_STEP))
  return Float32Array.from({ length: points }, (_, i) => {
    const t = i / (points - 1)
    const level = t < attack ? Math.sin(((Math.PI / 2) * t) / attack) ** 2 : ((1 - t) / (1 - attack)) ** 2
    return gain * level * (1 - rough * Math.random())
  })
}

/** Schedules a stroke of noise through a band-pass filter that glides from one frequency to another. */
export function scheduleNoise(context: BaseAudioContext, out: AudioNode, stroke: NoiseStroke): void {
  const { at, length, from, to, q } = stroke
  const source = context.createBufferSource()
  source.buffer = noiseOf(context)
  source.loop = true
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.Q.value = q
  band.frequency.setValueAtTime(from, at)
  band.frequency.exponentialRampToValueAtTime(to, at + length)
  const level = context.createGain()
  level.gain.value = 0
  level.gain.setValueCurveAtTime(envelopeOf(stroke), at, length)
  source.connect(band).connect(level).connect(out)
  source.start(at, Math.random() * 0.9)
  source.stop(at + length)
}

type Partials = readonly (readonly [hertz: number, gain: number, length: number])[]

/** Schedules a struck object: decaying partials, each 60 dB down after its length. */
export function schedulePartials(context: BaseAudioContext, out: AudioNode, at: number, partials: Partials): void {
  const pitchFactor = 0.985 + Math.random() * 0.03
  for (const [hertz, gain, length] of partials) {
    const tone = context.createOscillator()
    tone.frequency.setValueAtTime(hertz * pitchFactor * (0.995 + Math.random() * 0.01), at)
    const level = context.createGain()
    level.gain.setValueAtTime(0.0001, at)
    level.gain.exponentialRampToValueAtTime(gain, at + 0.003)
    level.gain.exponentialRampToValueAtTime(gain / 1000, at + length)
    level.gain.linearRampToValueAtTime(0, at + length + 0.01)
    tone.connect(level).connect(out)
    tone.start(at)
    tone.stop(at + length + 0.01)
  }
}

/** Makes a sound of one stroke of noise. */
export const noiseSound =
  (stroke: Omit<NoiseStroke, 'at'>): Recipe =>
  (context, out, at) =>
    scheduleNoise(context, out, { at, ...stroke })

/** Makes the sound of a hit: the click of the contact and its resonance. */
export const hit =
  (click: Omit<NoiseStroke, 'at'>, partials: Partials): Recipe =>
  (context, out, at) => {
    scheduleNoise(context, out, { at, ...click })
    schedulePartials(context, out, at, partials)
  }

/** Makes a sound softer, or louder if `share` is above 1. */
export const withLevel =
  (share: number, recipe: Recipe): Recipe =>
  (context, out, at) => {
    const level = context.createGain()
    level.gain.value = share
    level.connect(out)
    recipe(context, level, at)
  }

/** Places a sound in the stereo field. @param pan from -1, the left, to 1, the right */
export const withPan =
  (pan: number, recipe: Recipe): Recipe =>
  (context, out, at) => {
    const side = context.createStereoPanner()
    side.pan.value = pan
    side.connect(out)
    recipe(context, side, at)
  }

/** Repeats a sound at slightly irregular intervals and levels. */
export const repeatSound =
  (times: number, interval: number, recipe: Recipe): Recipe =>
  (context, out, at) => {
    for (let i = 0; i < times; i++) {
      const jitter = i === 0 ? 0 : (Math.random() - 0.5) * 0.4
      withLevel(0.75 + Math.random() * 0.25, recipe)(context, out, at + (i + jitter) * interval)
    }
  }

/** Plays sounds in sequence, each at its own delay in seconds after the start. */
export const sequence =
  (...parts: readonly (readonly [after: number, one: Recipe])[]): Recipe =>
  (context, out, at) => {
    for (const [delay, recipe] of parts) recipe(context, out, at + delay)
  }
