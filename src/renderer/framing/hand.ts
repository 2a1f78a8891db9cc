import { fromLeaningPlane, onLeaningPlane } from '../stage/model/turns'
import type { Piece } from '../stage/model/pieces'
import { sizeOf, type Size } from '../stage/model/sizes'
import { heightOf, widthOf, type Box } from './box'
import { seen, under, type Eye } from './camera'

/**
 * Least visible part of a card's width beside the card that overlaps it; more for square cards, whose number is in a
 * corner.
 */
const SEEN = { square: 0.36, tall: 0.3 } as const
/** Distance between rows in card heights, and between cards of a row that do not overlap in card widths. */
const DEEP = 1.04
const BESIDE = 1.03
const MOST_ROWS = 3
/**
 * A further row is used if it makes the cards larger by a factor of more than 1 / `ROW_WORTH`, or if it moves cards
 * further apart that are less than `FINGER` CSS pixels from each other.
 */
const ROW_WORTH = 0.84
const FINGER = 34
/** Lean of a card of the hand, as a share of the angle at which it would face the camera. */
const LEAN = 0.85
/** Largest angle between neighbouring cards, and between the outermost cards of a hand, in radians. */
const SPREAD = { card: 0.024, hand: 0.13 } as const
/** Height of each card above its left neighbour, in inches at life size. */
const RISE = 0.06
/**
 * Distance by which a chosen card is pulled out, in inches, along its own plane; otherwise it would pierce the cards
 * that lie on it.
 */
const PULLED = 0.47

/** The layout of a hand in a box: its rows, the cards of a row, and the height of a card in CSS pixels. */
export interface HandRows {
  readonly rows: number
  readonly each: number
  readonly height: number
}

const isSquare = ({ w, d }: Size): boolean => w === d

/**
 * Chooses the fewest rows in which every card shows its number, and the largest cards that fit.
 * @param size size of a card, in inches
 * @param most largest height of a card, in CSS pixels
 */
export function handRows(count: number, size: Size, width: number, height: number, most: number): HandRows {
  const least = isSquare(size) ? SEEN.square : SEEN.tall
  let best = { rows: 1, each: Math.max(1, count), height: 0, apart: Infinity }
  for (let rows = 1; rows <= MOST_ROWS; rows++) {
    const each = Math.max(1, Math.ceil(count / rows))
    const across = width / (((each - 1) * least + DEEP) * (size.w / size.d))
    const high = Math.min(most, height / (rows * DEEP + 0.06), across)
    const apart = each > 1 ? (width - (high * size.w * 1.06) / size.d) / (each - 1) : width
    const isNarrow = rows > 1 && best.apart < Math.min(FINGER, apart) && high >= FINGER
    if (isNarrow || high * ROW_WORTH ** (rows - 1) > best.height * ROW_WORTH ** (best.rows - 1))
      best = { rows, each, height: high, apart }
  }
  return best
}

/** Returns the angle by which cards of the hand lean towards this camera, in radians. */
const handLean = ({ pitch }: Pick<Eye, 'pitch'>): number => (Math.PI / 2 - pitch) * LEAN

/**
 * Lays the viewer's hand in a box of the window, leaning towards the camera, in as few rows as it needs.
 * @param most largest height of a card, in CSS pixels
 */
export function layHand(eye: Eye, cards: readonly Piece[], box: Box, most: number): Piece[] {
  const [first] = cards
  if (first === undefined) return []
  const size = sizeOf('card', first.face)
  const { rows, each, height } = handRows(cards.length, size, widthOf(box), heightOf(box), most)
  const wide = (height * size.w) / size.d
  return cards.map((piece, i) => {
    const row = Math.floor(i / each)
    const inRow = Math.min(each, cards.length - row * each)
    const at = i - row * each - (inRow - 1) / 2
    const pitch = inRow > 1 ? Math.min(wide * BESIDE, (widthOf(box) - wide * 1.06) / (inRow - 1)) : 0
    const spread = Math.min(SPREAD.card, SPREAD.hand / inRow)
    const middle = {
      x: (box.left + box.right) / 2 + at * pitch,
      y: (box.top + box.bottom) / 2 + (row - (rows - 1) / 2) * height * 1.05 + hang(at, inRow, spread, pitch, wide),
    }
    return leaning(eye, piece, size, { ...middle, height, level: i % each, spin: -at * spread })
  })
}

/**
 * Returns a card's vertical offset in CSS pixels: the ends of a row are lower than its middle. The row is raised so
 * that the corners of its turned end cards stay at the height of an untilted row.
 */
function hang(at: number, inRow: number, spread: number, pitch: number, wide: number): number {
  const low = (n: number) => n * n * spread * pitch * 0.5
  return low(at) - low((inRow - 1) / 2) - (Math.sin((spread * (inRow - 1)) / 2) * wide) / 2
}

interface Standing {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly level: number
  readonly spin: number
}

/** Returns a card of the hand with its centre at a point of the window and `height` pixels high. */
function leaning(eye: Eye, piece: Piece, { d }: Size, { x, y, height, level, spin }: Standing): Piece {
  const lean = handLean(eye)
  let up = 0.4
  let spot = under(eye, x, y, up)
  let scale = 1
  for (let round = 0; round < 2; round++) {
    scale = height / (d * seen(eye, [spot.x, up, spot.z]).inch)
    up = (d * scale * Math.sin(lean)) / 2 + 0.05 + level * RISE * scale
    spot = under(eye, x, y, up)
  }
  const out = fromLeaningPlane(lean, 0, { right: 0, out: 0, near: piece.raised === true ? -PULLED : 0 })
  return {
    ...piece,
    pose: { ...piece.pose, x: spot.x, y: up + out.y, z: spot.z + out.z, ...onLeaningPlane(lean, spin), scale },
  }
}
