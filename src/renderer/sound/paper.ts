import { scheduleNoise, noiseSound, sequence, repeatSound, withLevel, schedulePartials, type Recipe } from './strokes'

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

export const PAPER = {
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
