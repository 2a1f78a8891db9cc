import { ONLOOKER, seatOf, type Eye } from '../../../rules/kit'
import type { Credential } from '../../../protocol/lan/messages'
import { fingerprint, createToken, sameSecret } from '../tokens'
import { hasLeft } from './hands'
import { personAt, type RoomState } from './room-state'

/**
 * Returns the eye that a pass stands for at a table: an onlooker for the table's code or token, a seat for the token of
 * its chair, or null if it opens nothing. Changes nothing.
 */
export function resolveCredential(room: RoomState, pass: Credential): Eye | null {
  const { code, token } = room.spec
  if (pass.kind === 'code') return sameSecret(pass.code.toUpperCase(), code) ? ONLOOKER : null
  if (pass.kind === 'token') return sameSecret(pass.token, token) ? ONLOOKER : null
  const seat = seatOf(pass.seat, room.seats.length)
  const tokenDigest = fingerprint(pass.token)
  if (personAt(room, seat)?.tokens.some((known) => sameSecret(known, tokenDigest))) return seat
  // A person who left the chair during this game enters as an onlooker, and may take it back.
  return room.phase === 'playing' && hasLeft(room, seat, tokenDigest) ? ONLOOKER : null
}

/**
 * Creates a new token for a chair. The shown one stays valid beside it until the new one is confirmed, since a welcome
 * can get lost. Write the table to disk before sending the token.
 */
export function rotateSeatToken(room: RoomState, seat: number, shownToken: string | null): string | null {
  const person = personAt(room, seat)
  if (!person) return null
  const token = createToken()
  const tokens = shownToken === null ? [fingerprint(token)] : [fingerprint(token), fingerprint(shownToken)]
  room.seats[seat] = { ...person, tokens }
  return token
}

/**
 * Invalidates the earlier tokens of a chair, since its owner has sent a message after the last one was issued. Returns
 * whether there were any.
 */
export function confirmSeatToken(room: RoomState, seat: number): boolean {
  const person = personAt(room, seat)
  if (!person || person.tokens.length < 2) return false
  room.seats[seat] = { ...person, tokens: person.tokens.slice(0, 1) }
  return true
}
