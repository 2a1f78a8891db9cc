import type { Extent } from '../../framing/table-layout'
import type { SceneContext } from '../types'

/** Places of all pieces, in inches. */
export interface Layout {
  /** Centre of pile 1's first card, and the distance from one pile to the next, towards the viewer. */
  readonly x: number
  readonly z: number
  readonly row: number
  /** Spacing along a pile of face-down cards, and of face-up ones, whose numbers must be visible. */
  readonly down: number
  readonly up: number
  /** Largest length of a pile between the centres of its ends; the cards of a longer one move closer together. */
  readonly maxPileLength?: number
  /** The x of the foundations, one beside each pile. */
  readonly foundations: number
  readonly stock: Spot
  readonly heap: Spot
  /** Spacing of the playable cards of the pack. */
  readonly lot: number
  /**
   * Place of the rest of the pack when it is laid open at the end: its centre, and its largest length between the
   * centres of its ends.
   */
  readonly rest: { readonly x: number; readonly z: number; readonly width: number }
}

interface Spot {
  readonly x: number
  readonly z: number
}

/**
 * Piles run from left to right and not towards the viewer: a card's upright number is in its lower left corner, which
 * the next card of a row does not cover.
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

const PORTRAIT: Layout = {
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

/** On a tall page the rows touch each other. */
const TALL_PAGE: Layout = {
  x: -4.85,
  z: -7.2,
  row: 2.02,
  down: 0.46,
  up: 0.95,
  maxPileLength: 7.5,
  foundations: 4.85,
  stock: { x: -4.4, z: 7.2 },
  heap: { x: -1.7, z: 7.2 },
  lot: 1.2,
  rest: { x: 0, z: 9.4, width: 9.6 },
}
/** On a wide page the rows touch each other; the page layout moves pack and heap beside them. */
const WIDE_PAGE: Layout = { ...WIDE, z: -6.15, row: 2.05, down: 1.2, up: 1.75, maxPileLength: 12.4, foundations: 5 }
const PAGE_EXTENT: Extent = { left: -10.8, right: 6, far: -7.15, near: 7.15 }
const TALL_EXTENT: Extent = { left: -5.85, right: 5.85, far: -8.2, near: 5.95 }

/** Returns the extent of the rows with their foundations. */
export const rowsExtent = (tall: boolean): Extent => (tall ? TALL_EXTENT : PAGE_EXTENT)

/** Returns the places for a screen. */
export function layoutFor({ portrait, page }: Pick<SceneContext, 'portrait' | 'page'>): Layout {
  if (page !== undefined && !portrait) return WIDE_PAGE
  if (page === 'tall') return TALL_PAGE
  return portrait ? PORTRAIT : WIDE
}
