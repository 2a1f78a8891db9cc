import { sameSecret } from '../tokens'
import { letterOf, ONLOOKER, seatOf, type Seat } from '../../../rules/kit'
import { personAt, type RoomState } from './room-state'
import type { RoomFile } from '../room-store/room-file'
import { newHands, type Hands } from './shown-hands'
import type { TableClient } from './types'

/** More addresses than guests fit in. */
const MOST_SOURCES = 128

/** Nobody has seen anything of the next game. */
export function forgetHands({ left, seen, asking, admitted }: Hands): void {
  for (const known of [left, seen, asking, admitted]) known.clear()
}

/** A guest in a chair sees its hand from now on. */
export function noteHand({ hands, phase }: RoomState, { eye, source }: Pick<TableClient, 'eye' | 'source'>): void {
  if (eye === ONLOOKER || phase !== 'playing') return
  const seats = hands.seen.get(source) ?? new Set()
  if (hands.seen.size < MOST_SOURCES || hands.seen.has(source)) hands.seen.set(source, seats.add(eye))
  hands.asking.delete(eye)
  hands.admitted.delete(eye)
  hands.left.delete(eye)
}

/** Notes all who sit when a game begins. */
export function noteHands(room: RoomState): void {
  for (const guest of room.guests) noteHand(room, guest)
}

/** Somebody gets up from a chair in mid-game, or is sent away from it. */
export function noteLeft(room: RoomState, seat: Seat): void {
  const person = personAt(room, seat)
  if (person && room.phase === 'playing') room.hands.left.set(seat, person.tokens)
}

/** Whether a secret is of the person who got up from this chair in this game. */
export function hasLeft({ hands }: RoomState, seat: Seat, shown: string): boolean {
  return hands.left.get(seat)?.some((known) => sameSecret(known, shown)) === true
}

/**
 * Whether the owner has to be asked before a guest takes a chair over: somebody else has got up from it in this game, or
 * a hand of this game was seen from where they come from.
 */
export function needsConsent({ hands }: RoomState, { source }: TableClient, seat: Seat): boolean {
  const admitted = hands.admitted.get(seat)
  if (admitted === null || admitted === source) return false
  return hands.left.has(seat) || hands.seen.has(source)
}

/** The owner lets whoever has asked for a chair take it; where nobody has, the next who wants it. */
export function admit({ hands }: RoomState, seat: Seat): void {
  hands.admitted.set(seat, hands.asking.get(seat)?.source ?? null)
  hands.asking.delete(seat)
}

export function handsOnFile({ left, seen }: Hands): NonNullable<RoomFile['hands']> {
  return {
    left: Object.fromEntries([...left].map(([seat, tokens]) => [letterOf(seat), [...tokens]])),
    seen: [...seen].map(([source, seats]) => ({ source, seats: [...seats].map(letterOf) })),
  }
}

export function handsOn(file: RoomFile['hands']): Hands {
  const hands = newHands()
  for (const [letter, tokens] of Object.entries(file?.left ?? {})) hands.left.set(seatOf(letter), tokens)
  for (const { source, seats } of file?.seen ?? []) hands.seen.set(source, new Set(seats.map((one) => seatOf(one))))
  return hands
}
