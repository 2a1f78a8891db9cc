import { rankOf, type Seat } from '../../../rules/kit'
import { HIGH_BITS, LOW_BITS, lowestBit } from '../../../rules/pack/sets'
import { looseHighOf, looseLowOf } from '../../../rules/pack/cassino/lay'
import {
  buildsOf,
  CALL_KIND,
  cardOf,
  kindOf,
  WITH_BUILD,
  WITH_RAISED,
  type Move,
} from '../../../rules/pack/cassino/move'
import type { CassinoState } from '../../../rules/pack/cassino/state'
import { MAX_VALUE, VALUE } from '../../../rules/pack/cassino/values'
import { worthOf } from './card-values'

const RANKS = 13

/**
 * The table as a move would leave it, and what each rank could capture there. One instance is refilled for every move
 * that is judged; it reads the table and the move, never a hand or a pile.
 */
export class CaptureSurvey {
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
