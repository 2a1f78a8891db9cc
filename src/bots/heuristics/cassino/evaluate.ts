import { BRIDGE_CARDS, rankOf, type Seat } from '../../../rules/kit'
import { count, lowest, SPLIT } from '../../../rules/pack/sets'
import { CALLS, cardOf, COUNT, whatOf, type Move } from '../../../rules/pack/cassino/move'
import { HAND, HIGH_WORDS, sizeOf, type CassinoState } from '../../../rules/pack/cassino/state'
import { MOST_VALUE } from '../../../rules/pack/cassino/values'
import type { Rating } from '../greedy-player'
import { NOTHING_GONE, type Gone } from './card-memory'
import { Prospect } from './captures'
import { ALL_HIGH, ALL_LOW, worths, type Worths } from './card-values'

/** What a player thinks things are worth, in points, or as shares of the points at stake. */
export interface Weights extends Worths {
  /** Share of what one's own hand could capture next. */
  readonly own: number
  /** Share of what the next seat is likely to capture. */
  readonly risk: number
  /** Share of what may be called after the play. */
  readonly missed: number
  /** A sweep, made or left to the next seat. */
  readonly sweep: number
  /** Share of what lies on the table, for having captured last when it comes to that. */
  readonly last: number
}

/** A call is made before anything else is done. */
const FIRST = 100
const RANKS = 13
/** Sums of worths differ by less only through rounding. */
const SAME = 1e-9

/**
 * How good a play, or a call, looks to a player of these weights, in points: what it takes, what the own hand could take
 * next, and what it leaves to the next seat. Chances are those of cards unseen; `gone` are the cards that the player
 * remembers to be in piles. Reads the table and the seat's own hand.
 */
export function evaluate(w: Weights, gone: Gone = NOTHING_GONE): Rating<CassinoState, Move> {
  const worth = worths(w)
  const prospect = new Prospect(worth)
  /** How many unseen cards there are of each rank. */
  const unseen = new Uint8Array(RANKS)
  /** The chance that an unseen hand holds none of so many cards. */
  const lacks = new Float64Array(5)
  const order = new Uint8Array(RANKS)

  function countUnseen(state: CassinoState, seat: Seat): number {
    let low = state.looseLow | state.hands[seat]! | gone.low
    let high = state.looseHigh | state.hands[HIGH_WORDS + seat]! | gone.high
    for (let value = 1; state.builds > 0 && value <= MOST_VALUE; value++) {
      low |= state.buildLow[value]!
      high |= state.buildHigh[value]!
    }
    low = ALL_LOW & ~low
    high = ALL_HIGH & ~high
    for (let rank = 0; rank < RANKS; rank++) {
      unseen[rank] = count(rank < 7 ? (low >>> (4 * rank)) & 15 : (high >>> (4 * rank - SPLIT)) & 15)
    }
    return count(low) + count(high)
  }

  function setChances(hidden: number, held: number): void {
    const lack = hidden > 0 ? Math.max(0, 1 - held / hidden) : 1
    lacks[0] = 1
    for (let cards = 1; cards < 5; cards++) lacks[cards] = lacks[cards - 1]! * lack
  }

  /** What the next seat can be expected to capture, if it captures the best that it can. */
  function expected(): number {
    const { gain, lying } = prospect
    let some = 0
    for (let rank = 0; rank < RANKS; rank++) {
      if (gain[rank] === 0 || unseen[rank] === 0) continue
      if (gain[rank]! > lying - SAME) gain[rank]! += w.sweep
      let at = some++
      for (; at > 0 && gain[order[at - 1]!]! < gain[rank]!; at--) order[at] = order[at - 1]!
      order[at] = rank
    }
    let sum = 0
    let left = 1
    for (let i = 0; i < some; i++) {
      const none = lacks[unseen[order[i]!]!]!
      sum += left * (1 - none) * gain[order[i]!]!
      left *= none
    }
    return sum
  }

  /** What the rest of the hand could capture best, if nobody before it does. */
  function ownNext(state: CassinoState, seat: Seat, played: number): number {
    let best = 0
    const consider = (card: number) => {
      const gain = prospect.gain[rankOf(card)]!
      if (card === played || gain === 0) return
      const next = (gain + worth[card]!) * lacks[unseen[rankOf(card)]!]!
      if (next > best) best = next
    }
    for (let rest = state.hands[seat]!; rest !== 0; rest &= rest - 1) consider(lowest(rest))
    for (let rest = state.hands[HIGH_WORDS + seat]!; rest !== 0; rest &= rest - 1) consider(SPLIT + lowest(rest))
    return best
  }

  return (state, seat, move) => {
    if (move === COUNT) return 0
    const card = cardOf(move)
    prospect.after(state, seat, move)
    if (whatOf(move) === CALLS) return FIRST + prospect.taken
    const { captures, taken, bare, lying } = prospect
    let points = taken
    if (captures && bare) points += w.sweep
    const hidden = countUnseen(state, seat)
    const next = (seat + 1) % state.seats
    const stock = BRIDGE_CARDS - state.top
    const held = sizeOf(state.hands, next) || (stock > 0 ? HAND : 0)
    if (state.calls && whatOf(move) === 0) points -= w.missed * prospect.reach(card, !captures)
    if (w.own > 0) {
      setChances(hidden, held * (state.seats - 1))
      points += w.own * ownNext(state, seat, card)
    }
    if (captures && stock === 0) points += (w.last * lying) / (1 + playsLeft(state))
    setChances(hidden, held)
    return points - w.risk * expected()
  }
}

/** How many cards are in all hands, the one that is played not counted. Sizes of hands are no secret. */
function playsLeft(state: CassinoState): number {
  let cards = -1
  for (let seat = 0; seat < state.seats; seat++) cards += sizeOf(state.hands, seat)
  return cards
}
