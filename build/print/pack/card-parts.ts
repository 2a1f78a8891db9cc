import { PIPS, pip, type Suit } from '../pips'
import {
  BARE_PAPER,
  circle,
  clip,
  type Fill,
  group,
  lineBetween,
  overprint,
  path,
  text,
  repeat,
  rotate,
  NONE,
} from '../svg'
import type { Forme } from '../plates'

export const PIP_RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const
type PipRank = (typeof PIP_RANKS)[number]

/** The place of a pip: column 0 to 2, height 0 to 3 from the top. */
type Spot = readonly [column: number, row: number]
const sides = (...rows: number[]): Spot[] =>
  rows.flatMap((row): Spot[] => [
    [0, row],
    [2, row],
  ])
const middle = (...rows: number[]): Spot[] => rows.map((row): Spot => [1, row])

const PLACES: Readonly<Record<Exclude<PipRank, 'A'>, readonly Spot[]>> = {
  '2': middle(0, 3),
  '3': middle(0, 1.5, 3),
  '4': sides(0, 3),
  '5': [...sides(0, 3), ...middle(1.5)],
  '6': sides(0, 1.5, 3),
  '7': [...sides(0, 1.5, 3), ...middle(0.75)],
  '8': [...sides(0, 1.5, 3), ...middle(0.75, 2.25)],
  '9': [...sides(0, 1, 2, 3), ...middle(1.5)],
  '10': [...sides(0, 1, 2, 3), ...middle(0.5, 2.5)],
}

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

/** Size of the type of a large index, and of the picture between two, as part of that between printed ones. */
const LARGE_INDEX_SIZE = 108
const SHRUNK = 0.54
/** Ranks of which a large index is narrower, or smaller: the tail of the Q reaches lower than any other letter. */
const LARGE_SCALES: Readonly<Record<string, readonly [across: number, down: number]>> = {
  '10': [0.78, 1],
  Q: [0.8, 0.84],
}

/** A picture between indices that are read from across a room: rank and suit above it and, rotated, below. */
export function withLargeIndex(rank: string, suit: Suit, picture: string): string {
  const fill = overprint(suitInk(suit))
  const [across, down] = LARGE_SCALES[rank] ?? [0.92, 1]
  const letters = text(0, 0, rank, LARGE_INDEX_SIZE, fill, { face: 'Abril Fatface', spacing: rank === '10' ? -4 : 0 })
  return (
    group(`translate(${CX} ${CY}) scale(${SHRUNK}) translate(${-CX} ${-CY})`, picture) +
    withRotatedCopy(
      group(`translate(56 ${12 + 76 * down}) scale(${across} ${down})`, letters),
      pip(suit, 154, 50, 72, fill),
    )
  )
}

/** A card of pips; those in the lower half are upside down. */
export function pipCard(rank: PipRank, suit: Suit, hasAid: boolean, hasLargeIndex = false): Forme {
  const picture = rank === 'A' ? ace(suit, hasAid) : pips(rank, suit, hasAid)
  const shapes = hasLargeIndex ? withLargeIndex(rank, suit, picture) : indices(rank, suit, hasAid) + picture
  return { ...CARD_SIZE, inks: [suitInk(suit)], shapes }
}

function pips(rank: Exclude<PipRank, 'A'>, suit: Suit, hasAid: boolean): string {
  const places = PLACES[rank]
  const size = places.length > 7 ? 36 : 43
  const all = places.map(([column, row]) =>
    pipWithAid(suit, 70 + column * 42.5, 62 + row * 75.33, size, overprint(suitInk(suit)), hasAid, row > 1.5),
  )
  return all.join('')
}

/** One large pip; the ace of spades has the maker's name below it. */
function ace(suit: Suit, hasAid: boolean): string {
  const ink = overprint(suitInk(suit))
  if (suit !== 'S') return pipWithAid(suit, CX, CY, 78, ink, hasAid)
  const heart =
    'M0-38C8-20 32-4 32 13C32 23 24 26 19 25C10 24 6 18 0 8C-6 18-10 24-19 25C-24 26-32 23-32 13C-32-4-8-20 0-38Z'
  const rays = repeat(24, (i) => {
    const a = (i / 24) * 2 * Math.PI
    const [c, s] = [Math.cos(a), Math.sin(a)]
    return lineBetween(CX + c * 17.6, 170 + s * 17.6, CX + c * 20, 170 + s * 20, BARE_PAPER, 1.1)
  })
  return (
    pip('S', CX, 172, 128, ink) +
    group(`translate(${CX} 172) scale(1.08)`, path(heart, NONE, { stroke: BARE_PAPER, width: 1.4 })) +
    circle(CX, 170, 16, BARE_PAPER) +
    circle(CX, 170, 13.6, NONE, { stroke: ink, width: 0.9 }) +
    text(CX, 176.6, 'PB', 17, ink, { weight: 700 }) +
    rays +
    text(CX, 258, 'PARLOR BOX', 12, ink, { weight: 700, spacing: 2.4 }) +
    text(CX, 270, 'LINEN FINISH', 7, ink, { spacing: 1.8 })
  )
}
