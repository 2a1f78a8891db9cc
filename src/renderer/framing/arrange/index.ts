import type { Piece } from '../../stage/model/pieces'
import { sizeOf } from '../../stage/model/sizes'
import { boxOf, heightOf, widthOf, cellOf, type Box } from '../box'
import { maxHandCardHeight } from '../field'
import type { FramedField } from '../field-camera'
import { chooseHandRows, layHand } from '../hand'
import { arrangeEnding, layPad } from './ending'
import {
  layGrid,
  layRow,
  createArrangeContext,
  layGroup,
  type PieceGroups,
  type ArrangeContext,
  type Page,
  groupIn,
  bestColumnCount,
  isEmptyPlace,
} from './arrange-context'
import { laySeatRows, bestRowCount, layCells, laySeat, nameWidth, withReadableNames, fitsBeside } from './seats'
import { fitGroup } from '../fit-group'
import { NAME_CARD_RATIO, createNameCard } from '../name-card'
import { isLow } from '../papers'

/** Largest scale of the pad at the left of a very wide window. */
const MAX_PAD_SCALE = 2.6

/** Largest part of the upper half of a duel's column that the other seat's name takes. */
const MAX_DUEL_NAME = 0.5

/** Group of the bank's chips, which lie before the banker or where the house keeps them. */
const BANK_GROUP = 'bank'

/**
 * Up to this many stacks have their names beside them if they lie in one row; otherwise names are below the stacks,
 * across the full width of the cell.
 */
const MAX_SIDE_NAMES = 4

/** Arranges all groups outside the field around it, each in a box of its own. */
export function arrange(page: Page, framed: FramedField, groups: PieceGroups): Piece[] {
  const context = createArrangeContext(page, framed, groups)
  if (page.table.isEnded) return arrangeEnding(context)
  if (framed.papers.layout === 'tall') return arrangeTall(context)
  if (page.table.kind === 'roulette') return arrangeRoulette(context)
  if (page.table.kind === 'cards') return arrangeAroundCards(context)
  return framed.papers.layout === 'band' ? arrangeAtEdge(context) : arrangeBesideBoard(context)
}

/** Arranges a tall window: names and fans above a field as wide as the window, piles and the viewer's hand below it. */
function arrangeTall(context: ArrangeContext): Piece[] {
  const { page, framed, otherSeats, sideGroups, margin } = context
  const { height } = page.window
  const isRoulette = page.table.kind === 'roulette'
  const rows = otherSeats.length > 4 ? 2 : 1
  const upperPieces = isRoulette
    ? layGroup(context, 'dial', framed.dial, 2)
    : laySeatRows(context, framed.otherSeats, rows, 0.8, { row: 0, cell: margin })
  const side = isRoulette ? layChipRows(context) : layRow(context, sideGroups, framed.side, 1.1)
  return [...upperPieces, ...side, ...layLowHand(context, maxHandCardHeight(page.table.back, height))]
}

/**
 * Lays the viewer's hand directly above the verbs; after cards were played, the room that becomes free is above the
 * hand.
 */
function layLowHand({ hand, framed, groups, page, margin }: ArrangeContext, maxHeight: number): Piece[] {
  const cards = groups.get('hand') ?? []
  const box = framed.hand
  const room = { width: widthOf(box), height: heightOf(box), maxCardHeight: maxHeight, finger: hand.finger }
  const { rows, height } = chooseHandRows(cards.length, sizeOf('card', page.table.back), room)
  const top = Math.max(box.top, box.bottom - rows * height * 1.05 - margin * 2)
  return layHand(hand, cards, { ...box, top }, maxHeight)
}

/**
 * Part of the chips' total height in a tall window that the other seats' chips take, and the largest scale of chips.
 */
const OTHER_CHIPS_SHARE = 0.42
const MAX_CHIP_SCALE = 1.7
/** Arranges the other seats' chips in a row, and below it the viewer's own, which are played with. */
function layChipRows(context: ArrangeContext): Piece[] {
  const { framed, sideGroups } = context
  const { side } = framed
  const ownGroup = ownChipsGroup(context)
  const cut = side.top + heightOf(side) * OTHER_CHIPS_SHARE
  const theirs = sideGroups.filter((name) => name !== ownGroup)
  return [
    ...layRow(context, theirs, { ...side, bottom: cut }, MAX_CHIP_SCALE),
    ...layGroup(context, ownGroup, { ...side, top: cut }, MAX_CHIP_SCALE),
  ]
}

/**
 * Arranges the groups of a field that fills the window, at its right edge or, if that is too narrow, at the window's
 * left.
 */
function arrangeAtEdge(context: ArrangeContext): Piece[] {
  const { framed, sideGroups, margin, page } = context
  const { side, papers } = framed
  if (widthOf(side) > 60) return layGrid(context, sideGroups, side, 1, 1.3)
  const left = boxOf(margin, papers.strip.bottom + margin, margin + 90, page.window.height - margin)
  return layGrid(context, sideGroups, left, 1, 1)
}

/** Returns the group of chips that the near seat plays with: a banker has only the bank's. */
function ownChipsGroup({ page, groups }: ArrangeContext): string {
  const own = `chips:${page.nearSeat}`
  return groups.has(own) ? own : BANK_GROUP
}

/**
 * Arranges a roulette table: stacks with their names above the layout, the dial beside it, the viewer's own chips
 * below.
 */
function arrangeRoulette(context: ArrangeContext): Piece[] {
  const { page, framed, otherSeats, sideGroups, margin, camera } = context
  const ownGroup = ownChipsGroup(context)
  const otherGroups = sideGroups.filter((name) => name !== ownGroup)
  const isRow = widthOf(framed.otherSeats) > heightOf(framed.otherSeats) * otherGroups.length
  const isBeside = isRow && otherGroups.length <= MAX_SIDE_NAMES
  const isBanker = (seat: string) => groupIn(context, `chips:${seat}`).length === 0
  const stacks = otherGroups.flatMap((name, i) => {
    const cell = cellOf(framed.otherSeats, i, otherGroups.length, margin * (isBeside ? 4 : 1.5))
    const seat = name.startsWith('chips:') ? name.slice(6) : otherSeats.find(isBanker)
    const part = widthOf(cell) * (isBeside ? 0.46 : 1)
    const nameCardWidth = Math.min(part, isLow(page.window) ? 70 : Math.max(110, page.window.height * 0.11))
    const nameBox = boxOf(
      cell.right - nameCardWidth,
      cell.bottom - nameCardWidth * NAME_CARD_RATIO,
      cell.right,
      cell.bottom,
    )
    const room = isBeside
      ? { ...cell, right: cell.left + widthOf(cell) * 0.5 }
      : { ...cell, bottom: Math.max(cell.top + heightOf(cell) * 0.4, nameBox.top - margin / 2) }
    const chips = layGroup(context, name, room, 1.9)
    return seat === undefined ? chips : [...chips, ...fitGroup(camera, [createNameCard(seat)], nameBox, 1.2)]
  })
  return [...layGroup(context, 'dial', framed.dial, 2), ...stacks, ...layGroup(context, ownGroup, framed.hand, 2.6)]
}

/** Arranges the groups beside a board: in the column, and the pad at the left if the window is wide enough. */
function arrangeBesideBoard(context: ArrangeContext): Piece[] {
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
    ...otherSeats.flatMap((seat) => laySeat(context, seat, name, { maxScale: 1, isNameBeside: false })),
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

/** Largest height of a pile, in heights of a card of the viewer's hand. */
const MAX_PILE_HEIGHT = 1.35

/** Up to this many piles lie in one column of a narrow box, one below the other. */
const FEW_PILES = 4
/** Least part of the height for the places where nothing lies yet; what lies there needs the room more. */
const EMPTY_STRIP = 0.16

/** Largest scale of the pad at the left of the field: its writing can be read, and it is no larger than the play. */
const MAX_FIELD_PAD_SCALE = 1.8

/**
 * Arranges the groups around a trick or a pool: fans at the left, along the top and at the right, the hand along the
 * lower edge. In a very wide window the pad lies between the fan at the left and the field, if there is room.
 */
function arrangeAroundCards(context: ArrangeContext): Piece[] {
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
    ...layPad(context, 'pad', framed.leftOfField, MAX_FIELD_PAD_SCALE),
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
