import type { Eye, Rng } from '../../../rules/kit'
import { HIGH_BITS, LOW_BITS, FIRST_HIGH_MEMBER, CARDS } from '../../../rules/forty-nine-outfit/cards'
import { isOpening, type FortyNineState } from '../../../rules/forty-nine-outfit/forty-nine/state'
import { countCards, HIGH_WORDS } from '../../../rules/forty-nine-outfit/hands'

const unseen = new Int32Array(CARDS)

/**
 * Redeals the other hands and the stock in place; every order of the unseen cards is equally likely. Returns false,
 * with nothing changed, where the rules let a viewer conclude more than the sizes of hands: at strict tables, at the
 * opening, after seats were passed over, and on another seat's turn.
 */
export function determinize(state: FortyNineState, eye: Eye, rng: Rng): boolean {
  if (state.isStrict || state.skippedCount > 0 || state.turn !== eye || isOpening(state)) return false
  const { pack, hands, seats } = state
  let count = 0
  for (let i = state.top; i < CARDS; i++) unseen[count++] = pack[i]!
  const stock = count
  for (let seat = 0; seat < seats; seat++) if (seat !== eye) count = collect(hands, seat, count)
  if (stock === 0 && seats === 2) return true
  for (let last = count - 1; last > 0; last--) {
    const other = rng.below(last + 1)
    const card = unseen[last]!
    unseen[last] = unseen[other]!
    unseen[other] = card
  }
  let next = 0
  for (let seat = 0; seat < seats; seat++) if (seat !== eye) next = replace(state, seat, next)
  for (let i = state.top; i < CARDS; i++) pack[i] = unseen[next++]!
  return true
}

/** Adds the cards of a hand to the unseen ones; returns their number. */
function collect(hands: Int32Array, seat: number, from: number): number {
  let at = from
  for (let low = hands[seat]!; low !== 0; low &= low - 1) unseen[at++] = 31 - Math.clz32(low & -low)
  for (let high = hands[HIGH_WORDS + seat]!; high !== 0; high &= high - 1) {
    unseen[at++] = FIRST_HIGH_MEMBER + 31 - Math.clz32(high & -high)
  }
  return at
}

/** Gives a hand as many of the unseen cards as it had; returns the index after them. */
function replace(state: FortyNineState, seat: number, from: number): number {
  const end = from + countCards(state.hands, seat)
  let low = 0
  let high = 0
  for (let i = from; i < end; i++) {
    low |= LOW_BITS[unseen[i]!]!
    high |= HIGH_BITS[unseen[i]!]!
  }
  state.hands[seat] = low
  state.hands[HIGH_WORDS + seat] = high
  return end
}
