import { letterOf, type GameEvent, type Seat, type GameView } from '../../rules/kit'
import { cardName, cardNamed, colourAt, COLOURS, type Card, type Colour } from '../../rules/forty-nine-outfit/cards'
import { bookColour, calledFor, calledOn, isBook, parseMove } from '../../rules/forty-nine-outfit/boston-books/move'
import { COLOUR_COUNT, COLOUR_SIZE, colourIndex } from '../../rules/forty-nine-outfit/colours'
import type { BostonBooksView } from '../../rules/forty-nine-outfit/boston-books/shape'
import { memoryOf, type CardMemory } from '../heuristics/boston-books/card-memory'
import { handIn, why } from './reason'

/**
 * The reasons for which a hint of Boston Books is good, by key.
 *
 * | key | params | meaning |
 * |---|---|---|
 * | `lays-book` | colour | the Cheater completes the book now, before a failed call can prevent it |
 * | `must-have` | of, card | two seats and no stock left: the other seat has it |
 * | `known-holder` | of, card | that seat got the card by a call and still has it |
 * | `known-book` | of, card, colour | the same, and it is the seventh card of the colour |
 * | `seventh` | card, colour | it is the only card that the book lacks |
 * | `sixth` | card, colour | with it the book lacks one card, which the Cheater in the hand can replace |
 * | `called-colour` | of, colour | that seat has called for the colour, so it holds some of it |
 * | `any-card` | – | the hand has no card of an open colour: any card may be called for |
 * | `longest` | colour, held | the hand has most cards of this open colour |
 * | `nearer` | colour, held | advances a book of which `held` cards are in the hand |
 *
 * `of` is a seat's letter, `card` a number as in the notation, `colour` one of the rules page's seven words.
 */
export type BostonBooksReasonKey = ReturnType<typeof reasonFor>['key']

/** A parsed call, with the hand of its seat. */
interface Call {
  readonly of: Seat
  readonly letter: string
  readonly card: Card
  readonly name: string
  readonly colour: Colour
  readonly hand: readonly string[]
}

/**
 * Returns why a legal move is good, from what its seat sees and remembers of the events in `recall`. The keys are
 * listed at `BostonBooksReasonKey`. Throws if the text is no move of Boston Books.
 */
export function reasonFor(
  seen: GameView<BostonBooksView>,
  seat: Seat,
  move: string,
  recall: readonly GameEvent[] = [],
) {
  const parsed = parseMove(move)
  if (parsed < 0) throw new Error(`"${move}" is no move of Boston Books`)
  if (isBook(parsed)) return why('lays-book', { colour: colourAt(bookColour(parsed)) })
  const [of, card] = [calledOn(parsed), calledFor(parsed)]
  const colour = colourAt(colourIndex(card))
  const call = { of, letter: letterOf(of), card, name: cardName(card), colour, hand: handIn(seen.state.hands, seat) }
  const memory = memoryOf(seen, recall)
  return whyKnown(seen, call, memory) ?? whyClose(call) ?? whyLikely(seen, call, memory)
}

function whyKnown({ state, seats }: GameView<BostonBooksView>, call: Call, memory: CardMemory) {
  const { of, letter, name, colour } = call
  if (memory.owner[call.card] === of) {
    const seventh = countHeld(call, colour) === COLOUR_SIZE - 1
    return seventh
      ? why('known-book', { of: letter, card: name, colour })
      : why('known-holder', { of: letter, card: name })
  }
  if (seats > 2 || state.stock !== 0) return null
  return why('must-have', { of: letter, card: name })
}

function whyClose(call: Call) {
  const { name, colour, hand } = call
  const held = countHeld(call, colour)
  if (held === COLOUR_SIZE - 1) return why('seventh', { card: name, colour })
  return held === COLOUR_SIZE - 2 && hand.includes('C') ? why('sixth', { card: name, colour }) : null
}

function whyLikely({ state }: GameView<BostonBooksView>, call: Call, memory: CardMemory) {
  const { of, letter, colour, card } = call
  if (memory.called[of * COLOUR_COUNT + colourIndex(card)]! > 0) return why('called-colour', { of: letter, colour })
  const held = countHeld(call, colour)
  if (held === 0) return why('any-card')
  const longest = state.open.every((other) => countHeld(call, other) <= held)
  return longest ? why('longest', { colour, held }) : why('nearer', { colour, held })
}

function countHeld({ hand }: Call, colour: Colour): number {
  return hand.filter((name) => name !== 'C' && COLOURS[colourIndex(cardNamed(name))] === colour).length
}
