import type { Seat, Seen } from '../../rules/kit'
import { count } from '../../rules/forty-nine-outfit/bits'
import { cardNamed, type Card } from '../../rules/forty-nine-outfit/cards'
import type { NewYorkWhistView } from '../../rules/forty-nine-outfit/new-york-whist'
import { moves } from '../../rules/forty-nine-outfit/new-york-whist/moves'
import { restore } from '../../rules/forty-nine-outfit/new-york-whist/restore'
import { NONE, sideOf, type NewYorkWhistState } from '../../rules/forty-nine-outfit/new-york-whist/state'
import { rankIn, TRICK_POINTS, VALUES } from '../../rules/forty-nine-outfit/new-york-whist/winning'
import { beatersOf, unseenBy } from '../knowledge/whist/sight'
import type { NewYorkWhistReasonKey } from './new-york-whist-keys'
import type { Reason } from './reason'

type Why = Reason<NewYorkWhistReasonKey>

/** So few better cards make a strong lead. */
const STRONG = 4

/**
 * Why a card is good, from what its seat sees. The keys are listed in `new-york-whist-keys.ts`. Throws if the text is no
 * card of the pack.
 */
export function reasonFor(seen: Seen<NewYorkWhistView>, seat: Seat, move: string): Why {
  const card = cardNamed(move)
  if (card < 0) throw new Error(`"${move}" is no move of New York Whist`)
  const state = restore(seen)
  if (moves(state, seat, []) === 1) return why('only-card')
  return state.laid === 0 ? whyLead(state, seat, card) : whyFollow(state, seat, card)
}

function why(key: NewYorkWhistReasonKey, params: Record<string, number> = {}): Why {
  return { key, params }
}

function whyLead(state: NewYorkWhistState, seat: Seat, card: Card): Why {
  const better = betterCards(state, seat, card)
  const points = VALUES[card]!
  if (better === 0) return why('leads-surely', { points: points + TRICK_POINTS })
  if (better <= STRONG) return why('leads-strong', { better })
  return points === 0 ? why('leads-cheap') : why('leads-points', { points })
}

function whyFollow(state: NewYorkWhistState, seat: Seat, card: Card): Why {
  const own = VALUES[card]!
  if (rankIn(state, card, state.trick[0]!) > state.bestRank) {
    const points = own + TRICK_POINTS + onTable(state)
    if (state.laid === state.seats - 1) return why('takes-last', { points })
    const better = betterCards(state, seat, card)
    return better === 0 ? why('takes-surely', { points }) : why('takes-for-now', { points, better })
  }
  const partners = state.best !== NONE && sideOf(state, state.best) === sideOf(state, seat)
  if (partners) return own > 0 ? why('feeds-partner', { points: own }) : why('saves-partner')
  return own > 0 ? why('sheds-points', { points: own }) : why('sheds-cheap')
}

function onTable(state: NewYorkWhistState): number {
  let points = 0
  for (let i = 0; i < state.laid; i++) points += VALUES[state.trick[i]!]!
  return points
}

/** How many cards that the seat does not see beat a card. */
function betterCards(state: NewYorkWhistState, seat: Seat, card: Card): number {
  const unseen = { low: 0, high: 0 }
  const beaters = { low: 0, high: 0 }
  unseenBy(state, seat, unseen)
  beatersOf(state, card, beaters)
  return count(unseen.low & beaters.low) + count(unseen.high & beaters.high)
}
