import { letterOf, lettersOf, nonDefault, RECORD_FORMAT, rulesField, type GameRecord, type Seat } from '../rules/kit'
import type { SeatPlayer } from '../ports/journal'
import type { GameHistory } from './game-history'
import { givenUp } from './outcome'

/** The level of the bot that silently plays on for somebody who gave up. */
const STAND_IN = 2

/**
 * A course with the people and bots around it: who sits where, who has given up, and how many plies nobody may take
 * back any more. Plain data; the table and the replay of a journal both change it, by the functions of this file.
 */
export interface SeatAssignments {
  readonly course: GameHistory
  readonly chairs: SeatPlayer[]
  readonly resigned: Seat[]
  floor: number
}

/** Somebody gives up. Where play goes on, a bot takes the chair over and keeps the name. */
export function giveUp(sitting: SeatAssignments, seat: Seat): void {
  sitting.resigned.push(seat)
  sitting.floor = sitting.course.steps.length
  const chair = sitting.chairs[seat]
  if (chair && !givenUp(sitting.course.state, sitting.resigned)) {
    sitting.chairs[seat] = { kind: 'bot', name: chair.name, level: STAND_IN }
  }
}

/** Somebody else sits down. What was played until now stands: it was another's. */
export function reassignSeat(sitting: SeatAssignments, seat: Seat, chair: SeatPlayer): void {
  sitting.chairs[seat] = chair
  sitting.floor = sitting.course.steps.length
}

/** The record so far, with the outcomes of chance and the names. */
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
