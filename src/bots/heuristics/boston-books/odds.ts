import type { Seat } from '../../../rules/kit'
import { HIGH_BITS, LOW_BITS, CARDS, CHEATER, type Card } from '../../../rules/forty-nine-outfit/cards'
import { COLOUR_COUNT, COLOUR_SIZE, colourIndex } from '../../../rules/forty-nine-outfit/colours'
import { hasCard } from '../../../rules/forty-nine-outfit/hands'
import { cardsOfBook, type BostonBooksState } from '../../../rules/forty-nine-outfit/boston-books/state'
import type { CardMemory } from './card-memory'

/** Increase of the factor on a colour that a seat has called for, for each further call. */
const AGAIN = 0.2

/** Rounds of fitting; more make no difference that matters. */
const ROUNDS = 5
/** Smallest weight of a card at a place, so that the fitting can put the card there if it must. */
const MIN_WEIGHT = 1e-6

/**
 * The odds of where every unseen card lies, from the view of one seat: `at[place × CARDS + card]`, where the places are
 * the seats and then the stock. Computed from a weight for each card and place by scaling in turns, so that every card
 * is somewhere and every place holds its number of cards (iterative proportional fitting; Deming and Stephan 1940).
 */
export class Odds {
  readonly at: Float64Array
  private readonly cards: Card[] = []
  private readonly room: number[]
  private readonly places: number

  /** @param called factor on the weight of each card of a colour at a seat that has called for the colour */
  constructor(
    readonly memory: CardMemory,
    state: BostonBooksState,
    readonly eye: Seat,
    called: number,
  ) {
    const { seats } = state
    this.places = seats + 1
    this.at = new Float64Array(this.places * CARDS)
    this.room = memory.sizes.map((size, seat) => Math.max(0, size - memory.known(seat)))
    this.room[eye] = 0
    this.room.push(state.packSize - state.top)
    this.sort(state)
    this.weigh(called)
    this.fit()
    this.raiseCalledColours()
    this.fit()
  }

  /** Returns the chance that a seat holds a card. */
  chanceHeld(seat: Seat, card: Card): number {
    return this.at[seat * CARDS + card]!
  }

  /** Returns the chance that a card is in the stock. */
  inStock(card: Card): number {
    return this.at[(this.places - 1) * CARDS + card]!
  }

  /** Returns the expected number of cards of a colour in a seat's hand. */
  expectedCount(seat: Seat, colour: number): number {
    let sum = 0
    const from = seat * CARDS + COLOUR_SIZE * colour
    for (let i = from; i < from + COLOUR_SIZE; i++) sum += this.at[i]!
    return sum
  }

  /** Separates cards whose holder is known from the others. */
  private sort(state: BostonBooksState): void {
    let low = 0
    let high = 0
    for (let i = 0; i < state.booksLaid; i++) {
      for (const card of cardsOfBook(state.books[i]!)) {
        low |= LOW_BITS[card]!
        high |= HIGH_BITS[card]!
      }
    }
    for (let card = 0; card < state.packSize; card++) {
      if (((low & LOW_BITS[card]!) | (high & HIGH_BITS[card]!)) !== 0 || hasCard(state.hands, this.eye, card)) continue
      const owner = this.memory.owner[card]!
      if (owner >= 0 && owner !== this.eye) this.at[owner * CARDS + card] = 1
      else this.cards.push(card)
    }
  }

  /** Sets the weights. A seat that lacked a card can have it only among the cards that it has drawn since. */
  private weigh(called: number): void {
    const { at, cards, memory, places, room, eye } = this
    for (let place = 0; place < places; place++) {
      if (place === eye || room[place]! <= 0) continue
      for (const card of cards) {
        let weight = 1
        if (place < places - 1) {
          const lacked = memory.lacked[place * CARDS + card]!
          if (lacked >= 0) weight = Math.min(1, Math.max(0, (memory.drawn[place]! - lacked) / room[place]!))
          if (card !== CHEATER) weight *= this.calls(place, card, called)
        }
        at[place * CARDS + card] = Math.max(MIN_WEIGHT, weight)
      }
    }
  }

  private calls(seat: Seat, card: Card, called: number): number {
    const calls = this.memory.called[seat * COLOUR_COUNT + colourIndex(card)]!
    return calls === 0 ? 1 : called + AGAIN * (calls - 1)
  }

  private fit(): void {
    const { at, cards, places, room } = this
    for (let round = 0; round < ROUNDS; round++) {
      for (let place = 0; place < places; place++) {
        let sum = 0
        for (const card of cards) sum += at[place * CARDS + card]!
        if (sum === 0) continue
        const scale = room[place]! / sum
        for (const card of cards) at[place * CARDS + card]! *= scale
      }
      for (const card of cards) {
        let sum = 0
        for (let place = 0; place < places; place++) sum += at[place * CARDS + card]!
        if (sum === 0) continue
        for (let place = 0; place < places; place++) at[place * CARDS + card]! /= sum
      }
    }
  }

  /**
   * Raises the odds of a colour at a seat that called for it. The seat held some card of it, so each becomes likelier
   * by the chance of at least one (Poisson).
   */
  private raiseCalledColours(): void {
    const { at, memory, places } = this
    for (let seat = 0; seat < places - 1; seat++) {
      for (let colour = 0; colour < COLOUR_COUNT; colour++) {
        if (memory.unexplainedCalls[seat * COLOUR_COUNT + colour] === 0) continue
        const share = this.expectedCount(seat, colour)
        if (share <= 0) continue
        const factor = 1 / (1 - Math.exp(-share))
        const from = COLOUR_SIZE * colour
        for (let card = from; card < from + COLOUR_SIZE; card++) {
          if (memory.owner[card] !== seat) at[seat * CARDS + card]! *= factor
        }
      }
    }
  }
}
