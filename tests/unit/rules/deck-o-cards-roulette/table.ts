import { gameById } from '../../../../src/rules/catalogue'
import { deckOCardsRoulette as game } from '../../../../src/rules/deck-o-cards/deck-o-cards-roulette'
import type { RouletteEvent } from '../../../../src/rules/deck-o-cards/deck-o-cards-roulette/shape'
import type { RouletteState } from '../../../../src/rules/deck-o-cards/deck-o-cards-roulette/state'
import {
  lettersOf,
  listTexts,
  replay,
  type GameEvent,
  type Options,
  type ReplayResult,
} from '../../../../src/rules/kit'

export interface Table {
  readonly seats?: number
  readonly options?: Options
  /** Cards of all spins, like `3C KH 8S`. Those that choose the banker come first. */
  readonly tape?: string
}

/** Table of two seats at which B keeps the bank. */
export const PAIR: Table = { tape: '3C KH' }
/** Table of two seats that play against the house. */
export const HOUSE: Table = { options: { banker: 'house' } }

/** Plays moves, written one after another with `;` between. */
export function playRecord(table: Table, moves: string, tell?: (event: GameEvent) => void): ReplayResult {
  const record = {
    format: 'parlor-record/1',
    game: 'deck-o-cards-roulette',
    options: table.options ?? {},
    seats: lettersOf(table.seats ?? 2),
    chance: { tape: table.tape?.split(' ') ?? [] },
    moves: moves === '' ? [] : moves.split(/ *; */),
  }
  return replay(gameById, record, tell)
}

/** Returns the table after legal moves, and the events. */
export function tableAfter(table: Table, moves: string) {
  const events: RouletteEvent[] = []
  const replayed = playRecord(table, moves, (event) => events.push(event as RouletteEvent))
  if (!replayed.ok) throw new Error(`${replayed.fault.move}: ${replayed.fault.message}`)
  const state = replayed.line.state as RouletteState
  return { state, events, page: game.dump(state), outcome: game.outcome(state) }
}

/** Returns the texts of a seat's legal moves. */
export function movesOf(state: RouletteState, seat: number): string[] {
  return listTexts(game, state, seat)
}

/**
 * Returns the code with which the last of some moves is refused, or null if none is refused. If an earlier move is
 * refused, the code is followed by its ply.
 */
export function codeAfter(table: Table, moves: string): string | null {
  const replayed = playRecord(table, moves)
  if (replayed.ok) return null
  const { code, ply } = replayed.fault
  return ply === null || ply === moves.split(';').length ? code : `${code} at ${ply}`
}
