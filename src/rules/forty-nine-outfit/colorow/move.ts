import type { Kind } from '../../kit'
import { OFF, parsePlacing, placeOf, writePlacing } from '../placing'
import { SQUARES } from '../board'
import { MAX_DUE } from './rows'

/** A move as one small number: a card on a square (see placing.ts), a claim, `dispute` or `accept`. */
export type Move = Kind<'move'>

/** The move `claim 0`; `claim N` is `FIRST_CLAIM + N`. */
export const FIRST_CLAIM: Move = 1 << 12
export const DISPUTE: Move = 1 << 13
export const ACCEPT: Move = DISPUTE + 1

const CLAIM_WORD = 'claim '

export function isClaim(move: Move): boolean {
  return move >= FIRST_CLAIM && move < DISPUTE
}

/** Returns the points of a claim. */
export function claimOf(move: Move): number {
  return move - FIRST_CLAIM
}

/** Writes a move in the notation of the rules page. */
export function write(move: Move): string {
  if (move === DISPUTE) return 'dispute'
  if (move === ACCEPT) return 'accept'
  return isClaim(move) ? `${CLAIM_WORD}${claimOf(move)}` : writePlacing(move)
}

/** Parses a move text without checking its legality; returns -1 if it is malformed. */
export function parse(text: string, strict: boolean): Move {
  if (strict && text === 'dispute') return DISPUTE
  if (strict && text === 'accept') return ACCEPT
  if (strict && text.startsWith(CLAIM_WORD)) return parseClaim(text)
  const placing = parsePlacing(text, SQUARES)
  return placing >= 0 && placeOf(placing) !== OFF ? placing : -1
}

function parseClaim(text: string): Move {
  const points = text.length <= CLAIM_WORD.length + 2 ? Number(text.slice(CLAIM_WORD.length)) : -1
  const isWhole = Number.isInteger(points) && points >= 0 && points <= MAX_DUE
  return isWhole && `${CLAIM_WORD}${points}` === text ? FIRST_CLAIM + points : -1
}

/** Whether a text lists several placements, like `17@4,18@5`, of any numbers. */
export function laysSeveral(text: string): boolean {
  let at = placingEnd(text, 0)
  if (at < 0 || at === text.length) return false
  while (at >= 0 && at < text.length) at = text.charCodeAt(at) === COMMA ? placingEnd(text, at + 1) : -1
  return at === text.length
}

/** Returns the index after a number, `@` and a number that start at `from`; -1 if the text has none there. */
function placingEnd(text: string, from: number): number {
  const at = digitsEnd(text, from)
  return at >= 0 && text.charCodeAt(at) === AT ? digitsEnd(text, at + 1) : -1
}

function digitsEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charCodeAt(at) >= ZERO && text.charCodeAt(at) <= NINE) at++
  return at > from ? at : -1
}

const COMMA = 0x2c
const ZERO = 0x30
const NINE = 0x39
const AT = 0x40
