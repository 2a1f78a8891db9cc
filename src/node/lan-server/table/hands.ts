import { sameSecret } from '../tokens'
import { letterOf, ONLOOKER, seatOf, type Seat } from '../../../rules/kit'
import { personAt, type RoomState } from './room-state'
import type { TableFile } from '../room-store/room-file'
import { createShownHands, type ShownHands } from './shown-hands'
import type { TableClient } from './types'

/** Maximum number of addresses recorded; more than there can be guests. */
const MAX_SOURCES = 128

/** Clears the records for the next game. */
export function forgetHands({ leavers, seenSeats, askers, refusedAskers, admittedSources }: ShownHands): void {
  for (const known of [leavers, seenSeats, askers, refusedAskers, admittedSources]) known.clear()
}

/** Records that a guest in a chair sees its hand from now on. */
export function noteHand({ hands, phase }: RoomState, { eye, source }: Pick<TableClient, 'eye' | 'source'>): void {
  if (eye === ONLOOKER || phase !== 'playing') return
  const seats = hands.seenSeats.get(source) ?? new Set()
  if (hands.seenSeats.size < MAX_SOURCES || hands.seenSeats.has(source)) hands.seenSeats.set(source, seats.add(eye))
  hands.askers.delete(eye)
  hands.admittedSources.delete(eye)
  hands.leavers.delete(eye)
}

/** Records all seated guests when a game begins. */
export function noteHands(room: RoomState): void {
  for (const guest of room.guests) noteHand(room, guest)
}

/** Records that a person left a chair during a game, or was removed from it. */
export function noteLeft(room: RoomState, seat: Seat): void {
  const person = personAt(room, seat)
  if (person && room.phase === 'playing') room.hands.leavers.set(seat, person.tokens)
}

/** Whether a token fingerprint belongs to the person who left this chair during this game. */
export function hasLeft({ hands }: RoomState, seat: Seat, tokenDigest: string): boolean {
  return hands.leavers.get(seat)?.some((known) => sameSecret(known, tokenDigest)) === true
}

/**
 * Whether a guest needs the owner's consent to take a chair over: another person left it during this game, or a hand of
 * this game was seen from the guest's address.
 */
export function needsConsent({ hands }: RoomState, { source }: TableClient, seat: Seat): boolean {
  const admitted = hands.admittedSources.get(seat)
  if (admitted === null || admitted === source) return false
  return hands.leavers.has(seat) || hands.seenSeats.has(source)
}

/** Whether a hand of the game that is being played, other than this chair's, was seen from a guest's address. */
export function hasSeenOther({ hands, phase }: RoomState, { source }: TableClient, seat: Seat): boolean {
  return phase === 'playing' && [...(hands.seenSeats.get(source) ?? [])].some((seen) => seen !== seat)
}

/** Records consent for the guest who asked for a chair; if none has, for the next who wants it. */
export function admit({ hands }: RoomState, seat: Seat): void {
  hands.admittedSources.set(seat, hands.askers.get(seat)?.guest.source ?? null)
  hands.askers.delete(seat)
}

/** Converts the records to the form of the side file; open requests and consents are not stored. */
export function serializeShownHands({ leavers, seenSeats }: ShownHands): NonNullable<TableFile['hands']> {
  return {
    left: Object.fromEntries([...leavers].map(([seat, tokens]) => [letterOf(seat), [...tokens]])),
    seen: [...seenSeats].map(([source, seats]) => ({ source, seats: [...seats].map(letterOf) })),
  }
}

/** Restores the records from a side file. */
export function restoreShownHands(file: TableFile['hands']): ShownHands {
  const hands = createShownHands()
  for (const [letter, tokens] of Object.entries(file?.left ?? {})) hands.leavers.set(seatOf(letter), tokens)
  for (const { source, seats } of file?.seen ?? [])
    hands.seenSeats.set(source, new Set(seats.map((one) => seatOf(one))))
  return hands
}
