import {
  sequence,
  repeatSound,
  withLevel,
  type Recipe,
  scheduleNoise,
  hit,
  noiseSound,
  schedulePartials,
} from './strokes'

/** Turned wood set down on pasteboard: a dry click with a short resonance. */
const man = hit({ length: 0.018, from: 3200, to: 1400, q: 0.8, gain: 0.34, attack: 0.12 }, [
  [236, 0.09, 0.05],
  [870, 0.22, 0.05],
  [1640, 0.14, 0.035],
  [2730, 0.06, 0.022],
])

/** A broad object on the table top: a deep resonance whose overtones decay first. */
const knock = hit({ length: 0.05, from: 820, to: 260, q: 0.8, gain: 0.5, attack: 0.1 }, [
  [92, 0.34, 0.3],
  [151, 0.22, 0.22],
  [238, 0.15, 0.15],
  [387, 0.08, 0.09],
  [640, 0.04, 0.05],
])

/** A knuckle on the table top: "I pass". */
const rap = hit({ length: 0.02, from: 1500, to: 600, q: 0.9, gain: 0.3, attack: 0.12 }, [
  [148, 0.22, 0.11],
  [312, 0.2, 0.07],
  [705, 0.12, 0.04],
])

/** A knuckle on the door of the room: a thin panel, so higher than the table and with a longer resonance. */
const door = hit({ length: 0.03, from: 1100, to: 420, q: 0.8, gain: 0.3, attack: 0.1 }, [
  [118, 0.24, 0.2],
  [206, 0.2, 0.16],
  [431, 0.1, 0.09],
  [868, 0.04, 0.05],
])

/** Cardboard pulled off cardboard, with the inrush of air. */
const rub = noiseSound({ length: 0.3, from: 420, to: 900, q: 0.7, gain: 0.3, attack: 0.6, rough: 0.4 })

/** A man pushed along the board. */
const push = noiseSound({ length: 0.16, from: 760, to: 1200, q: 0.8, gain: 0.6, attack: 0.35, rough: 0.5 })

/** A piece set on another. */
const manOnMan = withLevel(0.8, man)

const WOOD = {
  man,
  push,
  hop: repeatSound(2, 0.13, man),
  crown: sequence([0, man], [0.11, manOnMan], [0.15, withLevel(0.45, man)]),
  board: knock,
  /** A lid drawn off its box, or a box pushed over the table. */
  pull: withLevel(1.6, rub),
  /** A lid lifted off and laid on the table: one edge first, then the rest. */
  lid: sequence([0, rub], [0.3, withLevel(0.7, knock)], [0.41, knock]),
  pass: repeatSound(2, 0.14, rap),
  /** A visitor's knock: three strokes, the last after a pause. */
  knock: sequence([0, door], [0.19, withLevel(0.85, door)], [0.47, door]),
} satisfies Record<string, Recipe>

/** A card pushed over another: the rustle of two coated papers. */
const slide = noiseSound({ length: 0.24, from: 2000, to: 3100, q: 0.9, gain: 0.34, attack: 0.4, rough: 0.45 })

/** A card dropped flat: the escaping air, the tap of its edge, and the table. */
const lay: Recipe = (context, out, at) => {
  scheduleNoise(context, out, { at, length: 0.075, from: 3200, to: 1300, q: 0.7, gain: 0.4, attack: 0.18, rough: 0.2 })
  schedulePartials(context, out, at + 0.012, [
    [164, 0.12, 0.07],
    [418, 0.08, 0.045],
  ])
}

/** A corner of a card released by the thumb. */
const snap = noiseSound({ length: 0.022, from: 3400, to: 2300, q: 0.9, gain: 0.32, attack: 0.2 })

const draw: Recipe = (context, out, at) => {
  slide(context, out, at)
  withLevel(0.6, snap)(context, out, at + 0.17)
}

/** A graphite stroke on the pad. */
const scratch = noiseSound({ length: 0.1, from: 2900, to: 4100, q: 1.3, gain: 0.36, attack: 0.35, rough: 0.8 })

/** A dealt card: it leaves the pack and lands. */
const dealtCard = sequence([0, withLevel(0.8, slide)], [0.1, withLevel(0.7, lay)])

/** A riffle of both halves, then the pack is pushed square and tapped. */
const shuffle = sequence([0, repeatSound(22, 0.026, snap)], [0.6, slide], [0.84, withLevel(0.8, lay)])

const PAPER = {
  slide,
  /** One card of a riffle alone. */
  snap: withLevel(1.6, snap),
  draw,
  lay,
  deal: repeatSound(6, 0.11, dealtCard),
  shuffle,
  flip: sequence([0, withLevel(0.8, snap)], [0.02, withLevel(0.5, slide)], [0.14, lay]),
  trick: repeatSound(4, 0.06, slide),
  pencil: repeatSound(3, 0.12, scratch),
} satisfies Record<string, Recipe>

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

const BELLS = {
  call: tune(1047, 1319),
  bell: tune(784, 988, 1175),
  row: tune(523, 659, 784),
  fanfare: tune(523, 659, 784, 1047),
  cheater: tune(622, 466),
  /** The table has been cleared. */
  bare: tune(587, 880),
  penalty: tune(392, 294),
} satisfies Record<string, Recipe>

/** Clay on clay: two contacts, since no chip lands flat; a bright, inharmonic, short sound. */
const clayContact = hit({ length: 0.012, from: 6400, to: 4200, q: 0.9, gain: 0.26, attack: 0.15 }, [
  [2310, 0.12, 0.045],
  [3190, 0.11, 0.04],
  [4470, 0.09, 0.032],
  [6180, 0.045, 0.024],
  [8020, 0.025, 0.018],
])

const chip = sequence([0, clayContact], [0.021, withLevel(0.45, clayContact)])

/** A wooden rake over cloth. */
const cloth = noiseSound({ length: 0.55, from: 800, to: 1500, q: 0.6, gain: 0.28, attack: 0.4, rough: 0.35 })

const CHIPS = {
  chip,
  chips: repeatSound(5, 0.075, chip),
  rake: sequence([0, cloth], [0.14, repeatSound(5, 0.08, withLevel(0.6, chip))]),
} satisfies Record<string, Recipe>

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

const BRASS = { tick, bearing } satisfies Record<string, Recipe>

/** Sounds of several things at once. */
const MIXED = {
  /** A capture: the taken piece is drawn off, then the other one is set down. */
  capture: sequence([0, withLevel(0.8, PAPER.slide)], [0.18, WOOD.man]),
  /** The table is cleared in one go. */
  sweep: sequence([0, repeatSound(3, 0.06, PAPER.slide)], [0.22, BELLS.bare]),
} satisfies Record<string, Recipe>

/** All sounds by the family that makes them; sounds of one family are about equally loud. */
export const FAMILIES = { paper: PAPER, wood: WOOD, chips: CHIPS, brass: BRASS, bells: BELLS, mixed: MIXED } as const

/** All sounds by name. */
export const RECIPES = { ...PAPER, ...WOOD, ...CHIPS, ...BRASS, ...BELLS, ...MIXED }

export type SoundName = keyof typeof RECIPES
