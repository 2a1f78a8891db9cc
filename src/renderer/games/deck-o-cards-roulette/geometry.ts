import type { TablePoint } from '../../stage/model/pieces'
import { RANKS, BRIDGE_CARDS, bridgeName, type SUITS } from '../../../rules/kit'
import { PAYOUTS, spotName, spotNamed, SPOTS } from '../../../rules/deck-o-cards/deck-o-cards-roulette/spots'

/** Suits in their order around the dial, red and black alternating. */
const SUIT_ORDER = ['H', 'S', 'D', 'C'] as const

/**
 * The cards of the 52 sectors, clockwise seen from above; sector 0 begins at the far side (12 o'clock). Sector `i`
 * holds rank 5`i` mod 13, ace first, so that neighbours are far apart in rank.
 */
export const SECTORS: readonly string[] = Array.from(
  { length: 52 },
  (_, i) => RANKS[(i * 5) % 13]! + SUIT_ORDER[i % 4]!, // There are 13 ranks and 4 suits.
)

/** Width of one sector, in radians. */
export const SECTOR_ANGLE = (2 * Math.PI) / 52

/**
 * Returns the centre of a card's sector, in radians clockwise from the far side, seen from above.
 * @throws Error if there is no such card
 */
export function sectorAngle(card: string): number {
  const i = SECTORS.indexOf(card)
  if (i < 0) throw new Error(`${card} is no card of the dial`)
  return (i + 0.5) * SECTOR_ANGLE
}

/** Names of all spots, in listing order. */
export const SPOT_NAMES: readonly string[] = Array.from({ length: SPOTS }, (_, spot) => spotName(spot))

/** Names of all cards. */
export const CARD_NAMES: readonly string[] = Array.from({ length: BRIDGE_CARDS }, (_, card) => bridgeName(card))

/** Returns a spot's name as a message key, which must not contain a colon. */
export const keyOf = (spot: string): string => spot.replace(':', '-')

/** The winnings of a stake and their frequency among the 52 cards. */
interface Odds {
  /** Winnings, in addition to the stake, on the cards that pay best. */
  readonly best: number
  /** Winnings, in addition to the stake, on the other winning cards; null if all pay alike. */
  readonly otherWinnings: number | null
  /** Number of winning cards. */
  readonly cards: number
}

/** Returns the odds of a stake on a spot. */
export function oddsOf(name: string, stake: number): Odds {
  const spot = spotNamed(name)
  const pays = CARD_NAMES.map((_, card) => (PAYOUTS[SPOTS * card + spot]! * stake) / 2).filter((won) => won > 0)
  const best = Math.max(...pays)
  const least = Math.min(...pays)
  return { best, otherWinnings: least < best ? least : null, cards: pays.length }
}

/** The kinds of spots for which the wording differs. */
type SpotKind = 'card' | 'call' | 'mark'

export function spotKindOf(name: string): SpotKind {
  if (name.startsWith('call:')) return 'call'
  return CARD_NAMES.includes(name) ? 'card' : 'mark'
}

/** Returns the names of the spots that win if the arrow stops at a card. */
export function winningSpots(card: string): ReadonlySet<string> {
  const row = SPOTS * CARD_NAMES.indexOf(card)
  return new Set(SPOT_NAMES.filter((_, spot) => PAYOUTS[row + spot]! > 0))
}

/**
 * A box on the green layout, in inches from the centre of the sheet: x to the right, z towards the viewer. Both the
 * picture and the places of the chips are derived from this table, so they always agree.
 */
export interface LayoutBox extends TablePoint {
  /** Its size along x and z. */
  readonly w: number
  readonly d: number
}

export const SHEET = { w: 20, d: 12 } as const
/** Diameter of a chip. */
export const CHIP = 0.75
/** Diameter of the round spot of a suit. */
export const SUIT_SPOT = 0.58
/** Side of the lozenge at the centre of a rank, a square that stands on a corner: the called chance. */
export const LOZENGE = 1.1
/** Size of a rank's box. */
const BOX = { w: 34 / 15, d: 37 / 15 } as const

type Rank = (typeof RANKS)[number]
type Suit = (typeof SUITS)[number]

/**
 * Far edges of the boxes: ten numbers in two rows of five, side by side, and the court cards in a row of their own
 * behind them, with the distance between their centres.
 */
const GRID_TOP = -29 / 15
const COURT_TOP = -5.1
const COURT_PITCH = 17 / 6

/** The box of each rank. */
export const RANK_BOXES: ReadonlyMap<Rank, LayoutBox> = new Map(RANKS.map((rank, i) => [rank, rankBox(i)]))

function rankBox(i: number): LayoutBox {
  if (i >= 10) return { x: (i - 11) * COURT_PITCH, z: COURT_TOP + BOX.d / 2, ...BOX }
  return { x: ((i % 5) - 2) * BOX.w, z: GRID_TOP + (Math.floor(i / 5) + 0.5) * BOX.d, ...BOX }
}

/**
 * Offsets of the suits' spots from a rank's centre: hearts and spades behind diamonds and clubs, clear of lines,
 * crosses and lozenge.
 */
const SUIT_OFFSETS: Readonly<Record<Suit, readonly [x: number, z: number]>> = {
  H: [-0.62, -0.67],
  S: [0.62, -0.67],
  D: [-0.62, 0.67],
  C: [0.62, 0.67],
}
/** Called chances of one rank share its lozenge: each lies towards its suit by this part of the suit's offset. */
const CALLED_SHARE = 0.17

/** The marks around the ranks, each a box for chips. */
export const MARKS: Readonly<Record<string, LayoutBox>> = {
  JQK: sideMark(-1, -4.533, 1.133),
  JQ: sideMark(-1, -3.2, 1.133),
  red: sideMark(-1, -0.767, 2.333),
  hearts: sideMark(-1, 1.158, 1.117),
  diamonds: sideMark(-1, 2.442, 1.117),
  black: sideMark(1, -0.767, 2.333),
  spades: sideMark(1, 1.158, 1.117),
  clubs: sideMark(1, 2.442, 1.117),
  first5: footMark(0),
  second5: footMark(1),
  odd: footMark(2),
  even: footMark(3),
}

function sideMark(direction: 1 | -1, z: number, d: number): LayoutBox {
  return { x: direction * 7.517, z, w: 3.167, d }
}

function footMark(i: number): LayoutBox {
  return { x: (i - 1.5) * (BOX.w * 1.25 + 0.04), z: 4.2, w: BOX.w * 1.25 - 0.12, d: 1.6 }
}

/**
 * Returns the centre of a spot, `7H`, `call:7H`, `7-8`, `A-2-6-7` or `red`, in inches from the sheet's centre.
 * @throws Error if there is no such spot on the layout
 */
export function spotCentre(spot: string): TablePoint {
  const mark = MARKS[spot]
  if (mark) return { x: mark.x, z: mark.z }
  const card = /^(call:)?(10|[A2-9JQK])([SHDC])$/.exec(spot)
  if (card) return suitCentre(card[2] as Rank, card[3] as Suit, card[1] === undefined ? 1 : CALLED_SHARE)
  const boxes = spot.split('-').map((rank) => RANK_BOXES.get(rank as Rank))
  if (boxes.length !== 2 && boxes.length !== 4) throw new Error(`The layout has no spot ${spot}`)
  const mean = (of: (box: LayoutBox) => number) =>
    boxes.reduce((sum, box) => {
      if (!box) throw new Error(`The layout has no spot ${spot}`)
      return sum + of(box)
    }, 0) / boxes.length
  return { x: mean((box) => box.x), z: mean((box) => box.z) }
}

function suitCentre(rank: Rank, suit: Suit, share: number): TablePoint {
  // Every rank has a box.
  const box = RANK_BOXES.get(rank)!
  const [x, z] = SUIT_OFFSETS[suit]
  return { x: box.x + x * share, z: box.z + z * share }
}
