import { letterOf, lettersOf, nonDefault, RECORD_FORMAT, rulesField, type GameRecord, type Seat } from '../rules/kit'
import type { SeatPlayer } from '../ports/journal'
import type { GameHistory } from './game-history'
import { givenUp } from './outcome'

/** Level of the bot that silently takes over for a player who resigned. */
const STAND_IN = 2

/**
 * A game's history with its players: who sits at each seat, who has resigned, and the number of plies that can no
 * longer be undone (`floor`). Plain data; the table and the replay of a journal both change it through the functions of
 * this file.
 */
export interface SeatAssignments {
  readonly course: GameHistory
  readonly chairs: SeatPlayer[]
  readonly resigned: Seat[]
  floor: number
}

/** Marks a seat as resigned. If play goes on, a bot takes the seat and keeps the name. */
export function giveUp(sitting: SeatAssignments, seat: Seat): void {
  sitting.resigned.push(seat)
  sitting.floor = sitting.course.steps.length
  const chair = sitting.chairs[seat]
  if (chair && !givenUp(sitting.course.state, sitting.resigned)) {
    sitting.chairs[seat] = { kind: 'bot', name: chair.name, level: STAND_IN }
  }
}

/** Gives a seat to another player. Nothing played before can be undone any more, since it was another player's. */
export function reassignSeat(sitting: SeatAssignments, seat: Seat, chair: SeatPlayer): void {
  sitting.chairs[seat] = chair
  sitting.floor = sitting.course.steps.length
}

/** Returns the record so far, with the outcomes of chance and the names. */
export function recordOf({ course, chairs }: Pick<SeatAssignments, 'course' | 'chairs'>): GameRecord {
  const { game, state } = course
  const tape = course.tape()
  return {
    format: RECORD_FORMAT,
    game: game.info.id,
    ...rulesField(game.info),
    options: nonDefault(game.info, state.options),
    seats: lettersOf(state.seats),
    names: Object.fromEntries(chairs.map((chair, seat) => [letterOf(seat), chair.name])),
    ...(tape.length > 0 && { chance: { tape } }),
    moves: course.moves(),
  }
}
