import type { Seat } from '../../../rules/kit'
import { count, firstMember, HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import type { Square } from '../../../rules/forty-nine-outfit/board'
import { COLOUR_COUNT, COLOUR_HIGH, COLOUR_LOW, COLOUR_SIZE } from '../../../rules/forty-nine-outfit/colours'
import { cardsDealt } from '../../../rules/forty-nine-outfit/colorow'
import {
  handSize,
  HIGH_COLOURS,
  HIGH_WORDS,
  PACK_SIZE,
  type ColorowState,
} from '../../../rules/forty-nine-outfit/colorow/state'
import { dueAt } from './row-gain'

const MARKS = 2 * COLOUR_COUNT + 8

/**
 * What a seat that is to play sees of a table: what the best play of each colour would bring, on which square, and what
 * the best play on any other square would bring; and how many cards of each colour it does not see. Never reads other
 * hands or the stock. One position is analysed only once, even if it is looked at repeatedly.
 */
export class BestPlays {
  /** By colour: the most that one card is due now, on which square, and the most on any other square. */
  readonly best = new Int32Array(COLOUR_COUNT)
  readonly square = new Int32Array(COLOUR_COUNT)
  readonly second = new Int32Array(COLOUR_COUNT)
  /** By colour: number of cards that are neither on the board nor in the seat's own hand. */
  readonly unseenCounts = new Int32Array(COLOUR_COUNT)
  /** By colour: number of cards in the seat's own hand. */
  readonly own = new Int32Array(COLOUR_COUNT)
  unseen = 0
  /** Number of cards that the next seat will hold when it plays. */
  nextHand = 0
  private readonly marks = new Int32Array(MARKS)

  /** Analyses the table for a seat that is to play. Returns whether the position differs from that of the last call. */
  look(state: ColorowState, seat: Seat): boolean {
    if (this.isUnchanged(state, seat)) return false
    this.countCards(state, seat)
    for (let colour = 0; colour < COLOUR_COUNT; colour++) this.searchBest(state, colour)
    return true
  }

  /** Returns the most that a colour is due once `square` is covered by another colour. */
  bestWithout(colour: number, square: Square): number {
    return this.square[colour] === square ? this.second[colour]! : this.best[colour]!
  }

  private countCards(state: ColorowState, seat: Seat): void {
    this.unseen = 0
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const low = state.hands[seat]! & COLOUR_LOW[colour]!
      const high = state.hands[HIGH_WORDS + seat]! & COLOUR_HIGH[colour]!
      const own = count(low) + count(high)
      const laid = count(state.colours[colour]!) + count(state.colours[HIGH_COLOURS + colour]!)
      this.own[colour] = own
      this.unseenCounts[colour] = COLOUR_SIZE - own - laid
      this.unseen += this.unseenCounts[colour]!
    }
    const next = seat + 1 === state.seats ? 0 : seat + 1
    const lastOfDeal = state.cardsInHands === 1
    const dealt = Math.ceil(cardsDealt(PACK_SIZE - state.top, state.seats, state.isLastDealBalanced) / state.seats)
    this.nextHand = lastOfDeal ? dealt : handSize(state, next)
  }

  private searchBest(state: ColorowState, colour: number): void {
    this.best[colour] = 0
    this.second[colour] = 0
    this.square[colour] = -1
    if (this.unseenCounts[colour]! + this.own[colour]! === 0) return
    const low = state.colours[colour]!
    const high = state.colours[HIGH_COLOURS + colour]!
    let { vacantLow, vacantHigh } = state
    while ((vacantLow | vacantHigh) !== 0) {
      const square = firstMember(vacantLow, vacantHigh)
      vacantLow &= ~LOW_BITS[square]!
      vacantHigh &= ~HIGH_BITS[square]!
      const due = dueAt(low, high, square, state.connectsInChains)
      if (due <= this.second[colour]) continue
      if (due > this.best[colour]) {
        this.second[colour] = this.best[colour]!
        this.best[colour] = due
        this.square[colour] = square
      } else this.second[colour] = due
    }
  }

  /** Whether this position, as the seat sees it, is that of the last call. Remembers it. */
  private isUnchanged(state: ColorowState, seat: Seat): boolean {
    const { marks } = this
    let same = true
    let at = 0
    const mark = (value: number): void => {
      if (marks[at] !== value) same = false
      marks[at++] = value
    }
    mark(seat + 1)
    mark(state.seats + (state.connectsInChains ? 16 : 0) + (state.isLastDealBalanced ? 32 : 0))
    mark(state.hands[seat]!)
    mark(state.hands[HIGH_WORDS + seat]!)
    mark(state.cardsInHands)
    mark(state.top)
    mark(state.vacantLow)
    mark(state.vacantHigh)
    for (let i = 0; i < 2 * COLOUR_COUNT; i++) mark(state.colours[i]!)
    return same
  }
}
