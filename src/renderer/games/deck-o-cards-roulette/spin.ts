import { computeTrajectory } from '../../stage/animation/arrow-launch'
import { BEAT_SECONDS } from '../../stage/animation/motion'
import { PARKED_TURN } from '../layout/deck-o-cards'
import { jitterBetween, jitter } from '../layout/jitter'
import { SECTOR_ANGLE, sectorAngle } from './dial-geometry'
import { type Context, allCards, type Table } from './table'
import { entryAt } from '../../../rules/kit'

/**
 * Largest deviation of the resting arrow from the centre of its sector, as part of the distance to the sector's edge.
 */
const MAX_DEVIATION = 0.4

/** Range of the flick's strength if nobody at this screen flicked the arrow. */
const USUAL_STRENGTH = { least: 0.35, most: 0.8 } as const

/**
 * Returns the direction in which the arrow rests after the spin of this number, in radians about y: near the centre of
 * the card's sector, never on a line, and the same in every window.
 */
export function restDirection(card: string, number: number): number {
  const aside = jitter(`spin:${number}:${card}`, 'rest', (MAX_DEVIATION * SECTOR_ANGLE) / 2)
  return Math.PI / 2 - (sectorAngle(card) + aside)
}

/**
 * The newest spin: its number (counted from 1, including spins to choose the banker), its strength, and the arrow's
 * direction before and after.
 */
export interface NewestSpin {
  readonly number: number
  readonly strength: number
  readonly from: number
  readonly to: number
}

export function newestSpin(table: Table, flick: number | null): NewestSpin {
  const cards = allCards(table)
  const number = cards.length
  const at = (spin: number) => (spin > 0 ? restDirection(entryAt(cards, spin - 1), spin) : PARKED_TURN)
  const usual = jitterBetween(
    `spin:${number}:${cards.at(-1) ?? ''}`,
    'strength',
    USUAL_STRENGTH.least,
    USUAL_STRENGTH.most,
  )
  return { number, strength: flick ?? usual, from: at(number - 1), to: at(number) }
}

/** Returns the beats until the arrow rests if the last events include a spin; else 0. */
export function beatsToRest(table: Table, context: Context): number {
  if (!context.lastEvents?.some(({ type }) => type === 'spun')) return 0
  const { seconds } = computeTrajectory(newestSpin(table, context.flickStrength))
  return seconds / BEAT_SECONDS
}
