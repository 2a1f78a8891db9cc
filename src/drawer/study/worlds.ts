import { createSeededRng, type Position, type Rng } from '../../rules/kit'

/** More cards than any pack has. */
const MAX_CARDS = 64

/** Odd constants that spread bits (splitmix and MurmurHash3's finalizer). */
const STEP = 0x9e3779b9
const SPREAD_ONE = 0x85ebca6b
const SPREAD_TWO = 0xc2b2ae35

/**
 * The luck of one course of a game, turn by turn: what comes at a turn depends on the turn and not on what was drawn
 * before, so that two ways to play a game on meet the same luck. Good enough for playouts; nothing is dealt from it.
 */
export class Luck implements Rng {
  private state = 0

  constructor(private readonly seed: number) {}

  /** Begins the luck of a turn. */
  at(turn: number): this {
    this.state = Math.imul(this.seed ^ turn, SPREAD_TWO) ^ turn
    return this
  }

  u32(): number {
    this.state = (this.state + STEP) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 16), SPREAD_ONE)
    mixed = Math.imul(mixed ^ (mixed >>> 13), SPREAD_TWO)
    return (mixed ^ (mixed >>> 16)) >>> 0
  }

  below(n: number): number {
    return Math.floor((this.u32() / 2 ** 32) * n)
  }
}

/**
 * A world: a rank for every card, and what else chance brings. The cards that are still hidden lie in the order of their
 * ranks, in every position of a game: so neighbouring positions are compared in the same worlds.
 */
export interface World {
  readonly ranks: Float64Array
  readonly luck: Luck
}

/**
 * Returns worlds in which the ranks of each card are spread evenly: of n worlds each has one in every nth part of the
 * range (a Latin hypercube; McKay, Beckman and Conover 1979).
 */
export function spreadWorlds(count: number, seed: string): World[] {
  const rng = createSeededRng(seed)
  const ranks = Array.from({ length: count }, () => new Float64Array(MAX_CARDS))
  const places = new Uint32Array(count)
  for (let card = 0; card < MAX_CARDS; card++) {
    for (let at = 0; at < count; at++) {
      const other = rng.below(at + 1)
      places[at] = places[other]!
      places[other] = at
    }
    for (let world = 0; world < count; world++) ranks[world]![card] = (places[world]! + rng.u32() / 2 ** 32) / count
  }
  return ranks.map((own) => ({ ranks: own, luck: new Luck(rng.u32()) }))
}

/** The undealt cards of a position: entries of `cards` from `from` up to, but not including, `to`. */
interface Stock {
  readonly cards: Uint8Array
  readonly from: number
  readonly to: number
}

/** The fields in which games keep a stock: Pittsburgh Draw's has an end of its own, all others are the rest of a pack. */
interface Stocked {
  readonly pack?: Uint8Array
  readonly packSize?: number
  readonly stock?: unknown
  readonly top?: number
  readonly end?: number
}

function stockOf({ pack, packSize, stock, top, end }: Position & Stocked): Stock | null {
  if (top === undefined) return null
  if (stock instanceof Uint8Array) return { cards: stock, from: top, to: end ?? stock.length }
  return pack ? { cards: pack, from: top, to: packSize ?? pack.length } : null
}

/** Returns how many cards lie in the stock of a position; 0 in a game without one. */
export function stockSize(state: Position): number {
  const stock = stockOf(state)
  return stock ? Math.max(0, stock.to - stock.from) : 0
}

/** Puts the stock of a position in the order of the ranks. */
export function orderStock(state: Position, ranks: Float64Array): void {
  const stock = stockOf(state)
  if (!stock) return
  const { cards, from, to } = stock
  for (let at = from + 1; at < to; at++) {
    const card = cards[at]!
    let free = at
    for (; free > from && ranks[cards[free - 1]!]! > ranks[card]!; free--) cards[free] = cards[free - 1]!
    cards[free] = card
  }
}
