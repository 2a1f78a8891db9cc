import { HIGH_WORDS, type Seat } from '../../../rules/kit'
import { CHEATER, type Card, CARDS } from '../../../rules/forty-nine-outfit/cards'
import {
  COLOUR,
  highOf,
  inColour,
  lowOf,
  PLACE,
  ridersIn,
  BIT_COUNTS,
  WHOLE_COLOUR,
} from '../../../rules/forty-nine-outfit/chicago-casino/colour-sets'
import {
  cardOf,
  colourOfPieces,
  kindOf,
  namedOf,
  ridersOf,
  type Move,
} from '../../../rules/forty-nine-outfit/chicago-casino/move'
import type { ChicagoState } from '../../../rules/forty-nine-outfit/chicago-casino/state'
import { BUILD, TAKE } from '../../../rules/casino/coloured'
import { chanceHeld } from '../casino/search-deal'
import type { Rating } from '../move-rating'

/** Points that each card scores in a pile. */
export const POINTS = Uint8Array.from({ length: CARDS }, (_, card) => {
  const number = card + 1
  if (card === CHEATER) return 0
  return number === 49 ? 2 : number === 1 ? 1 : number % 5 === 0 ? number / 5 : 0
})

/** What each card brings in a pile: its points, and its share of the three for most cards. */
const WORTH = Float64Array.from(POINTS, (points) => points + 0.15)

/** A player's weights, in points or as shares of the points at stake. */
export interface Weights {
  /** Share of what the own hand could take next. */
  readonly own: number
  /** Share of what the others could take. */
  readonly risk: number
  /** Points for keeping a card for later captures, for each unseen card of its colour below it. */
  readonly keep: number
  /** Points for keeping the Cheater for later. */
  readonly cheater: number
  /** Share of what lies on the table, for possibly being the last to take. */
  readonly last: number
}

/** Maximum number of cards dealt to a seat at a time. */
export const HAND = 4
const DRONE_PLACE = 6

/**
 * Returns a rating in points of moves for a player with these weights: what the move takes, and what it changes in its
 * colour for the own hand and for higher unseen cards. Reads what lies open and the seat's own hand.
 */
export function createRating(w: Weights): Rating<ChicagoState> {
  const rating = new MoveRating(w)
  return (state, seat, move) => rating.rate(state, seat, move)
}

/** Rates moves for a player with given weights. Keeps its intermediate results, so that nothing is allocated. */
class MoveRating {
  /** Worth of what lies at each place of the colour in question: a loose card, or a build at its highest card. */
  private readonly lies = new Float64Array(7)

  constructor(private readonly w: Weights) {}

  private valueOf(colour: number, set: number): number {
    let sum = 0
    for (let rest = set; rest !== 0; rest &= rest - 1) sum += WORTH[7 * colour + 31 - Math.clz32(rest & -rest)]!
    return sum
  }

  private note(state: ChicagoState, colour: number): void {
    const loose = inColour(state.looseLow, state.looseHigh, colour)
    const tops = inColour(state.topsLow, state.topsHigh, colour)
    for (let place = 0; place < 7; place++) {
      const bit = 1 << place
      const card = 7 * colour + place
      this.lies[place] = loose & bit ? WORTH[card]! : tops & bit ? this.valueOf(colour, state.built[card]!) : 0
    }
  }

  /** Returns what a card of the colour at a place could take, without riders of other colours. */
  private below(place: number): number {
    let sum = 0
    for (let lower = 0; lower < place; lower++) sum += this.lies[lower]!
    return sum
  }

  /** Returns how a colour stands for a seat with these cards of it in hand: its chances less its risks, in points. */
  private standing(colour: number, hand: number, unseen: number, chance: number, riders: number): number {
    let own = 0
    for (let rest = hand; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest)
      const gain = this.below(place)
      if (gain > 0) own = Math.max(own, gain + WORTH[7 * colour + place]!)
    }
    let risk = 0
    let safe = 1
    // The highest unseen card takes most; each lower one counts with the chance that no higher one is held.
    for (let place = DRONE_PLACE; place > 0; place--) {
      if (!(unseen & (1 << place))) continue
      const gain = this.below(place)
      if (gain === 0) break
      risk += safe * chance * (gain + riders)
      safe *= 1 - chance
    }
    return this.w.own * own * safe - this.w.risk * risk
  }

  private ridersWorth(riders: number, besides: number): number {
    let sum = 0
    for (let rest = riders & ~besides; rest !== 0; rest &= rest - 1) {
      const rider = 31 - Math.clz32(rest & -rest)
      sum += rider === 7 ? WORTH[CHEATER]! : WORTH[7 * rider + DRONE_PLACE]!
    }
    return sum
  }

  /** Returns what a capture brings, and removes what it takes from `lies`. */
  private applyCapture(move: Move, colour: number): number {
    const named = namedOf(move)
    let points = WORTH[cardOf(move)]! + this.ridersWorth(ridersOf(move), 0)
    for (let rest = named; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest)
      points += this.lies[place]!
      this.lies[place] = 0
    }
    if (ridersOf(move) & (1 << colour)) this.lies[DRONE_PLACE] = 0
    return points
  }

  /** Returns the rating of a move, in points. */
  rate(state: ChicagoState, seat: Seat, move: Move): number {
    const card = cardOf(move)
    const kind = kindOf(move)
    const colour = card === CHEATER ? colourOfPieces(move) : COLOUR[card]!
    const chance = chanceHeld(state, seat, HAND)
    const riders = ridersIn(state.looseLow, state.looseHigh)
    if (card === CHEATER && kind !== TAKE) return -this.w.cheater - this.w.risk * WORTH[CHEATER]!
    this.note(state, colour)
    const hand = inColour(state.hands[seat]!, state.hands[HIGH_WORDS + seat]!, colour)
    const unseen = unseenIn(state, seat, colour)
    const along = this.ridersWorth(riders, 1 << colour)
    const before = this.standing(colour, hand, unseen, chance, 0.3 * along)
    let points = 0
    let left = hand
    let droneLoose = 0
    if (card === CHEATER) points -= this.w.cheater
    else {
      left &= ~(1 << PLACE[card]!)
      points -= this.keepWorth(card, unseen)
    }
    if (kind === TAKE) {
      points += this.applyCapture(move, colour)
      points += this.lastShare(state, move)
    } else if (kind === BUILD) {
      let all = WORTH[card]!
      let top = PLACE[card]!
      for (let rest = namedOf(move); rest !== 0; rest &= rest - 1) {
        const place = 31 - Math.clz32(rest & -rest)
        all += this.lies[place]!
        this.lies[place] = 0
        top = Math.max(top, place)
      }
      this.lies[top] = all
    } else {
      this.lies[PLACE[card]!] = WORTH[card]!
      if (PLACE[card] === DRONE_PLACE) droneLoose = WORTH[card]!
    }
    const remains = kind === TAKE ? this.ridersWorth(riders & ~ridersOf(move), 1 << colour) : along
    return (
      points + this.standing(colour, left, unseen, chance, 0.3 * remains) - before - this.w.risk * chance * droneLoose
    )
  }

  /** Returns the worth of keeping a card for later: it grows with the number of unseen lower cards of its colour. */
  private keepWorth(card: Card, unseen: number): number {
    return this.w.keep * BIT_COUNTS[unseen & ((1 << PLACE[card]!) - 1)]!
  }

  /** Returns the worth of possibly having taken last, from what lies on the table after the move. */
  private lastShare(state: ChicagoState, move: Move): number {
    if (state.top < state.packSize) return 0
    const low = state.looseLow & ~lowOf(colourOfPieces(move), namedOf(move))
    const high = state.looseHigh & ~highOf(colourOfPieces(move), namedOf(move))
    let sum = 0
    for (let rest = low; rest !== 0; rest &= rest - 1) sum += WORTH[31 - Math.clz32(rest & -rest)]!
    for (let rest = high; rest !== 0; rest &= rest - 1) sum += WORTH[28 + 31 - Math.clz32(rest & -rest)]!
    sum -= this.ridersWorth(ridersOf(move), 0)
    return (this.w.last * Math.max(0, sum)) / Math.max(1, state.cardsInHands)
  }
}

/** Returns the cards of a colour that a seat has not seen, as a set. */
function unseenIn(state: ChicagoState, seat: Seat, colour: number): number {
  let seen = inColour(state.looseLow, state.looseHigh, colour)
  for (let rest = inColour(state.topsLow, state.topsHigh, colour); rest !== 0; rest &= rest - 1) {
    seen |= state.built[7 * colour + 31 - Math.clz32(rest & -rest)]!
  }
  seen |= inColour(state.hands[seat]!, state.hands[HIGH_WORDS + seat]!, colour)
  for (let other = 0; other < state.seats; other++) {
    seen |= inColour(state.piles[other]!, state.piles[HIGH_WORDS + other]!, colour)
  }
  return WHOLE_COLOUR & ~seen
}
