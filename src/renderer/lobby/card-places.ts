/** Position of a folded card: inches on the table, and a rotation about y. */
export interface CardPlace {
  readonly x: number
  readonly z: number
  readonly turn: number
}

const at = (x: number, z: number, turn = 0): CardPlace => ({ x, z, turn })
/** Cards at the sides are turned so that they can be read from the near edge. */
const left = (z: number): CardPlace => at(-11.6, z, 0.3)
const right = (z: number): CardPlace => at(11.6, z, -0.3)
const far = (x: number): CardPlace => at(x, -12.2, -x * 0.02)

const NEAR = at(0.2, 11.2)

/** The other cards in turn order: from the viewer's left round the far edge to the right. */
const OTHERS: readonly (readonly CardPlace[])[] = [
  [],
  [far(0)],
  [left(-2.4), right(-2.4)],
  [left(-1), far(0), right(-1)],
  [left(0), far(-5), far(5), right(0)],
  [left(1), far(-7), far(0), far(7), right(1)],
  [left(2.9), left(-4.6), far(-5), far(5), right(-4.6), right(2.9)],
  [left(2.9), left(-4.6), far(-7), far(0), far(7), right(-4.6), right(2.9)],
]

/** On a portrait screen: two columns beside the middle, and a row at the back. */
const OTHERS_HIGH: readonly (readonly CardPlace[])[] = [
  [],
  [at(0, -8)],
  [at(-4.6, -6), at(4.6, -6)],
  [at(-5.2, 0), at(0, -8), at(5.2, 0)],
  [at(-5.2, 2), at(-5.2, -7), at(5.2, -7), at(5.2, 2)],
  [at(-5.2, 2.4), at(-5.2, -4), at(0, -10.4), at(5.2, -4), at(5.2, 2.4)],
  [at(-5.2, 4), at(-5.2, -3), at(-5.2, -10), at(5.2, -10), at(5.2, -3), at(5.2, 4)],
  [at(-5.2, 4), at(-5.2, -2), at(-5.2, -8), at(0, -12), at(5.2, -8), at(5.2, -2), at(5.2, 4)],
]
const NEAR_HIGH = at(0, 9.2)

/** On a small landscape screen: as close to one another as is readable, round the middle. */
const OTHERS_LOW: readonly (readonly CardPlace[])[] = [
  [],
  [at(0, -5)],
  [at(-5.4, -2.6, 0.12), at(5.4, -2.6, -0.12)],
  [at(-7, -0.6, 0.16), at(0, -6.4), at(7, -0.6, -0.16)],
  [at(-7.6, 0.6, 0.18), at(-3.1, -6.2), at(3.1, -6.2), at(7.6, 0.6, -0.18)],
  [at(-8.2, 0.8, 0.18), at(-6.2, -6.4), at(0, -7), at(6.2, -6.4), at(8.2, 0.8, -0.18)],
  [at(-8.3, 2.8, 0.16), at(-8.4, -3, 0.14), at(-3, -7.6), at(3, -7.6), at(8.4, -3, -0.14), at(8.3, 2.8, -0.16)],
  [
    at(-8.3, 3, 0.16),
    at(-8.4, -2.6, 0.14),
    at(-6, -8.4),
    at(0, -8.8),
    at(6, -8.4),
    at(8.4, -2.6, -0.14),
    at(8.3, 3, -0.16),
  ],
]
const NEAR_LOW = at(0.1, 7.8)

/**
 * The arrangement of the cards: `wide` with the papers beside them; alone on a small screen, `low` in landscape and
 * `high` in portrait.
 */
export type Arrangement = 'wide' | 'low' | 'high'

const ARRANGED: Readonly<Record<Arrangement, { readonly near: CardPlace; readonly others: typeof OTHERS }>> = {
  wide: { near: NEAR, others: OTHERS },
  low: { near: NEAR_LOW, others: OTHERS_LOW },
  high: { near: NEAR_HIGH, others: OTHERS_HIGH },
}

/**
 * Returns the places of the cards for this number of seats: the nearest first, then clockwise round the table from the
 * left.
 */
export function cardPlaces(chairs: number, arrangement: Arrangement): readonly CardPlace[] {
  const { near, others } = ARRANGED[arrangement]
  return [near, ...(others[Math.max(0, chairs - 1)] ?? [])]
}

/** The invitation stands in the middle, in front of the others. */
export const INVITATION: CardPlace = at(0.1, 2.6, 0.02)
