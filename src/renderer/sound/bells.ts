import { scheduleNoise, schedulePartials, type Recipe } from './strokes'

/** Seconds between the starts of two notes. */
const NOTE_INTERVAL = 0.11

/** A small bar of metal under a felt hammer. */
const bar =
  (hertz: number): Recipe =>
  (context, out, at) => {
    scheduleNoise(context, out, { at, length: 0.015, from: 1800, to: 900, q: 0.8, gain: 0.05, attack: 0.3 })
    schedulePartials(context, out, at, [
      [hertz, 0.11, 0.62],
      [hertz * 2.76, 0.022, 0.24],
      [hertz * 5.4, 0.006, 0.08],
    ])
  }

/** A small struck tune. */
const tune =
  (...hertz: number[]): Recipe =>
  (context, out, at) =>
    hertz.forEach((tone, i) => bar(tone)(context, out, at + i * NOTE_INTERVAL))

export const BELLS = {
  call: tune(1047, 1319),
  bell: tune(784, 988, 1175),
  row: tune(523, 659, 784),
  fanfare: tune(523, 659, 784, 1047),
  cheater: tune(622, 466),
  /** The table has been cleared. */
  bare: tune(587, 880),
  penalty: tune(392, 294),
} satisfies Record<string, Recipe>
