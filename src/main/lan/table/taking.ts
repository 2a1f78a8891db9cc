import { accept, refuse, seatOf, type Result, type Seat } from '../../../rules/kit'
import type { Room } from './room'
import type { Guest } from './types'

/**
 * The chair that a guest may take now: between games an open one, the first unless one is named; while a game is played
 * a bot's, and only by name. Changes nothing.
 */
export function chairFor(room: Room, guest: Guest, letter: string | undefined): Result<Seat> {
  const seat = letter === undefined ? null : seatOf(letter, room.seats.length)
  if (room.phase === 'committing') return refuse('too-late', 'A game begins just now; look on for a moment.')
  return room.phase === 'playing' ? botsChair(room, guest, seat) : openChair(room, seat)
}

function openChair({ seats }: Room, wished: Seat | null): Result<Seat> {
  const open = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []))
  const seat = wished ?? open[0]
  return seat !== undefined && open.includes(seat) ? accept(seat) : refuse('chair-taken', 'That chair is not free.')
}

/** A bot that keeps a chair for somebody who is away is no bot's chair. */
function botsChair(room: Room, guest: Guest, seat: Seat | null): Result<Seat> {
  if (seat === null)
    return refuse('too-late', 'A game is being played; take over from a bot, or look on until it is over.')
  if (room.seats[seat]?.kind !== 'bot') return refuse('chair-taken', 'No bot plays for itself in that chair.')
  if (room.play?.table.resigned.includes(seat)) return refuse('chair-taken', 'That chair has given the game up.')
  const { rose } = guest
  if (rose?.round === room.round && rose.seat !== seat) {
    return refuse('other-hand', 'You sat in another chair in this game, and know its hand.')
  }
  return accept(seat)
}
