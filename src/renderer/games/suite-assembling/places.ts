import type { Extent } from '../../framing/table-layout'
import type { SceneContext } from '../types'

/**
 * Places of all pieces, in inches. Piles run from left to right and not towards the viewer: a card's upright number is
 * in its lower left corner, which the next card of a row does not cover.
 */
export interface Layout {
  /** Where each pile begins and how long it may become. */
  readonly piles: readonly PilePlace[]
  /** Spacing along a pile of face-down cards, and of face-up ones, whose numbers must be visible. */
  readonly down: number
  readonly up: number
  /** Least spacing of face-down cards, to which they move together before face-up ones do; by default `down`. */
  readonly leastDown?: number
  /** Centres of the foundations, red first. */
  readonly foundations: readonly Spot[]
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

/** Centre of a pile's first card. */
interface PilePlace extends Spot {
  /** Largest length of the pile between the centres of its ends; the cards of a longer one move closer together. */
  readonly maxLength: number
}

const PILES = 7

/** Returns seven piles below each other, with a foundation at the right of each. */
function rowsAt(
  { x, z }: Spot,
  { pitch, foundations, maxLength = Infinity }: { pitch: number; foundations: number; maxLength?: number },
): Pick<Layout, 'piles' | 'foundations'> {
  const at = Array.from({ length: PILES }, (_, i) => z + i * pitch)
  return {
    piles: at.map((row) => ({ x, z: row, maxLength })),
    foundations: at.map((row) => ({ x: foundations, z: row })),
  }
}

/** Distance of two rows that touch each other, and of two foundations. */
const PITCH = 2.05
/** Place of the first foundation on a wide screen; the others are beside it. */
const FIRST: Spot = { x: -3 * PITCH, z: -4.3 }
/** Distance from the foundations to the first row. */
const BELOW_FOUNDATIONS = 2.25
/** Largest length of the shorter piles, of which two lie in a row; the second begins at the same distance from the middle. */
const HALF_LENGTH = 5
const SECOND_X = -FIRST.x - HALF_LENGTH

/**
 * On a wide screen the foundations lie in a row behind the piles, of which two share a row; the seventh, the longest,
 * has one to itself. So cards are a third larger than in seven rows. A page moves pack and heap beside them.
 */
const WIDE: Layout = {
  piles: Array.from({ length: PILES }, (_, i) => ({
    x: i % 2 === 0 ? FIRST.x : SECOND_X,
    z: FIRST.z + BELOW_FOUNDATIONS + Math.floor(i / 2) * PITCH,
    maxLength: i === PILES - 1 ? -2 * FIRST.x : HALF_LENGTH,
  })),
  foundations: Array.from({ length: PILES }, (_, i) => ({ x: FIRST.x + i * PITCH, z: FIRST.z })),
  down: 0.95,
  leastDown: 0.2,
  up: 1.45,
  stock: { x: 9.6, z: 3.2 },
  heap: { x: 9.6, z: 5.9 },
  lot: 0.95,
  rest: { x: 0, z: 10.6, width: 20 },
}

const PORTRAIT: Layout = {
  ...rowsAt({ x: -7.3, z: -9.6 }, { pitch: 2.6, foundations: 6.6 }),
  down: 0.56,
  up: 1.05,
  stock: { x: -6.4, z: 9.8 },
  heap: { x: -3.6, z: 9.8 },
  lot: 1.2,
  rest: { x: 0, z: 13.2, width: 12.6 },
}

/** On a tall page the rows touch each other. */
const TALL_PAGE: Layout = {
  ...rowsAt({ x: -4.85, z: -7.2 }, { pitch: 2.02, foundations: 4.85, maxLength: 7.5 }),
  down: 0.46,
  up: 0.95,
  stock: { x: -4.4, z: 7.2 },
  heap: { x: -1.7, z: 7.2 },
  lot: 1.2,
  rest: { x: 0, z: 9.4, width: 9.6 },
}

const PAGE_EXTENT: Extent = { left: -7.25, right: 7.25, far: -5.35, near: 5.15 }
const TALL_EXTENT: Extent = { left: -5.85, right: 5.85, far: -8.2, near: 5.95 }

/** Returns the extent of the rows with their foundations. */
export const rowsExtent = (tall: boolean): Extent => (tall ? TALL_EXTENT : PAGE_EXTENT)

/** Returns the places for a screen. */
export function layoutFor({ portrait, page }: Pick<SceneContext, 'portrait' | 'page'>): Layout {
  if (!portrait) return WIDE
  return page === 'tall' ? TALL_PAGE : PORTRAIT
}
