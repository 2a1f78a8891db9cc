import { createBotProfile } from '../../bot-profile'
import { newYorkWhist } from '../../../rules/forty-nine-outfit/new-york-whist'
import type { Eye, GameView, Rng, Seat } from '../../../rules/kit'
import { moves } from '../../../rules/forty-nine-outfit/new-york-whist/moves'
import {
  sideOf,
  type NewYorkWhistState,
  NONE,
  rankIn,
  VALUES,
  pointsLaid,
} from '../../../rules/forty-nine-outfit/new-york-whist/state'
import { createPrior } from '../move-rating'
import { UnseenCards } from '../redeal'
import type { Heuristics, LevelProfile } from '../types'
import { createChoiceLister, createRating, createPlayoutPolicy, type Weights, type Rating } from './evaluate'
import { openHands } from './open-hands'
import {
  members,
  wordsOf,
  CHEATER,
  type Card,
  HIGH_BITS,
  LOW_BITS,
  CARDS,
} from '../../../rules/forty-nine-outfit/cards'
import { colourIndex } from '../../../rules/forty-nine-outfit/colours'
import { HIGH_WORDS } from '../../../rules/forty-nine-outfit/hands'

/** The cards below each card, as the two words of a set. */
const [BELOW_LOW, BELOW_HIGH] = wordsOf(Array.from({ length: CARDS + 1 }, (_, card) => members(-1, -1).slice(0, card)))

// Every card that the seat's cards may still meet, as two words, so that nothing is allocated.
let othersLow = 0

let othersHigh = 0

/** Weight of a card's own rank, small enough that it only breaks ties. */
const FINE = 0.01

/** Takes with the lowest card that can; else throws the card with the fewest points. Leads high. */
const takeCheaply: Rating = (state, _seat, card) => {
  if (state.laidCount === 0) return FINE * height(card)
  return takes(state, card) ? 10 - FINE * height(card) : -VALUES[card]! - FINE * height(card)
}

/**
 * Gives points to the partner's trick; takes a trick that is worth it, and if it plays last, with the card that counts
 * most; else throws the card with the fewest points. Leads high cards that count nothing.
 */
const playToCount: Rating = (state, seat, card) => {
  const last = state.laidCount === state.seats - 1
  if (state.laidCount === 0) return FINE * height(card) - VALUES[card]!
  const pot = 1 + pointsLaid(state)
  const isPartnerWinning = state.bestSeat !== NONE && sideOf(state, state.bestSeat) === sideOf(state, seat)
  const gives = VALUES[card]! - FINE * height(card)
  if (isPartnerWinning)
    return takes(state, card) ? -pot + gives : last || bestCard(state) >= HIGH_CARD ? pot + gives : -gives
  if (takes(state, card)) return pot + (last ? gives : -gives) - (card === CHEATER ? 5 : 0)
  return -pot - VALUES[card]! - FINE * height(card)
}

function takes(state: NewYorkWhistState, card: Card): boolean {
  return rankIn(state, card, state.laidCount === 0 ? card : state.trick[0]!) > state.bestRank
}

/** Returns the rank of a card, with the Cheater above all numbers. */
function height(card: Card): number {
  return card + 1
}

/** The lowest card of those that count as high, the last few. */
const HIGH_CARD = 45

function bestCard(state: NewYorkWhistState): Card {
  const at: Seat = (state.bestSeat - state.leader + state.seats) % state.seats
  return state.trick[at]!
}

/** Found by hill climbing (docs/strength.md): for two seats, where high cards are saved long, and for more. */
const TWO_SEAT_WEIGHTS: Weights = { eager: 0.82, power: 21.7, cheater: 8, face: 0.85 }
const MANY_SEAT_WEIGHTS: Weights = { eager: 0.72, power: 9.2, cheater: 5.8, face: 0.28 }
/** The same for tables where suit is followed, so that fewer cards can beat one. */
const FOLLOW_SUIT_WEIGHTS: Weights = { eager: 0.72, power: 9.2, cheater: 10, face: 0.28 }

/** Rating of a card, in points, that counts as halfway from even to certain. */
const PRIOR_SCALE = 10
/** Number of cards that a search considers at larger tables. */
const MAX_CHOICES = 6
const ITERATIONS = 36_000
/**
 * The solver's budget, in positions; an open ending from twelve cards a seat on nearly always fits, see
 * docs/strength.md.
 */
const MAX_POSITIONS = 1_000_000

function scoresOf(state: NewYorkWhistState, into: Float64Array): void {
  for (let seat = 0; seat < state.seats; seat++) into[seat] = state.points[sideOf(state, seat)]!
}

const unseen = new UnseenCards()

/**
 * Redeals the other hands and the blind in place; every order of the unseen cards is equally likely. Returns false,
 * with nothing changed, where a viewer may conclude more than the sizes of hands: where suit is followed, or the
 * dealer's last card was shown.
 */
export function redeal(state: NewYorkWhistState, eye: Eye, rng: Rng): boolean {
  if (state.mustFollow || state.hasTurnedTrump) return false
  const { seats, hands } = state
  const isBlindHidden = state.blindTo === NONE
  if (!isBlindHidden && seats === 2) return true
  unseen.clear()
  unseen.addOtherHands(hands, seats, eye)
  if (isBlindHidden) unseen.addSet(state.blindLow, state.blindHigh)
  unseen.shuffle(rng)
  unseen.refillOtherHands(hands, seats, eye)
  if (!isBlindHidden) return true
  unseen.takeSet(unseen.left)
  state.blindLow = unseen.low
  state.blindHigh = unseen.high
  return true
}

function createSearchProfile(weights: Weights): LevelProfile<NewYorkWhistState> {
  const search = {
    reward: { pointShare: 0.6, scale: 10 },
    exploration: 0.15,
    priorVisits: 10,
    sideOf,
    listChoices: createChoiceLister(weights, MAX_CHOICES),
    policy: createPlayoutPolicy(weights),
    scoresOf,
    redeal,
    prior: createPrior(createRating(weights), PRIOR_SCALE),
  }
  return { kind: 'search', iterations: ITERATIONS, slip: 0, search }
}

/**
 * Iterations for two, where all is known but the blind: any card may be right, and playouts by one rule would mislead.
 */
const TWO_SEAT_ITERATIONS = 65_000

function createTwoSeatProfile(): LevelProfile<NewYorkWhistState> {
  const reward = { pointShare: 0.3, scale: 10 }
  const search = {
    reward,
    exploration: 0.7,
    priorVisits: 0,
    sideOf,
    listChoices: distinctCards,
    scoresOf,
    redeal,
  }
  const endgame = { openGameOf: openHands, maxPositions: MAX_POSITIONS }
  return { kind: 'search', iterations: TWO_SEAT_ITERATIONS, slip: 0, search, endgame }
}

function weightsFor({ seats, options }: GameView): Weights {
  if (options['followSuit'] === true) return FOLLOW_SUIT_WEIGHTS
  return seats === 2 ? TWO_SEAT_WEIGHTS : MANY_SEAT_WEIGHTS
}

/** Levels of New York Whist as the rules page describes them; see docs/strength.md for the strength of each. */
export const newYorkWhistKnowledge: Heuristics<NewYorkWhistState> = {
  plan(level, { seen }) {
    if (level === 1) return { kind: 'thumb', rate: () => 0 }
    if (level === 2) return { kind: 'thumb', rate: takeCheaply }
    if (level === 3) return { kind: 'thumb', rate: playToCount }
    const weights = weightsFor(seen)
    if (level === 4) return { kind: 'thumb', rate: createRating(weights) }
    return seen.seats === 2 ? createTwoSeatProfile() : createSearchProfile(weights)
  },
}

export const newYorkWhistBot = createBotProfile(newYorkWhist, { knowledge: newYorkWhistKnowledge })

/**
 * Writes the cards that a seat may play, ascending, and returns their count; of equivalent cards only the lowest. Two
 * cards are equivalent if neither counts anything and no card that is still to be met lies between them, so that they
 * beat the same cards. Of an imagined table it reads only what the seat sees itself: which cards are unseen.
 */
export function distinctCards(state: NewYorkWhistState, seat: Seat, into: Card[]): number {
  const count = moves(state, seat, into)
  if (count === 1) return 1
  noteOthers(state, seat)
  const byColour = state.mustFollow || state.trump !== NONE
  let kept = 0
  let before = NONE
  for (let i = 0; i < count; i++) {
    const card = into[i]!
    if (VALUES[card] === 0) {
      const isAlike = before !== NONE && nothingBetween(before, card) && (!byColour || haveOneColour(before, card))
      before = card
      if (isAlike) continue
    }
    into[kept++] = card
  }
  return kept
}

/** Notes the cards of the other hands, of the trick, and of the blind until it is taken. */
function noteOthers(state: NewYorkWhistState, seat: Seat): void {
  const { hands, trick, laidCount, seats } = state
  const isHidden = state.blindTo === NONE
  othersLow = isHidden ? state.blindLow : 0
  othersHigh = isHidden ? state.blindHigh : 0
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    othersLow |= hands[other]!
    othersHigh |= hands[HIGH_WORDS + other]!
  }
  for (let i = 0; i < laidCount; i++) {
    othersLow |= LOW_BITS[trick[i]!]!
    othersHigh |= HIGH_BITS[trick[i]!]!
  }
}

function nothingBetween(lower: Card, higher: Card): boolean {
  const low = othersLow & BELOW_LOW[higher]! & ~BELOW_LOW[lower]!
  const high = othersHigh & BELOW_HIGH[higher]! & ~BELOW_HIGH[lower]!
  return (low | high) === 0
}

function haveOneColour(card: Card, other: Card): boolean {
  return card !== CHEATER && other !== CHEATER && colourIndex(card) === colourIndex(other)
}
