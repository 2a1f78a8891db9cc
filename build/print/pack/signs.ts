import { PIPS, pip, type Suit } from '../pips'
import { BARE, circle, clipped, type Fill, group, lineTo, over, path, text, times, turned } from '../svg'

/** A bridge card, drawn 100 units to the inch: 2.25 by 3.5 in. */
export const CARD = { width: 225, height: 350 } as const
export const CX = CARD.width / 2
export const CY = CARD.height / 2

export const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D'
export const suitInk = (suit: Suit): 'vermilion' | 'black' => (isRed(suit) ? 'vermilion' : 'black')

/** A part and the same turned upside down. */
export const bothWays = (...parts: string[]): string => parts.join('') + turned(180, CX, CY, ...parts)

/** Hatching of a pip in the colour aid: hearts upright, diamonds dotted, clubs level, spades solid. */
function hatched(suit: Suit): string {
  if (suit === 'S') return ''
  if (suit === 'D') {
    return times(49, (i) =>
      circle(((i % 7) - 3) * 14 + (Math.floor(i / 7) % 2 ? 7 : 0), (Math.floor(i / 7) - 3) * 14, 3.6, BARE),
    )
  }
  return times(7, (i) => {
    const at = (i - 3) * 15
    return suit === 'H' ? lineTo(at, -50, at, 50, BARE, 5) : lineTo(-50, at, 50, at, BARE, 5)
  })
}

/** A large pip; hatched where the colour aid asks for it. */
export function sign(suit: Suit, x: number, y: number, size: number, fill: Fill, aid: boolean, over = false): string {
  if (!aid) return pip(suit, x, y, size, fill, over)
  const id = `sign-${suit}-${Math.round(x * 10)}-${Math.round(y * 10)}`
  return (
    pip(suit, x, y, size, fill, over) +
    group(
      `translate(${x} ${y}) scale(${(size / 100) * 0.9})${over ? ' rotate(180)' : ''}`,
      clipped(id, path(PIPS[suit], '#000'), hatched(suit)),
    )
  )
}

/** Rank and suit in the upper left corner and, turned, in the lower right; with the suit's letter for the aid. */
export function indices(rank: string, suit: Suit, aid: boolean): string {
  const fill = over(suitInk(suit))
  const face = { face: 'Abril Fatface' } as const
  const ten = rank === '10'
  const number = ten
    ? group('translate(16.2 0) scale(.74 1)', text(0, 29, rank, 28, fill, { ...face, spacing: -1 }))
    : text(15.5, 29, rank, 29, fill, face)
  const letter = aid ? text(15.5, 66, suit, 15, fill, { face: 'League Gothic' }) : ''
  // The tail of the Q reaches lower than any other letter.
  return bothWays(number, pip(suit, 15.5, rank === 'Q' ? 46.5 : 43, 17, fill), letter)
}
