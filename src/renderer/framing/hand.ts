import { fromLeaningPlane, onLeaningPlane } from '../stage/model/turns'
import type { Piece } from '../stage/model/pieces'
import { sizeOf, type Size } from '../stage/model/sizes'
import { heightOf, widthOf, type Box } from './box'
import { seen, under, type Eye } from './camera'

/** So much of a card's width stays seen where the next one lies on it: square cards have their number in a corner. */
const SEEN = { square: 0.36, tall: 0.3 } as const
/** From row to row and from card to card, in cards. */
const DEEP = 1.04
const BESIDE = 1.03
const MOST_ROWS = 3
/** A further row has to make cards larger by more than this, or has to leave a finger's room to each of them, in CSS pixels. */
const ROW_WORTH = 0.84
const FINGER = 34
/** How much of the way to looking straight at the eye a card of the hand leans. */
const LEAN = 0.85
/** The angle between two cards of a hand, and all of a hand's, in radians. */
const SPREAD = { card: 0.024, hand: 0.13 } as const
/** How much higher each card lies than its left neighbour, in inches of its own measure. */
const RISE = 0.06
/** How far a chosen card is pulled out, in inches: along its own plane, or it would stick through those that lie on it. */
const PULLED = 0.47

/** How a hand lies in a box: its rows, the cards of a row, and how high a card is there, in CSS pixels. */
export interface HandRows {
  readonly rows: number
  readonly each: number
  readonly height: number
}

const isSquare = ({ w, d }: Size): boolean => w === d

/**
 * As few rows as let every card show its number, as large as they fit.
 * @param size of a card, in inches
 * @param most height of a card in CSS pixels
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

/** How far toward the eye cards of a hand lean that is looked at like this, in radians. */
const handLean = ({ pitch }: Pick<Eye, 'pitch'>): number => (Math.PI / 2 - pitch) * LEAN

/**
 * Lays the own hand in a box of the window, leaning toward the eye, in as few rows as it needs.
 * @param most height of a card in CSS pixels
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

/** The ends of a row hang a little lower than its middle; half of it above the line and half of it below. */
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

/** One card of the hand with its middle at a place of the window and so many pixels high. */
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
