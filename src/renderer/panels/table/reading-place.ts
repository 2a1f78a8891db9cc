import { boxOf, heightOf, widthOf, shrink, type Box } from '../../framing/box'

/** The largest size of a card shown for reading: in rem, and as shares of the available room. */
const MAX_SIZE = { rem: 20, high: 0.62, wide: 0.42 } as const
/** Distance to the card on the table and to the edges, in rem. */
const GAP = 0.75
/** A magnification below this is not worth showing. */
const MIN_MAGNIFICATION = 1.35

type Side = (card: Box, width: number, height: number, gap: number) => readonly [left: number, top: number]

const middleX = ({ left, right }: Box): number => (left + right) / 2
const middleY = ({ top, bottom }: Box): number => (top + bottom) / 2

/** Positions beside the card in the order of preference: above first, where it covers neither hand nor finger. */
const SIDES: readonly Side[] = [
  (card, width, height, gap) => [middleX(card) - width / 2, card.top - gap - height],
  (card, _width, height, gap) => [card.right + gap, middleY(card) - height / 2],
  (card, width, height, gap) => [card.left - gap - width, middleY(card) - height / 2],
  (card, width, _height, gap) => [middleX(card) - width / 2, card.bottom + gap],
]

/** Returns the box at a side, shifted along the card until it lies within the room; null if it would cover the card. */
function besideAt(side: Side, card: Box, room: Box, width: number, height: number, gap: number): Box | null {
  const [x, y] = side(card, width, height, gap)
  const left = Math.min(Math.max(x, room.left), room.right - width)
  const top = Math.min(Math.max(y, room.top), room.bottom - height)
  const box = boxOf(left, top, left + width, top + height)
  const apart = box.left >= card.right || box.right <= card.left || box.top >= card.bottom || box.bottom <= card.top
  return apart ? box : null
}

/**
 * Returns where a card is shown at reading size: beside its place, within the room that papers leave, and never over
 * it.
 * @param card the card's area of the window, in CSS pixels
 * @param ratio its width over its height
 * @param rem the page's font size in CSS pixels
 * @returns null if it would hardly be larger than it is
 */
export function readingPlace(card: Box, ratio: number, free: Box, rem: number): Box | null {
  const gap = GAP * rem
  const room = shrink(free, gap)
  const shorterSide = Math.min(widthOf(card), heightOf(card))
  let height = Math.min(MAX_SIZE.rem * rem, heightOf(room) * MAX_SIZE.high, (widthOf(room) * MAX_SIZE.wide) / ratio)
  while (Math.min(height * ratio, height) >= shorterSide * MIN_MAGNIFICATION) {
    for (const side of SIDES) {
      const box = besideAt(side, card, room, height * ratio, height, gap)
      if (box !== null) return box
    }
    height *= 0.9
  }
  return null
}
