import { isLow, rimOf, type Papers } from './papers'
import { boxOf, heightOf, widthOf, type Box, type WindowSize } from './box'
import { fit, focalOf, pitchFor, seenBox, type Eye, type Lens, type Point } from './camera'
import { handRows } from './hand'
import type { Extent, LaidTable } from './table-layout'
import { sizeOf } from '../stage/model/sizes'

/** The camera of a page, and the boxes that follow from it. */
export interface FramedField {
  readonly papers: Papers
  readonly eye: Eye
  /** Bounding box of the field in the window. */
  readonly field: Box
  /** Boxes of the groups around the field; those that a kind of page lacks are empty. */
  readonly hand: Box
  readonly others: Box
  readonly side: Box
  readonly dial: Box
  /** Box at the left of the field in a very wide window; otherwise empty. */
  readonly aside: Box
}

/** A page before its camera is solved. */
export interface PageFrame {
  readonly window: WindowSize
  readonly rem: number
  readonly papers: Papers
  readonly table: LaidTable
  /** Number of the other seats at the table. */
  readonly others: number
}

const NONE: Box = boxOf(0, 0, 0, 0)
const rad = (degrees: number): number => (degrees * Math.PI) / 180
/** Vertical field of view in degrees, and the limits of the pitch, for wide and for tall windows. */
const WIDE = { lens: 24, from: rad(61), to: rad(68) } as const
const TALL = { lens: 26, from: rad(64), to: rad(87) } as const
/**
 * A camera that looks nearly straight down shows no sides of pieces. In a tall window the axis is therefore shifted
 * down from pitch `from` on, in proportion, by `most` times the window's height at `from + over`.
 */
const LOWER = { from: rad(70), over: rad(17), most: 0.75 } as const
/** Largest height of a card of the viewer's hand in a tall window, as part of the window's height. */
const TALL_CARD = { square: 0.17, tall: 0.21 } as const
/**
 * In a tall window the board keeps the full width, and the hand gets the rest of the height. The factor is the
 * foreshortening of the board's depth at that steep pitch.
 */
const BOARD_FIRST = 0.98
/** Largest part of the height for the board above a slip of words, where there is less room. */
const BARE_BOARD = 0.62

/** Returns the largest height of a card with this back in the viewer's hand in a tall window, in CSS pixels. */
export function tallCard(back: string, height: number): number {
  const { w, d } = sizeOf('card', back)
  return height * (w === d ? TALL_CARD.square : TALL_CARD.tall)
}

/**
 * Part of a wide window's height for the viewer's hand below a card table; hands of fewer than `few` or more than
 * `many` cards get `other`.
 */
const HAND = { usual: 0.265, other: 0.33, few: 6, many: 12 } as const
/**
 * Parts of the window: the width of a roulette's layout, the height of the chips above and below it, and the height of
 * the dial in a tall window.
 */
const ROULETTE = { layout: 0.618, chips: 0.135, tallDial: 0.46 } as const

/** Returns the corners of a field. */
function cornersOf({ left, right, far, near }: Extent): Point[] {
  return [
    [left, 0, far],
    [right, 0, far],
    [left, 0, near],
    [right, 0, near],
  ]
}

/** Solves the camera of a page for its field. */
export function frameField(page: PageFrame): FramedField {
  const { papers, table } = page
  if (table.ended) return atTheEnd(page)
  if (papers.layout === 'tall') return tall(page)
  if (table.kind === 'roulette') return roulette(page)
  if (table.kind === 'cards') return cards(page)
  return papers.layout === 'band' ? inBand(page) : besideColumn(page)
}

function solved(page: PageFrame, box: Box, align = { x: 0.5, y: 0.5 }, cx = (box.left + box.right) / 2): FramedField {
  const { window, table, papers } = page
  const { lens, from, to } = papers.layout === 'tall' ? TALL : WIDE
  const { left, right, far, near } = table.extent
  const pitch = pitchFor({ width: right - left, depth: near - far }, box, from, to)
  const low = papers.layout === 'tall' ? Math.max(0, (pitch - LOWER.from) / LOWER.over) * LOWER.most : 0
  const with_: Lens = { pitch, focal: focalOf(lens, window.height), cx, cy: window.height * (0.5 + low) }
  const corners = cornersOf(table.extent)
  const eye = fit(corners, box, with_, align)
  return { papers, eye, field: seenBox(eye, corners), hand: NONE, others: NONE, side: NONE, dial: NONE, aside: NONE }
}

function tall(page: PageFrame): FramedField {
  const { window, papers, table, others } = page
  const { width, height } = window
  const rim = rimOf(window)
  const [top, floor] = [papers.strip.bottom + rim, papers.verbs.top - rim]
  const room = floor - top
  const isRoulette = table.kind === 'roulette'
  const most = room * (table.hand > 14 ? 0.36 : 0.3)
  const side = table.beside ? Math.min(86, room * 0.13) : 0
  const seats = others > 0 && !isRoulette ? Math.min(78, room * 0.115) * (others > 4 ? 1.6 : 1) : 0
  const dial = isRoulette ? room * ROULETTE.tallDial : 0
  const rows = handRows(table.hand, sizeOf('card', table.back), width - 2 * rim, most, tallCard(table.back, height))
  const wanted = table.hand > 0 ? rows.rows * 1.05 * rows.height + rim * 2 : 0
  const { left, right, far, near } = table.extent
  const whole = (((near - far) * width) / (right - left)) * BOARD_FIRST
  const isBare = papers.strip.bottom === 0
  const board = table.kind !== 'board' ? 0 : isBare ? Math.min(whole, room * BARE_BOARD) : whole
  const hand = Math.min(wanted, room - seats - side - dial - board)
  const frame = solved(page, boxOf(1, top + seats + dial, width - 1, floor - hand - side), undefined, width / 2)
  return {
    ...frame,
    others: boxOf(rim, top, width - rim, top + seats - rim),
    dial: boxOf(rim, top, width - rim, top + dial - rim),
    side: boxOf(rim, floor - hand - side, width - rim, floor - hand - rim / 2),
    hand: boxOf(rim, floor - hand, width - rim, floor),
  }
}

/**
 * Height of the paper that announces the end, in rem: in a tall window `tall`, but at least `tallPart` of the window's
 * height; in a wide one `column`, as wide as the column. It is higher in a game for one, where it offers more.
 */
const END = { tall: 15, tallPart: 0.34, column: { alone: 12, together: 9.5 } } as const

/** Solves the page of a finished game: the field, and room for the paper that announces the end. */
function atTheEnd(page: PageFrame): FramedField {
  const { window, papers, table, rem } = page
  const { width, height } = window
  const rim = rimOf(window)
  if (papers.layout === 'tall') {
    const top = papers.strip.bottom + rim * 2
    const floor = height - Math.max(END.tall * rem, height * END.tallPart)
    const side = table.beside ? Math.min(86, (floor - top) * 0.13) : 0
    // Cards of a trick can lie askew, a little outside their ring.
    const edge = table.kind === 'cards' ? rim * 2 : 1
    const frame = solved(page, boxOf(edge, top, width - edge, floor - side), { x: 0.5, y: 0 }, width / 2)
    const below = frame.field.bottom + rim
    return { ...frame, side: boxOf(rim, below, width - rim, below + side) }
  }
  const frame = table.kind === 'cards' ? cards(page) : besideColumn(page)
  const { column, strip } = papers
  const left = table.kind === 'cards' ? width - column - rim * 2 : frame.side.left
  const paper = END.column[page.others === 0 ? 'alone' : 'together'] * rem
  const bottom = isLow(window) ? strip.bottom + rim : height - rim * 2 - paper
  return { ...frame, side: boxOf(left, strip.bottom + rim, width - rim * 2, bottom) }
}

function roulette(page: PageFrame): FramedField {
  const { window, papers } = page
  const { width, height } = window
  const rim = rimOf(window)
  const [top, floor] = [papers.strip.bottom + rim, height - rim]
  const chips = (floor - top) * ROULETTE.chips
  const edge = width * ROULETTE.layout
  const frame = solved(page, boxOf(rim, top + chips, edge - rim, floor - chips), undefined, width / 2)
  return {
    ...frame,
    dial: boxOf(edge, top, width - rim, floor),
    others: boxOf(rim * 3, top, edge - rim * 3, top + chips - rim),
    hand: boxOf(width * 0.15, floor - chips + rim, width * 0.46, floor),
  }
}

function cards(page: PageFrame): FramedField {
  const { window, papers, table, others } = page
  const { width, height } = window
  const rim = rimOf(window)
  const edge = width - papers.column - rim * 3
  const share = table.hand > HAND.many || table.hand < HAND.few ? HAND.other : HAND.usual
  const hand = table.hand > 0 ? height * share : rim
  const left = table.fans && others > 1 ? width * 0.11 : rim * 2
  const frame = solved(page, boxOf(left, height * (others > 0 ? 0.155 : 0.02), edge, height - hand - rim))
  return { ...frame, hand: boxOf(rim * 2, height - hand + rim, edge, height - rim) }
}

function inBand(page: PageFrame): FramedField {
  const { window, papers, table } = page
  const { width, height } = window
  const rim = rimOf(window)
  const top = papers.strip.bottom + rim
  const side = table.beside ? width * 0.14 : 0
  const frame = solved(page, boxOf(rim, top, width - rim - side, height - rim))
  return { ...frame, side: boxOf(frame.field.right + rim, top + rim, width - rim * 2, height - rim * 2) }
}

/** Part of the spare width that a very wide window leaves at the left of its board. */
const AT_LEFT = 0.44

/**
 * Solves the page with the field at the left of the column. The camera's axis meets the window at the horizontal centre
 * of the field, so that the field stands upright. A very wide window leaves room on both sides.
 */
function besideColumn(page: PageFrame): FramedField {
  const { window, papers } = page
  const { width, height } = window
  const { column } = papers
  const rim = rimOf(window)
  const first = solved(page, boxOf(rim, rim, width - column - 2.2 * rim, height - rim), { x: 0, y: 0.5 })
  const spare = width - widthOf(first.field)
  const left = spare > column * 2.4 ? spare * AT_LEFT : rim
  const again = solved(page, boxOf(left, rim, left + widthOf(first.field) + 2, height - rim), { x: 0, y: 0.5 })
  const shift = left === rim ? again.field.left - rim : 0
  const { eye, field } = again
  const side = boxOf(
    Math.max(field.right - shift + rim * 1.5, 0),
    papers.strip.bottom + rim,
    width - rim * 2,
    papers.verbs.top - rim,
  )
  return {
    ...again,
    eye: { ...eye, cx: eye.cx - shift },
    field: { ...field, left: field.left - shift, right: field.right - shift },
    side,
    aside: left > column ? boxOf(rim * 3, rim * 3, field.left - rim * 3, height - rim * 3) : NONE,
  }
}

/** Returns the area of the field's bounding box in the window, in square CSS pixels. */
export const fieldSize = ({ field }: FramedField): number => widthOf(field) * heightOf(field)
