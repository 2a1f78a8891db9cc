/** How each sound is made: filtered noise for paper and wood, a few partials for what rings. Times in seconds. */
type Recipe = (context: BaseAudioContext, out: AudioNode, at: number) => void

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
function brush(context: BaseAudioContext, out: AudioNode, { at, length, from, to, q, gain, attack }: Brush): void {
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
function strike(
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

const slide: Recipe = (context, out, at) =>
  brush(context, out, { at, length: 0.2, from: 2600, to: 4600, q: 0.7, gain: 0.32, attack: 0.35 })

const lay: Recipe = (context, out, at) => {
  brush(context, out, { at, length: 0.09, from: 3800, to: 1500, q: 0.6, gain: 0.5, attack: 0.05 })
  strike(context, out, at + 0.01, [[112, 0.35, 0.09]])
}

const chip: Recipe = (context, out, at) =>
  strike(context, out, at, [
    [2350, 0.16, 0.07],
    [3710, 0.1, 0.05],
    [5230, 0.05, 0.03],
  ])

const knock: Recipe = (context, out, at) => {
  strike(context, out, at, [
    [86, 0.7, 0.24],
    [171, 0.35, 0.14],
    [402, 0.12, 0.06],
  ])
  brush(context, out, { at, length: 0.06, from: 900, to: 300, q: 0.8, gain: 0.5, attack: 0.05 })
}

const several =
  (times: number, apart: number, one: Recipe): Recipe =>
  (context, out, at) => {
    for (let i = 0; i < times; i++) one(context, out, at + i * apart * (0.85 + Math.random() * 0.3))
  }

const note: (...hertz: number[]) => Recipe =
  (...hertz) =>
  (context, out, at) =>
    hertz.forEach((tone, i) =>
      strike(context, out, at + i * 0.09, [
        [tone, 0.16, 0.5],
        [tone * 2.76, 0.04, 0.2],
      ]),
    )

export const RECIPES = {
  slide,
  draw: slide,
  lay,
  deal: several(6, 0.11, slide),
  shuffle: several(14, 0.035, (context, out, at) =>
    brush(context, out, { at, length: 0.05, from: 3200, to: 2400, q: 0.9, gain: 0.26, attack: 0.1 }),
  ),
  chip,
  chips: several(5, 0.055, chip),
  lid: several(2, 0.13, knock),
  board: knock,
  pencil: several(3, 0.1, (context, out, at) =>
    brush(context, out, { at, length: 0.08, from: 5200, to: 6400, q: 1.6, gain: 0.16, attack: 0.4 }),
  ),
  row: note(523, 659, 784),
  cheater: note(622, 466),
  bell: note(784, 988, 1175),
  penalty: note(311, 233),
  pass: several(2, 0.09, (context, out, at) => strike(context, out, at, [[140, 0.3, 0.08]])),
} satisfies Record<string, Recipe>

export type SoundName = keyof typeof RECIPES
