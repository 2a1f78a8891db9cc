import type { Piece, Pose } from '../stage/model/pieces'
import { sizeOf, type Size } from '../stage/model/sizes'
import { heightOf, widthOf, type Box } from './box'
import { projectPoint, tablePointAt, type PageCamera } from './camera'

/**
 * Least visible part of a card's width beside the card that overlaps it; more for square cards, whose number is in a
 * corner.
 */
const MIN_VISIBLE_WIDTH = { square: 0.36, tall: 0.3 } as const
/** Distance between rows in card heights, and between cards of a row that do not overlap in card widths. */
const ROW_SPACING = 1.04
const CARD_SPACING = 1.03
const MAX_ROWS = 3
/**
 * A further row is used if it makes the cards larger by a factor of more than 1 / `EXTRA_ROW_FACTOR`, or if it moves
 * cards further apart that are less than a finger's width from each other.
 */
const EXTRA_ROW_FACTOR = 0.84
/** Width of a finger in CSS pixels, unless a page has another one. */
export const FINGER_WIDTH = 34
/** Lean of a card of the hand, as a share of the angle at which it would face the camera. */
const LEAN_SHARE = 0.85
/** Largest angle between neighbouring cards, and between the outermost cards of a hand, in radians. */
const MAX_SPREAD = { card: 0.024, hand: 0.13 } as const
/** Height of each card above its left neighbour, in inches at life size. */
const CARD_RISE = 0.06
/**
 * Distance by which a chosen card is pulled out, in inches, along its own plane; otherwise it would pierce the cards
 * that lie on it.
 */
const PULL_DISTANCE = 0.47

/** How the viewer's hand is seen. */
export interface HandView {
  readonly camera: PageCamera
  /** Height that it is raised by, in inches. */
  readonly lift: number
  /** Least distance of two cards in a row, if there is room for it, in CSS pixels. */
  readonly finger: number
}

/** The room for a hand, in CSS pixels. */
interface HandRoom {
  readonly width: number
  readonly height: number
  /** Largest height of a card. */
  readonly maxCardHeight: number
  /** Least distance of two cards in a row, if there is room for it. */
  readonly finger: number
}

/** The layout of a hand in a box: its rows, the cards of a row, and the height of a card in CSS pixels. */
export interface HandRows {
  readonly rows: number
  readonly cardsPerRow: number
  readonly height: number
}

const isSquare = ({ w, d }: Size): boolean => w === d

/**
 * Chooses the fewest rows in which every card shows its number, and the largest cards that fit.
 * @param size size of a card, in inches
 */
export function chooseHandRows(count: number, size: Size, room: HandRoom): HandRows {
  const { width, height, maxCardHeight, finger } = room
  const minVisible = isSquare(size) ? MIN_VISIBLE_WIDTH.square : MIN_VISIBLE_WIDTH.tall
  let best = { rows: 1, cardsPerRow: Math.max(1, count), height: 0, spacing: Infinity }
  for (let rows = 1; rows <= MAX_ROWS; rows++) {
    const cardsPerRow = Math.max(1, Math.ceil(count / rows))
    const heightByWidth = width / (((cardsPerRow - 1) * minVisible + ROW_SPACING) * (size.w / size.d))
    const cardHeight = Math.min(maxCardHeight, height / (rows * ROW_SPACING + 0.06), heightByWidth)
    const spacing = cardsPerRow > 1 ? (width - (cardHeight * size.w * 1.06) / size.d) / (cardsPerRow - 1) : width
    const isNarrow = rows > 1 && best.spacing < Math.min(finger, spacing) && cardHeight >= finger
    if (isNarrow || cardHeight * EXTRA_ROW_FACTOR ** (rows - 1) > best.height * EXTRA_ROW_FACTOR ** (best.rows - 1))
      best = { rows, cardsPerRow, height: cardHeight, spacing }
  }
  return best
}

/** Returns the angle by which cards of the hand lean towards this camera, in radians. */
const handLean = ({ pitch }: Pick<PageCamera, 'pitch'>): number => (Math.PI / 2 - pitch) * LEAN_SHARE

/**
 * Lays the viewer's hand in a box of the window, leaning towards the camera, in as few rows as it needs.
 * @param maxCardHeight largest height of a card, in CSS pixels
 */
export function layHand(view: HandView, cards: readonly Piece[], box: Box, maxCardHeight: number): Piece[] {
  const { camera, lift, finger } = view
  const [first] = cards
  if (first === undefined) return []
  const size = sizeOf('card', first.face)
  const room = { width: widthOf(box), height: heightOf(box), maxCardHeight, finger }
  const { rows, cardsPerRow, height } = chooseHandRows(cards.length, size, room)
  const cardWidth = (height * size.w) / size.d
  return cards.map((piece, i) => {
    const row = Math.floor(i / cardsPerRow)
    const cardsInRow = Math.min(cardsPerRow, cards.length - row * cardsPerRow)
    const offset = i - row * cardsPerRow - (cardsInRow - 1) / 2
    const pitch =
      cardsInRow > 1 ? Math.min(cardWidth * CARD_SPACING, (widthOf(box) - cardWidth * 1.06) / (cardsInRow - 1)) : 0
    const spread = Math.min(MAX_SPREAD.card, MAX_SPREAD.hand / cardsInRow)
    const middle = {
      x: (box.left + box.right) / 2 + offset * pitch,
      y:
        (box.top + box.bottom) / 2 +
        (row - (rows - 1) / 2) * height * 1.05 +
        verticalOffset(offset, cardsInRow, spread, pitch, cardWidth),
    }
    return leanCard(camera, piece, size, { ...middle, height, lift, level: i % cardsPerRow, spin: -offset * spread })
  })
}

/**
 * Returns a card's vertical offset in CSS pixels: the ends of a row are lower than its middle. The row is raised so
 * that the corners of its turned end cards stay at the height of an untilted row.
 */
function verticalOffset(offset: number, cardsInRow: number, spread: number, pitch: number, cardWidth: number): number {
  const sagAt = (n: number) => n * n * spread * pitch * 0.5
  return sagAt(offset) - sagAt((cardsInRow - 1) / 2) - (Math.sin((spread * (cardsInRow - 1)) / 2) * cardWidth) / 2
}

interface CardPlacement {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly lift: number
  readonly level: number
  readonly spin: number
}

/**
 * Returns the angles of a card turned by `spin` on a plane that leans by `lean` towards the viewer. Poses are turned
 * before they are tilted, so the angles have to be computed.
 */
function anglesOnPlane(lean: number, spin: number): Pick<Pose, 'turn' | 'tilt' | 'roll'> {
  const [c, s] = [Math.cos(lean), Math.sin(lean)]
  return {
    turn: Math.atan2(Math.sin(spin), c * Math.cos(spin)),
    tilt: Math.asin(s * Math.cos(spin)),
    roll: Math.atan2(s * Math.sin(spin), c),
  }
}

/** Returns a card of the hand with its centre at a point of the window and `height` pixels high. */
function leanCard(camera: PageCamera, piece: Piece, { d }: Size, place: CardPlacement): Piece {
  const { x, y, height, lift, level, spin } = place
  const lean = handLean(camera)
  let elevation = lift + 0.4
  let tablePoint = tablePointAt(camera, x, y, elevation)
  let scale = 1
  for (let round = 0; round < 2; round++) {
    scale = height / (d * projectPoint(camera, [tablePoint.x, elevation, tablePoint.z]).pixelsPerInch)
    elevation = (d * scale * Math.sin(lean)) / 2 + 0.05 + lift + level * CARD_RISE * scale
    tablePoint = tablePointAt(camera, x, y, elevation)
  }
  const pull = piece.raised === true ? PULL_DISTANCE : 0
  return {
    ...piece,
    pose: {
      ...piece.pose,
      x: tablePoint.x,
      y: elevation + pull * Math.sin(lean),
      z: tablePoint.z - pull * Math.cos(lean),
      ...anglesOnPlane(lean, spin),
      scale,
    },
  }
}
