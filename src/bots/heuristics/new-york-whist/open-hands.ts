import { members, CARDS, CHEATER, type Card } from '../../../rules/forty-nine-outfit/cards'
import { colourIndex } from '../../../rules/forty-nine-outfit/colours'
import { countCards, HIGH_WORDS } from '../../../rules/forty-nine-outfit/hands'
import {
  NONE,
  type NewYorkWhistState,
  rankIn,
  TRICK_POINTS,
  VALUES,
} from '../../../rules/forty-nine-outfit/new-york-whist/state'
import { MAX_MOVES, MAX_PLIES, type OpenGame } from '../../endgame/open-game'

/** Size of the larger hand up to which a game is solved: both hands then fit into one word, and keys into two. */
const MAX_CARDS = 13

/**
 * Returns New York Whist between two seats for a solver once the blind is taken: the other seat holds exactly the cards
 * that were not seen. Null if a seat does not know every card, or if there are too many.
 */
export function openHands(state: NewYorkWhistState): OpenHands | null {
  if (state.seats !== 2 || state.blindTo === NONE) return null
  const most = Math.max(countCards(state.hands, 0), countCards(state.hands, 1))
  return most > 0 && most <= MAX_CARDS ? new OpenHands(state) : null
}

/** In place of a card: none is led. */
const NOTHING = -1
/** Layout of a key: offset of the leader, number of value bits above it, offset of the other value bits in word two. */
const LEADER = 27
const VALUES_BESIDE = 4
const VALUES_AFTER = 26

/**
 * The rest of a game with both hands known. A card is its index among those that are left at the root, from the lowest
 * up (colour by colour where suit is followed); a hand is a word with a bit for each. Positions between whole tricks
 * are stored in the table, by the order of the cards alone where only that counts.
 */
class OpenHands implements OpenGame {
  readonly winningMargin = 1
  readonly side = new Int8Array(MAX_PLIES + 1)
  readonly margin = new Int32Array(MAX_PLIES + 1)
  readonly keyLow = new Int32Array(MAX_PLIES + 1)
  readonly keyHigh = new Int32Array(MAX_PLIES + 1)
  /** Hands of both sides at each ply, side 1 right after side 0. */
  private readonly hands = new Int32Array(2 * (MAX_PLIES + 1))
  private readonly led = new Int8Array(MAX_PLIES + 1)
  /** Points that are still to be won. */
  private readonly left = new Int32Array(MAX_PLIES + 1)
  /** Points that each side takes under any play, side 1 right after side 0. */
  private readonly surePoints = new Int32Array(2 * (MAX_PLIES + 1))
  private readonly list = new Uint8Array((MAX_PLIES + 1) * MAX_MOVES)
  private readonly cards: readonly Card[]
  private readonly worth: Int32Array
  /** For each card the cards that take the trick from it if it was led, and those of its colour. */
  private readonly beaters: Int32Array
  private readonly colour: Int32Array
  private readonly follow: boolean
  private readonly cheater: number

  /** @param state a table for two whose blind is taken, between tricks or within one */
  constructor(state: NewYorkWhistState) {
    const { hands, mustFollow, trick, laidCount, leader, turn, points } = state
    const held = [0, 1].map((seat) => members(hands[seat]!, hands[HIGH_WORDS + seat]!))
    const onTable = laidCount === 1 ? [trick[0]!] : []
    const height = (card: Card): number =>
      (mustFollow ? CARDS * (card === CHEATER ? CARDS : colourIndex(card)) : 0) + rankIn(state, card, card)
    this.cards = [...held.flat(), ...onTable].sort((a, b) => height(a) - height(b))
    this.worth = Int32Array.from(this.cards, (card) => VALUES[card]!)
    this.beaters = Int32Array.from(this.cards, (led) =>
      this.mask((card) => rankIn(state, card, led) > rankIn(state, led, led)),
    )
    this.colour = Int32Array.from(this.cards, (led) => this.mask((card) => alike(card, led)))
    this.follow = mustFollow
    this.cheater = this.mask((card) => card === CHEATER)
    this.hands[0] = this.mask((card) => held[0]!.includes(card))
    this.hands[1] = this.mask((card) => held[1]!.includes(card))
    this.led[0] = laidCount === 1 ? this.cards.indexOf(trick[0]!) : NOTHING
    this.side[0] = turn
    this.margin[0] = points[0]! - points[1]!
    const tricks = Math.max(held[0]!.length, held[1]!.length)
    this.left[0] = this.worth.reduce((sum, points) => sum + points, tricks * TRICK_POINTS)
    if (laidCount === 0) this.writeKey(0, leader)
  }

  floor(ply: number): number {
    return this.margin[ply]! - this.left[ply]! + 2 * this.surePoints[2 * ply]!
  }

  ceiling(ply: number): number {
    return this.margin[ply]! + this.left[ply]! - 2 * this.surePoints[2 * ply + 1]!
  }

  expand(ply: number): number {
    const side = this.side[ply]!
    const led = this.led[ply]!
    const own = this.hands[2 * ply + side]!
    const other = this.hands[2 * ply + 1 - side]! | (led === NOTHING ? 0 : 1 << led)
    const legal = this.legal(own, led)
    let n = MAX_MOVES * ply
    let before = NOTHING
    for (let card = this.cards.length - 1; card >= 0; card--) {
      const bit = 1 << card
      if (other & bit) before = NOTHING
      if (!(legal & bit)) continue
      const plain = this.worth[card] === 0
      if (!plain || before === NOTHING || !this.areAlike(card, before)) this.list[n++] = card
      if (plain) before = card
    }
    return n - MAX_MOVES * ply
  }

  priority(ply: number, index: number): number {
    const card = this.list[MAX_MOVES * ply + index]!
    const led = this.led[ply]!
    const worth = this.worth[card]!
    if (led === NOTHING) return worth === 0 ? 64 + card : card
    if (this.beaters[led]! & (1 << card)) return 200 + 16 * worth - card
    return 100 - 8 * worth - card
  }

  code(ply: number, index: number): number {
    return this.list[MAX_MOVES * ply + index]! + (this.led[ply] === NOTHING ? 0 : 32)
  }

  make(ply: number, index: number): void {
    const next = ply + 1
    const side = this.side[ply]!
    const led = this.led[ply]!
    const card = this.list[MAX_MOVES * ply + index]!
    this.hands[2 * next] = this.hands[2 * ply]!
    this.hands[2 * next + 1] = this.hands[2 * ply + 1]!
    this.hands[2 * next + side]! &= ~(1 << card)
    if (led === NOTHING) {
      this.led[next] = card
      this.side[next] = 1 - side
      this.margin[next] = this.margin[ply]!
      this.left[next] = this.left[ply]!
      this.surePoints[2 * next] = 0
      this.surePoints[2 * next + 1] = 0
      this.keyLow[next] = 0
      this.keyHigh[next] = 0
      return
    }
    const winner = this.beaters[led]! & (1 << card) ? side : 1 - side
    const points = TRICK_POINTS + this.worth[led]! + this.worth[card]!
    this.led[next] = NOTHING
    this.margin[next] = this.margin[ply]! + (winner === 0 ? points : -points)
    this.left[next] = this.left[ply]! - points
    this.side[next] = this.hands[2 * next] === 0 ? -1 : winner
    this.writeKey(next, winner)
  }

  rootMove(index: number): Card {
    return this.cards[this.list[index]!]!
  }

  private mask(has: (card: Card) => boolean): number {
    return this.cards.reduce((mask, card, place) => (has(card) ? mask | (1 << place) : mask), 0)
  }

  /** Returns the cards of a hand that may be played. */
  private legal(own: number, led: number): number {
    if (!this.follow || led === NOTHING || this.cards[led] === CHEATER) return own
    const following = own & this.colour[led]!
    return following === 0 ? own : following | (own & this.cheater)
  }

  /** Whether two neighbouring cards differ in height only. */
  private areAlike(card: number, other: number): boolean {
    return !this.follow || alike(this.cards[card]!, this.cards[other]!)
  }

  /** Writes the key of a position between two tricks, and what each side is sure of. */
  private writeKey(ply: number, leader: number): void {
    const zero = this.hands[2 * ply]!
    const one = this.hands[2 * ply + 1]!
    if (this.follow) {
      this.keyLow[ply] = zero | (leader << LEADER)
      this.keyHigh[ply] = one
      return
    }
    let owners = 1
    let valued = 0
    let values = 0
    // Which of neighbouring cards in one hand count makes no difference: those that do are written first.
    let plain = 0
    let before = NOTHING
    for (let rest = zero | one; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest)
      const owner = (one >>> card) & 1
      owners = (owners << 1) | owner
      if (owner !== before) {
        valued <<= plain
        plain = 0
        before = owner
      }
      if (this.worth[card] === 0) {
        plain++
        continue
      }
      valued = (valued << 1) | 1
      values |= 1 << (this.worth[card]! - 1)
    }
    valued <<= plain
    this.keyLow[ply] = owners | (leader << LEADER) | (values << (LEADER + 1))
    this.keyHigh[ply] = valued | ((values >>> VALUES_BESIDE) << VALUES_AFTER)
    this.surePoints[2 * ply] = this.sureOf(zero, one)
    this.surePoints[2 * ply + 1] = this.sureOf(one, zero)
  }

  /**
   * Returns the points that a side takes under any play: every trick that the other cannot win even if each of its
   * cards met the best card for it, the points of its cards that nothing beats, and those of the other's cards that
   * beat nothing.
   */
  private sureOf(own: number, other: number): number {
    let lower = 0
    let points = 0
    let tricks = 0
    for (let rest = own | other; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest)
      if (own & (1 << card)) {
        lower++
        tricks++
        if (other >>> card === 0) points += this.worth[card]!
      } else if (lower > 0) {
        lower--
        tricks--
      } else points += (own & ((1 << card) - 1)) === 0 ? this.worth[card]! : 0
    }
    return points + TRICK_POINTS * tricks
  }
}

function alike(card: Card, other: Card): boolean {
  if (card === CHEATER || other === CHEATER) return card === other
  return colourIndex(card) === colourIndex(other)
}
