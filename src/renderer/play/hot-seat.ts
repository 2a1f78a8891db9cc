import type { SeatPlayer } from '../../ports/journal'
import { ONLOOKER, seatOf, type Eye, type Seat, type GameView } from '../../rules/kit'
import { commonState } from './common-state'
import type { TableSeat } from './played-table'

/** The part of a seat that decides who acts at this screen. */
type Sitter = Pick<TableSeat, 'kind'>

/** Lists the seats of people at this screen who still play. */
export function personSeats(chairs: readonly Sitter[], resigned: readonly Seat[] = []): Seat[] {
  return chairs.flatMap((chair, seat) => (chair.kind === 'person' && !resigned.includes(seat) ? [seat] : []))
}

/** Lists the seats that may act: those whose turn it is first, then those that may only interrupt. */
export function seatsToMove(seen: GameView): Seat[] {
  const { turn } = commonState(seen)
  const letters = [...seen.toMove].sort((a, b) => Number(b === turn) - Number(a === turn))
  return letters.map((letter) => seatOf(letter, seen.seats)).filter((seat) => seat >= 0)
}

/** Lists the seats for which the game waits, without those that may only interrupt. */
export function seatsAwaited(seen: GameView): Seat[] {
  const { turn } = commonState(seen)
  const seats = seatsToMove(seen)
  return typeof turn === 'string' && seen.toMove.includes(turn) ? seats.slice(0, 1) : seats
}

/** Whose view the screen shows, and whether a curtain hides the hands until that person takes the screen. */
export interface ScreenViewer {
  readonly eye: Eye
  readonly isCovered: boolean
}

/**
 * Returns the next viewer. A single person always views and never meets a curtain; with several, the screen passes to
 * the one who must act, behind a curtain unless that person already has it; without people, onlookers view.
 */
export function nextViewer(chairs: readonly Sitter[], toMove: readonly Seat[], now: ScreenViewer): ScreenViewer {
  const persons = personSeats(chairs)
  const only = persons[0]
  if (only === undefined) return { eye: ONLOOKER, isCovered: false }
  if (persons.length === 1) return { eye: only, isCovered: false }
  const next = toMove.find((seat) => persons.includes(seat))
  if (next === undefined || next === now.eye) return now
  return { eye: next, isCovered: true }
}

/**
 * Returns the seats of a rematch: everybody moves up one seat, so that the player in the first seat becomes the dealer.
 */
export function passTheDeal(chairs: readonly SeatPlayer[]): SeatPlayer[] {
  const [first, ...others] = chairs
  return first === undefined ? [] : [...others, first]
}
