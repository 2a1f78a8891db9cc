import type { EventsOf, Seat, DescriptionParts } from '../../kit'

/** The State of the rules page (docs/rules/isolation.md), as plain JSON. Nothing is hidden. */
export interface IsolationView {
  /** The squares with cards, counted from 1, ascending. */
  readonly squares: readonly number[]
  /** Number of cards in the hand. */
  readonly inHand: number
  /** Number of pairs of cards that share a row, a column or a diagonal. */
  readonly clashes: number
  readonly solved: boolean
  /** When solved: the number of the solution, 1 to 40. */
  readonly solution: number | null
  /** When solved: the number of its family of rotations and reflections, 1 to 6. */
  readonly family: number | null
}

/**
 * Events, as plain JSON; squares count from 1. A move reports one of the first three, then `solved` if it ends the
 * game.
 */
export type IsolationEvent = EventsOf<{
  laid: { seat: Seat; square: number }
  moved: { seat: Seat; from: number; square: number }
  takenUp: { seat: Seat; square: number }
  solved: { seat: Seat; solution: number; family: number }
}>

/** What describes Isolation before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Isolation',
  year: 1928,
} satisfies DescriptionParts
