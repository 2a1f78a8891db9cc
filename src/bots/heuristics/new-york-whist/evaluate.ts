import type { Seat } from '../../../rules/kit'
import { count, CARDS, CHEATER, type Card } from '../../../rules/forty-nine-outfit/cards'
import { moves } from '../../../rules/forty-nine-outfit/new-york-whist/moves'
import {
  leftOf,
  NONE,
  sideOf,
  type NewYorkWhistState,
  rankIn,
  TRICK_POINTS,
  valueOfSet,
  VALUES,
} from '../../../rules/forty-nine-outfit/new-york-whist/state'
import { beatersOf, unseenBy, type CardSet } from './unseen-cards'

/** The chance that a partner who can take the trick does so. */
const PARTNER_TAKES = 0.95

/** A player's weights, in points, or as shares of the points of a trick. */
export interface Weights {
  /** The chance that an opponent who can beat a card does so. */
  readonly eager: number
  /**
   * Keeping a card that no unseen card beats; others by the cube of the share of unseen cards that do not beat them.
   */
  readonly power: number
  /** Keeping the Cheater. */
  readonly cheater: number
  /** Keeping a card that counts, for each point. */
  readonly face: number
}

/** A rating of a card for its seat, in points. */
export type Rating = (state: NewYorkWhistState, seat: Seat, card: Card) => number

/** Returns a rating in points of cards for a player with these weights. */
export function createRating(w: Weights): Rating {
  return (state, seat, card) => {
    surveyTrick(state, seat, w)
    return worth(state, card, w)
  }
}

/** Returns a rollout policy that always plays the card rated highest by {@link createRating}, the lowest of equals. */
export function createPlayoutPolicy(w: Weights): (state: NewYorkWhistState, seat: Seat) => Card {
  const list: Card[] = []
  return (state, seat) => {
    const cards = moves(state, seat, list)
    if (cards === 1) return list[0]!
    surveyTrick(state, seat, w)
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

/** Returns a lister of the cards that look best, at most `most`: those that a search considers. */
export function createChoiceLister(
  w: Weights,
  most: number,
): (state: NewYorkWhistState, seat: Seat, into: Card[]) => number {
  const worths = new Float64Array(CARDS)
  return (state, seat, into) => {
    const cards = moves(state, seat, into)
    if (cards <= most) return cards
    surveyTrick(state, seat, w)
    for (let i = 0; i < cards; i++) worths[into[i]!] = worth(state, into[i]!, w)
    into.length = cards
    into.sort((a, b) => worths[b]! - worths[a]! || a - b)
    return most
  }
}

// What a seat sees, computed once for all its cards by `surveyTrick`.
const unseen: CardSet = { low: 0, high: 0 }
const beaters: CardSet = { low: 0, high: 0 }
/** Number of unseen cards. */
let hidden = 0
/** The chance that a given hand holds none of a number of given unseen cards, by that number. */
const none = new Float64Array(CARDS + 1)
/** Seats still to play after this one, of either side. */
let foes = 0
let friends = 0
/** Points on the table, and the average worth of the blind while it can still be won. */
let pot = 0
/** The chance that this side wins the trick if the card played does not take it. */
let chanceWithoutTaking = 0

function surveyTrick(state: NewYorkWhistState, seat: Seat, w: Weights): void {
  unseenBy(state, seat, unseen)
  hidden = count(unseen.low) + count(unseen.high)
  const spared = hidden === 0 ? 1 : 1 - Math.min(1, (state.cardsPerSeat - state.tricksPlayed) / hidden)
  none[0] = 1
  for (let i = 1; i <= hidden; i++) none[i] = none[i - 1]! * spared
  countSeats(state, seat)
  pot = TRICK_POINTS + blindWorth(state)
  for (let i = 0; i < state.laidCount; i++) pot += VALUES[state.trick[i]!]!
  chanceWithoutTaking = 0
  if (state.bestSeat === NONE) return
  const ours = sideOf(state, state.bestSeat) === sideOf(state, seat)
  const best = state.trick[(state.bestSeat - state.leader + state.seats) % state.seats]!
  chanceWithoutTaking = ours ? chanceHolds(state, best, w) : chanceSaved(state, best)
}

function countSeats(state: NewYorkWhistState, seat: Seat): void {
  foes = 0
  friends = 0
  for (let i = state.laidCount + 1; i < state.seats; i++) {
    if (sideOf(state, leftOf(state, state.leader, i)) === sideOf(state, seat)) friends++
    else foes++
  }
}

function blindWorth(state: NewYorkWhistState): number {
  if (state.blindTo !== NONE || hidden === 0) return 0
  return ((state.packSize - state.cardsPerSeat * state.seats) * valueOfSet(unseen.low, unseen.high)) / hidden
}

/**
 * Returns the rating of a card after {@link surveyTrick}: the trick's expected result, less the worth of keeping the
 * card.
 */
function worth(state: NewYorkWhistState, card: Card, w: Weights): number {
  const led = state.laidCount === 0 ? card : state.trick[0]!
  const takes = rankIn(state, card, led) > state.bestRank
  const chance = takes ? chanceHolds(state, card, w) : chanceWithoutTaking
  return (pot + VALUES[card]!) * (2 * chance - 1) - keepWorth(state, card, w)
}

/** Returns the chance that no opponent who is still to play beats a card. */
function chanceHolds(state: NewYorkWhistState, card: Card, w: Weights): number {
  if (foes === 0) return 1
  const beaten = w.eager * (1 - none[countBeaters(state, card)]!)
  let chance = 1
  for (let i = 0; i < foes; i++) chance *= 1 - beaten
  return chance
}

/** Returns the chance that a partner who is still to play takes the trick from a card. */
function chanceSaved(state: NewYorkWhistState, card: Card): number {
  const beaten = PARTNER_TAKES * (1 - none[countBeaters(state, card)]!)
  let chance = 1
  for (let i = 0; i < friends; i++) chance *= 1 - beaten
  return 1 - chance
}

/** Returns the number of unseen cards that beat a card. */
function countBeaters(state: NewYorkWhistState, card: Card): number {
  beatersOf(state, card, beaters)
  return count(unseen.low & beaters.low) + count(unseen.high & beaters.high)
}

/** Returns what a card would be worth in later tricks. */
function keepWorth(state: NewYorkWhistState, card: Card, w: Weights): number {
  if (card === CHEATER) return w.cheater
  if (hidden === 0) return 0
  const share = 1 - countBeaters(state, card) / hidden
  return w.power * share * share * share + w.face * VALUES[card]!
}
