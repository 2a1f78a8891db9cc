import { RADIO } from './radio'
import { RAIN } from './rain'
import type { RoomRecipe } from './recipe'
import { withPan, hit } from '../strokes'

/** A clock on the mantelpiece: its stereo position from -1, the left, to 1, the right, and seconds per beat. */
const PAN = 0.35

const BEAT_SECONDS = 1

/** Beats per round, tick and tock in turn. Each is synthesised anew, so that no two are identical. */
const BEATS_PER_ROUND = 8

/** Returns one beat: the click of the escapement and the resonance of the case. */
const beat = (pitch: number) =>
  hit({ length: 0.014, from: 3400 * pitch, to: 1900 * pitch, q: 1.4, gain: 0.3, attack: 0.08 }, [
    [2350 * pitch, 0.05, 0.035],
    [1180 * pitch, 0.06, 0.06],
    [245 * pitch, 0.07, 0.13],
  ])

const TICK = withPan(PAN, beat(1))

const TOCK = withPan(PAN, beat(0.84))

const CLOCK: RoomRecipe = {
  seconds: BEATS_PER_ROUND * BEAT_SECONDS,
  tail: 0.5,
  compose(context, out) {
    for (let i = 0; i < BEATS_PER_ROUND; i++)
      (i % 2 === 0 ? TICK : TOCK)(context, out, i * BEAT_SECONDS + (i % 2 === 0 ? 0 : 0.012))
  },
}

/** All room sounds by name. */
export const ROOM_SOUNDS = { clock: CLOCK, rain: RAIN, radio: RADIO } as const satisfies Record<string, RoomRecipe>

export type RoomName = keyof typeof ROOM_SOUNDS

/** Sample rate in hertz; these sounds contain nothing above half of it. */
const ROOM_RATE = 22_050
/** Level of every sound: the RMS of its loudest `WINDOW_SECONDS` seconds, as a share of full scale. */
const TARGET_LEVEL = 0.05
const WINDOW_SECONDS = 0.4
/** Largest peak. It limits the clock, whose short strokes in silence would otherwise be far louder. */
const MAX_PEAK = 0.6

/** Renders one round of a sound as a seamless loop, normalised to the level of all others. */
export async function renderLoop({ seconds, tail, compose }: RoomRecipe): Promise<AudioBuffer> {
  const frames = Math.round(seconds * ROOM_RATE)
  const context = new OfflineAudioContext(2, frames + Math.ceil(tail * ROOM_RATE), ROOM_RATE)
  compose(context, context.destination)
  const rendered = await context.startRendering()
  const loop = new AudioBuffer({ length: frames, numberOfChannels: 2, sampleRate: ROOM_RATE })
  const channels = [0, 1].map((ear) => foldTail(rendered.getChannelData(ear), frames))
  const gain = Math.min(TARGET_LEVEL / loudestRms(channels), MAX_PEAK / peakOf(channels))
  channels.forEach((data, ear) =>
    loop.copyToChannel(
      data.map((value) => value * gain),
      ear,
    ),
  )
  return loop
}

/** Adds what sounds beyond the end of a round to its beginning, so that it continues in the next round. */
function foldTail(data: Float32Array, frames: number): Float32Array<ArrayBuffer> {
  const round = new Float32Array(data.subarray(0, frames))
  data.subarray(frames).forEach((value, i) => (round[i] = (round[i] ?? 0) + value))
  return round
}

const peakOf = (channels: readonly Float32Array[]): number =>
  Math.max(...channels.map((data) => data.reduce((most, value) => Math.max(most, Math.abs(value)), 0)))

/** Returns the RMS level of the loudest window, over both ears. */
function loudestRms(channels: readonly Float32Array[]): number {
  const window = Math.round(WINDOW_SECONDS * ROOM_RATE)
  const length = channels[0]?.length ?? 0
  let most = 0
  for (let start = 0; start < length; start += window) {
    const parts = channels.map((data) => data.subarray(start, start + window))
    const sum = parts.reduce((all, part) => all + part.reduce((square, value) => square + value * value, 0), 0)
    most = Math.max(most, sum / (parts.length * window))
  }
  return Math.sqrt(most)
}
