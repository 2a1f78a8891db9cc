import { CHEATER, type Card } from '../../../rules/forty-nine-outfit/cards'
import { COLOUR_COUNT, colourIndex } from '../../../rules/forty-nine-outfit/colours'
import { HAND } from '../../../rules/forty-nine-outfit/ranking'

const counts = new Int32Array(COLOUR_COUNT)

/** How many cards of its own colour stand in a hand for each of its places; 0 for the Cheater. Written into `into`. */
export function companyOf(cards: ArrayLike<Card>, from: number, into: Int32Array): void {
  // In range: colours; a hand has HAND cards.
  counts.fill(0)
  for (let i = 0; i < HAND; i++) {
    const card = cards[from + i]!
    if (card !== CHEATER) counts[colourIndex(card)]!++
  }
  for (let i = 0; i < HAND; i++) {
    const card = cards[from + i]!
    into[i] = card === CHEATER ? 0 : counts[colourIndex(card)]!
  }
}
