import type { Eye, Rng } from '../../../rules/kit'
import { HIGH_BITS, LOW_BITS, members, type Card } from '../../../rules/forty-nine-outfit/cards'
import { COLOUR_COUNT, COLOUR_HIGH, COLOUR_LOW, wholeColours } from '../../../rules/forty-nine-outfit/colours'
import { dealConstrained, ON_TABLE, PLACES } from '../../../rules/forty-nine-outfit/constrained-deal'
import { HIGH_WORDS } from '../../../rules/forty-nine-outfit/hands'
import { isOpen, type BostonBooksState } from '../../../rules/forty-nine-outfit/boston-books/state'
import type { CardMemory } from './card-memory'

/**
 * Deals the cards that a seat does not see anew, in place, so that the hands agree with all that was heard: how many
 * cards each seat holds, which it got by a call, which it lacked and cannot have drawn since, and of which colours it
 * held one when it called. Returns false, with the state as it was, if no such deal is found.
 */
export function dealAsHeard(state: BostonBooksState, eye: Eye, memory: CardMemory, rng: Rng): boolean {
  const { seats, hands, pack, top, packSize } = state
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== eye)
  const hidden = [
    ...pack.subarray(top, packSize),
    ...others.flatMap((seat) => members(hands[seat]!, hands[HIGH_WORDS + seat]!)),
  ]
  const [low, high] = [new Int32Array(PLACES), new Int32Array(PLACES)]
  const cards: Card[] = []
  for (const card of hidden) {
    const owner = memory.owner[card]!
    if (owner < 0) cards.push(card)
    else {
      low[owner]! |= LOW_BITS[card]!
      high[owner]! |= HIGH_BITS[card]!
    }
  }
  const places = new Array<number>(packSize - top).fill(ON_TABLE)
  for (const seat of others)
    for (let left = memory.sizes[seat]! - memory.known(seat); left > 0; left--) places.push(seat)
  if (places.length !== cards.length) return false

  const [knownLow, knownHigh] = [low.slice(), high.slice()]
  const lacking = others.map((seat) => cards.filter((card) => memory.lacksForGood(seat, card)))
  const countFaults = (place: number, handLow: number, handHigh: number): number => {
    const at = others.indexOf(place)
    if (at < 0) return 0
    const [unknownLow, unknownHigh] = [handLow & ~knownLow[place]!, handHigh & ~knownHigh[place]!]
    let faults = wholeColours(handLow & state.openLow) + wholeColours(handHigh & state.openHigh)
    for (const card of lacking[at]!) if ((unknownLow & LOW_BITS[card]!) | (unknownHigh & HIGH_BITS[card]!)) faults++
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      if (memory.unexplainedCalls[place * COLOUR_COUNT + colour] === 0 || !isOpen(state, colour)) continue
      if (((unknownLow & COLOUR_LOW[colour]!) | (unknownHigh & COLOUR_HIGH[colour]!)) === 0) faults++
    }
    return faults
  }
  if (!dealConstrained({ cards, places, low, high, countFaults }, rng)) return false
  for (const seat of others) {
    hands[seat] = low[seat]!
    hands[HIGH_WORDS + seat] = high[seat]!
  }
  let at = top
  for (const [i, place] of places.entries()) if (place === ON_TABLE) pack[at++] = cards[i]!
  return true
}
