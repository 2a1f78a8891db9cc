import { RANKS } from '../../../rules/kit'

/** Suits as they follow one another round the dial, red and black in turn. */
const ROUND = ['H', 'S', 'D', 'C'] as const

/**
 * The cards of the 52 sectors, clockwise as seen from above; sector 0 begins at the far side (12 o'clock). Sector i holds
 * rank 5i mod 13, ace first, so that neighbours are far apart in rank.
 */
export const SECTORS: readonly string[] = Array.from({ length: 52 }, (_, i) => RANKS[(i * 5) % 13]! + ROUND[i % 4]!)

/** One sector, in radians. */
export const SECTOR = (2 * Math.PI) / 52

/**
 * The middle of a card's sector, in radians clockwise from the far side as seen from above.
 * @throws Error if it is no card
 */
export function sectorAngle(card: string): number {
  const i = SECTORS.indexOf(card)
  if (i < 0) throw new Error(`${card} is no card of the dial`)
  return (i + 0.5) * SECTOR
}
