import { namedTouch, namedZone, numberIn } from '../../stage/model/names'
import { sizeOf, SIZE } from '../../stage/model/sizes'
import type { Piece } from '../../stage/model/pieces'
import type { SceneContext } from '../types'
import { manOnSquare, squareCentre, squareMark, boardTop } from './board'
import { jitter } from './jitter'
import { entryAt, firstOf, lastOf } from '../../../rules/kit'

/**
 * Men on the board of forty-nine. A man has no number, so he is told from others by where he stands: his piece is named
 * by his square, and one who has just walked comes `from` the zone of the square that he left. The stage then sees one
 * man who moves, and jumped men who go to where taken men are kept.
 */

/** A move of men as it is written: `39-31`, `17x33x45`. Squares from 1. */
export interface Walk {
  readonly from: number
  readonly to: number
  /** Every square on which the man stood or came down, in order. */
  readonly squares: readonly number[]
  /** Squares of the men that were jumped, in order; empty for a step. */
  readonly over: readonly number[]
}

/** Men of one colour that stand on the board. */
export interface Men {
  /** Whose they are, for their names: a seat's letter, or any word. */
  readonly of: string
  /** Picture of a plain man: `man/red`, `man/peg`. */
  readonly face: string
  readonly squares: readonly number[]
  /** Squares where a second man stands on top, and his picture. */
  readonly kings?: { readonly squares: readonly number[]; readonly face: string }
  /** The king that was crowned by the last move, and the zone from which the second man comes. */
  readonly crowned?: { readonly square: number; readonly from: string }
}

/** Where men that are off the board stand: in rows along an edge, the first ones at the left of whoever sits there. */
export interface Shelf {
  /** 1: along the near edge. -1: along the far one, seen from there. */
  readonly side: 1 | -1
  /** From the board's middle to the first man, along the edge, and how many stand in a row. */
  readonly start: number
  readonly columns: number
}

/** The move in a text; null for any other text. A jump passes the square half way. */
export function walkOf(move: string | null): Walk | null {
  const text = move ?? ''
  const [, sign] = /^\d+([-x])\d+(?:x\d+)*$/.exec(text) ?? []
  if (sign === undefined) return null
  const squares = text.split(sign).map(Number)
  const over = sign === 'x' ? squares.slice(1).map((to, i) => (to + entryAt(squares, i)) / 2) : []
  return { from: firstOf(squares), to: lastOf(squares), squares, over }
}

/** One hop or step of a man, as it is told. */
export interface ToldHop {
  readonly from: number
  readonly to: number
  /** The square of the man who was jumped; absent for a step. */
  readonly over?: number
}

/** The way of a man from the hops that were told of one ply, in order; null where no man walked. */
export function walkTold(hops: readonly ToldHop[]): Walk | null {
  const [first, last] = [hops[0], hops.at(-1)]
  if (first === undefined || last === undefined) return null
  return {
    from: first.from,
    to: last.to,
    squares: [first.from, ...hops.map(({ to }) => to)],
    over: hops.flatMap(({ over }) => over ?? []),
  }
}

/** Squares that a move touches, in order: where the man stands and every square where he comes down. */
export function walkTouches(move: string): readonly string[] {
  return walkOf(move) === null ? [] : move.split(/[-x]/).map((square) => namedTouch('square', square))
}

/** The way of a man who jumps more than one other: he comes down on every square between. */
export function pathOf({ squares, over }: Walk, level = 0): Pick<Piece, 'path'> {
  if (over.length < 2) return {}
  return {
    path: squares.slice(0, -1).map((square) => {
      const { x, z } = squareCentre(square)
      return { x, y: boardTop(x) + 0.004 + level * SIZE.man.h, z }
    }),
  }
}

/** Beats of one jump on a way of several. */
export const JUMP_BEATS = 3

/** The zone of a man who stands on a square; `level` 1 is the man on top of a king. */
export const manZone = (square: number, level = 0): string => namedZone('man', level === 0 ? square : `${square}:top`)

/**
 * Men on their squares. Those that can be touched glow; one who has been picked up stands over the last square that was
 * touched, so that a jump of several hops is seen hop by hop before it is let go.
 * @param walk the way of the man of this colour who has just moved; null for none
 */
export function menOnBoard(men: Men, context: SceneContext, walk: Walk | null): Piece[] {
  const lower = (square: number) => man(men.of, men.face, square, context, walk)
  const upper = (square: number): Piece => {
    const piece = man(men.of, men.kings?.face ?? men.face, square, context, walk, 1)
    return men.crowned?.square === square
      ? { ...piece, from: men.crowned.from, beat: 2 + JUMP_BEATS * Math.max(1, walk?.over.length ?? 0), motion: 'lay' }
      : piece
  }
  return [...men.squares.map(lower), ...(men.kings?.squares ?? []).flatMap((square) => [lower(square), upper(square)])]
}

function man(
  of: string,
  face: string,
  square: number,
  context: SceneContext,
  walk: Walk | null,
  level: 0 | 1 = 0,
): Piece {
  const id = `man:${of}:${square}${level === 1 ? ':top' : ''}`
  const piece: Piece = { ...manOnSquare(id, face, square, level * SIZE.man.h), zone: manZone(square, level) }
  const moved: Partial<Piece> =
    walk?.to === square
      ? {
          from: manZone(walk.from, level),
          motion: walk.over.length > 0 ? ('lay' as const) : ('slide' as const),
          ...pathOf(walk, level),
        }
      : {}
  return { ...piece, ...moved, ...answerOf(piece, square, context, level) }
}

/** A man who can be touched glows; the one in hand stands over the last square touched. */
function answerOf(piece: Piece, square: number, context: SceneContext, level: number): Partial<Piece> {
  const touch = namedTouch('square', square)
  const { picked } = context
  if (picked[0] !== touch) return context.touchable.has(touch) ? { glow: 0.55, carry: true } : {}
  const last = lastOf(picked)
  const over = numberIn(last, 'square') ?? square
  if (over === square) return { glow: 0.9 }
  const { x, z } = squareCentre(over)
  const y = boardTop(x) + 0.004 + level * SIZE.man.h
  return { pose: { ...piece.pose, x, y, z }, glow: 0.9, touch: last, motion: 'lay' }
}

/** Light on the free squares where the man in hand can come down, or that were touched on his way. */
export function reachMarks(context: SceneContext, taken: ReadonlySet<number>): Piece[] {
  const way = context.picked.slice(1, -1)
  return Array.from({ length: 49 }, (_, i) => i + 1).flatMap((square) => {
    const touch = namedTouch('square', square)
    const next = context.touchable.has(touch)
    const left = context.picked.length > 1 && context.picked[0] === touch
    if ((!next && !way.includes(touch)) || (taken.has(square) && !left)) return []
    return [squareMark(square, next ? 0.8 : 0.35)]
  })
}

/** How far apart men stand off the board, from middle to middle. */
const apart = (face: string): number => sizeOf('man', face).w * 1.08
/** From the board's middle to the first row of men off the board. */
const EDGE = 9.3

/** Where the man at `index` of a shelf stands. */
function shelfSpot(shelf: Shelf, face: string, index: number): { readonly x: number; readonly z: number } {
  const pitch = apart(face)
  const column = index % shelf.columns
  const row = Math.floor(index / shelf.columns)
  return { x: shelf.side * (shelf.start + column * pitch), z: shelf.side * (EDGE + row * pitch) }
}

/**
 * Men that were taken, beside the board in rows, in the order in which they were taken: the last ones come from the
 * squares that the last move passed, when the hand has let go of the man who jumped.
 * @param of whose men they are, for their names
 * @param over the squares that the last move passed, where it took these men
 */
export function takenMen(of: string, face: string, count: number, shelf: Shelf, over: readonly number[]): Piece[] {
  return Array.from({ length: count }, (_, i) => {
    const id = `taken:${of}:${i}`
    const { x, z } = shelfSpot(shelf, face, i)
    const nth = i - (count - over.length)
    const passed = over[nth]
    return {
      id,
      kind: 'man',
      face,
      pose: {
        x: x + jitter(id, 'x', 0.06),
        y: 0.002,
        z: z + jitter(id, 'z', 0.06),
        turn: jitter(id, 'turn', 3),
      },
      zone: namedZone('taken', of),
      group: `taken:${of}`,
      motion: 'lay',
      ...(passed === undefined ? {} : { from: manZone(passed), beat: JUMP_BEATS * over.length - 1 + nth }),
    } satisfies Piece
  })
}
