import type { SeatPlayer } from '../../ports/journal'
import { ONLOOKER, seatOf, type Eye, type Seat, type Seen } from '../../rules/kit'
import type { TableSeat } from './played-table'

/** What of a chair tells who acts at this screen. */
type Sitter = Pick<TableSeat, 'kind'>

/** Seats of people at this screen who still play. */
export function personsAt(chairs: readonly Sitter[], resigned: readonly Seat[] = []): Seat[] {
  return chairs.flatMap((chair, seat) => (chair.kind === 'person' && !resigned.includes(seat) ? [seat] : []))
}

/** Seats that the game waits for or that may act: whoever has the turn first, others may only interrupt. */
export function seatsToMove(seen: Seen): Seat[] {
  const { turn } = (seen.state ?? {}) as { readonly turn?: unknown }
  const letters = [...seen.toMove].sort((a, b) => Number(b === turn) - Number(a === turn))
  return letters.map((letter) => seatOf(letter, seen.seats)).filter((seat) => seat >= 0)
}

/** Seats that the game waits for: those that may only interrupt are left out. */
export function seatsAwaited(seen: Seen): Seat[] {
  const { turn } = (seen.state ?? {}) as { readonly turn?: unknown }
  const seats = seatsToMove(seen)
  return typeof turn === 'string' && seen.toMove.includes(turn) ? seats.slice(0, 1) : seats
}

/** Whose eye the screen has, and whether a curtain hides the hands until that person takes the screen. */
export interface Looking {
  readonly eye: Eye
  readonly covered: boolean
}

/**
 * Who looks next. A single person always looks and never meets a curtain; with several the screen passes to whoever
 * must act, behind a curtain unless it is the one who has it already; without people somebody stands by.
 */
export function nextViewer(chairs: readonly Sitter[], toMove: readonly Seat[], now: Looking): Looking {
  const persons = personsAt(chairs)
  const only = persons[0]
  if (only === undefined) return { eye: ONLOOKER, covered: false }
  if (persons.length === 1) return { eye: only, covered: false }
  const next = toMove.find((seat) => persons.includes(seat))
  if (next === undefined || next === now.eye) return now
  return { eye: next, covered: true }
}

/** Chairs of a rematch: everybody moves up one seat, so that the first chair becomes the dealer's. */
export function passTheDeal(chairs: readonly SeatPlayer[]): SeatPlayer[] {
  const [first, ...others] = chairs
  return first === undefined ? [] : [...others, first]
}
