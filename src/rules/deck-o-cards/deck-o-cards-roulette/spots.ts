import {
  BRIDGE_CARDS,
  bridgeName,
  bridgeWords,
  entryAt,
  RANKS,
  rankOf,
  suitOf,
  SUITS,
  type BridgeCard,
  type Kind,
} from '../../kit'

/**
 * One of the 133 places of the layout where chips may lie, numbered in the order in which they are listed: single cards
 * (0 to 51, the chip on a suit), long chances (52 to 103), lines between two cards, crosses of four, then the marks.
 */
export type Spot = Kind<'spot'>

/** A spot's name and what it pays for each card. */
interface SpotSpec {
  readonly name: string
  /** Returns the half points won over the stake for each point staked if this card comes; 0 if the stake is lost. */
  readonly pays: (card: BridgeCard) => number
  /** Whether only even stakes are allowed, so that payment at three points for two is a whole number. */
  readonly requiresEvenStake?: boolean
}

/** Half points per point staked. */
const TO_ONE = 2

const JACK = RANKS.indexOf('J')
const QUEEN = RANKS.indexOf('Q')

/** Ranks of the layout's boxes: two lines of five, side by side. */
const BOX_RANKS = [
  [0, 1, 2, 3, 4],
  [5, 6, 7, 8, 9],
] as const

const SPECS: readonly SpotSpec[] = [...singles(), ...longChances(), ...lines(), ...crosses(), ...marks()]

export const SPOTS = SPECS.length

/** Half points won for each point staked, at entry `SPOTS * card + spot`; 0 where the stake is lost. */
export const PAYOUTS = Uint8Array.from({ length: BRIDGE_CARDS * SPOTS }, (_, i) => {
  return entryAt(SPECS, i % SPOTS).pays(Math.floor(i / SPOTS))
})

/** The smallest stake on each spot: 2 where stakes must be even, else 1. */
export const MIN_STAKES = Uint8Array.from(SPECS, ({ requiresEvenStake }) => (requiresEvenStake ? 2 : 1))

const BY_NAME: ReadonlyMap<string, Spot> = new Map(SPECS.map(({ name }, spot) => [name, spot]))

/** Returns the name of a spot: `7H`, `call:7H`, `7-8`, `A-2-6-7`, `first5` … */
export function spotName(spot: Spot): string {
  return entryAt(SPECS, spot).name
}

const MARK_WORDS: Readonly<Record<string, string>> = {
  first5: 'ace to five',
  second5: 'six to ten',
  odd: 'the odd numbers',
  even: 'the even numbers',
  JQK: 'jack, queen, king',
  JQ: 'jack and queen',
}

/**
 * Returns a spot's name for use in a sentence: `the 7 of hearts`, `the called king of diamonds`, `the line 7-8`, `six
 * to ten`.
 */
export function spotWords(spot: Spot): string {
  const name = spotName(spot)
  const number: number = spot
  if (number < BRIDGE_CARDS) return bridgeWords(number)
  if (number < 2 * BRIDGE_CARDS) return bridgeWords(number - BRIDGE_CARDS).replace('the ', 'the called ')
  const ranks = name.split('-').length
  return ranks > 1 ? `the ${ranks === 2 ? 'line' : 'cross'} ${name}` : (MARK_WORDS[name] ?? name)
}

/** Returns the spot with this name, or -1. */
export function spotNamed(name: string): Spot {
  return BY_NAME.get(name) ?? -1
}

function cards(): BridgeCard[] {
  return Array.from({ length: BRIDGE_CARDS }, (_, card) => card)
}

/** Chips on one suit of a card: pays eleven to one if the rank comes, fifteen to one if that very card comes. */
function singles(): SpotSpec[] {
  return cards().map((bet) => ({
    name: bridgeName(bet),
    pays: (card) => (card === bet ? 15 * TO_ONE : rankOf(card) === rankOf(bet) ? 11 * TO_ONE : 0),
  }))
}

/** Card and suit called to the banker: pays fifty to one. */
function longChances(): SpotSpec[] {
  return cards().map((bet) => ({ name: `call:${bridgeName(bet)}`, pays: (card) => (card === bet ? 50 * TO_ONE : 0) }))
}

/** Lists the pairs along the lines first, then those across them. */
function lines(): SpotSpec[] {
  const along = BOX_RANKS.flatMap((line) => line.slice(1).map((rank) => [rank - 1, rank]))
  const across = BOX_RANKS[0].map((rank) => [rank, rank + 5])
  return [...along, ...across].map((ranks) => ofRanks(ranks, 5))
}

function crosses(): SpotSpec[] {
  return BOX_RANKS[0].slice(1).map((rank) => ofRanks([rank - 1, rank, rank + 4, rank + 5], 2))
}

function ofRanks(ranks: readonly number[], toOne: number): SpotSpec {
  const name = ranks.map((rank) => RANKS[rank]).join('-')
  return { name, pays: (card) => (ranks.includes(rankOf(card)) ? toOne * TO_ONE : 0) }
}

function marks(): SpotSpec[] {
  const three = (name: string, wins: (value: number) => boolean): SpotSpec => ({
    name,
    pays: (card) => (rankOf(card) < JACK && wins(rankOf(card) + 1) ? 3 : 0),
    requiresEvenStake: true,
  })
  return [
    three('first5', (value) => value <= 5),
    three('second5', (value) => value > 5),
    three('odd', (value) => value % 2 === 1),
    three('even', (value) => value % 2 === 0),
    mark('red', 1, (card) => isRed(card)),
    mark('black', 1, (card) => !isRed(card)),
    ...['spades', 'hearts', 'diamonds', 'clubs'].map((name, suit) => mark(name, 3, (card) => suitOf(card) === suit)),
    mark('JQK', 3, (card) => rankOf(card) >= JACK),
    mark('JQ', 5, (card) => rankOf(card) === JACK || rankOf(card) === QUEEN),
  ]
}

function mark(name: string, toOne: number, wins: (card: BridgeCard) => boolean): SpotSpec {
  return { name, pays: (card) => (wins(card) ? toOne * TO_ONE : 0) }
}

function isRed(card: BridgeCard): boolean {
  return SUITS[suitOf(card)] === 'H' || SUITS[suitOf(card)] === 'D'
}
