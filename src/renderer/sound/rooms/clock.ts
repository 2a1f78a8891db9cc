import { from, hit } from '../strokes'
import type { RoomRecipe } from './recipe'

/** A clock on the mantelpiece: where it stands, from the left, -1, to the right, and a second from beat to beat. */
const PAN = 0.35
const BEAT = 1
/** Two beats, and each never quite like the one before. */
const ROUND = 8

/** The escapement lets go, and the case answers. */
const beat = (pitch: number) =>
  hit({ length: 0.014, from: 3400 * pitch, to: 1900 * pitch, q: 1.4, gain: 0.3, attack: 0.08 }, [
    [2350 * pitch, 0.05, 0.035],
    [1180 * pitch, 0.06, 0.06],
    [245 * pitch, 0.07, 0.13],
  ])

const TICK = from(PAN, beat(1))
const TOCK = from(PAN, beat(0.84))

export const CLOCK: RoomRecipe = {
  seconds: ROUND * BEAT,
  tail: 0.5,
  compose(context, out) {
    for (let i = 0; i < ROUND; i++) (i % 2 === 0 ? TICK : TOCK)(context, out, i * BEAT + (i % 2 === 0 ? 0 : 0.012))
  },
}
