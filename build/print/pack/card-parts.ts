import { PIPS, pip, type Suit } from '../pips'
import { BARE_PAPER, circle, clip, type Fill, group, lineBetween, overprint, path, text, repeat, rotate } from '../svg'

/** A bridge card, drawn at 100 units per inch: 2.25 by 3.5 in. */
export const CARD_SIZE = { width: 225, height: 350 } as const
export const CX = CARD_SIZE.width / 2
export const CY = CARD_SIZE.height / 2

const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D'
export const suitInk = (suit: Suit): 'vermilion' | 'black' => (isRed(suit) ? 'vermilion' : 'black')

/** A part, and the same part rotated by 180°. */
export const withRotatedCopy = (...parts: string[]): string => parts.join('') + rotate(180, CX, CY, ...parts)

/** Hatching of a pip in the colour aid: hearts vertical, diamonds dotted, clubs horizontal, spades solid. */
function pipHatching(suit: Suit): string {
  if (suit === 'S') return ''
  if (suit === 'D') {
    return repeat(49, (i) =>
      circle(((i % 7) - 3) * 14 + (Math.floor(i / 7) % 2 ? 7 : 0), (Math.floor(i / 7) - 3) * 14, 3.6, BARE_PAPER),
    )
  }
  return repeat(7, (i) => {
    const at = (i - 3) * 15
    return suit === 'H' ? lineBetween(at, -50, at, 50, BARE_PAPER, 5) : lineBetween(-50, at, 50, at, BARE_PAPER, 5)
  })
}

/** A large pip, hatched if the colour aid is on. */
export function pipWithAid(
  suit: Suit,
  x: number,
  y: number,
  size: number,
  fill: Fill,
  hasAid: boolean,
  isUpsideDown = false,
): string {
  if (!hasAid) return pip(suit, x, y, size, fill, isUpsideDown)
  const id = `sign-${suit}-${Math.round(x * 10)}-${Math.round(y * 10)}`
  return (
    pip(suit, x, y, size, fill, isUpsideDown) +
    group(
      `translate(${x} ${y}) scale(${(size / 100) * 0.9})${isUpsideDown ? ' rotate(180)' : ''}`,
      clip(id, path(PIPS[suit], '#000'), pipHatching(suit)),
    )
  )
}

/** Horizontal scale of wide ranks, so that all stay within the margin. */
const RANK_SCALES: Readonly<Record<string, number>> = { '10': 0.62, K: 0.72, Q: 0.77, A: 0.76 }
/** Half the width of the margin beside the pips; the index is centred in it. */
const INDEX_X = 22.5
/** Size of the type of the index; its capitals are .7 of it tall. */
const INDEX_SIZE = 55.5

/**
 * Rank and suit in the upper left corner and, rotated, in the lower right; with the suit's letter for the colour aid.
 */
export function indices(rank: string, suit: Suit, hasAid: boolean): string {
  const fill = overprint(suitInk(suit))
  const ten = rank === '10'
  const number = group(
    `translate(${INDEX_X} 0) scale(${RANK_SCALES[rank] ?? 1} 1)`,
    text(0, 48, rank, INDEX_SIZE, fill, { face: 'Abril Fatface', spacing: ten ? -1 : 0 }),
  )
  const letter = hasAid ? text(INDEX_X, 101, suit, 18, fill, { face: 'League Gothic' }) : ''
  // The tail of the Q reaches lower than any other letter.
  return withRotatedCopy(number, pip(suit, INDEX_X, rank === 'Q' ? 75 : 69, 27, fill), letter)
}
