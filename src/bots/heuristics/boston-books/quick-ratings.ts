import type { Seat } from '../../../rules/kit'
import { CARDS } from '../../../rules/forty-nine-outfit/cards'
import { COLOUR_COUNT, colourIndex } from '../../../rules/forty-nine-outfit/colours'
import { calledFor, calledOn, isBook, type Move } from '../../../rules/forty-nine-outfit/boston-books/move'
import type { BostonBooksState } from '../../../rules/forty-nine-outfit/boston-books/state'
import { heldOf } from './evaluate'
import type { CardMemory } from './card-memory'

/** How good a move looks at a glance. */
export type QuickRating = (state: BostonBooksState, seat: Seat, move: Move) => number

const BOOK = 100

/** Calls at random; lays whatever book it can. */
export const callAnything: QuickRating = (_state, _seat, move) => (isBook(move) ? BOOK : 0)

/** Sticks to the longest colour, remembering nothing. */
export const stickToLongest: QuickRating = (state, seat, move) =>
  isBook(move) ? BOOK : heldOf(state, seat, colourIndex(calledFor(move)))

/** Guesses of somebody who remembers calls, but does not count. */
const SURELY = 1
const LIKELY = 0.5
const PERHAPS = 0.2
const HARDLY = 0.05

/** Remembers who has what, who called for which colour and who was refused; among equals the longer colour. */
export function remember(memory: CardMemory): QuickRating {
  return (state, seat, move) => {
    if (isBook(move)) return BOOK
    return guess(memory, move) * (1 + 0.1 * heldOf(state, seat, colourIndex(calledFor(move))))
  }
}

function guess(memory: CardMemory, move: Move): number {
  // In range: seats, cards, colours.
  const card = calledFor(move)
  const of = calledOn(move)
  const owner = memory.owner[card]!
  if (owner >= 0) return owner === of ? SURELY : 0
  const lacked = memory.lacked[of * CARDS + card]!
  if (lacked >= 0) return memory.drawn[of]! > lacked ? HARDLY : 0
  return memory.called[of * COLOUR_COUNT + colourIndex(card)]! > 0 ? LIKELY : PERHAPS
}
