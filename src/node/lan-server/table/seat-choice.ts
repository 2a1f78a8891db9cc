import { accept, refuse, seatOf, type Result, type Seat } from '../../../rules/kit'
import { askForConsent } from './consent'
import { needsConsent } from './hands'
import type { RoomState } from './room-state'
import type { TableClient } from './types'

/**
 * Returns the chair that a guest may take now: between games an open one, the first unless a chair is named; during a
 * game a bot's, and only a named one. Changes nothing, except that a guest who needs the owner's consent is recorded as
 * asking for it.
 */
export function chooseSeat(
  room: RoomState,
  guest: TableClient,
  letter: string | undefined,
  name: string,
): Result<Seat> {
  const seat = letter === undefined ? null : seatOf(letter, room.seats.length)
  if (room.phase === 'committing') return refuse('too-late', 'A game begins just now; look on for a moment.')
  return room.phase === 'playing' ? botsChair(room, guest, seat, name) : openChair(room, seat)
}

function openChair({ seats }: RoomState, wished: Seat | null): Result<Seat> {
  const open = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []))
  const seat = wished ?? open[0]
  return seat !== undefined && open.includes(seat) ? accept(seat) : refuse('chair-taken', 'That chair is not free.')
}

/** A bot that substitutes for an absent person does not make the chair available. */
function botsChair(room: RoomState, guest: TableClient, seat: Seat | null, name: string): Result<Seat> {
  if (seat === null)
    return refuse('too-late', 'A game is being played; take over from a bot, or look on until it is over.')
  if (room.seats[seat]?.kind !== 'bot') return refuse('chair-taken', 'No bot plays for itself in that chair.')
  if (room.activeGame?.table.resigned.includes(seat)) return refuse('chair-taken', 'That chair has given the game up.')
  const { lastLeftSeat } = guest
  if (lastLeftSeat?.round === room.round) {
    if (lastLeftSeat.seat === seat) return accept(seat)
    return refuse('other-hand', 'You sat in another chair in this game, and know its hand.')
  }
  if (!needsConsent(room, guest, seat)) return accept(seat)
  return refuse(...askForConsent(room, guest, seat, { name, isReturning: false }))
}
