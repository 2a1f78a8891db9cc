import { withPan, hit } from '../strokes'
import type { RoomRecipe } from './recipe'

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

export const CLOCK: RoomRecipe = {
  seconds: BEATS_PER_ROUND * BEAT_SECONDS,
  tail: 0.5,
  compose(context, out) {
    for (let i = 0; i < BEATS_PER_ROUND; i++)
      (i % 2 === 0 ? TICK : TOCK)(context, out, i * BEAT_SECONDS + (i % 2 === 0 ? 0 : 0.012))
  },
}
