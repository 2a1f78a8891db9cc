import { LINES, LINES_AT, MAX_LINES_PER_SQUARE, SQUARES } from '../board'
import { announces, laysCheater, claimsOf, DRAW, packPlay, PASS, squareOf, type Move } from './move'

/** Writes a move in the notation of the rules page. */
export function write(move: Move): string {
  if (move === DRAW) return 'draw'
  if (move === PASS) return 'pass'
  const square = squareOf(move)
  const card = laysCheater(move) ? `C@${square + 1}` : `${square + 1}`
  const claims = claimNames(square, claimsOf(move))
  return `${card}${announces(move) ? '!' : ''}${claims.length ? CLAIM + claims.join(',') : ''}`
}

/** Returns the names of claimed lines, in the order in which they must be claimed. */
function claimNames(square: number, claims: number): string[] {
  const names: string[] = []
  for (let i = 0; i < MAX_LINES_PER_SQUARE; i++) {
    if (claims & (1 << i)) names.push(LINES[LINES_AT[MAX_LINES_PER_SQUARE * square + i]!]!.name)
  }
  return names
}

/** A parsed move text, not yet checked against the position. */
export interface ParsedPlay {
  /** The move without its claims. */
  readonly move: Move
  /** The claims as written; null without any. */
  readonly claims: readonly string[] | null
}

const CLAIM = ' claim '
const STRICT_PLAY = /^(C@)?([1-9]\d?)(!)?(?: claim ([1-9]\d?(?:[-+][1-9]\d?)+(?:,[1-9]\d?(?:[-+][1-9]\d?)+)*))?$/

/** Parses a move without announcement and claims, valid under every referee; returns -1 for any other text. */
export function parsePlainMove(text: string): Move {
  if (text === 'draw') return DRAW
  if (text === 'pass') return PASS
  const cheater = text.charCodeAt(0) === LETTER_C && text.charCodeAt(1) === AT
  const number = numberFrom(text, cheater ? 2 : 0)
  return number < 0 ? -1 : packPlay(number - 1, cheater)
}

/** Parses a move text of strict play; returns null if it is malformed. */
export function parseStrictPlay(text: string): ParsedPlay | null {
  const match = STRICT_PLAY.exec(text)
  if (!match) return null
  const [, cheater, square, announced, claims] = match
  if (Number(square) > SQUARES) return null
  const move = packPlay(Number(square) - 1, cheater !== undefined, announced !== undefined)
  return { move, claims: claims?.split(',') ?? null }
}

/** Parses the rest of a text as a number from 1 to 49 without leading zeros; returns -1 if it is none. */
function numberFrom(text: string, from: number): number {
  const digits = text.length - from
  const tens = text.charCodeAt(from) - ZERO
  const number = digits === 1 ? tens : 10 * tens + text.charCodeAt(from + 1) - ZERO
  const wellFormed = digits === 1 ? tens <= 9 : digits === 2 && tens <= 4 && number < 10 * (tens + 1)
  return wellFormed && tens >= 1 && number >= 10 * tens * (digits - 1) ? number : -1
}

const ZERO = 0x30
const AT = 0x40
const LETTER_C = 0x43

/**
 * Returns the lines of a square that claims name, as bits; -1 if they name any other line, or are in the wrong order.
 */
export function claimBits(square: number, claims: readonly string[]): number {
  let bits = 0
  let place = 0
  for (const name of claims) {
    while (place < MAX_LINES_PER_SQUARE && LINES[LINES_AT[MAX_LINES_PER_SQUARE * square + place]!]?.name !== name)
      place++
    if (place === MAX_LINES_PER_SQUARE) return -1
    bits |= 1 << place++
  }
  return bits
}
