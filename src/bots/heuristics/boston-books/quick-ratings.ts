import type { Seat } from '../../../rules/kit'
import { CARDS } from '../../../rules/forty-nine-outfit/cards'
import { COLOUR_COUNT, COLOUR_SIZE, colourIndex } from '../../../rules/forty-nine-outfit/colours'
import { calledFor, calledOn, isBook, type Move } from '../../../rules/forty-nine-outfit/boston-books/move'
import type { BostonBooksState } from '../../../rules/forty-nine-outfit/boston-books/state'
import { heldOf } from './evaluate'
import type { CardMemory } from './card-memory'

// In range: seats, cards, colours.

/** How good a move looks at a glance. */
export type QuickRating = (state: BostonBooksState, seat: Seat, move: Move) => number

const BOOK = 100

/** Calls at random; lays whatever book it can. */
export const callAnything: QuickRating = (_state, _seat, move) => (isBook(move) ? BOOK : 0)

/** A card that is known to be there outweighs the longest colour, and one that is known not to be is left. */
const KNOWN = COLOUR_SIZE + 1
const REFUSED = 4

/** Sticks to the longest colour, but for cards that it remembers another to hold or to have been refused. */
export function stickToLongest(memory: CardMemory): QuickRating {
  return (state, seat, move) => {
    if (isBook(move)) return BOOK
    const card = calledFor(move)
    const of = calledOn(move)
    const owner = memory.owner[card]!
    const known = owner === of ? KNOWN : owner >= 0 ? -KNOWN : 0
    const refused = memory.lacked[of * CARDS + card] === memory.drawn[of] ? REFUSED : 0
    return heldOf(state, seat, colourIndex(card)) + known - refused
  }
}

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
  const card = calledFor(move)
  const of = calledOn(move)
  const owner = memory.owner[card]!
  if (owner >= 0) return owner === of ? SURELY : 0
  const lacked = memory.lacked[of * CARDS + card]!
  if (lacked >= 0) return memory.drawn[of]! > lacked ? HARDLY : 0
  return memory.called[of * COLOUR_COUNT + colourIndex(card)]! > 0 ? LIKELY : PERHAPS
}
