import type { Seat } from '../../../rules/kit'
import { HIGH, LOW, CARDS, CHEATER, type Card } from '../../../rules/forty-nine-outfit/cards'
import { COLOUR_COUNT, COLOUR_SIZE, colourIndex } from '../../../rules/forty-nine-outfit/colours'
import { hasCard } from '../../../rules/forty-nine-outfit/hands'
import { cardsOfBook } from '../../../rules/forty-nine-outfit/boston-books/books'
import type { BostonBooksState } from '../../../rules/forty-nine-outfit/boston-books/state'
import type { CardMemory } from './card-memory'

// In range: places (seats, then the stock), cards, colours.

/** How what was heard bends the odds. */
export interface HearingBias {
  /** How much likelier each card of a colour is with a seat that has called for it. */
  readonly called: number
  /** The same for each further call. */
  readonly again: number
}

/** Rounds of fitting: more change nothing that matters. */
const ROUNDS = 5
/** No card is so unlikely to be somewhere that the fitting could not put it there if it must. */
const HARDLY = 1e-6

/**
 * The odds of where every unseen card lies, for one seat: `at[place × CARDS + card]`, the places being the seats and
 * then the stock. Made from weights a card and place, fitted in turns so that every card is somewhere and every place
 * holds as many cards as it has (iterative proportional fitting; Deming and Stephan 1940).
 */
export class Odds {
  readonly at: Float64Array
  private readonly cards: Card[] = []
  private readonly room: number[]
  private readonly places: number

  constructor(
    readonly memory: CardMemory,
    state: BostonBooksState,
    readonly eye: Seat,
    ear: HearingBias,
  ) {
    const { seats } = state
    this.places = seats + 1
    this.at = new Float64Array(this.places * CARDS)
    this.room = memory.sizes.map((size, seat) => Math.max(0, size - memory.known(seat)))
    this.room[eye] = 0
    this.room.push(state.size - state.top)
    this.sort(state)
    this.weigh(ear)
    this.fit()
    this.heed()
    this.fit()
  }

  /** The chance that a seat holds a card. */
  held(seat: Seat, card: Card): number {
    return this.at[seat * CARDS + card]!
  }

  /** The chance that a card is in the stock. */
  inStock(card: Card): number {
    return this.at[(this.places - 1) * CARDS + card]!
  }

  /** How many cards of a colour a seat holds by the odds. */
  share(seat: Seat, colour: number): number {
    let sum = 0
    const from = seat * CARDS + COLOUR_SIZE * colour
    for (let i = from; i < from + COLOUR_SIZE; i++) sum += this.at[i]!
    return sum
  }

  /** Tells cards that are known from those that are not. */
  private sort(state: BostonBooksState): void {
    let low = 0
    let high = 0
    for (let i = 0; i < state.laid; i++) {
      for (const card of cardsOfBook(state.books[i]!)) {
        low |= LOW[card]!
        high |= HIGH[card]!
      }
    }
    for (let card = 0; card < state.size; card++) {
      if (((low & LOW[card]!) | (high & HIGH[card]!)) !== 0 || hasCard(state.hands, this.eye, card)) continue
      const owner = this.memory.owner[card]!
      if (owner >= 0 && owner !== this.eye) this.at[owner * CARDS + card] = 1
      else this.cards.push(card)
    }
  }

  /** A seat that lacked a card can have it only among what it has drawn since. */
  private weigh(ear: HearingBias): void {
    const { at, cards, memory, places, room, eye } = this
    for (let place = 0; place < places; place++) {
      if (place === eye || room[place]! <= 0) continue
      for (const card of cards) {
        let weight = 1
        if (place < places - 1) {
          const lacked = memory.lacked[place * CARDS + card]!
          if (lacked >= 0) weight = Math.min(1, Math.max(0, (memory.drawn[place]! - lacked) / room[place]!))
          if (card !== CHEATER) weight *= this.calls(place, card, ear)
        }
        at[place * CARDS + card] = Math.max(HARDLY, weight)
      }
    }
  }

  private calls(seat: Seat, card: Card, ear: HearingBias): number {
    const calls = this.memory.called[seat * COLOUR_COUNT + colourIndex(card)]!
    return calls === 0 ? 1 : ear.called + ear.again * (calls - 1)
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

  /** Whoever called for a colour held some card of it: by so much likelier is each (Poisson's chance of none at all). */
  private heed(): void {
    const { at, memory, places } = this
    for (let seat = 0; seat < places - 1; seat++) {
      for (let colour = 0; colour < COLOUR_COUNT; colour++) {
        if (memory.started[seat * COLOUR_COUNT + colour] === 0) continue
        const share = this.share(seat, colour)
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
