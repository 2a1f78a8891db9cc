import { RANKS } from '../../../rules/kit'

/** Suits in their order around the dial, red and black alternating. */
const SUIT_ORDER = ['H', 'S', 'D', 'C'] as const

/**
 * The cards of the 52 sectors, clockwise seen from above; sector 0 begins at the far side (12 o'clock). Sector `i`
 * holds rank 5`i` mod 13, ace first, so that neighbours are far apart in rank.
 */
export const SECTORS: readonly string[] = Array.from(
  { length: 52 },
  (_, i) => RANKS[(i * 5) % 13]! + SUIT_ORDER[i % 4]!, // There are 13 ranks and 4 suits.
)

/** Width of one sector, in radians. */
export const SECTOR_ANGLE = (2 * Math.PI) / 52

/**
 * Returns the centre of a card's sector, in radians clockwise from the far side, seen from above.
 * @throws Error if there is no such card
 */
export function sectorAngle(card: string): number {
  const i = SECTORS.indexOf(card)
  if (i < 0) throw new Error(`${card} is no card of the dial`)
  return (i + 0.5) * SECTOR_ANGLE
}
