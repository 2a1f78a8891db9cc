import type { Extent } from '../../framing/table-layout'
import type { SceneContext } from '../types'

/** Where everything lies, in inches. */
export interface Layout {
  /** The first card of pile 1, and from one pile to the next, toward the viewer. */
  readonly x: number
  readonly z: number
  readonly row: number
  /** From card to card along a pile: face down, and face up so that the number is seen. */
  readonly down: number
  readonly up: number
  /** How long the row of a pile's cards may grow, first middle to last: in a longer one they lie closer. */
  readonly room?: number
  /** Foundations, one beside each pile. */
  readonly foundations: number
  readonly stock: Spot
  readonly heap: Spot
  /** From one playable card of the pack to the next. */
  readonly lot: number
  /** What was left in the pack, laid open at the end: the middle, and the longest that the middles may grow. */
  readonly rest: { readonly x: number; readonly z: number; readonly width: number }
}

interface Spot {
  readonly x: number
  readonly z: number
}

/**
 * Piles run from left to right and not toward the viewer: a card's upright number is in its lower left corner, where the
 * next card of a row does not cover it.
 */
const WIDE: Layout = {
  x: -9.8,
  z: -6.4,
  row: 2.3,
  down: 0.78,
  up: 1.3,
  foundations: 5.8,
  stock: { x: 9.6, z: 3.2 },
  heap: { x: 9.6, z: 5.9 },
  lot: 0.95,
  rest: { x: 0, z: 10.6, width: 20 },
}

const HIGH: Layout = {
  x: -7.3,
  z: -9.6,
  row: 2.6,
  down: 0.56,
  up: 1.05,
  foundations: 6.6,
  stock: { x: -6.4, z: 9.8 },
  heap: { x: -3.6, z: 9.8 },
  lot: 1.2,
  rest: { x: 0, z: 13.2, width: 12.6 },
}

/** On a high page rows lie card to card. */
const UPRIGHT: Layout = {
  x: -4.85,
  z: -7.2,
  row: 2.02,
  down: 0.46,
  up: 0.95,
  room: 7.5,
  foundations: 4.85,
  stock: { x: -4.4, z: 7.2 },
  heap: { x: -1.9, z: 7.2 },
  lot: 1.2,
  rest: { x: 0, z: 9.4, width: 9.6 },
}
/** On a page rows lie card to card; pack and heap are brought beside them. */
const PAGE: Layout = { ...WIDE, z: -6.15, row: 2.05, down: 1.2, up: 1.75, room: 12.4, foundations: 5 }
const PAGE_EXTENT: Extent = { left: -10.8, right: 6, far: -7.15, near: 7.15 }
const TALL_EXTENT: Extent = { left: -5.85, right: 5.85, far: -8.2, near: 5.95 }

/** The rows with their foundations. */
export const rowsExtent = (tall: boolean): Extent => (tall ? TALL_EXTENT : PAGE_EXTENT)

export function layoutFor({ portrait, held, page }: Pick<SceneContext, 'portrait' | 'held' | 'page'>): Layout {
  if (page === true && !portrait) return PAGE
  if (held !== undefined) return UPRIGHT
  return portrait ? HIGH : WIDE
}
