import { LINES, LINES_AT, MOST_LINES, SQUARES } from '../board'
import { announces, cheats, claimsOf, DRAW, packPlay, PASS, squareOf, type Move } from './move'

/** The page's text of a move. */
export function write(move: Move): string {
  if (move === DRAW) return 'draw'
  if (move === PASS) return 'pass'
  const square = squareOf(move)
  const card = cheats(move) ? `C@${square + 1}` : `${square + 1}`
  const claims = claimNames(square, claimsOf(move))
  return `${card}${announces(move) ? '!' : ''}${claims.length ? CLAIM + claims.join(',') : ''}`
}

/** The names of claimed lines, in the order in which they must be claimed. */
export function claimNames(square: number, claims: number): string[] {
  const names: string[] = []
  for (let i = 0; i < MOST_LINES; i++) {
    if (claims & (1 << i)) names.push(LINES[LINES_AT[MOST_LINES * square + i]!]!.name)
  }
  return names
}

/** A text's wording, understood but not yet judged. */
export interface Wording {
  /** Without claims. */
  readonly move: Move
  /** What is claimed, as written; null if nothing is. */
  readonly claims: readonly string[] | null
}

const CLAIM = ' claim '
const WORDING = /^(C@)?([1-9]\d?)(!)?(?: claim ([1-9]\d?(?:[-+][1-9]\d?)+(?:,[1-9]\d?(?:[-+][1-9]\d?)+)*))?$/

/** The plain moves, which strict and automatic referees know alike, by their text. */
const PLAIN: ReadonlyMap<string, Wording> = new Map(
  [
    DRAW,
    PASS,
    ...Array.from({ length: SQUARES }, (_, square) => packPlay(square, false)),
    ...Array.from({ length: SQUARES }, (_, square) => packPlay(square, true)),
  ].map((move) => [write(move), { move, claims: null }]),
)

/** Understands a text, or answers null. `!` and `claim` are words of strict play only. */
export function wording(text: string, strict: boolean): Wording | null {
  const plain = PLAIN.get(text)
  if (plain || !strict) return plain ?? null
  const match = WORDING.exec(text)
  if (!match) return null
  const [, cheater, square, announced, claims] = match
  if (Number(square) > SQUARES) return null
  const move = packPlay(Number(square) - 1, cheater !== undefined, announced !== undefined)
  return { move, claims: claims?.split(',') ?? null }
}

/** The lines of a square that a claim names, as bits; -1 if it names another, or in another order. */
export function claimBits(square: number, claims: readonly string[]): number {
  let bits = 0
  let place = 0
  for (const name of claims) {
    while (place < MOST_LINES && LINES[LINES_AT[MOST_LINES * square + place]!]?.name !== name) place++
    if (place === MOST_LINES) return -1
    bits |= 1 << place++
  }
  return bits
}
