/**
 * A sound: schedules its strokes into `out` from time `at` on. There are two kinds of stroke: filtered noise for paper
 * and wood, and a few partials for ringing things. Times are in seconds.
 */
export type Recipe = (context: BaseAudioContext, out: AudioNode, at: number) => void

/** Seconds between two points of a stroke's envelope, too short to be heard. */
const GRAIN = 0.004

let noise: AudioBuffer | null = null

function noiseOf(context: BaseAudioContext): AudioBuffer {
  if (noise !== null && noise.sampleRate === context.sampleRate) return noise
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const data = noise.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  return noise
}

interface Brush {
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
function swell({ length, gain, attack, rough = 0 }: Brush): Float32Array {
  const points = Math.max(12, Math.ceil(length / GRAIN))
  return Float32Array.from({ length: points }, (_, i) => {
    const t = i / (points - 1)
    const level = t < attack ? Math.sin(((Math.PI / 2) * t) / attack) ** 2 : ((1 - t) / (1 - attack)) ** 2
    return gain * level * (1 - rough * Math.random())
  })
}

/** Schedules a stroke of noise through a band-pass filter that glides from one frequency to another. */
export function brush(context: BaseAudioContext, out: AudioNode, stroke: Brush): void {
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
  level.gain.setValueCurveAtTime(swell(stroke), at, length)
  source.connect(band).connect(level).connect(out)
  source.start(at, Math.random() * 0.9)
  source.stop(at + length)
}

type Partials = readonly (readonly [hertz: number, gain: number, length: number])[]

/** Schedules a struck object: decaying partials, each 60 dB down after its length. */
export function strike(context: BaseAudioContext, out: AudioNode, at: number, partials: Partials): void {
  const size = 0.985 + Math.random() * 0.03
  for (const [hertz, gain, length] of partials) {
    const tone = context.createOscillator()
    tone.frequency.setValueAtTime(hertz * size * (0.995 + Math.random() * 0.01), at)
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
export const rubbed =
  (stroke: Omit<Brush, 'at'>): Recipe =>
  (context, out, at) =>
    brush(context, out, { at, ...stroke })

/** Makes the sound of a hit: the click of the contact and its resonance. */
export const hit =
  (click: Omit<Brush, 'at'>, partials: Partials): Recipe =>
  (context, out, at) => {
    brush(context, out, { at, ...click })
    strike(context, out, at, partials)
  }

/** Makes a sound softer, or louder if `share` is above 1. */
export const softly =
  (share: number, one: Recipe): Recipe =>
  (context, out, at) => {
    const level = context.createGain()
    level.gain.value = share
    level.connect(out)
    one(context, level, at)
  }

/** Places a sound in the stereo field. @param pan from -1, the left, to 1, the right */
export const from =
  (pan: number, one: Recipe): Recipe =>
  (context, out, at) => {
    const side = context.createStereoPanner()
    side.pan.value = pan
    side.connect(out)
    one(context, side, at)
  }

/** Repeats a sound at slightly irregular intervals and levels. */
export const several =
  (times: number, apart: number, one: Recipe): Recipe =>
  (context, out, at) => {
    for (let i = 0; i < times; i++) {
      const late = i === 0 ? 0 : (Math.random() - 0.5) * 0.4
      softly(0.75 + Math.random() * 0.25, one)(context, out, at + (i + late) * apart)
    }
  }

/** Plays sounds in sequence, each at its own delay in seconds after the start. */
export const sequence =
  (...parts: readonly (readonly [after: number, one: Recipe])[]): Recipe =>
  (context, out, at) => {
    for (const [after, one] of parts) one(context, out, at + after)
  }
