import { pip, type Suit } from '../pips'
import type { Forme } from '../plates'
import { BARE_PAPER, circle, group, lineBetween, NONE, overprint, path, text, repeat } from '../svg'
import { CARD_SIZE, CX, CY, indices, pipWithAid, suitInk } from './card-parts'

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

/** A card of pips; those in the lower half are upside down. */
export function pipCard(rank: PipRank, suit: Suit, hasAid: boolean): Forme {
  const inks = [suitInk(suit)] as const
  if (rank === 'A') return { ...CARD_SIZE, inks, shapes: indices(rank, suit, hasAid) + ace(suit, hasAid) }
  const places = PLACES[rank]
  const size = places.length > 7 ? 36 : 43
  const pips = places.map(([column, row]) =>
    pipWithAid(suit, 70 + column * 42.5, 62 + row * 75.33, size, overprint(suitInk(suit)), hasAid, row > 1.5),
  )
  return { ...CARD_SIZE, inks, shapes: indices(rank, suit, hasAid) + pips.join('') }
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
