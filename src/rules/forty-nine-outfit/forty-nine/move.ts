import type { Kind } from '../../kit'
import { type Square, LINES, LINES_AT, MAX_LINES_PER_SQUARE, SQUARES } from '../board'
import { CHEATER, cardNamed, type Card } from '../cards'

/**
 * A move as one small number: the square in bits 0 to 5, then whether the card is the Cheater, whether the last card is
 * announced, and which of the square's lines are claimed (bit i: the i-th in `LINES_AT`). `DRAW` and `PASS` use values
 * that are no squares, so that all moves under the automatic referee are below 128.
 */
export type Move = Kind<'move'>

export const DRAW: Move = 62
export const PASS: Move = 63

const SQUARE_MASK = 63
const CHEATER_FLAG = 1 << 6
const ANNOUNCEMENT_FLAG = 1 << 7
const CLAIMS_SHIFT = 8

export function packPlay(square: Square, cheats: boolean, announces = false, claims = 0): Move {
  return square | (cheats ? CHEATER_FLAG : 0) | (announces ? ANNOUNCEMENT_FLAG : 0) | (claims << CLAIMS_SHIFT)
}

export function isPlay(move: Move): boolean {
  return move !== DRAW && move !== PASS
}

export function squareOf(move: Move): Square {
  return move & SQUARE_MASK
}

/** Whether the Cheater is laid. */
export function laysCheater(move: Move): boolean {
  return (move & CHEATER_FLAG) !== 0
}

/** Returns the card laid: the Cheater, or the card whose own square it is. */
export function cardOf(move: Move): Card {
  return laysCheater(move) ? CHEATER : move & SQUARE_MASK
}

/** Returns a card's own square, which bears its number. */
export function ownSquareOf(card: Card): Square {
  const number: number = card
  return number
}

/** Whether the move announces a last card. */
export function announces(move: Move): boolean {
  return (move & ANNOUNCEMENT_FLAG) !== 0
}

/** Returns the claimed lines: bit i stands for the i-th line through the square. */
export function claimsOf(move: Move): number {
  return move >>> CLAIMS_SHIFT
}

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
interface ParsedPlay {
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
  const cheater = text.startsWith('C@')
  const square: number = cardNamed(cheater ? text.slice(2) : text)
  return square < 0 || square === CHEATER ? -1 : packPlay(square, cheater)
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
