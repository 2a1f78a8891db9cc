import { bostonBooks } from '../../../rules/forty-nine-outfit/boston-books'
import { createBotProfile } from '../../bot-profile'
import type { Eye, Rng, Seat } from '../../../rules/kit'
import { type Move, calledFor, calledOn, isBook } from '../../../rules/forty-nine-outfit/boston-books/move'
import type { BostonBooksState } from '../../../rules/forty-nine-outfit/boston-books/state'
import { dealAsHeard, memoryOf, type CardMemory } from './card-memory'
import { Odds } from './odds'
import type { Heuristics } from '../types'
import { CARDS, count } from '../../../rules/forty-nine-outfit/cards'
import {
  COLOUR_COUNT,
  COLOUR_SIZE,
  colourIndex,
  COLOUR_HIGH,
  COLOUR_LOW,
} from '../../../rules/forty-nine-outfit/colours'
import { HIGH_WORDS, hasCard } from '../../../rules/forty-nine-outfit/hands'

/** A caller's weights; a hit alone is worth 1. */
interface Weights {
  /** Factor on the weight of each card of a colour at a seat that has called for the colour. */
  readonly called: number
  /** For each card of the colour that the caller holds already. */
  readonly held: number
  /** A hit that completes a book. */
  readonly book: number
  /** For the chance that all the rest of the colour can be called out in this turn. */
  readonly run: number
  /** For each card of the colour that the seat called on is expected to hold: a hit spoils that seat's book. */
  readonly spoil: number
  /** For what a failed call gives away: a colour that nobody has heard of, for each card of it held. */
  readonly show: number
}

const BOOK_WORTH = 1000

/** Calls surer than this rank above a book that could be made with the Cheater. */
const SURE = 0.999

/** A rating of a move at a glance. */
type QuickRating = (state: BostonBooksState, seat: Seat, move: Move) => number

const BOOK = 100

/** Calls at random; lays any book it can. */
const callAnything: QuickRating = (_state, _seat, move) => (isBook(move) ? BOOK : 0)

/** A card that is known to be there outweighs the longest colour; one that is known not to be there is avoided. */
const KNOWN = COLOUR_SIZE + 1
const REFUSED = 4

/** Prefers the longest colour, except for cards that it remembers another seat to hold or to have been refused. */
function stickToLongest(memory: CardMemory): QuickRating {
  return (state, seat, move) => {
    if (isBook(move)) return BOOK
    const card = calledFor(move)
    const of = calledOn(move)
    const owner = memory.owner[card]!
    const known = owner === of ? KNOWN : owner >= 0 ? -KNOWN : 0
    const refused = memory.lacked[of * CARDS + card] === memory.drawn[of] ? REFUSED : 0
    return countHeld(state, seat, colourIndex(card)) + known - refused
  }
}

/** Chances as guessed by a player who remembers calls but does not count. */
const SURELY = 1
const LIKELY = 0.5
const PERHAPS = 0.2
const HARDLY = 0.05

/** Remembers who has what, who called for which colour and who was refused; among equals prefers the longer colour. */
function remember(memory: CardMemory): QuickRating {
  return (state, seat, move) => {
    if (isBook(move)) return BOOK
    return guess(memory, move) * (1 + 0.1 * countHeld(state, seat, colourIndex(calledFor(move))))
  }
}

function guess(memory: CardMemory, move: Move): number {
  const card = calledFor(move)
  const of = calledOn(move)
  const owner = memory.owner[card]!
  if (owner >= 0) return owner === of ? SURELY : 0
  const lacked = memory.lacked[of * CARDS + card]!
  if (lacked >= 0) return memory.drawn[of]! > lacked ? HARDLY : 0
  return memory.called[of * COLOUR_COUNT + colourIndex(card)]! > 0 ? LIKELY : PERHAPS
}

/** Maximizes the chance of a hit and nothing else. */
const HITS: Weights = { called: 1.5, held: 0.02, book: 0, run: 0, spoil: 0, show: 0 }

/** Also weighs what a call brings nearer, spoils and gives away; the optimum is flat (docs/strength.md). */
const MASTERLY: Weights = { called: 2, held: 0.1, book: 1, run: 2, spoil: 0.08, show: 0.05 }

/** Returns a rating by the odds, which are computed when the first move is rated: all moves are rated for one hand. */
function byOdds(weights: Weights, memory: CardMemory): QuickRating {
  let rate: QuickRating | null = null
  return (state: BostonBooksState, seat: Seat, move: Move) => {
    rate ??= createRating(weights, new Odds(memory, state, seat, weights.called))
    return rate(state, seat, move)
  }
}

/** Number of latest events that level 2 remembers. */
const REMEMBERED_EVENTS = 24
/** Chance of a random call at levels 2 to 4, so that each level is stronger than the one below. */
const SLIP_CHANCES = { 2: 0.25, 3: 0.12, 4: 0.09 } as const

/** Levels of Boston Books as the rules page describes them; from level 3 on they use everything that they heard. */
export const bostonBooksKnowledge: Heuristics<BostonBooksState> = {
  plan(level, { seen, recall }) {
    if (level === 1) return { kind: 'thumb', rate: callAnything }
    if (level === 2) {
      return {
        kind: 'thumb',
        rate: stickToLongest(memoryOf(seen, recall, REMEMBERED_EVENTS)),
        slip: SLIP_CHANCES[level],
      }
    }
    const memory = memoryOf(seen, recall)
    if (level === 3) return { kind: 'thumb', rate: remember(memory), slip: SLIP_CHANCES[level] }
    if (level === 4) return { kind: 'thumb', rate: byOdds(HITS, memory), slip: SLIP_CHANCES[level] }
    const redeal = (state: BostonBooksState, eye: Eye, rng: Rng) => dealAsHeard(state, eye, memory, rng)
    return { kind: 'thumb', rate: byOdds(MASTERLY, memory), redeal }
  },
}

export const bostonBooksBot = createBotProfile(bostonBooks, { knowledge: bostonBooksKnowledge })

/** Returns a rating of moves for a player with these weights, by the given odds. */
function createRating(w: Weights, odds: Odds): (state: BostonBooksState, seat: Seat, move: Move) => number {
  const runs = new Float64Array(COLOUR_COUNT).fill(-1)
  return (state, seat, move) => {
    if (isBook(move)) return BOOK_WORTH
    const card = calledFor(move)
    const of = calledOn(move)
    const colour = colourIndex(card)
    const held = countHeld(state, seat, colour)
    const hit = odds.chanceHeld(of, card)
    const stock = state.packSize - state.top
    const lucky = stock === 0 ? 0 : ((1 - hit) * odds.inStock(card)) / stock
    if (runs[colour] === -1) runs[colour] = runChance(state, seat, colour, odds)
    const gain = 1 + w.held * held + (held === COLOUR_SIZE - 1 ? w.book : 0) + w.run * runs[colour]!
    const spoils = w.spoil * hit * odds.expectedCount(of, colour)
    const shown = odds.memory.called[seat * COLOUR_COUNT + colour]! > 0
    const shows = shown ? 0 : w.show * held * (1 - hit)
    return (hit + lucky) * gain + spoils - shows + (hit > SURE ? 2 * BOOK_WORTH : 0)
  }
}

/** Returns the number of cards of a colour in a seat's hand. */
function countHeld(state: BostonBooksState, seat: Seat, colour: number): number {
  return count(state.hands[seat]! & COLOUR_LOW[colour]!) + count(state.hands[HIGH_WORDS + seat]! & COLOUR_HIGH[colour]!)
}

/** Returns the chance that every card of a colour that a seat lacks is with the seat that would be called on for it. */
function runChance(state: BostonBooksState, seat: Seat, colour: number, odds: Odds): number {
  let chance = 1
  for (let card = COLOUR_SIZE * colour; card < COLOUR_SIZE * (colour + 1); card++) {
    if (hasCard(state.hands, seat, card)) continue
    let best = 0
    for (let other = 0; other < state.seats; other++)
      if (other !== seat) best = Math.max(best, odds.chanceHeld(other, card))
    chance *= best
  }
  return chance
}
