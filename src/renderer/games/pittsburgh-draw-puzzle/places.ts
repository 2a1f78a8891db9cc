import type { Extent } from '../../framing/table-layout'
import { sizeOf } from '../../stage/model/sizes'
import type { SceneContext } from '../types'
import { FIVE } from './table'

/** A spot of the table, in inches. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly z: number
}

const COLOUR_SIZE = 7
const FLAT = 0.004
const MIDDLE = 3

/** Seven coloured rows of seven in the middle of the table; the borders of the colours are seen at a look. */
const PITCH = 2.06
/** On a high screen the rows lie closer, the further ones upon the nearer, so that each shows its lower half. */
const HIGH = { x: 1.88, left: -6.5, far: -11.5, row: 1.34, rise: 0.03 }

/** How the table stands: on a page nothing of the page lies over it. */
export type Standing = Pick<SceneContext, 'portrait' | 'page'>

/** Where a card lies while it is in the tray. */
export function traySpot(card: string, { portrait, page }: Standing): Spot {
  if (card === 'C' && page === true && !portrait) return CHEATER_PAGE
  if (card === 'C') return portrait ? { x: 6.9, y: FLAT, z: -7.5 } : { x: 0, y: FLAT, z: 9.2 }
  const row = Math.floor((Number(card) - 1) / COLOUR_SIZE)
  const column = (Number(card) - 1) % COLOUR_SIZE
  if (portrait) {
    const y = FLAT + (COLOUR_SIZE - 1 - row) * HIGH.rise
    return { x: HIGH.left + column * HIGH.x, y, z: HIGH.far + row * HIGH.row }
  }
  return { x: (column - MIDDLE) * PITCH, y: FLAT, z: (row - MIDDLE) * PITCH }
}

/** At the right the racks stand further away: the list of moves lies over the near end of that side. */
const SIDE = { x: 11.05, left: -2.4, right: -5.4, row: 2.76, pitch: 1.06 }
const SIDE_HIGH = { x: 4.15, left: 0.7, right: 0.7, row: 3.25, pitch: 0.96 }
/** On a page those at both sides begin at the far edge, and the Cheater lies below them. */
const SIDE_PAGE = { x: 10.05, left: -6.15, right: -6.15, row: 2.3, pitch: 0.9 }
const CHEATER_PAGE: Spot = { x: 10.05, y: FLAT, z: 6.15 }
const ROWS = 5

/** Where card `at` (from 0) of a rack lies: racks 1 to 5 at the left from the far end, 6 to 10 at the right. */
export function rackSpot(hand: number, at: number, { portrait, page }: Standing): Spot {
  const { x, left, right, row, pitch } = portrait ? SIDE_HIGH : page === true ? SIDE_PAGE : SIDE
  const [side, far] = hand > ROWS ? [1, right] : [-1, left]
  return { x: side * x + (at - 2) * pitch, y: FLAT + at * 0.016, z: far + ((hand - 1) % ROWS) * row }
}

/** The mark of a rack fits one of a page, in inches from edge to edge. */
const RACK_WIDTH = sizeOf('mark', 'mark/rack').w
const PLACE_WIDTH = RACK_WIDTH - (FIVE - 1) * SIDE_PAGE.pitch

/** The middle of a rack, and how many times as wide as its mark it is. */
export function wholeRack(hand: number, standing: Standing): Spot & { readonly scale: number } {
  const [first, last] = [rackSpot(hand, 0, standing), rackSpot(hand, FIVE - 1, standing)]
  return { ...first, x: (first.x + last.x) / 2, scale: (last.x - first.x + PLACE_WIDTH) / RACK_WIDTH }
}

/** Where the roll of a rack lies, behind its cards; null on a page and a high screen, where there is no room for it. */
export function rollSpot(hand: number, standing: Standing): Spot | null {
  if (standing.portrait || standing.page === true) return null
  const { x, z } = rackSpot(hand, 2, standing)
  return { x, y: 0, z: z - 1.34 }
}

/** The rows of colours with the racks at their sides, or before them. */
const EXTENT: Extent = { left: -12.85, right: 12.85, far: -7.2, near: 7.2 }
const EXTENT_TALL: Extent = { left: -7.6, right: 8, far: -12.5, near: 14.7 }

/** All of the table that is played on. */
export const racksExtent = (tall: boolean): Extent => (tall ? EXTENT_TALL : EXTENT)
