import type { Eye, Rng } from '../../../rules/kit'
import { HIGH_BITS, LOW_BITS, FIRST_HIGH_MEMBER, CARDS } from '../../../rules/forty-nine-outfit/cards'
import { countCards, HIGH_WORDS } from '../../../rules/forty-nine-outfit/hands'
import { NONE, type NewYorkWhistState } from '../../../rules/forty-nine-outfit/new-york-whist/state'

const unseen = new Int32Array(CARDS)
let low = 0
let high = 0

/**
 * Redeals the other hands and the blind in place; every order of the unseen cards is equally likely. Returns false,
 * with nothing changed, where a viewer may conclude more than the sizes of hands: where suit is followed, or the
 * dealer's last card was shown.
 */
export function determinize(state: NewYorkWhistState, eye: Eye, rng: Rng): boolean {
  if (state.mustFollow || state.hasTurnedTrump) return false
  const { seats, hands } = state
  let count = 0
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== eye) count = collect(hands[seat]!, hands[HIGH_WORDS + seat]!, count)
  }
  if (state.blindTo === NONE) count = collect(state.blindLow, state.blindHigh, count)
  else if (seats === 2) return true
  for (let last = count - 1; last > 0; last--) {
    const other = rng.below(last + 1)
    const card = unseen[last]!
    unseen[last] = unseen[other]!
    unseen[other] = card
  }
  let from = 0
  for (let seat = 0; seat < seats; seat++) {
    if (seat === eye) continue
    from = gather(from, countCards(hands, seat))
    hands[seat] = low
    hands[HIGH_WORDS + seat] = high
  }
  if (state.blindTo !== NONE) return true
  gather(from, count - from)
  state.blindLow = low
  state.blindHigh = high
  return true
}

/** Adds the cards of a set to the unseen ones; returns their number. */
function collect(lows: number, highs: number, from: number): number {
  let at = from
  for (let rest = lows; rest !== 0; rest &= rest - 1) unseen[at++] = 31 - Math.clz32(rest & -rest)
  for (let rest = highs; rest !== 0; rest &= rest - 1) unseen[at++] = FIRST_HIGH_MEMBER + 31 - Math.clz32(rest & -rest)
  return at
}

/** Makes a set of the next `size` unseen cards; returns the index after them. */
function gather(from: number, size: number): number {
  low = 0
  high = 0
  for (let i = from; i < from + size; i++) {
    low |= LOW_BITS[unseen[i]!]!
    high |= HIGH_BITS[unseen[i]!]!
  }
  return from + size
}
