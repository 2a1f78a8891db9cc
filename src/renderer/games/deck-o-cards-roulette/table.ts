import type { RouletteEvent, LastSpin, RouletteView } from '../../../rules/deck-o-cards/deck-o-cards-roulette/shape'
import { type GameView, entryAt } from '../../../rules/kit'
import type { SceneContext } from '../types'
import { computeTrajectory } from '../../stage/animation/arrow-launch'
import { BEAT_SECONDS } from '../../stage/options'
import { eyeOf } from '../layout/eye'
import { PARKED_TURN } from '../layout/deck-o-cards'
import { jitterBetween, jitter } from '../layout/jitter'
import { SECTOR_ANGLE, sectorAngle } from './geometry'

/** A viewer's view of a table of Deck-O-Cards Roulette. */
export type Table = GameView<RouletteView>

/** State of the screen for this game's scene. */
export type Context = SceneContext<RouletteEvent>

export const isHouse = (table: Table): boolean => table.options['banker'] === 'house'
export const agreedSpins = (table: Table): number => Number(table.options['spins'])

/** Whether the banker is still being chosen; nobody has chips yet. */
export const isSelectingBanker = (table: Table): boolean => !isHouse(table) && table.state.banker === null

/** Returns the letters of the punters, in seat order. */
export const puntersOf = (table: Table): string[] => Object.keys(table.state.chips)

/** Returns the value of a punter's chips on the layout. */
export function stakedBy(table: Table, seat: string): number {
  return Object.values(table.state.bets[seat] ?? {}).reduce((sum, stake) => sum + stake, 0)
}

/** Returns the cards of all spins so far, those that chose the banker first. */
function allCards({ state }: Table): string[] {
  return [...state.selection.flatMap((round) => Object.values(round)), ...state.history]
}

/**
 * Returns the card of the last spin while it is to be seen what it has won: from when it was told until the viewer
 * takes chips up, places the next bet or is ready for the next spin; otherwise null.
 */
export function shownWinner(table: Table, { isOutcomeUntold = false, picked }: Context): string | null {
  const { last, ready } = table.state
  const eye = eyeOf(table)
  if (last === null || isOutcomeUntold || picked.length > 0) return null
  return eye !== null && (stakedBy(table, eye) > 0 || ready.includes(eye)) ? null : last.card
}

/** Returns a punter's gain in the last spin; negative for a loss. */
export function gainOf(last: LastSpin, seat: string): number {
  return (last.paid[seat] ?? 0) - (last.collected[seat] ?? 0)
}

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
interface NewestSpin {
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
