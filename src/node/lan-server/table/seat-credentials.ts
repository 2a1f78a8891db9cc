import { ONLOOKER, seatOf, type Eye, type Seat } from '../../../rules/kit'
import type { Credential } from '../../../protocol/lan/messages'
import { fingerprint, createToken, sameSecret } from '../tokens'
import { hasLeft } from './hands'
import { createReturnWord } from './return-words'
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

/** Sentence for a page whose chair is used from elsewhere. */
export const REPLACED = 'This chair is used from another connection now.'

/** Whether a pass is a token that gave a chair back before somebody claimed that chair. */
export function isFormerToken(room: RoomState, pass: Credential): boolean {
  if (pass.kind !== 'resume') return false
  const digest = fingerprint(pass.token)
  const person = personAt(room, seatOf(pass.seat, room.seats.length))
  return person?.formerTokens.some((known) => sameSecret(known, digest)) === true
}

/** Returns the return word of a person's chair, and creates it if there is none yet; null if no person has the chair. */
export function returnWordOf(room: RoomState, seat: Seat): string | null {
  const person = personAt(room, seat)
  if (!person) return null
  return (person.word ??= createReturnWord(
    room.seats.flatMap((chair) => (chair.kind === 'person' && chair.word) || []),
  ))
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
