import {
  count,
  lowestBit,
  FIRST_HIGH_MEMBER,
  HIGH_BITS,
  LOW_BITS,
  HIGH_WORDS,
  BRIDGE_CARDS,
  rankOf,
  type Seat,
  countCards,
} from '../../../rules/kit'
import {
  CALL_KIND,
  cardOf,
  COUNT,
  kindOf,
  type Move,
  buildsOf,
  WITH_BUILD,
  WITH_RAISED,
} from '../../../rules/pack/cassino/move'
import type { CassinoState } from '../../../rules/pack/cassino/state'
import { MAX_VALUE, VALUE } from '../../../rules/pack/cassino/values'
import type { Rating } from '../move-rating'
import { NO_CAPTURED_CARDS, type CapturedCards } from './card-memory'
import { ALL_HIGH, ALL_LOW, worths, type Worths, worthOf } from './card-values'
import { looseHighOf, looseLowOf } from '../../../rules/pack/cassino/lay'

/** A player's weights, in points or as shares of the points at stake. */
export interface Weights extends Worths {
  /** Share of what the own hand could capture next. */
  readonly own: number
  /** Share of what the next seat is likely to capture. */
  readonly risk: number
  /** Share of what the play leaves to be called. */
  readonly missed: number
  /** Points for a sweep, made or left to the next seat. */
  readonly sweep: number
  /** Share of what lies on the table, for possibly being the last to capture. */
  readonly last: number
}

/** Maximum number of cards dealt to a seat at a time. */
const HAND_SIZE = 4

/** Rating of a call, which is made before anything else. */
const CALL_RATING = 100
const RANKS = 13
/** Tolerance for equal sums of worths, which rounding may make unequal. */
const SAME = 1e-9

/**
 * Returns a rating in points of plays and calls for a player with these weights: what the play takes, what the own
 * hand could take next, and what it leaves to the next seat. Chances are those of unseen cards; `captured` are the
 * cards that the player remembers to be in piles. Reads the table and the seat's own hand.
 */
export function createRating(w: Weights, captured: CapturedCards = NO_CAPTURED_CARDS): Rating<CassinoState> {
  const rating = new PlayRating(w, captured)
  return (state, seat, move) => rating.rate(state, seat, move)
}

/** Rates moves for a player with given weights. Keeps its intermediate results, so that nothing is allocated. */
class PlayRating {
  private readonly worth: Float64Array
  private readonly prospect: CaptureSurvey
  /** Number of unseen cards of each rank. */
  private readonly unseen = new Uint8Array(RANKS)
  /** The chance that an unseen hand holds none of a number of given cards, by that number. */
  private readonly lacks = new Float64Array(5)
  private readonly order = new Uint8Array(RANKS)

  constructor(
    private readonly w: Weights,
    private readonly captured: CapturedCards,
  ) {
    this.worth = worths(w)
    this.prospect = new CaptureSurvey(this.worth)
  }

  private countUnseen(state: CassinoState, seat: Seat): number {
    let low = state.looseLow | state.hands[seat]! | this.captured.low
    let high = state.looseHigh | state.hands[HIGH_WORDS + seat]! | this.captured.high
    for (let value = 1; state.builds > 0 && value <= MAX_VALUE; value++) {
      low |= state.buildLow[value]!
      high |= state.buildHigh[value]!
    }
    low = ALL_LOW & ~low
    high = ALL_HIGH & ~high
    for (let rank = 0; rank < RANKS; rank++) {
      this.unseen[rank] = count(rank < 7 ? (low >>> (4 * rank)) & 15 : (high >>> (4 * rank - FIRST_HIGH_MEMBER)) & 15)
    }
    return count(low) + count(high)
  }

  private setChances(hidden: number, held: number): void {
    const lack = hidden > 0 ? Math.max(0, 1 - held / hidden) : 1
    this.lacks[0] = 1
    for (let cards = 1; cards < 5; cards++) this.lacks[cards] = this.lacks[cards - 1]! * lack
  }

  /** Returns the expected worth of the next seat's capture, if it makes the best that it can. */
  private expected(): number {
    const { gain, tableWorth } = this.prospect
    let some = 0
    for (let rank = 0; rank < RANKS; rank++) {
      if (gain[rank] === 0 || this.unseen[rank] === 0) continue
      if (gain[rank]! > tableWorth - SAME) gain[rank]! += this.w.sweep
      let at = some++
      for (; at > 0 && gain[this.order[at - 1]!]! < gain[rank]!; at--) this.order[at] = this.order[at - 1]!
      this.order[at] = rank
    }
    let sum = 0
    let left = 1
    for (let i = 0; i < some; i++) {
      const none = this.lacks[this.unseen[this.order[i]!]!]!
      sum += left * (1 - none) * gain[this.order[i]!]!
      left *= none
    }
    return sum
  }

  /** Returns the worth of the best capture by the rest of the hand, times the chance that nobody makes it before. */
  private ownNext(state: CassinoState, seat: Seat, played: number): number {
    let best = 0
    const consider = (card: number) => {
      const gain = this.prospect.gain[rankOf(card)]!
      if (card === played || gain === 0) return
      const next = (gain + this.worth[card]!) * this.lacks[this.unseen[rankOf(card)]!]!
      if (next > best) best = next
    }
    for (let rest = state.hands[seat]!; rest !== 0; rest &= rest - 1) consider(lowestBit(rest))
    for (let rest = state.hands[HIGH_WORDS + seat]!; rest !== 0; rest &= rest - 1)
      consider(FIRST_HIGH_MEMBER + lowestBit(rest))
    return best
  }

  /** Returns the rating of a move, in points. */
  rate(state: CassinoState, seat: Seat, move: Move): number {
    if (move === COUNT) return 0
    const card = cardOf(move)
    this.prospect.surveyAfter(state, seat, move)
    if (kindOf(move) === CALL_KIND) return CALL_RATING + this.prospect.takenWorth
    const { isCapture, takenWorth, isTableEmpty, tableWorth } = this.prospect
    let points = takenWorth
    if (isCapture && isTableEmpty) points += this.w.sweep
    const hidden = this.countUnseen(state, seat)
    const next = (seat + 1) % state.seats
    const stock = BRIDGE_CARDS - state.top
    const held = countCards(state.hands, next) || (stock > 0 ? HAND_SIZE : 0)
    if (state.calls && kindOf(move) === 0) points -= this.w.missed * this.prospect.captureWorth(card, !isCapture)
    if (this.w.own > 0) {
      this.setChances(hidden, held * (state.seats - 1))
      points += this.w.own * this.ownNext(state, seat, card)
    }
    if (isCapture && stock === 0) points += (this.w.last * tableWorth) / state.cardsInHands
    this.setChances(hidden, held)
    return points - this.w.risk * this.expected()
  }
}

/**
 * The table as a move would leave it, and what each rank could capture there. One instance is refilled for every move
 * that is judged; it reads the table and the move, never a hand or a pile.
 */
class CaptureSurvey {
  /** Worth of what the move itself brings into the pile, the card played included. */
  takenWorth = 0
  isCapture = false
  /** Whether the table would be empty. */
  isTableEmpty = false
  /** Worth of what lies on the table, loose and built. */
  tableWorth = 0
  /** Worth of the best capture by a card of each rank (0 the ace), roughly: all that match, a build, and one sum. */
  readonly gain = new Float64Array(RANKS)
  private low = 0
  private high = 0
  private builds = 0
  private readonly built = new Float64Array(MAX_VALUE + 1)
  /** Greatest worth of loose cards that add up to each number; -1 if none do. */
  private readonly sums = new Float64Array(MAX_VALUE + 1)

  constructor(private readonly worth: Float64Array) {}

  /** Surveys the table after a trail, a capture, a build or a call. */
  surveyAfter(state: CassinoState, _seat: Seat, move: Move): this {
    this.begin(state)
    const card = cardOf(move)
    const low = looseLowOf(card, move)
    const high = looseHighOf(card, move)
    const what = kindOf(move)
    this.low &= ~low
    this.high &= ~high
    if (what === 0 && low === 0 && high === 0 && buildsOf(move) === 0) {
      this.low |= LOW_BITS[card]!
      this.high |= HIGH_BITS[card]!
    } else if (what === 0 || what === CALL_KIND) this.capture(card, move, low, high, what === 0)
    else this.build(card, what, move, low, high)
    this.survey()
    return this
  }

  private begin(state: CassinoState): void {
    this.takenWorth = 0
    this.isCapture = false
    this.low = state.looseLow
    this.high = state.looseHigh
    this.builds = state.builds
    for (let value = 1; value <= MAX_VALUE; value++) {
      const groups = state.buildGroups[value]!
      this.built[value] = groups === 0 ? 0 : worthOf(this.worth, state.buildLow[value]!, state.buildHigh[value]!)
    }
  }

  private capture(card: number, move: Move, low: number, high: number, own: boolean): void {
    this.isCapture = true
    this.takenWorth = worthOf(this.worth, low, high) + (own ? this.worth[card]! : 0)
    if (!(buildsOf(move) & WITH_BUILD)) return
    this.takenWorth += this.built[VALUE[card]!]!
    this.built[VALUE[card]!] = 0
    this.builds--
  }

  private build(card: number, value: number, move: Move, low: number, high: number): void {
    const raised = buildsOf(move) & WITH_RAISED ? value - VALUE[card]! : 0
    if (this.built[value] === 0) this.builds++
    this.built[value]! += worthOf(this.worth, low, high) + this.worth[card]!
    if (raised === 0) return
    this.built[value]! += this.built[raised]!
    this.built[raised] = 0
    this.builds--
  }

  /** Computes what each rank could capture of what lies there now. */
  private survey(): void {
    const { sums, gain, built, worth, low, high } = this
    sums.fill(-1)
    sums[0] = 0
    this.tableWorth = 0
    for (let value = 1; value <= MAX_VALUE; value++) {
      const suits = value <= 7 ? (low >>> (4 * value - 4)) & 15 : (high >>> (4 * value - 32)) & 15
      const sum = sums[value]!
      let match = 0
      for (let rest = suits; rest !== 0; rest &= rest - 1) {
        const own = worth[4 * value - 4 + lowestBit(rest)]!
        match += own
        for (let to = MAX_VALUE; to >= value; to--) {
          const from = sums[to - value]!
          if (from >= 0 && from + own > sums[to]!) sums[to] = from + own
        }
      }
      gain[value - 1] = match + built[value]! + (sum > 0 ? sum : 0)
      this.tableWorth += match + built[value]!
    }
    for (let rank = MAX_VALUE; rank < RANKS; rank++) {
      const suits = (high >>> (4 * rank - 28)) & 15
      gain[rank] = worthOf(worth, 0, suits << (4 * rank - 28))
      this.tableWorth += gain[rank]!
    }
    this.isTableEmpty = (low | high) === 0 && this.builds === 0
  }

  /** Returns the worth of what the card could capture, without the card itself if it lies there. */
  captureWorth(card: number, lies: boolean): number {
    return this.gain[rankOf(card)]! - (lies ? this.worth[card]! : 0)
  }
}
