import { sizeOf } from '../../stage/model/sizes'
import type { Piece } from '../../stage/model/pieces'
import { boxOf, cellOf, heightOf, widthOf, type Box } from '../box'
import { layHand } from '../hand'
import { bestColumnCount, groupIn, isEmptyPlace, layGrid, type ArrangeContext } from './arrange-context'
import { layPad } from './ending'
import { fitsBeside, laySeat } from './seats'

/** Largest height of a pile, in heights of a card of the viewer's hand. */
const MAX_PILE_HEIGHT = 1.35

/** Up to this many piles lie in one column of a narrow box, one below the other. */
const FEW_PILES = 4
/** Least part of the height for the places where nothing lies yet; what lies there needs the room more. */
const EMPTY_STRIP = 0.16

/** Largest scale of the pad at the left of the field: its writing can be read, and it is no larger than the play. */
const MAX_PAD_SCALE = 1.8

/**
 * Arranges the groups around a trick or a pool: fans at the left, along the top and at the right, the hand along the
 * lower edge. In a very wide window the pad lies between the fan at the left and the field, if there is room.
 */
export function arrangeAroundCards(context: ArrangeContext): Piece[] {
  const { page, framed, otherSeats, margin } = context
  const { width, height } = page.window
  const { papers, hand } = framed
  const { columnWidth } = papers
  const edge = width - columnWidth - margin * 3
  const [below, floor] = [papers.strip.bottom + margin, papers.verbs.top - margin]
  const count = otherSeats.length
  const left = boxOf(margin, height * 0.14, width * 0.11, hand.top - margin * 2)
  const wide = Math.max(columnWidth * 0.44, Math.min(width * 0.1, columnWidth * 0.6))
  const right = boxOf(edge + margin, below, edge + margin + wide, Math.min(floor, below + (floor - below) * 0.62))
  const top = boxOf(width * 0.13, margin, edge - margin * 2, height * 0.145)
  const onlySeatBox = boxOf(width * 0.3, margin, edge - width * 0.1, height * 0.145)
  const fans = otherSeats.flatMap((seat, i) => {
    const isAtSide = count > 1 && (i === 0 || i === count - 1)
    const box = count === 1 ? onlySeatBox : i === 0 ? left : isAtSide ? right : cellOf(top, i - 1, count - 2, margin)
    return laySeat(context, seat, box, {
      turn: isAtSide ? (i === 0 ? -Math.PI / 2 : Math.PI / 2) : undefined,
      maxScale: 0.95,
      isNameBeside: !isAtSide && fitsBeside(box),
    })
  })
  const piles = boxOf(edge + margin * 2 + (count > 1 ? columnWidth * 0.46 : 0), below, width - margin * 2, floor)
  const { w, d } = sizeOf('card', page.table.back)
  const maxCardHeight = height * (w === d ? 0.225 : 0.285)
  return [
    ...fans,
    ...layPiles(context, piles, count > 1 ? right.right + margin : piles.left, maxCardHeight),
    ...layPad(context, 'pad', framed.leftOfField, MAX_PAD_SCALE),
    ...layHand(context.hand, groupIn(context, 'hand'), hand, maxCardHeight),
  ]
}

/**
 * Lays the piles in the middle of a box, and below them, smaller, the places where nothing lies yet.
 * @param clear the left edge of what no fan reaches into, in CSS pixels
 * @param maxCardHeight largest height of a card of the viewer's hand, in CSS pixels
 */
function layPiles(context: ArrangeContext, box: Box, clear: number, maxCardHeight: number): Piece[] {
  const { sideGroups, margin } = context
  const empty = sideGroups.filter((name) => isEmptyPlace(context, name))
  const piles = sideGroups.filter((name) => !empty.includes(name))
  const maxColumns = piles.length > FEW_PILES ? 3 : widthOf(box) > 240 ? 2 : 1
  const columns = bestColumnCount(context, piles, box, maxColumns)
  const middle = middlePartOf(box, Math.ceil(piles.length / columns) * maxCardHeight * MAX_PILE_HEIGHT)
  const strip = empty.length === 0 ? 0 : heightOf(box) * EMPTY_STRIP
  const bottom = Math.min(middle.bottom, box.bottom - strip)
  const left = Math.max(box.left, clear)
  // A single column of piles is narrower than its box; several columns may need it from edge to edge.
  const pilesBox = { ...middle, bottom, left: columns > 1 ? left : box.left }
  const stripBox = boxOf(
    left,
    bottom + margin,
    box.right,
    Math.min(box.bottom, bottom + Math.max(strip, maxCardHeight)),
  )
  return [
    ...layGrid(context, piles, pilesBox, columns, 1.3),
    ...layGrid(context, empty, stripBox, Math.ceil(empty.length / (empty.length > FEW_PILES ? 2 : 1)), 1),
  ]
}

/** Returns the middle part of a box, at most `maxHeight` pixels high. */
function middlePartOf(box: Box, maxHeight: number): Box {
  const spare = Math.max(0, heightOf(box) - maxHeight) / 2
  return { ...box, top: box.top + spare, bottom: box.bottom - spare }
}
