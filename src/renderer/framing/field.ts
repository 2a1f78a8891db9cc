import { isLow, marginOf } from './papers'
import { boxOf, heightOf, widthOf } from './box'
import { EMPTY_BOX, solveFor, type FramedField, type PageFrame } from './field-camera'
import { chooseHandRows, FINGER_WIDTH } from './hand'
import { sizeOf } from '../stage/model/sizes'

/** Largest height of a card of the viewer's hand in a tall window, as part of the window's height. */
const MAX_TALL_CARD = { square: 0.17, tall: 0.21 } as const
/**
 * In a tall window the board keeps the full width, and the hand gets the rest of the height. The factor is the
 * foreshortening of the board's depth at that steep pitch.
 */
const BOARD_FORESHORTENING = 0.98
/** Largest part of the height for the board above a slip of words, where there is less room. */
const MAX_BARE_BOARD = 0.62

/** Least part of the height between the papers of a tall window for the hand, if it needs as much. */
const MIN_TALL_HAND = 0.135

/** Returns the largest height of a card with this back in the viewer's hand in a tall window, in CSS pixels. */
export function maxHandCardHeight(back: string, height: number): number {
  const { w, d } = sizeOf('card', back)
  return height * (w === d ? MAX_TALL_CARD.square : MAX_TALL_CARD.tall)
}

/**
 * Gaps above and below the piles of a tall window, in margins. Where no papers surround the table, as at an exhibit,
 * a finger must not meet a pile and a card of the hand at once.
 */
const SIDE_GAPS = { above: 0, below: 0.5 } as const
const BARE_SIDE_GAPS = { above: 1, below: 2 } as const

/**
 * Part of a wide window's height for the viewer's hand below a card table; hands of fewer than `few` or more than
 * `many` cards get `other`.
 */
const HAND_SHARE = { usual: 0.265, other: 0.33, few: 6, many: 12 } as const
/**
 * Parts of the window: the width of a roulette's layout, the height of the chips above and below it, and the height of
 * the dial in a tall window, and in a squarish one with chips at both its sides.
 */
const ROULETTE_SHARES = { layout: 0.618, chips: 0.135, tallDial: 0.46, squarishDial: 0.3 } as const
/** A window narrower than this for its height is squarish: the layout becomes larger below the dial than beside it. */
const MAX_SQUARISH_RATIO = 1.5

/** Solves the camera of a page for its field. */
export function frameField(page: PageFrame): FramedField {
  const { papers, table } = page
  if (table.isEnded) return solveEnded(page)
  if (papers.layout === 'tall') return solveTall(page)
  if (table.kind === 'roulette') return solveRoulette(page)
  if (table.kind === 'cards') return solveCards(page)
  return papers.layout === 'band' ? solveInBand(page) : solveBesideColumn(page)
}

function solveTall(page: PageFrame): FramedField {
  const { window, papers, table, otherSeatCount } = page
  const { width, height } = window
  const margin = marginOf(window)
  const [top, floor] = [papers.strip.bottom + margin, papers.verbs.top - margin]
  const room = floor - top
  const isRoulette = table.kind === 'roulette'
  const maxHandHeight = room * (table.handSize > 14 ? 0.36 : 0.3)
  const isBare = papers.strip.bottom === 0
  const apart = isBare ? BARE_SIDE_GAPS : SIDE_GAPS
  const sideHeight = Math.min(86, room * 0.13) + (apart.above + apart.below - SIDE_GAPS.below) * margin
  const side = table.hasGroupsBeside ? sideHeight : 0
  const seats = otherSeatCount > 0 && !isRoulette ? Math.min(78, room * 0.115) * (otherSeatCount > 4 ? 1.6 : 1) : 0
  const dial = isRoulette ? room * ROULETTE_SHARES.tallDial : 0
  const [card, maxCardHeight] = [sizeOf('card', table.back), maxHandCardHeight(table.back, height)]
  const finger = page.finger ?? FINGER_WIDTH
  const handRoom = { width: width - 2 * margin, height: maxHandHeight, maxCardHeight, finger }
  const rows = chooseHandRows(table.handSize, card, handRoom)
  const handHeight = table.handSize > 0 ? rows.rows * 1.05 * rows.height + margin * 2 : 0
  const { left, right, far, near } = table.extent
  const wholeBoard = (((near - far) * width) / (right - left)) * BOARD_FORESHORTENING
  const board = table.kind !== 'board' ? 0 : isBare ? Math.min(wholeBoard, room * MAX_BARE_BOARD) : wholeBoard
  // With large letters the papers leave little: then the board gives way to the hand, and fills the width no more.
  const hand = Math.min(handHeight, Math.max(room - seats - side - dial - board, room * MIN_TALL_HAND))
  const frame = solveFor(page, boxOf(1, top + seats + dial, width - 1, floor - hand - side), undefined, width / 2)
  return {
    ...frame,
    otherSeats: boxOf(margin, top, width - margin, top + seats - margin),
    dial: boxOf(margin, top, width - margin, top + dial - margin),
    side: boxOf(
      margin,
      floor - hand - side + apart.above * margin,
      width - margin,
      floor - hand - apart.below * margin,
    ),
    hand: boxOf(margin, floor - hand, width - margin, floor),
  }
}

/**
 * Height of the paper that announces the end, in rem: in a tall window `tall`, but at least `tallPart` of the window's
 * height; in a wide one `column`, as wide as the column. It is higher in a game for one, where it offers more.
 */
const END_PAPER = { tall: 14, tallPart: 0.26, column: { alone: 12, together: 9.5 } } as const
/**
 * Share of the room for pad, standing card and piles beside a finished game's field: below it or, if low, at its right.
 */
const END_ROOM = { tall: 0.3, low: 0.24 } as const

/** Solves the page of a finished game: the field, and room for the paper that announces the end. */
function solveEnded(page: PageFrame): FramedField {
  const { window, papers, table, rem } = page
  const { width, height } = window
  const margin = marginOf(window)
  if (papers.layout === 'tall') {
    const top = papers.strip.bottom + margin * 2
    const floor = height - Math.max(END_PAPER.tall * rem, height * END_PAPER.tallPart)
    const fieldEnd = floor - (floor - top) * END_ROOM.tall
    // Cards of a trick can lie askew, a little outside their ring.
    const edge = table.kind === 'cards' ? margin * 2 : 1
    const frame = solveFor(page, boxOf(edge, top, width - edge, fieldEnd), { x: 0.5, y: 0 }, width / 2)
    return { ...frame, side: boxOf(margin, frame.field.bottom + margin, width - margin, floor) }
  }
  if (isLow(window)) return solveLowEnd(page)
  const frame = table.kind === 'cards' ? solveCards(page) : solveBesideColumn(page)
  const { columnWidth, strip } = papers
  const left = table.kind === 'cards' ? width - columnWidth - margin * 2 : frame.side.left
  const paper = END_PAPER.column[page.otherSeatCount === 0 ? 'alone' : 'together'] * rem
  return { ...frame, side: boxOf(left, strip.bottom + margin, width - margin * 2, height - margin * 2 - paper) }
}

/** Solves the page of a finished game in a low window, where the papers take the whole column at the right. */
function solveLowEnd(page: PageFrame): FramedField {
  const { window, papers } = page
  const margin = marginOf(window)
  const [right, floor] = [papers.strip.left - margin, window.height - margin]
  const frame = solveFor(page, boxOf(margin, margin, right * (1 - END_ROOM.low), floor), { x: 0, y: 0.5 })
  return { ...frame, side: boxOf(frame.field.right + margin, margin * 2, right - margin, floor) }
}

function solveRoulette(page: PageFrame): FramedField {
  const { window, papers } = page
  const { width, height } = window
  const margin = marginOf(window)
  const [top, floor] = [papers.strip.bottom + margin, height - margin]
  if (width < height * MAX_SQUARISH_RATIO) {
    const [row, third] = [(floor - top) * ROULETTE_SHARES.squarishDial, width / 3]
    return {
      ...solveFor(page, boxOf(margin, top + row, width - margin, floor), undefined, width / 2),
      dial: boxOf(third, top, 2 * third, top + row - margin),
      otherSeats: boxOf(margin, top, third - margin, top + row - margin),
      hand: boxOf(2 * third + margin, top, width - margin, top + row - margin),
    }
  }
  const chips = (floor - top) * ROULETTE_SHARES.chips
  const edge = width * ROULETTE_SHARES.layout
  const frame = solveFor(page, boxOf(margin, top + chips, edge - margin, floor - chips), undefined, width / 2)
  return {
    ...frame,
    dial: boxOf(edge, top, width - margin, floor),
    otherSeats: boxOf(margin * 3, top, edge - margin * 3, top + chips - margin),
    hand: boxOf(width * 0.15, floor - chips + margin, width * 0.46, floor),
  }
}

/** Least room between the fan at the left and the field of a card table for the pad, in widths of the column. */
const MIN_PAD_ROOM = 0.9

function solveCards(page: PageFrame): FramedField {
  const { window, papers, table, otherSeatCount } = page
  const { width, height } = window
  const margin = marginOf(window)
  const edge = width - papers.columnWidth - margin * 3
  const share =
    table.handSize > HAND_SHARE.many || table.handSize < HAND_SHARE.few ? HAND_SHARE.other : HAND_SHARE.usual
  const hand = table.handSize > 0 ? height * share : margin
  const left = table.hasFans && otherSeatCount > 1 ? width * 0.11 : margin * 2
  const box = boxOf(left, height * (otherSeatCount > 0 ? 0.155 : 0.02), edge, height - hand - margin)
  const frame = solveFor(page, box)
  return {
    ...frame,
    hand: boxOf(margin * 2, height - hand + margin, edge, height - margin),
    leftOfField:
      frame.field.left - left > papers.columnWidth * MIN_PAD_ROOM
        ? boxOf(left + margin * 3, box.top + margin * 3, frame.field.left - margin * 3, box.bottom - margin * 3)
        : EMPTY_BOX,
  }
}

function solveInBand(page: PageFrame): FramedField {
  const { window, papers, table } = page
  const { width, height } = window
  const margin = marginOf(window)
  const top = papers.strip.bottom + margin
  const side = table.hasGroupsBeside ? width * 0.14 : 0
  const frame = solveFor(page, boxOf(margin, top, width - margin - side, height - margin))
  return { ...frame, side: boxOf(frame.field.right + margin, top + margin, width - margin * 2, height - margin * 2) }
}

/** Part of the spare width that a very wide window leaves at the left of its board. */
const LEFT_SHARE = 0.44

/**
 * Solves the page with the field at the left of the column. The camera's axis meets the window at the horizontal centre
 * of the field, so that the field stands upright. A very wide window leaves room on both sides.
 */
function solveBesideColumn(page: PageFrame): FramedField {
  const { window, papers } = page
  const { width, height } = window
  const { columnWidth } = papers
  const margin = marginOf(window)
  const atLeft = { x: 0, y: 0.5 }
  const first = solveFor(page, boxOf(margin, margin, width - columnWidth - 2.2 * margin, height - margin), atLeft)
  const spare = width - widthOf(first.field)
  const left = spare > columnWidth * 2.4 ? spare * LEFT_SHARE : margin
  const shiftedFrame = solveFor(page, boxOf(left, margin, left + widthOf(first.field) + 2, height - margin), atLeft)
  const shift = left === margin ? shiftedFrame.field.left - margin : 0
  const { camera, field } = shiftedFrame
  const side = boxOf(
    Math.max(field.right - shift + margin * 1.5, 0),
    papers.strip.bottom + margin,
    width - margin * 2,
    papers.verbs.top - margin,
  )
  return {
    ...shiftedFrame,
    camera: { ...camera, cx: camera.cx - shift },
    field: { ...field, left: field.left - shift, right: field.right - shift },
    side,
    leftOfField:
      left > columnWidth ? boxOf(margin * 3, margin * 3, field.left - margin * 3, height - margin * 3) : EMPTY_BOX,
  }
}

/** Returns the area of the field's bounding box in the window, in square CSS pixels. */
export const fieldAreaOf = ({ field }: FramedField): number => widthOf(field) * heightOf(field)
