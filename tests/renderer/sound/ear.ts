import { MASTER_GAIN, connectAcoustics } from '../../../src/renderer/sound/output'
import { FAMILIES, RECIPES } from '../../../src/renderer/sound/recipes'
import { renderLoop, ROOM_SOUNDS } from '../../../src/renderer/sound/rooms/loop'
import type { RoomRecipe } from '../../../src/renderer/sound/rooms/recipe'
import type { Recipe } from '../../../src/renderer/sound/strokes'
import type { SoundMeasurement, RoomMeasurement, SoundMeasurements } from './measurements'

const RATE = 44_100
const SECONDS = 2.5
/** Time at which a recipe begins, in seconds. */
const AT = 0.01
/** The softest sample that counts as heard. */
const AUDIBLE = 0.0015
const BLINK = Math.round(RATE / 5000)

/** Returns a source of random numbers that is the same in every run: recipes vary, but measurements must not. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function filters(context: BaseAudioContext, source: AudioNode, ...each: BiquadFilterOptions[]): AudioNode {
  return each.reduce((from, options) => from.connect(new BiquadFilterNode(context, options)), source)
}

/** The quality, in decibels, of a filter that is flat up to its edge. */
const FLAT = -3.01
const below = (frequency: number): BiquadFilterOptions => ({ type: 'lowpass', frequency, Q: FLAT })
const above = (frequency: number): BiquadFilterOptions => ({ type: 'highpass', frequency, Q: FLAT })
/**
 * Filters for the weighting of ITU-R BS.1770: a high shelf for the head, and a high-pass, because very low sounds count
 * little.
 */
const HEAD: readonly BiquadFilterOptions[] = [
  { type: 'highshelf', frequency: 1500, gain: 4 },
  { type: 'highpass', frequency: 38, Q: -6 },
]

/** Renders a recipe: as it is, weighted as the ear hears, and its deep, papery and bright parts. */
async function render(recipe: Recipe): Promise<Float32Array[]> {
  const context = new OfflineAudioContext(5, RATE * SECONDS, RATE)
  const source = context.createGain()
  const merger = context.createChannelMerger(5)
  const parts = [
    source,
    filters(context, source, ...HEAD),
    filters(context, source, below(400), below(400)),
    filters(context, source, above(1000), above(1000), below(6000), below(6000)),
    filters(context, source, above(2000), above(2000)),
  ]
  parts.forEach((part, channel) => part.connect(merger, 0, channel))
  merger.connect(context.destination)
  recipe(context, source, AT)
  const buffer = await context.startRendering()
  return parts.map((_, channel) => buffer.getChannelData(channel))
}

const energy = (data: Float32Array): number => data.reduce((sum, value) => sum + value * value, 0)
const peakOf = (data: Float32Array): number => data.reduce((most, value) => Math.max(most, Math.abs(value)), 0)

/**
 * Returns the level of the loudest window in decibels.
 * @param half half of a window, in samples; windows overlap by half
 */
function loudest(data: Float32Array, half = RATE / 40): number {
  const parts = Array.from({ length: Math.floor(data.length / half) }, (_, i) =>
    energy(data.subarray(Math.floor(i * half), Math.floor((i + 1) * half))),
  )
  const most = parts.reduce((best, part, i) => Math.max(best, part + (parts[i + 1] ?? 0)), 0)
  return 10 * Math.log10(most / (2 * half))
}

function measure(family: string, [raw, weighted, deep, paper, bright]: readonly Float32Array[]): SoundMeasurement {
  if (!raw || !weighted || !deep || !paper || !bright) throw new Error('A channel is missing.')
  const peak = peakOf(raw)
  const whole = energy(raw)
  const reach = (share: number) => raw.findIndex((value) => Math.abs(value) >= share * peak)
  const begun = Math.floor(AT * RATE)
  const ended = raw.findLastIndex((value) => value !== 0) + 1
  return {
    family,
    peak,
    loud: loudest(weighted),
    end: raw.findLastIndex((value) => Math.abs(value) > AUDIBLE) / RATE - AT,
    rise: (reach(0.9) - reach(0.1)) / RATE,
    offset: raw.reduce((sum, value) => sum + value, 0) / raw.length,
    first: peakOf(raw.subarray(begun, begun + BLINK)),
    last: peakOf(raw.subarray(ended - BLINK, ended)),
    deep: energy(deep) / whole,
    paper: energy(paper) / whole,
    bright: energy(bright) / whole,
  }
}

/** Returns the peak of six equal sounds within a fifth of a second, as they leave the parlor at full loudness. */
async function crowd(recipe: Recipe): Promise<number> {
  const context = new OfflineAudioContext(2, RATE * SECONDS, RATE)
  const master = new GainNode(context, { gain: MASTER_GAIN })
  connectAcoustics(context, master)
  for (let i = 0; i < 6; i++) recipe(context, master, AT + i * 0.03)
  const buffer = await context.startRendering()
  return Math.max(peakOf(buffer.getChannelData(0)), peakOf(buffer.getChannelData(1)))
}

/** Measures two rounds of a sound of the room: left, right, and both together weighted as the ear hears. */
async function hearRoom(recipe: RoomRecipe): Promise<RoomMeasurement> {
  const buffer = await renderLoop(recipe)
  const context = new OfflineAudioContext(3, buffer.length * 2, buffer.sampleRate)
  const source = new AudioBufferSourceNode(context, { buffer, loop: true })
  const ears = context.createChannelSplitter(2)
  const merger = context.createChannelMerger(3)
  source.connect(ears)
  const both = new GainNode(context, { channelCount: 1, channelCountMode: 'explicit' })
  source.connect(both)
  ears.connect(merger, 0, 0)
  ears.connect(merger, 1, 1)
  filters(context, both, ...HEAD).connect(merger, 0, 2)
  merger.connect(context.destination)
  source.start()
  const heard = await context.startRendering()
  const [left, right, weighted] = [0, 1, 2].map((channel) => heard.getChannelData(channel))
  if (!left || !right || !weighted) throw new Error('A channel is missing.')
  const steps = (data: Float32Array) => data.map((value, i) => Math.abs(value - (data[i - 1] ?? value)))
  const rounds = [left, right].map(steps)
  return {
    peak: Math.max(peakOf(left), peakOf(right)),
    loud: loudest(weighted, heard.sampleRate / 5),
    offset: Math.max(
      ...[left, right].map((data) => Math.abs(data.reduce((sum, value) => sum + value, 0) / data.length)),
    ),
    seam: Math.max(...rounds.map((round) => round[buffer.length] ?? 0)),
    step: Math.max(...rounds.map((round) => peakOf(round.subarray(1, buffer.length)))),
    mono: energy(left.map((value, i) => (value + (right[i] ?? 0)) / 2)) / ((energy(left) + energy(right)) / 2),
  }
}

/** Renders every recipe and measures it. It runs in a page, and no part of it needs a loudspeaker. */
export async function hear(): Promise<SoundMeasurements> {
  const { random } = Math
  Math.random = seeded(1926)
  try {
    const alone: Record<string, SoundMeasurement> = {}
    const together: Record<string, number> = {}
    for (const [family, recipes] of Object.entries(FAMILIES)) {
      for (const [name, recipe] of Object.entries(recipes)) alone[name] = measure(family, await render(recipe))
    }
    for (const [name, recipe] of Object.entries(RECIPES)) together[name] = await crowd(recipe)
    const rooms: Record<string, RoomMeasurement> = {}
    for (const [name, recipe] of Object.entries(ROOM_SOUNDS)) rooms[name] = await hearRoom(recipe)
    return { alone, together, rooms }
  } finally {
    Math.random = random
  }
}
