import type { Box, WindowSize } from '../../../src/renderer/framing/box'
import { projectPoint, type PageCamera, type Point } from '../../../src/renderer/framing/camera'
import { outlineOf } from '../../../src/renderer/framing/outline'
import type { Piece, PieceKind } from '../../../src/renderer/stage/model/pieces'
import { fill, largestFreeBox, createGrid, hullOf, shareOf, type Dot } from './grid'

/** The page that is measured. */
export interface MeasuredPage {
  readonly pieces: readonly Piece[]
  readonly eye: PageCamera
  readonly window: WindowSize
  /** Rectangles of everything that lies over the picture and has a background of its own. */
  readonly papers: readonly Box[]
}

/**
 * Figures that say how much of a window the game fills. Heights are in CSS pixels; a height is null if no such card
 * lies open.
 */
export interface Figures {
  /** Share of all pixels that lie in the outline of something that is played with and not under a paper. */
  readonly share: number
  /**
   * Width or height of the box around all outlines, as a share of the width or height of the free rectangle; the larger
   * share counts. The free rectangle is the largest rectangle without papers.
   */
  readonly span: number
  /** Smallest height of an open card in the field, and of its printed index. */
  readonly play: number | null
  readonly playDigit: number | null
  /** The same heights for the player's own open hand. */
  readonly hand: number | null
  readonly handDigit: number | null
  /** Share of the window that papers take. */
  readonly papers: number
  /** Ids of the pieces that are played with and lie by more than 1 % under a paper or outside the window. */
  readonly covered: readonly string[]
}

const PLAYED: ReadonlySet<PieceKind> = new Set<PieceKind>(['card', 'chip', 'man', 'board', 'dial', 'arrow', 'sheet'])
/** Height of the printed index as a share of the card's height, by the first part of the picture's name. */
export const DIGITS: Readonly<Record<string, number>> = { 49: 0.163, pack: 0.111, lion: 0.142 }
const PIECE = 1
const PAPER = 2
/**
 * Positions of the points that are checked for being covered, as shares of the way from an outline's middle to its
 * corners.
 */
const SAMPLES = [0.35, 0.7, 0.98] as const
const MAX_COVERED = 0.01
/** Pattern of the groups of cards that lie in piles: nobody has to read these cards. */
const PILED = /^(won|books|rest|aside)/

const isPlayed = ({ kind, fold }: Piece): boolean => PLAYED.has(kind) && fold !== 1

/** Measures a page only from the projected outlines of its pieces. */
export function measurePage({ pieces, eye, window, papers }: MeasuredPage): Figures {
  const { width, height } = window
  const grid = createGrid(width, height)
  for (const { left, top, right, bottom } of papers)
    fill(
      grid,
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
      PAPER,
    )
  const dot = (point: Point): Dot => {
    const { x, y } = projectPoint(eye, point)
    return [x, y]
  }
  const free = largestFreeBox(grid, PAPER)
  const played = pieces
    .filter(isPlayed)
    .map((piece) => ({ piece, hull: hullOf(outlineOf(piece).all.map(dot)), top: outlineOf(piece).top.map(dot) }))
  for (const { hull } of played) fill(grid, hull, PIECE)
  const cards = played.flatMap(({ piece, top }) => readable(piece, top))
  const least = (own: boolean, side: 'height' | 'digit') => {
    const all = cards.filter((card) => (card.piece.group === 'hand') === own).map((card) => card[side])
    return all.length === 0 ? null : Math.min(...all)
  }
  return {
    share: shareOf(grid, (cell) => cell === PIECE),
    span: spanOf(
      played.map(({ hull }) => hull),
      free,
    ),
    play: least(false, 'height'),
    playDigit: least(false, 'digit'),
    hand: least(true, 'height'),
    handDigit: least(true, 'digit'),
    papers: shareOf(grid, (cell) => (cell & PAPER) !== 0),
    covered: played.filter(({ hull }) => isCovered(hull, papers, window)).map(({ piece }) => piece.id),
  }
}

/**
 * Returns a piece with its height and that of its index if it is an open card that must be readable, otherwise nothing.
 */
function readable(piece: Piece, top: readonly Dot[]): { piece: Piece; height: number; digit: number }[] {
  const { kind, face, down, group = '' } = piece
  if (kind !== 'card' || down || face.endsWith('/back') || face.startsWith('ticket') || PILED.test(group)) return []
  const side = (a: number, b: number) => Math.hypot(top[b]![0] - top[a]![0], top[b]![1] - top[a]![1])
  const height = (side(0, 3) + side(1, 2)) / 2
  return [{ piece, height, digit: height * (DIGITS[face.split('/')[0] ?? ''] ?? 0.1) }]
}

function spanOf(hulls: readonly (readonly Dot[])[], free: Box): number {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of hulls.flat()) {
    left = Math.min(left, Math.max(x, free.left))
    top = Math.min(top, Math.max(y, free.top))
    right = Math.max(right, Math.min(x, free.right))
    bottom = Math.max(bottom, Math.min(y, free.bottom))
  }
  return Math.max((right - left) / (free.right - free.left), (bottom - top) / (free.bottom - free.top))
}

/** Returns whether more than 1 % of the sampled points of an outline lie under a paper or beyond the window. */
function isCovered(hull: readonly Dot[], papers: readonly Box[], { width, height }: WindowSize): boolean {
  const middle = (side: 0 | 1) => hull.reduce((sum, dot) => sum + dot[side], 0) / hull.length
  const [cx, cy] = [middle(0), middle(1)]
  const lost = hull.flatMap(([x, y]) =>
    SAMPLES.filter((part) => {
      const [px, py] = [cx + (x - cx) * part, cy + (y - cy) * part]
      const outside = px < -1 || py < -1 || px > width + 1 || py > height + 1
      return outside || papers.some((it) => px > it.left && px < it.right && py > it.top && py < it.bottom)
    }),
  )
  return lost.length / (hull.length * SAMPLES.length) > MAX_COVERED
}
