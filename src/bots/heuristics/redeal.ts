import { countCards, shuffle, type Eye, type Hands, type Rng } from '../../rules/kit'
import { HIGH_BITS, LOW_BITS, FIRST_HIGH_MEMBER, CARDS, type Card } from '../../rules/forty-nine-outfit/cards'
import { HIGH_WORDS } from '../../rules/forty-nine-outfit/hands'

/** The cards of the Forty-Nine pack that a seat does not see, dealt anew without allocating. */
export class UnseenCards {
  /** The set taken last, in two words (see `cards.ts`). */
  low = 0
  high = 0
  private readonly cards = new Int32Array(CARDS)
  private count = 0
  private taken = 0

  /** Begins with no cards. */
  clear(): void {
    this.count = 0
    this.taken = 0
  }

  add(card: Card): void {
    this.cards[this.count++] = card
  }

  /** Adds the cards of a set of two words. */
  addSet(low: number, high: number): void {
    for (let rest = low; rest !== 0; rest &= rest - 1) this.add(31 - Math.clz32(rest & -rest))
    for (let rest = high; rest !== 0; rest &= rest - 1) this.add(FIRST_HIGH_MEMBER + 31 - Math.clz32(rest & -rest))
  }

  /** Adds the cards of every hand but one. */
  addOtherHands(hands: Hands, seats: number, eye: Eye): void {
    for (let seat = 0; seat < seats; seat++) if (seat !== eye) this.addSet(hands[seat]!, hands[HIGH_WORDS + seat]!)
  }

  /** Makes every order of the cards equally likely. */
  shuffle(rng: Rng): void {
    shuffle(this.cards, this.count, rng)
  }

  /** Takes the next card. */
  take(): Card {
    return this.cards[this.taken++]!
  }

  /** Takes `size` cards as a set. */
  takeSet(size: number): void {
    this.low = 0
    this.high = 0
    for (let i = 0; i < size; i++) {
      const card = this.take()
      this.low |= LOW_BITS[card]!
      this.high |= HIGH_BITS[card]!
    }
  }

  /** Gives every hand but one as many of the cards as it had. */
  refillOtherHands(hands: Hands, seats: number, eye: Eye): void {
    for (let seat = 0; seat < seats; seat++) {
      if (seat === eye) continue
      this.takeSet(countCards(hands, seat))
      hands[seat] = this.low
      hands[HIGH_WORDS + seat] = this.high
    }
  }

  /** Number of cards that are not taken yet. */
  get left(): number {
    return this.count - this.taken
  }
}
