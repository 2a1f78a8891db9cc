import { loosePiece } from './places'
import { namedTouch, namedZone, numberIn } from '../../stage/model/touch-names'
import { sizeOf, SIZE } from '../../stage/model/sizes'
import type { Piece, TablePoint } from '../../stage/model/pieces'
import type { SceneContext } from '../types'
import { manOnSquare, NUMBERS, squareCentre, squareMark, boardTop } from './board'
import { entryAt, firstOf, lastOf } from '../../../rules/kit'

/**
 * Men on the board of forty-nine. A man has no number and is identified by his place: his piece is named after his
 * square, and a man who has just moved comes `from` the zone of the square that he left. The stage thus sees one moving
 * man, and jumped men going to the place of captured men.
 */

/** A move of a man in the game's notation: `39-31`, `17x33x45`. Squares are numbered from 1. */
export interface Walk {
  readonly from: number
  readonly to: number
  /** Every square on which the man stood or landed, in order. */
  readonly squares: readonly number[]
  /** Squares of the jumped men, in order; empty for a step. */
  readonly over: readonly number[]
}

/** The men of one colour on the board. */
interface Men {
  /** Owner of the men, used in the names of their pieces: a seat's letter, or any word. */
  readonly owner: string
  /** Picture of a plain man: `man/red`, `man/peg`. */
  readonly face: string
  readonly squares: readonly number[]
  /** Squares of kings, on which a second man stands on top, and that man's picture. */
  readonly kings?: { readonly squares: readonly number[]; readonly face: string }
  /** The king crowned by the last move, and the zone from which the second man comes. */
  readonly crownedKing?: { readonly square: number; readonly from: string }
}

/** Where men off the board stand: in rows along an edge, beginning at the left as seen from that edge. */
export interface CapturedRows {
  /** 1: along the near edge. -1: along the far edge, seen from there. */
  readonly side: 1 | -1
  /** Distance from the board's centre to the first man, along the edge, and the number of men in a row. */
  readonly start: number
  readonly columns: number
}

/**
 * Parses a move in notation; returns null for any other text. A jump passes over the square half way between its ends.
 */
export function walkOf(move: string | null): Walk | null {
  const text = move ?? ''
  const [, sign] = /^\d+([-x])\d+(?:x\d+)*$/.exec(text) ?? []
  if (sign === undefined) return null
  const squares = text.split(sign).map(Number)
  const over = sign === 'x' ? squares.slice(1).map((to, i) => (to + entryAt(squares, i)) / 2) : []
  return { from: firstOf(squares), to: lastOf(squares), squares, over }
}

/** One jump or step of a man, as an event reports it. */
export interface ReportedHop {
  readonly from: number
  readonly to: number
  /** Square of the jumped man; absent for a step. */
  readonly over?: number
}

/** Returns the route of a man from the hops reported for one ply, in order; null if no man moved. */
export function walkFromHops(hops: readonly ReportedHop[]): Walk | null {
  const [first, last] = [hops[0], hops.at(-1)]
  if (first === undefined || last === undefined) return null
  return {
    from: first.from,
    to: last.to,
    squares: [first.from, ...hops.map(({ to }) => to)],
    over: hops.flatMap(({ over }) => over ?? []),
  }
}

/** Returns the touches of a move, in order: the man's square and every square on which he lands. */
export function walkTouches(move: string): readonly string[] {
  return walkOf(move) === null ? [] : move.split(/[-x]/).map((square) => namedTouch('square', square))
}

/**
 * Returns the move that these touches mean, legal or not: the man's square and every landing; null unless there are two
 * squares.
 * @param signOf returns the sign of a jump or of a step between these squares
 */
export function walkAttempt(
  touched: readonly string[],
  signOf: (squares: readonly number[]) => 'x' | '-',
): string | null {
  const squares = touched.flatMap((touch) => numberIn(touch, 'square') ?? [])
  return squares.length < 2 || squares.length < touched.length ? null : squares.join(signOf(squares))
}

/**
 * Returns the path of a man who makes several jumps, which touches every square between; empty for a single jump or a
 * step.
 */
export function pathOf({ squares, over }: Walk, level = 0): Pick<Piece, 'path'> {
  if (over.length < 2) return {}
  return {
    path: squares.slice(0, -1).map((square) => {
      const { x, z } = squareCentre(square)
      return { x, y: boardTop(x) + 0.004 + level * SIZE.man.h, z }
    }),
  }
}

/** Duration of one jump of several, in beats. */
export const JUMP_BEATS = 3

/** Returns the zone of a man on a square; `level` 1 is the upper man of a king. */
export const manZone = (square: number, level = 0): string => namedZone('man', level === 0 ? square : `${square}:top`)

/**
 * Returns the men on their squares. Those that can be touched glow. A man who has been picked up stands over the last
 * square touched, so that each hop of a multiple jump is visible before the move is played.
 * @param walk the route of the man of this colour who has just moved; null if none did
 */
export function menOnBoard(men: Men, context: SceneContext, walk: Walk | null): Piece[] {
  const lower = (square: number) => man(men.owner, men.face, square, context, walk)
  const upper = (square: number): Piece => {
    const piece = man(men.owner, men.kings?.face ?? men.face, square, context, walk, 1)
    return men.crownedKing?.square === square
      ? {
          ...piece,
          from: men.crownedKing.from,
          beat: 2 + JUMP_BEATS * Math.max(1, walk?.over.length ?? 0),
          motion: 'lay',
        }
      : piece
  }
  return [...men.squares.map(lower), ...(men.kings?.squares ?? []).flatMap((square) => [lower(square), upper(square)])]
}

function man(
  owner: string,
  face: string,
  square: number,
  context: SceneContext,
  walk: Walk | null,
  level: 0 | 1 = 0,
): Piece {
  const id = `man:${owner}:${square}${level === 1 ? ':top' : ''}`
  const piece: Piece = { ...manOnSquare(id, face, square, level * SIZE.man.h), zone: manZone(square, level) }
  const moved: Partial<Piece> =
    walk?.to === square
      ? {
          from: manZone(walk.from, level),
          motion: walk.over.length > 0 ? ('lay' as const) : ('slide' as const),
          ...pathOf(walk, level),
        }
      : {}
  return { ...piece, ...moved, ...touchState(piece, square, context, level) }
}

/**
 * Returns the changes to a man who can be touched, which is a glow, and to the picked one, who stands over the last
 * square touched.
 */
function touchState(piece: Piece, square: number, context: SceneContext, level: number): Partial<Piece> {
  const touch = namedTouch('square', square)
  const { picked } = context
  if (picked[0] !== touch) return context.touchable.has(touch) ? { glow: 0.55, carry: true } : {}
  const last = lastOf(picked)
  const over = numberIn(last, 'square') ?? square
  if (over === square) return { glow: 0.9, carry: true }
  const { x, z } = squareCentre(over)
  const y = boardTop(x) + 0.004 + level * SIZE.man.h
  return { pose: { ...piece.pose, x, y, z }, glow: 0.9, touch: last, motion: 'lay' }
}

/** Returns the marks on free squares where the picked man can land next or which were touched on his route. */
export function landingMarks(context: SceneContext, occupied: ReadonlySet<number>): Piece[] {
  const route = context.picked.slice(1, -1)
  return NUMBERS.flatMap((square) => {
    const touch = namedTouch('square', square)
    const next = context.touchable.has(touch)
    const left = context.picked.length > 1 && context.picked[0] === touch
    if ((!next && !route.includes(touch)) || (occupied.has(square) && !left)) return []
    return [squareMark(square, next ? 0.8 : 0.35)]
  })
}

/** Returns the distance between the centres of men off the board, in inches. */
const manPitch = (face: string): number => sizeOf('man', face).w * 1.08
/** Distance from the board's centre to the first row of men off the board, in inches. */
const FIRST_ROW_DISTANCE = 9.3

/** Returns the place of the man at `index` of a shelf. */
export function capturedSpot(shelf: CapturedRows, face: string, index: number): TablePoint {
  const pitch = manPitch(face)
  const column = index % shelf.columns
  const row = Math.floor(index / shelf.columns)
  return { x: shelf.side * (shelf.start + column * pitch), z: shelf.side * (FIRST_ROW_DISTANCE + row * pitch) }
}

/**
 * Returns the captured men beside the board, in rows in the order of capture. Those captured by the last move come from
 * the squares that it jumped, after the jumping man has landed.
 * @param owner owner of the men, used in the names of their pieces
 * @param over the squares that the last move jumped, where it captured these men
 */
export function capturedMen(
  owner: string,
  face: string,
  count: number,
  shelf: CapturedRows,
  over: readonly number[],
): Piece[] {
  return Array.from({ length: count }, (_, i) => {
    const nth = i - (count - over.length)
    const passed = over[nth]
    return {
      ...loosePiece('man', `taken:${owner}:${i}`, face, { ...capturedSpot(shelf, face, i), y: 0.002 }, 0.06),
      zone: namedZone('taken', owner),
      group: `taken:${owner}`,
      motion: 'lay',
      ...(passed === undefined ? {} : { from: manZone(passed), beat: JUMP_BEATS * over.length - 1 + nth }),
    } satisfies Piece
  })
}
