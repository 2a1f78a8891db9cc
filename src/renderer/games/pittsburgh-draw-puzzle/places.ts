import type { Extent } from '../../framing/table-layout'
import { sizeOf } from '../../stage/model/sizes'
import type { SceneContext } from '../types'
import { HAND_SIZE } from './table'

/** A place on the table, in inches. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly z: number
}

const COLOUR_SIZE = 7
const FLAT = 0.004
const MIDDLE = 3

/** Spacing of the seven coloured rows of seven at the centre of the table, in inches: a little more than a card. */
const PITCH = 1.97
/**
 * In a tall window the cards overlap: the further rows lie on top of the nearer ones, and each card on its left
 * neighbour, so that all show the number in their lower left corner.
 */
const PORTRAIT_TRAY = { x: 1.52, left: -4.56, far: -9.2, row: 1.13, rise: { row: 0.03, column: 0.014 } }

/** The properties of the screen that matter here. With `page`, nothing of the page covers the table. */
export type ScreenProperties = Pick<SceneContext, 'portrait' | 'isPage'>

/** Returns the place of a card in the tray. */
export function traySpot(card: string, { portrait, isPage }: ScreenProperties): Spot {
  if (card === 'C' && isPage === true && !portrait) return CHEATER_PAGE
  if (card === 'C') return portrait ? { x: 0, y: FLAT, z: -0.53 } : { x: 0, y: FLAT, z: 9.2 }
  const row = Math.floor((Number(card) - 1) / COLOUR_SIZE)
  const column = (Number(card) - 1) % COLOUR_SIZE
  if (portrait) {
    const { rise } = PORTRAIT_TRAY
    const y = FLAT + (COLOUR_SIZE - 1 - row) * rise.row + column * rise.column
    return { x: PORTRAIT_TRAY.left + column * PORTRAIT_TRAY.x, y, z: PORTRAIT_TRAY.far + row * PORTRAIT_TRAY.row }
  }
  return { x: (column - MIDDLE) * PITCH, y: FLAT, z: (row - MIDDLE) * PITCH }
}

/**
 * The columns of racks. At the right they are further away, because the list of moves covers the near end of that side.
 */
const RACKS = { x: 11.05, left: -2.4, right: -5.4, row: 2.76, pitch: 1.06 }
const RACKS_PORTRAIT = { x: 2.78, left: 1.44, right: 1.44, row: 2, pitch: 0.86 }
/** On a page the racks of both sides begin at the far edge, and the Cheater lies below them. */
const RACKS_PAGE = { x: 9.7, left: -5.9, right: -5.9, row: 2.3, pitch: 0.82 }
const CHEATER_PAGE: Spot = { x: 9.7, y: FLAT, z: 5.9 }
const RACKS_PER_SIDE = 5

/**
 * Returns the place of card `at` (from 0) in a rack: racks 1 to 5 are at the left from the far end, 6 to 10 at the
 * right.
 */
export function rackSpot(hand: number, at: number, { portrait, isPage }: ScreenProperties): Spot {
  const { x, left, right, row, pitch } = portrait ? RACKS_PORTRAIT : isPage === true ? RACKS_PAGE : RACKS
  const [side, far] = hand > RACKS_PER_SIDE ? [1, right] : [-1, left]
  return { x: side * x + (at - 2) * pitch, y: FLAT + at * 0.016, z: far + ((hand - 1) % RACKS_PER_SIDE) * row }
}

/** Size of a rack's mark in inches. It is as deep as one place is wide. */
const { w: RACK_WIDTH, d: PLACE_WIDTH } = sizeOf('mark', 'mark/rack')

/** Returns the centre of a rack, and the scale at which its mark covers it. */
export function wholeRack(hand: number, standing: ScreenProperties): Spot & { readonly scale: number } {
  const [first, last] = [rackSpot(hand, 0, standing), rackSpot(hand, HAND_SIZE - 1, standing)]
  return { ...first, x: (first.x + last.x) / 2, scale: (last.x - first.x + PLACE_WIDTH) / RACK_WIDTH }
}

/**
 * Returns the place of a rack's roll, behind its cards; null on a page and in a tall window, which have no room for it.
 */
export function rollSpot(hand: number, standing: ScreenProperties): Spot | null {
  if (standing.portrait || standing.isPage === true) return null
  const { x, z } = rackSpot(hand, 2, standing)
  return { x, y: 0, z: z - 1.34 }
}

/** Extent of the rows of colours with the racks at their sides, or in front of them in a tall window. */
const EXTENT: Extent = { left: -12.4, right: 12.4, far: -6.9, near: 6.9 }
const EXTENT_TALL: Extent = { left: -5.6, right: 5.6, far: -10.25, near: 10.4 }

/** Returns the extent of the whole game on the table. */
export const racksExtent = (tall: boolean): Extent => (tall ? EXTENT_TALL : EXTENT)
