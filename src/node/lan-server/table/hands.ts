import { sameSecret } from '../tokens'
import { letterOf, ONLOOKER, seatOf, type Seat } from '../../../rules/kit'
import { personAt, type RoomState } from './room-state'
import type { RoomFile } from '../room-store/room-file'
import { newHands, type Hands } from './shown-hands'
import type { TableClient } from './types'

/** Maximum number of addresses recorded; more than there can be guests. */
const MOST_SOURCES = 128

/** Clears the records for the next game. */
export function forgetHands({ left, seen, asking, admitted }: Hands): void {
  for (const known of [left, seen, asking, admitted]) known.clear()
}

/** Records that a guest in a chair sees its hand from now on. */
export function noteHand({ hands, phase }: RoomState, { eye, source }: Pick<TableClient, 'eye' | 'source'>): void {
  if (eye === ONLOOKER || phase !== 'playing') return
  const seats = hands.seen.get(source) ?? new Set()
  if (hands.seen.size < MOST_SOURCES || hands.seen.has(source)) hands.seen.set(source, seats.add(eye))
  hands.asking.delete(eye)
  hands.admitted.delete(eye)
  hands.left.delete(eye)
}

/** Records all seated guests when a game begins. */
export function noteHands(room: RoomState): void {
  for (const guest of room.guests) noteHand(room, guest)
}

/** Records that a person left a chair during a game, or was removed from it. */
export function noteLeft(room: RoomState, seat: Seat): void {
  const person = personAt(room, seat)
  if (person && room.phase === 'playing') room.hands.left.set(seat, person.tokens)
}

/** Whether a token fingerprint belongs to the person who left this chair during this game. */
export function hasLeft({ hands }: RoomState, seat: Seat, shown: string): boolean {
  return hands.left.get(seat)?.some((known) => sameSecret(known, shown)) === true
}

/**
 * Whether a guest needs the owner's consent to take a chair over: another person left it during this game, or a hand of
 * this game was seen from the guest's address.
 */
export function needsConsent({ hands }: RoomState, { source }: TableClient, seat: Seat): boolean {
  const admitted = hands.admitted.get(seat)
  if (admitted === null || admitted === source) return false
  return hands.left.has(seat) || hands.seen.has(source)
}

/** Records the owner's consent for the guest who asked for a chair; if none has, for the next who wants it. */
export function admit({ hands }: RoomState, seat: Seat): void {
  hands.admitted.set(seat, hands.asking.get(seat)?.source ?? null)
  hands.asking.delete(seat)
}

/** Converts the records to the form of the side file; open requests and consents are not stored. */
export function handsOnFile({ left, seen }: Hands): NonNullable<RoomFile['hands']> {
  return {
    left: Object.fromEntries([...left].map(([seat, tokens]) => [letterOf(seat), [...tokens]])),
    seen: [...seen].map(([source, seats]) => ({ source, seats: [...seats].map(letterOf) })),
  }
}

/** Restores the records from a side file. */
export function handsOn(file: RoomFile['hands']): Hands {
  const hands = newHands()
  for (const [letter, tokens] of Object.entries(file?.left ?? {})) hands.left.set(seatOf(letter), tokens)
  for (const { source, seats } of file?.seen ?? []) hands.seen.set(source, new Set(seats.map((one) => seatOf(one))))
  return hands
}
