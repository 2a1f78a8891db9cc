import { accept, refuse, type Result, type Rng } from '../../kit'
import { SQUARES, type Square } from '../board'
import { fromOf, isLay, isTakeUp, packLay, packShift, squareOf, packTakeUp, type Move } from './move'
import { CARDS, isTaken, type IsolationState } from './state'
import { members, nthMember } from '../cards'

const ALL_LOW = 0xfffffff
const ALL_HIGH = 0x1fffff

/** Writes all moves and returns their number: cards laid, then each card on the board taken up or moved. */
export function moves(state: IsolationState, into: Move[]): number {
  if (state.solved) return 0
  let found = 0
  const vacant = Array.from({ length: SQUARES }, (_, square) => square).filter((square) => !isTaken(state, square))
  if (state.laidCount < CARDS) for (const square of vacant) into[found++] = packLay(square)
  for (const from of members(state.low, state.high)) {
    into[found++] = packTakeUp(from)
    for (const to of vacant) into[found++] = packShift(from, to)
  }
  return found
}

export function pick(state: IsolationState, rng: Rng): Move {
  const { low, high, laidCount } = state
  const vacant = SQUARES - laidCount
  const lays = laidCount < CARDS ? vacant : 0
  const choice = rng.below(lays + laidCount * (vacant + 1))
  if (choice < lays) return packLay(nthVacant(low, high, choice))
  const rest = choice - lays
  const card = (rest / (vacant + 1)) | 0
  const from = nthMember(low, high, card)
  const to = rest - card * (vacant + 1)
  return to === vacant ? packTakeUp(from) : packShift(from, nthVacant(low, high, to))
}

function nthVacant(low: number, high: number, skip: number): number {
  return nthMember(ALL_LOW & ~low, ALL_HIGH & ~high, skip)
}

/** Error codes of refused move texts: the first rule that the text breaks. */
export type IsolationRefusal = 'bad-move' | 'game-over' | 'no-card' | 'none-left' | 'square-taken'

export function write(move: Move): string {
  const square = squareOf(move) + 1
  if (isLay(move)) return `@${square}`
  return isTakeUp(move) ? `${square}@off` : `${fromOf(move) + 1}-${square}`
}

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
export function read(state: IsolationState, text: string): Result<Move, IsolationRefusal> {
  if (state.solved) return refuse('game-over', 'The puzzle is solved.')
  const move = parseMove(text)
  if (move < 0) {
    return refuse('bad-move', 'A move is a card laid (@25), moved (25-32) or taken up (25@off), on squares 1 to 49.')
  }
  if (isLay(move)) return readLay(state, move)
  const from = isTakeUp(move) ? squareOf(move) : fromOf(move)
  if (!isTaken(state, from)) return refuse('no-card', `No card lies on square ${from + 1}.`)
  return isTakeUp(move) ? accept(move) : ontoVacant(state, move)
}

function readLay(state: IsolationState, move: Move): Result<Move, IsolationRefusal> {
  if (state.laidCount === CARDS) return refuse('none-left', 'All seven cards lie on the board.')
  return ontoVacant(state, move)
}

function ontoVacant(state: IsolationState, move: Move): Result<Move, IsolationRefusal> {
  const square = squareOf(move)
  return isTaken(state, square) ? refuse('square-taken', `A card lies on square ${square + 1}.`) : accept(move)
}

/** Length of the longest text, `49@off`. */
const MAX_LENGTH = 6
const MOVE_PATTERN = /^(?:@([1-9]\d?)|([1-9]\d?)@off|([1-9]\d?)-([1-9]\d?))$/

/** Parses a move text without checking it against the position; returns -1 if it is malformed. */
function parseMove(text: string): Move {
  const match = text.length <= MAX_LENGTH ? MOVE_PATTERN.exec(text) : null
  if (!match) return -1
  // A square that the text does not name becomes 0, which is no square.
  const [, at = 0, off = 0, from = 0, to = 0] = match.map((number: string | undefined) => Number(number ?? 0))
  if (at > 0) return isSquare(at - 1) ? packLay(at - 1) : -1
  if (off > 0) return isSquare(off - 1) ? packTakeUp(off - 1) : -1
  return isSquare(from - 1) && isSquare(to - 1) ? packShift(from - 1, to - 1) : -1
}

function isSquare(square: Square): boolean {
  return square < SQUARES
}
