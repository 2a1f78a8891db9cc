import type { GameFace } from '../../games/types'
import type { Words } from '../../i18n/words'
import type { Refusal, Seat, GameView } from '../../../rules/kit'
import type { TouchMove } from './touch-narrowing'

/** A legal move with its words. */
export interface MoveLine extends TouchMove {
  readonly words: Words
}

/**
 * Anything that can be played on: a table, or a step of a lesson. The list of moves, touching and the keys work on
 * this.
 */
export interface PlaySource {
  readonly face: GameFace
  readonly seat: Seat
  /** The state as the player sees it. */
  readonly seen: GameView
  readonly moves: readonly MoveLine[]
  play(move: string): Promise<void>
  /** Returns why a move text is refused; null if it is legal. */
  refusal(move: string): Refusal | null
}

/**
 * Lists the legal moves of a seat in the order in which a person looks for them. Plays that can carry extras are listed
 * once, by their plain text.
 */
export function linesOf(face: GameFace, seen: GameView, seat: Seat, moves: readonly string[]): MoveLine[] {
  const { extras } = face
  const plain = extras ? [...new Set(moves.map((move) => extras.strip(move)))] : moves
  return sortMoves(plain, (move) => move).map((move) => ({
    move,
    touches: face.touches(move, seen),
    words: face.moveWords(seen, seat, move),
  }))
}

/** The parts by which moves are sorted. Numbers compare as numbers, cards by rank and suit, words. */
type Part = number | string

/**
 * A number, a card of the ordinary pack or of a coloured one, or a word, which comes after numbers (like the Cheater).
 */
const PART_PATTERN = /(10|[2-9AJQK])([SHDC])(?![A-Za-z0-9])|(\d+)([RKGP])(?![A-Za-z0-9])|\d+|[A-Za-z]+/g
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = 'SHDC'
const COLOURS = 'RKGP'

function partsOf(move: string): Part[] {
  return [...move.matchAll(PART_PATTERN)].map(([whole, rank, suit, number, colour]) => {
    if (rank !== undefined && suit !== undefined) return 4 * RANKS.indexOf(rank) + SUITS.indexOf(suit)
    if (number !== undefined && colour !== undefined) return 100 * COLOURS.indexOf(colour) + Number(number)
    return /^\d/.test(whole) ? Number(whole) : whole
  })
}

function compareParts(a: Part | undefined, b: Part | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined)
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'number') return -1
  if (typeof b === 'number') return 1
  return a < b ? -1 : Number(a > b)
}

/**
 * Sorts moves into the order in which a person looks for them: by card and square, 2 before 10, the ace before both,
 * colour by colour. The rules' own order, which sorts plain text, is kept for records and tests.
 */
export function sortMoves<T>(items: readonly T[], moveOf: (item: T) => string): T[] {
  const keyed = items.map((item) => ({ item, parts: partsOf(moveOf(item)) }))
  keyed.sort((a, b) => {
    for (let at = 0; at < Math.max(a.parts.length, b.parts.length); at++) {
      const order = compareParts(a.parts[at], b.parts[at])
      if (order !== 0) return order
    }
    return 0
  })
  return keyed.map(({ item }) => item)
}
