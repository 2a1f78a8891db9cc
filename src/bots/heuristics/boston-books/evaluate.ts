import type { Seat } from '../../../rules/kit'
import { count } from '../../../rules/forty-nine-outfit/cards'
import {
  COLOUR_COUNT,
  COLOUR_HIGH,
  COLOUR_LOW,
  COLOUR_SIZE,
  colourIndex,
} from '../../../rules/forty-nine-outfit/colours'
import { HIGH_WORDS, hasCard } from '../../../rules/forty-nine-outfit/hands'
import { calledFor, calledOn, isBook, type Move } from '../../../rules/forty-nine-outfit/boston-books/move'
import type { BostonBooksState } from '../../../rules/forty-nine-outfit/boston-books/state'
import type { CallBias, Odds } from './odds'

/** A caller's weights; a hit alone is worth 1. */
export interface Weights extends CallBias {
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
  /** For drawing the card called for instead. */
  readonly draw: number
}

const BOOK = 1000
/** Calls surer than this rank above a book that could be made with the Cheater. */
const SURE = 0.999

/** Returns a rating of moves for a player with these weights, by the given odds. */
export function createRating(w: Weights, odds: Odds): (state: BostonBooksState, seat: Seat, move: Move) => number {
  const runs = new Float64Array(COLOUR_COUNT).fill(-1)
  return (state, seat, move) => {
    if (isBook(move)) return BOOK
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
    return (hit + w.draw * lucky) * gain + spoils - shows + (hit > SURE ? 2 * BOOK : 0)
  }
}

/** Returns the number of cards of a colour in a seat's hand. */
export function countHeld(state: BostonBooksState, seat: Seat, colour: number): number {
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
