import type { Piece } from '../../stage/model/pieces'
import { boxOf, heightOf } from '../box'
import { layHand } from '../hand'
import { NAME_CARD_RATIO } from '../name-card'
import { isLow } from '../papers'
import { layPad } from './ending'
import { layGrid, groupIn, type ArrangeContext } from './arrange-context'
import { bestRowCount, layCells, laySeat, laySeatRows, nameWidth, withReadableNames } from './seats'

/** Largest scale of the pad at the left of a very wide window. */
const MAX_PAD_SCALE = 2.6
/** Largest part of the upper half of a duel's column that the other seat's name takes. */
const MAX_DUEL_NAME = 0.5

/** Arranges the groups beside a board: in the column, and the pad at the left if the window is wide enough. */
export function arrangeBesideBoard(context: ArrangeContext): Piece[] {
  const isDuel = context.page.table.handSize === 0 && context.otherSeats.length === 1
  return [
    ...(isDuel ? arrangeDuel(context) : arrangeColumn(context)),
    ...layPad(context, 'pad', context.framed.leftOfField, MAX_PAD_SCALE),
  ]
}

/** Arranges the column: fans with names, below them piles and chips, and the hand above the verbs. */
function arrangeColumn(context: ArrangeContext): Piece[] {
  const { page, framed, otherSeats, sideGroups, margin } = context
  const { height } = page.window
  const { side } = framed
  const hand = groupIn(context, 'hand')
  const handSize = Math.max(page.table.handSize, hand.length)
  const high = handSize > 0 ? Math.min(heightOf(side) * (handSize > 5 ? 0.5 : 0.34), height * 0.36) : 0
  const upper = boxOf(side.left, side.top, side.right, side.bottom - high - margin)
  const part = otherSeats.length > 0 ? (sideGroups.length > 0 ? 0.52 : 1) : 0
  const cut = upper.top + heightOf(upper) * part
  const seats = { ...upper, bottom: cut }
  const isFull = otherSeats.length > 3
  const gap = isFull && isLow(page.window) ? margin : margin * 2
  const rows = isFull ? bestRowCount(context, seats, gap) : 1
  const box = boxOf(side.left, side.bottom - high, side.right, side.bottom - margin)
  const laidHand = layHand(context.hand, hand, box, height * 0.2)
  const columns = sideGroups.length > 4 ? 3 : sideGroups.length > 1 ? 2 : 1
  const piles = boxOf(upper.left, cut + margin, upper.right, upper.bottom)
  const usual = [
    ...laySeatRows(context, seats, rows, 0.95, { row: margin, cell: gap }),
    ...layGrid(context, sideGroups, piles, columns, otherSeats.length === 0 ? 1.5 : 1.05),
  ]
  const crampedRows = [1, 2, 3].map((count) => () => layCells(context, upper, count, margin))
  return [...withReadableNames(context, usual, crampedRows), ...laidHand]
}

/** Arranges the column for two players who hold no cards: the other seat's captures above, the viewer's below. */
function arrangeDuel(context: ArrangeContext): Piece[] {
  const { page, framed, otherSeats, sideGroups, margin } = context
  const { side } = framed
  const isOwn = (name: string) => name.endsWith(`:${page.nearSeat}`)
  const middle = (side.top + side.bottom) / 2
  const nameHeight = Math.min(nameWidth(context, side) * NAME_CARD_RATIO, (middle - side.top) * MAX_DUEL_NAME)
  const name = boxOf(side.left, side.top, side.right, side.top + nameHeight)
  return [
    ...otherSeats.flatMap((seat) =>
      laySeat(context, seat, name, { isUpright: true, maxScale: 1, isNameBeside: false }),
    ),
    ...layGrid(
      context,
      sideGroups.filter((it) => !isOwn(it)).reverse(),
      boxOf(side.left, name.bottom + margin, side.right, middle - margin),
      1,
      1.2,
    ),
    ...layGrid(context, sideGroups.filter(isOwn), boxOf(side.left, middle + margin, side.right, side.bottom), 1, 1.2),
  ]
}
