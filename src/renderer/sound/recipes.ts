import { brush, note, several, strike, type Recipe } from './strokes'

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

/** Turned wood set down on pasteboard: a dry click with a short body. */
const man: Recipe = (context, out, at) => {
  strike(context, out, at, [
    [920, 0.22, 0.045],
    [1710, 0.12, 0.03],
    [238, 0.3, 0.06],
  ])
  brush(context, out, { at, length: 0.03, from: 2600, to: 1200, q: 0.8, gain: 0.3, attack: 0.05 })
}

/** One card turned over: its edge, then its face. */
const flip: Recipe = (context, out, at) => {
  brush(context, out, { at, length: 0.06, from: 4200, to: 5600, q: 1.1, gain: 0.22, attack: 0.3 })
  brush(context, out, { at: at + 0.09, length: 0.07, from: 3400, to: 1500, q: 0.6, gain: 0.42, attack: 0.05 })
}

/** A reed of the dial against the arrow's tip. */
const tick: Recipe = (context, out, at) => {
  strike(context, out, at, [
    [3100, 0.09, 0.018],
    [5400, 0.05, 0.012],
  ])
  brush(context, out, { at, length: 0.014, from: 5200, to: 3600, q: 1.4, gain: 0.12, attack: 0.1 })
}

/** Chips drawn over cloth by a rake. */
const rake: Recipe = (context, out, at) => {
  brush(context, out, { at, length: 0.5, from: 700, to: 1400, q: 0.5, gain: 0.26, attack: 0.3 })
  for (let i = 0; i < 4; i++) chip(context, out, at + 0.12 + i * 0.09 + Math.random() * 0.04)
}

/** The arrow's brass bearing while it turns. */
const bearing: Recipe = (context, out, at) => {
  brush(context, out, { at, length: 1.4, from: 1900, to: 700, q: 3, gain: 0.1, attack: 0.08 })
  strike(context, out, at, [[310, 0.05, 0.9]])
}

/** Every sound by its name. */
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
  man,
  hop: several(2, 0.13, man),
  crown: (context, out, at) => {
    man(context, out, at)
    note(659, 880)(context, out, at + 0.12)
  },
  capture: (context, out, at) => {
    slide(context, out, at)
    man(context, out, at + 0.16)
  },
  trick: several(4, 0.06, slide),
  sweep: (context, out, at) => {
    several(3, 0.05, slide)(context, out, at)
    note(587, 880)(context, out, at + 0.2)
  },
  call: note(1047, 1319),
  flip,
  tick,
  rake,
  bearing,
  fanfare: note(523, 659, 784, 1047),
  row: note(523, 659, 784),
  cheater: note(622, 466),
  bell: note(784, 988, 1175),
  penalty: note(311, 233),
  pass: several(2, 0.09, (context, out, at) => strike(context, out, at, [[140, 0.3, 0.08]])),
} satisfies Record<string, Recipe>

export type SoundName = keyof typeof RECIPES
