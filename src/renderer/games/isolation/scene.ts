import { clash } from '../../../rules/forty-nine-outfit/isolation/solutions'
import type { IsolationView, IsolationEvent } from '../../../rules/forty-nine-outfit/isolation/shape'
import type { GameView } from '../../../rules/kit'
import { namedTouch, namedZone, numberIn } from '../../stage/model/touch-names'
import type { Piece } from '../../stage/model/pieces'
import { cardOnSquare, boardPiece, NUMBERS, squareMark, stitches } from '../layout/board'
import { touchableOutline } from '../layout/outlines'
import { cardPiece, laidPose } from '../layout/places'
import { lifted } from '../puzzles/cards'
import type { SceneContext } from '../types'

export type Table = GameView<IsolationView>

export const CARDS = 7
const SIDE = 7

/** Returns the squares (from 1) of `among` whose cards would clash with a card on `square`, but not itself. */
export function clashesOf(square: number, among: readonly number[]): number[] {
  return among.filter((other) => other !== square && clash(square - 1, other - 1))
}

/** Returns the pairs of squares whose cards clash. */
export function clashPairs({ state: { squares } }: Table): (readonly [one: number, two: number])[] {
  return squares.flatMap((one, i) => clashesOf(one, squares.slice(i + 1)).map((two) => [one, two] as const))
}

/** Returns the squares between two that clash, on their common line. */
export function squaresBetween(one: number, two: number): number[] {
  const [low, high] = [Math.min(one, two), Math.max(one, two)]
  const rows = Math.floor((high - 1) / SIDE) - Math.floor((low - 1) / SIDE)
  const steps = rows === 0 ? high - low : rows
  const step = (high - low) / steps
  return Array.from({ length: steps - 1 }, (_, i) => low + (i + 1) * step)
}

/** A move: a card laid, moved or taken back. Squares are numbered from 1; null is the hand. */
interface Step {
  readonly from: number | null
  readonly to: number | null
}

const STEP_PATTERN = /^(?:@(\d{1,2})|(\d{1,2})@off|(\d{1,2})-(\d{1,2}))$/

/** Parses a move; returns null for any other text. Checks the syntax only. */
export function stepOf(move: string): Step | null {
  const found = STEP_PATTERN.exec(move)
  if (!found) return null
  const [laid, taken, from, to] = found
    .slice(1)
    .map((number: string | undefined) => (number === undefined ? null : Number(number)))
  return { from: taken ?? from ?? null, to: laid ?? to ?? null }
}

/** Distance between neighbouring cards in hand, in inches. */
const PITCH = 2.1
/** Scale of the outline of an empty place, whose neighbours are as near as the cards can lie. */
const GAP_SCALE = 0.94
/** Cards of a row on a wide page, where the cards lie in a column beside the board. */
const PER_ROW_IN_COLUMN = 3

/**
 * Returns the board and the seven cards, face down because they have no identity: on the board, or in a row in front of
 * it. A red thread runs from each card to those that it clashes with.
 */
export function scene(seen: Table, context: SceneContext<IsolationEvent>): Piece[] {
  return [
    boardPiece(),
    ...laidCards(seen, context),
    ...hand(seen, context),
    ...vacantSquares(seen, context),
    ...clashPairs(seen).flatMap(([one, two]) => stitches(`clash:${one}:${two}`, one, two, 'thread-round', 1)),
  ]
}

/**
 * Returns the movement of the last ply: the square that a card left and the one where it lies now, each null for the
 * hand.
 */
function lastStep({
  lastPly,
}: SceneContext<IsolationEvent>): { readonly from: number | null; readonly to: number | null } | null {
  for (const event of lastPly?.events ?? []) {
    if (event.type === 'laid') return { from: null, to: event.square }
    if (event.type === 'moved') return { from: event.from, to: event.square }
    if (event.type === 'takenUp') return { from: event.square, to: null }
  }
  return null
}

/** Returns the cards on the board. Cards without a clash glow; those that clash are darkened. */
function laidCards({ state }: Table, context: SceneContext<IsolationEvent>): Piece[] {
  const step = lastStep(context)
  return state.squares.map((square) => {
    const piece = backOnSquare(square)
    const from = step?.to === square && step.from !== null ? namedZone('square', step.from) : namedZone('hand', 'A')
    if (context.picked[0] === piece.touch) return { ...lifted(piece, context), from }
    if (clashesOf(square, state.squares).length > 0) return { ...piece, from, tint: 0.72 }
    return { ...piece, from, glow: state.solved ? 0.9 : 0.3 }
  })
}

function backOnSquare(square: number): Piece {
  const { pose } = cardOnSquare(String(square), square)
  return {
    ...cardPiece(`lone:${square}`, '49/back', pose),
    down: true,
    zone: namedZone('square', square),
    motion: 'lay',
    touch: namedTouch('square', square),
    carry: true,
  }
}

/** Returns the place of a card in hand: in one row on a tall page, or in rows of three. */
function spareSpot(i: number, { page }: SceneContext): { x: number; y: number; z: number } {
  const perRow = page === 'tall' ? CARDS : PER_ROW_IN_COLUMN
  const row = Math.floor(i / perRow)
  const inRow = Math.min(perRow, CARDS - row * perRow)
  return { x: ((i % perRow) - (inRow - 1) / 2) * PITCH, y: 0.004, z: row * PITCH }
}

/** Returns the cards in hand; an empty place takes a card back. */
function hand({ state }: Table, context: SceneContext<IsolationEvent>): Piece[] {
  const step = lastStep(context)
  const from = step?.to === null && step.from !== null ? namedZone('square', step.from) : namedZone('hand', 'A')
  const picked = context.picked[0] === 'hand'
  return Array.from({ length: CARDS }, (_, i) => i).flatMap((i): Piece[] => {
    const at = spareSpot(i, context)
    if (i >= state.inHand) {
      const glow = context.touchable.has('hand') && context.picked.length > 0 ? 0.4 : 0
      return [touchableOutline(`gap:${i}`, '49/back', { ...at, scale: GAP_SCALE }, 'hand', glow, 'spare')]
    }
    const id = `spare:${i}`
    const card: Piece = {
      ...cardPiece(id, '49/back', laidPose(id, at)),
      down: true,
      zone: namedZone('hand', 'A'),
      group: 'spare',
      from,
      motion: 'lay',
      touch: 'hand',
      carry: true,
    }
    return [picked && i === state.inHand - 1 ? lifted(card, context) : card]
  })
}

/**
 * Returns the marks of vacant squares, which glow along the line of a clash, in line with the card laid last, and,
 * while a card is picked, where it would clash with none.
 */
function vacantSquares({ state }: Table, context: SceneContext<IsolationEvent>): Piece[] {
  const { squares } = state
  const clashSquares = new Set(
    squares.flatMap((one) => clashesOf(one, squares).flatMap((two) => squaresBetween(one, two))),
  )
  const pickedSquare = numberIn(context.picked[0], 'square')
  const others = squares.filter((square) => square !== pickedSquare)
  const lastSquare = lastStep(context)?.to ?? null
  return NUMBERS.filter((square) => !squares.includes(square)).map((square) => {
    const choosing = context.picked.length > 0
    if (choosing) return squareMark(square, clashesOf(square, others).length > 0 ? 0.12 : 0.8)
    if (clashSquares.has(square)) return squareMark(square, 0.7)
    const inLine = lastSquare !== null && clashesOf(square, [lastSquare]).length > 0
    return squareMark(square, inLine && !state.solved ? 0.16 : 0)
  })
}
