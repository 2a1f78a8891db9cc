import { letterOf, recordOf, type GameRecord, type ParentGame, type Seat } from '../rules/kit'
import type { SeatPlayer } from '../ports/journal'
import type { GameHistory } from './game-history'
import { isGivenUp } from './outcome'
import type { Help } from './types'
import { tellsHidden } from './undo-policy'

/** Level of the bot that silently takes over for a player who resigned. */
const STAND_IN_LEVEL = 2

/**
 * A game's history with its players: who sits at each seat, who has resigned, and the number of plies that can no
 * longer be undone (`finalPlyCount`). Plain data; the table and the replay of a journal both change it through the
 * functions of this file.
 */
export interface SeatAssignments {
  readonly history: GameHistory
  readonly chairs: SeatPlayer[]
  readonly resigned: Seat[]
  finalPlyCount: number
  help: Help
}

/** Notes a hint. */
export function markHint(assignments: SeatAssignments): void {
  const { hints, peeks } = assignments.help
  assignments.help = { hints: hints + 1, peeks }
}

/** Takes the last plies back. @param seed of the table */
export function rewind(assignments: SeatAssignments, plies: number, seed: string): void {
  const { history, help } = assignments
  if (tellsHidden(history, plies, seed)) assignments.help = { ...help, peeks: help.peeks + 1 }
  history.rewind(plies)
}

/** Marks a seat as resigned. If play goes on, a bot takes the seat and keeps the name. */
export function markResigned(assignments: SeatAssignments, seat: Seat): void {
  assignments.resigned.push(seat)
  assignments.finalPlyCount = assignments.history.steps.length
  const chair = assignments.chairs[seat]
  if (chair && !isGivenUp(assignments.history.state, assignments.resigned)) {
    assignments.chairs[seat] = { kind: 'bot', name: chair.name, level: STAND_IN_LEVEL }
  }
}

/** Gives a seat to another player. Nothing played before can be undone any more, since it was another player's. */
export function reassignSeat(assignments: SeatAssignments, seat: Seat, chair: SeatPlayer): void {
  assignments.chairs[seat] = chair
  assignments.finalPlyCount = assignments.history.steps.length
}

/** Returns the record so far, with the outcomes of chance and the names. */
export function recordOfTable(
  { history, chairs }: Pick<SeatAssignments, 'history' | 'chairs'>,
  parent?: ParentGame,
): GameRecord {
  const { options, seats } = history.state
  const names = Object.fromEntries(chairs.map((chair, seat) => [letterOf(seat), chair.name]))
  return recordOf(history.game.info, { options, seats, names, tape: history.tape(), parent, moves: history.moves() })
}
