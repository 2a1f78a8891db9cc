/** Sounds are made of two strokes: filtered noise for paper and wood, a few partials for what rings. Times in seconds. */
export type Recipe = (context: BaseAudioContext, out: AudioNode, at: number) => void

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
  /** Share of the length in which it swells. */
  readonly attack: number
}

/** A stroke of noise through a band that glides. */
export function brush(
  context: BaseAudioContext,
  out: AudioNode,
  { at, length, from, to, q, gain, attack }: Brush,
): void {
  const source = context.createBufferSource()
  source.buffer = noiseOf(context)
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.Q.value = q
  band.frequency.setValueAtTime(from, at)
  band.frequency.exponentialRampToValueAtTime(to, at + length)
  const level = context.createGain()
  level.gain.setValueAtTime(0.0001, at)
  level.gain.exponentialRampToValueAtTime(gain, at + length * attack)
  level.gain.exponentialRampToValueAtTime(0.0001, at + length)
  source.connect(band).connect(level).connect(out)
  source.start(at, Math.random() * 0.5, length + 0.05)
}

/** A struck thing: partials that die away. */
export function strike(
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  partials: readonly (readonly [hertz: number, gain: number, length: number])[],
): void {
  for (const [hertz, gain, length] of partials) {
    const tone = context.createOscillator()
    tone.frequency.setValueAtTime(hertz * (0.985 + Math.random() * 0.03), at)
    const level = context.createGain()
    level.gain.setValueAtTime(0.0001, at)
    level.gain.exponentialRampToValueAtTime(gain, at + 0.003)
    level.gain.exponentialRampToValueAtTime(0.0001, at + length)
    tone.connect(level).connect(out)
    tone.start(at)
    tone.stop(at + length + 0.02)
  }
}

/** The same sound several times, never quite evenly. */
export const several =
  (times: number, apart: number, one: Recipe): Recipe =>
  (context, out, at) => {
    for (let i = 0; i < times; i++) one(context, out, at + i * apart * (0.85 + Math.random() * 0.3))
  }

/** A small struck tune. */
export const note: (...hertz: number[]) => Recipe =
  (...hertz) =>
  (context, out, at) =>
    hertz.forEach((tone, i) =>
      strike(context, out, at + i * 0.09, [
        [tone, 0.16, 0.5],
        [tone * 2.76, 0.04, 0.2],
      ]),
    )
