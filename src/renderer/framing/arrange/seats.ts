import type { Piece } from '../../stage/model/pieces'
import { MAX_NAME_TYPE } from '../../stage/model/sizes'
import { boxOf, cellOf, heightOf, widthOf, type Box, type WindowSize } from '../box'
import { fitGroup } from '../fit-group'
import { projectedBounds } from '../camera'
import { createNameCard, isNameFace, leastTypeHeight, NAME_CARD_RATIO, printScaleOf } from '../name-card'
import { outlinePointsOf } from '../outline'
import { isLow } from '../papers'
import { groupIn, layGroup, type ArrangeContext } from './arrange-context'

/** Largest part of a box's height that a name card takes below its fan. */
const MAX_NAME_SHARE = 0.48
/** Largest part of a box's width that a name card takes, in a low window and in others. */
const MAX_NAME_WIDTH = { low: 0.95, other: 0.8 } as const
const maxNameWidth = (window: WindowSize): number => MAX_NAME_WIDTH[isLow(window) ? 'low' : 'other']
/** Part of a box's width that a name card takes beside its fan, and least width in CSS pixels for it to lie there. */
const BESIDE = { part: 0.45, least: 56 } as const

/** Whether a name card beside a fan can be read; in a narrow box it is larger below the fan. */
export const fitsBeside = (box: Box): boolean => widthOf(box) * BESIDE.part >= BESIDE.least

/**
 * Width of a name card as a part of the window's height, and at least in rem: of the only other seat, whose portrait
 * can be made out then, and of one among several.
 */
const NAME_SIZE = { alone: { part: 0.2, rem: 10 }, among: { part: 0.14, rem: 7 } } as const

/** Returns the width of a name card in CSS pixels. */
export function nameWidth({ page, otherSeats }: ArrangeContext, box: Box): number {
  const { window, rem } = page
  const least = NAME_SIZE[otherSeats.length === 1 ? 'alone' : 'among']
  const size = Math.max(window.height * least.part, least.rem * rem)
  const factor = isLow(window) ? 0.62 : window.width < window.height ? 0.72 : 1
  return Math.min(widthOf(box) * maxNameWidth(window), size * factor)
}

interface SeatOptions {
  /**
   * Rotation of the fan in radians, if it is held at a side of the table; otherwise backs lie as held by a player
   * opposite, and open cards so that they can be read.
   */
  readonly turn?: number | undefined
  readonly maxScale: number
  /** Whether the name is beside the fan instead of below it. */
  readonly isNameBeside: boolean
  /** Part of the box's width that a name beside the fan takes. */
  readonly namePart?: number
}

/** Whether a fan's cards can be read. */
const isOpen = (fan: readonly Piece[]): boolean =>
  fan.every(({ down, face }) => down !== true && !face.endsWith('/back'))

/** Lays a seat's fan in a box, with the card that names the seat. */
export function laySeat(
  context: ArrangeContext,
  seat: string,
  box: Box,
  { turn, maxScale, isNameBeside, namePart = BESIDE.part }: SeatOptions,
): Piece[] {
  const { camera } = context
  const backs = groupIn(context, `fan:${seat}`)
  const part = backs.length > 0 ? MAX_NAME_SHARE : 1
  const isBeside = isNameBeside && backs.length > 0
  const limit = isBeside ? widthOf(box) * namePart : (heightOf(box) * part) / NAME_CARD_RATIO
  const cardWidth = Math.min(nameWidth(context, box), limit)
  const cardHeight = cardWidth * NAME_CARD_RATIO
  const middle = (box.left + box.right) / 2
  if (backs.length === 0) {
    const top = isNameBeside ? (box.top + box.bottom - cardHeight) / 2 : box.top
    return fitGroup(
      camera,
      [createNameCard(seat)],
      boxOf(middle - cardWidth / 2, top, middle + cardWidth / 2, top + cardHeight),
      1.2,
    )
  }
  const room = isNameBeside
    ? boxOf(box.left, box.top, box.right - cardWidth - 6, box.bottom)
    : boxOf(box.left, box.top, box.right, box.bottom - cardHeight - 1)
  const laidFan = fitGroup(camera, backs, room, maxScale, turn ?? (isOpen(backs) ? 0 : Math.PI))
  const fan = projectedBounds(camera, outlinePointsOf(laidFan))
  const name = isNameBeside
    ? boxOf(
        fan.right + 6,
        (fan.top + fan.bottom - cardHeight) / 2,
        fan.right + 6 + cardWidth,
        (fan.top + fan.bottom + cardHeight) / 2,
      )
    : boxOf(middle - cardWidth / 2, fan.bottom + 1, middle + cardWidth / 2, fan.bottom + 1 + cardHeight)
  return [...laidFan, ...fitGroup(camera, [createNameCard(seat)], name, 1.2)]
}

/** Returns the width of a name below its fan, in CSS pixels. @param gap between the cells of a row, in CSS pixels */
function nameWidthBelow({ otherSeats, page }: ArrangeContext, box: Box, rows: number, gap: number): number {
  const width = (widthOf(box) + gap) / Math.ceil(otherSeats.length / rows) - gap
  return Math.min(width * maxNameWidth(page.window), ((heightOf(box) / rows) * MAX_NAME_SHARE) / NAME_CARD_RATIO)
}

/**
 * Returns the number of rows, one or two, in which the names of the other seats are widest.
 * @param gap between the cells of a row, in CSS pixels
 */
export const bestRowCount = (context: ArrangeContext, box: Box, gap: number): 1 | 2 =>
  nameWidthBelow(context, box, 2, gap) > nameWidthBelow(context, box, 1, gap) ? 2 : 1

/** Part of a cell's width that a name takes where there is little room. */
const CRAMPED_PART = 0.75

/** Lays seats and then piles in the cells of one grid of `rows` rows, each name beside its fan. */
export function layCells(context: ArrangeContext, box: Box, rows: number, gap: number): Piece[] {
  const { otherSeats, sideGroups } = context
  const columns = Math.ceil((otherSeats.length + sideGroups.length) / rows)
  const high = heightOf(box) / rows
  const cellAt = (i: number): Box => {
    const top = box.top + high * Math.floor(i / columns)
    return cellOf(boxOf(box.left, top, box.right, top + high - 1), i % columns, columns, gap)
  }
  return [
    ...otherSeats.flatMap((seat, i) => {
      const cell = cellAt(i)
      const namePart = Math.min(CRAMPED_PART, heightOf(cell) / NAME_CARD_RATIO / widthOf(cell))
      return laySeat(context, seat, cell, { maxScale: 0.95, isNameBeside: true, namePart })
    }),
    ...sideGroups.flatMap((name, i) => layGroup(context, name, cellAt(otherSeats.length + i), 1.05)),
  ]
}

/** Returns the height of the largest type that all names have room for as they are laid, in CSS pixels. */
function nameTypeHeight({ camera }: ArrangeContext, laid: readonly Piece[]): number {
  const names = laid.filter(({ face }) => isNameFace(face))
  return Math.min(...names.map((name) => printScaleOf(camera, name) * MAX_NAME_TYPE))
}

/** Returns the usual arrangement if its names can be read, otherwise that of all in which they are largest. */
export function withReadableNames(
  context: ArrangeContext,
  usual: readonly Piece[],
  others: readonly (() => readonly Piece[])[],
): readonly Piece[] {
  if (nameTypeHeight(context, usual) >= leastTypeHeight(context.page.rem)) return usual
  return others
    .map((lay) => lay())
    .reduce((one, other) => (nameTypeHeight(context, other) > nameTypeHeight(context, one) ? other : one), usual)
}

/** Whether the name of the only other seat is larger beside its fan than below it. */
function isLargerBeside(context: ArrangeContext, box: Box): boolean {
  if (context.otherSeats.length > 1) return false
  const below = (heightOf(box) * MAX_NAME_SHARE) / NAME_CARD_RATIO
  return Math.min(nameWidth(context, box), widthOf(box) * BESIDE.part) > below
}

/** Lays seats side by side in `rows` rows, each fan above its name; the fan of an only seat may lie beside its name. */
export function laySeatRows(
  context: ArrangeContext,
  box: Box,
  rows: number,
  maxScale: number,
  gap: { row: number; cell: number },
): Piece[] {
  const { otherSeats } = context
  const seatsPerRow = Math.ceil(otherSeats.length / rows)
  return otherSeats.flatMap((seat, i) => {
    const row = Math.floor(i / seatsPerRow)
    const high = heightOf(box) / rows
    const band = boxOf(box.left, box.top + high * row, box.right, box.top + high * (row + 1) - gap.row)
    const cell = cellOf(
      band,
      i - row * seatsPerRow,
      Math.min(seatsPerRow, otherSeats.length - row * seatsPerRow),
      gap.cell,
    )
    return laySeat(context, seat, cell, { maxScale, isNameBeside: isLargerBeside(context, cell) })
  })
}
