import type { Seat } from '../../../rules/kit'
import { HIGH_BITS, LOW_BITS, CARDS, CHEATER, type Card } from '../../../rules/forty-nine-outfit/cards'
import { colourIndex } from '../../../rules/forty-nine-outfit/colours'
import { HIGH_WORDS } from '../../../rules/forty-nine-outfit/hands'
import { moves } from '../../../rules/forty-nine-outfit/new-york-whist/moves'
import { NONE, type NewYorkWhistState, VALUES } from '../../../rules/forty-nine-outfit/new-york-whist/state'

/** The cards below each card, as the two words of a set. */
const BELOW_LOW = Int32Array.from({ length: CARDS + 1 }, (_, card) => below(LOW_BITS, card))
const BELOW_HIGH = Int32Array.from({ length: CARDS + 1 }, (_, card) => below(HIGH_BITS, card))

function below(bits: Int32Array, card: Card): number {
  let mask = 0
  for (let other = 0; other < card; other++) mask |= bits[other]!
  return mask
}

// Every card that the seat's cards may still meet, as two words, so that nothing is allocated.
let othersLow = 0
let othersHigh = 0

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
