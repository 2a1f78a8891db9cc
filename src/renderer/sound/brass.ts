import { scheduleNoise, hit, type Recipe } from './strokes'

/** The tip of the arrow passing from one sector to the next. */
const tick = hit({ length: 0.012, from: 4800, to: 3400, q: 1.4, gain: 0.22, attack: 0.15 }, [
  [2900, 0.1, 0.02],
  [4650, 0.06, 0.014],
])

/**
 * A stroke of the brass bearing. Repeated so that each begins in the middle of the previous one, it makes a continuous
 * sound.
 */
const bearing: Recipe = (context, out, at) => {
  scheduleNoise(context, out, { at, length: 0.5, from: 1300, to: 1150, q: 2.2, gain: 0.07, attack: 0.5, rough: 0.25 })
  scheduleNoise(context, out, { at, length: 0.5, from: 340, to: 320, q: 6, gain: 0.07, attack: 0.5, rough: 0.15 })
}

export const BRASS = { tick, bearing } satisfies Record<string, Recipe>
