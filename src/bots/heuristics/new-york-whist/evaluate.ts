import type { Seat } from '../../../rules/kit'
import { count, CARDS, CHEATER, type Card } from '../../../rules/forty-nine-outfit/cards'
import { moves } from '../../../rules/forty-nine-outfit/new-york-whist/moves'
import { leftOf, NONE, sideOf, type NewYorkWhistState } from '../../../rules/forty-nine-outfit/new-york-whist/state'
import { rankIn, TRICK_POINTS, valueOfSet, VALUES } from '../../../rules/forty-nine-outfit/new-york-whist/winning'
import { beatersOf, unseenBy, type CardSet } from './unseen-cards'

// In range: seats, cards; moves up to their number; a trick that was led has a first card.

/** What a player thinks things are worth, in points, or as a share of the points of a trick. */
export interface Weights {
  /** How surely an opponent who can beat a card does so. */
  readonly eager: number
  /** How surely a partner who can take the trick does so. */
  readonly partner: number
  /** Keeping a card that beats all unseen ones; others by the cube of their share. */
  readonly power: number
  /** Keeping the Cheater. */
  readonly cheater: number
  /** Keeping a card that counts, for each point. */
  readonly face: number
}

export type Rate = (state: NewYorkWhistState, seat: Seat, card: Card) => number

/** How good a card looks to a player of these weights, in points. */
export function evaluate(w: Weights): Rate {
  return (state, seat, card) => {
    lookRound(state, seat, w)
    return worth(state, card, w)
  }
}

/** A player that always lays what looks best, the lowest of equals: {@link evaluate} for playouts. */
export function createPlayoutPolicy(w: Weights): (state: NewYorkWhistState, seat: Seat) => Card {
  const list: Card[] = []
  return (state, seat) => {
    const cards = moves(state, seat, list)
    if (cards === 1) return list[0]!
    lookRound(state, seat, w)
    let best = -Infinity
    let chosen = list[0]!
    for (let i = 0; i < cards; i++) {
      const points = worth(state, list[i]!, w)
      if (points <= best) continue
      best = points
      chosen = list[i]!
    }
    return chosen
  }
}

/** Writes the cards that look best, so many at most, and answers how many: what a search thinks about. */
export function choices(w: Weights, most: number): (state: NewYorkWhistState, seat: Seat, into: Card[]) => number {
  const worths = new Float64Array(CARDS)
  return (state, seat, into) => {
    const cards = moves(state, seat, into)
    if (cards <= most) return cards
    lookRound(state, seat, w)
    for (let i = 0; i < cards; i++) worths[into[i]!] = worth(state, into[i]!, w)
    into.length = cards
    into.sort((a, b) => worths[b]! - worths[a]! || a - b)
    return most
  }
}

// What a seat sees, worked out once for all its cards.
const unseen: CardSet = { low: 0, high: 0 }
const beaters: CardSet = { low: 0, high: 0 }
/** How many cards are unseen. */
let hidden = 0
/** The chance that a given hand holds none of so many given unseen cards. */
const none = new Float64Array(CARDS + 1)
/** Seats still to play after this one, of either side. */
let foes = 0
let friends = 0
/** Points on the table, and what the blind is worth on average while it is to be had. */
let pot = 0
/** The chance that the trick is this side's if the best card so far stays the best. */
let asItStands = 0

function lookRound(state: NewYorkWhistState, seat: Seat, w: Weights): void {
  unseenBy(state, seat, unseen)
  hidden = count(unseen.low) + count(unseen.high)
  const spared = hidden === 0 ? 1 : 1 - Math.min(1, (state.each - state.played) / hidden)
  none[0] = 1
  for (let i = 1; i <= hidden; i++) none[i] = none[i - 1]! * spared
  countSeats(state, seat)
  pot = TRICK_POINTS + blindWorth(state)
  for (let i = 0; i < state.laid; i++) pot += VALUES[state.trick[i]!]!
  asItStands = 0
  if (state.best === NONE) return
  const ours = sideOf(state, state.best) === sideOf(state, seat)
  const best = state.trick[(state.best - state.leader + state.seats) % state.seats]!
  asItStands = ours ? chanceHolds(state, best, w) : chanceSaved(state, best, w)
}

function countSeats(state: NewYorkWhistState, seat: Seat): void {
  foes = 0
  friends = 0
  for (let i = state.laid + 1; i < state.seats; i++) {
    if (sideOf(state, leftOf(state, state.leader, i)) === sideOf(state, seat)) friends++
    else foes++
  }
}

function blindWorth(state: NewYorkWhistState): number {
  if (state.blindTo !== NONE || hidden === 0) return 0
  return ((state.size - state.each * state.seats) * valueOfSet(unseen.low, unseen.high)) / hidden
}

/** What is known of a card by {@link lookRound} before: the trick as it will probably go, less what keeping it is worth. */
function worth(state: NewYorkWhistState, card: Card, w: Weights): number {
  const led = state.laid === 0 ? card : state.trick[0]!
  const takes = rankIn(state, card, led) > state.bestRank
  const chance = takes ? chanceHolds(state, card, w) : asItStands
  return (pot + VALUES[card]!) * (2 * chance - 1) - keeping(state, card, w)
}

/** The chance that no opponent who is still to play beats a card. */
function chanceHolds(state: NewYorkWhistState, card: Card, w: Weights): number {
  if (foes === 0) return 1
  const beaten = w.eager * (1 - none[better(state, card)]!)
  let chance = 1
  for (let i = 0; i < foes; i++) chance *= 1 - beaten
  return chance
}

/** The chance that a partner who is still to play takes the trick from a card. */
function chanceSaved(state: NewYorkWhistState, card: Card, w: Weights): number {
  const beaten = w.partner * (1 - none[better(state, card)]!)
  let chance = 1
  for (let i = 0; i < friends; i++) chance *= 1 - beaten
  return 1 - chance
}

/** How many unseen cards beat a card. */
function better(state: NewYorkWhistState, card: Card): number {
  beatersOf(state, card, beaters)
  return count(unseen.low & beaters.low) + count(unseen.high & beaters.high)
}

/** What a card would be worth in later tricks. */
function keeping(state: NewYorkWhistState, card: Card, w: Weights): number {
  if (card === CHEATER) return w.cheater
  if (hidden === 0) return 0
  const share = 1 - better(state, card) / hidden
  return w.power * share * share * share + w.face * VALUES[card]!
}
