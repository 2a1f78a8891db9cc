/** Position of a folded card: inches on the table, and a rotation about y. */
export interface CardPlace {
  readonly x: number
  readonly z: number
  readonly turn: number
}

const placeAt = (x: number, z: number, turn = 0): CardPlace => ({ x, z, turn })
/** Cards at the sides are turned so that they can be read from the near edge. */
const left = (z: number): CardPlace => placeAt(-11.6, z, 0.3)
const right = (z: number): CardPlace => placeAt(11.6, z, -0.3)
const far = (x: number): CardPlace => placeAt(x, -12.2, -x * 0.02)

const NEAR = placeAt(0.2, 11.2)

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
  [placeAt(0, -8)],
  [placeAt(-4.6, -6), placeAt(4.6, -6)],
  [placeAt(-5.2, 0), placeAt(0, -8), placeAt(5.2, 0)],
  [placeAt(-5.2, 2), placeAt(-5.2, -7), placeAt(5.2, -7), placeAt(5.2, 2)],
  [placeAt(-5.2, 2.4), placeAt(-5.2, -4), placeAt(0, -10.4), placeAt(5.2, -4), placeAt(5.2, 2.4)],
  [placeAt(-5.2, 4), placeAt(-5.2, -3), placeAt(-5.2, -10), placeAt(5.2, -10), placeAt(5.2, -3), placeAt(5.2, 4)],
  [
    placeAt(-5.2, 4),
    placeAt(-5.2, -2),
    placeAt(-5.2, -8),
    placeAt(0, -12),
    placeAt(5.2, -8),
    placeAt(5.2, -2),
    placeAt(5.2, 4),
  ],
]
const NEAR_HIGH = placeAt(0, 9.2)

/** On a small landscape screen: as close to one another as is readable, round the middle. */
const OTHERS_LOW: readonly (readonly CardPlace[])[] = [
  [],
  [placeAt(0, -5)],
  [placeAt(-5.4, -2.6, 0.12), placeAt(5.4, -2.6, -0.12)],
  [placeAt(-7, -0.6, 0.16), placeAt(0, -6.4), placeAt(7, -0.6, -0.16)],
  [placeAt(-7.6, 0.6, 0.18), placeAt(-3.1, -6.2), placeAt(3.1, -6.2), placeAt(7.6, 0.6, -0.18)],
  [placeAt(-8.2, 0.8, 0.18), placeAt(-6.2, -6.4), placeAt(0, -7), placeAt(6.2, -6.4), placeAt(8.2, 0.8, -0.18)],
  [
    placeAt(-8.3, 2.8, 0.16),
    placeAt(-8.4, -3, 0.14),
    placeAt(-3, -7.6),
    placeAt(3, -7.6),
    placeAt(8.4, -3, -0.14),
    placeAt(8.3, 2.8, -0.16),
  ],
  [
    placeAt(-8.3, 3, 0.16),
    placeAt(-8.4, -2.6, 0.14),
    placeAt(-6, -8.4),
    placeAt(0, -8.8),
    placeAt(6, -8.4),
    placeAt(8.4, -2.6, -0.14),
    placeAt(8.3, 3, -0.16),
  ],
]
const NEAR_LOW = placeAt(0.1, 7.8)

/**
 * The arrangement of the cards: `wide` with the papers beside them; alone on a small screen, `low` in landscape and
 * `high` in portrait.
 */
export type Arrangement = 'wide' | 'low' | 'high'

const PLACES_BY_ARRANGEMENT: Readonly<
  Record<Arrangement, { readonly near: CardPlace; readonly others: typeof OTHERS }>
> = {
  wide: { near: NEAR, others: OTHERS },
  low: { near: NEAR_LOW, others: OTHERS_LOW },
  high: { near: NEAR_HIGH, others: OTHERS_HIGH },
}

/**
 * Returns the places of the cards for this number of seats: the nearest first, then clockwise round the table from the
 * left.
 */
export function cardPlaces(chairs: number, arrangement: Arrangement): readonly CardPlace[] {
  const { near, others } = PLACES_BY_ARRANGEMENT[arrangement]
  return [near, ...(others[Math.max(0, chairs - 1)] ?? [])]
}

/** The invitation stands in the middle, in front of the others. */
export const INVITATION_PLACE: CardPlace = placeAt(0.1, 2.6, 0.02)
