import { ONLOOKER, seatOf, type Eye } from '../../../rules/kit'
import type { Credential } from '../../../protocol/lan/messages'
import { fingerprint, newToken, sameSecret } from '../tokens'
import { hasLeft } from './hands'
import { personAt, type RoomState } from './room-state'

/**
 * Who a pass stands for at a table: an onlooker for its code or its token, a seat for the secret of its chair, or null
 * if it opens nothing. Changes nothing.
 */
export function resolveCredential(room: RoomState, pass: Credential): Eye | null {
  const { code, token } = room.spec
  if (pass.kind === 'code') return sameSecret(pass.code.toUpperCase(), code) ? ONLOOKER : null
  if (pass.kind === 'token') return sameSecret(pass.token, token) ? ONLOOKER : null
  const seat = seatOf(pass.seat, room.seats.length)
  const shown = fingerprint(pass.token)
  if (personAt(room, seat)?.tokens.some((known) => sameSecret(known, shown))) return seat
  // Whoever got up from it in this game looks on, and may take it back.
  return room.phase === 'playing' && hasLeft(room, seat, shown) ? ONLOOKER : null
}

/**
 * A new secret for a chair. The one that was shown stays good beside it until somebody has heard of the new one: a
 * welcome can get lost. Keep the table before the secret is sent.
 */
export function rotateSeatToken(room: RoomState, seat: number, shown: string | null): string | null {
  const person = personAt(room, seat)
  if (!person) return null
  const token = newToken()
  const tokens = shown === null ? [fingerprint(token)] : [fingerprint(token), fingerprint(shown)]
  room.seats[seat] = { ...person, tokens }
  return token
}

/** Voids the secrets before the last one: its owner has been heard of since it was sent. Whether there was any. */
export function confirmSeatToken(room: RoomState, seat: number): boolean {
  const person = personAt(room, seat)
  if (!person || person.tokens.length < 2) return false
  room.seats[seat] = { ...person, tokens: person.tokens.slice(0, 1) }
  return true
}
