import type { Seat, GameView } from '../../rules/kit'
import { count, cardNamed, type Card } from '../../rules/forty-nine-outfit/cards'
import type { NewYorkWhistSeen, NewYorkWhistView } from '../../rules/forty-nine-outfit/new-york-whist/shape'
import { moves } from '../../rules/forty-nine-outfit/new-york-whist/moves'
import { restore } from '../../rules/forty-nine-outfit/new-york-whist/knowledge'
import {
  NONE,
  sideOf,
  type NewYorkWhistState,
  rankIn,
  TRICK_POINTS,
  VALUES,
  pointsLaid,
} from '../../rules/forty-nine-outfit/new-york-whist/state'
import { beatersOf, unseenBy } from '../heuristics/new-york-whist/unseen-cards'
import { why } from './reason'

/**
 * The reasons for which a hint of New York Whist is good, by key.
 *
 * | key | params | meaning |
 * |---|---|---|
 * | `only-card` | – | no other card may be played |
 * | `takes-last` | points | last to play: takes the trick, which is worth `points` with the card itself |
 * | `takes-surely` | points | takes the trick so far, and no unseen card can beat it |
 * | `takes-for-now` | points, better | takes the trick so far; `better` unseen cards could still beat it |
 * | `leads-surely` | points | leads a card that no unseen card can beat |
 * | `leads-strong` | better | leads a card that only `better` unseen cards can beat |
 * | `leads-cheap` | – | leads a card that counts nothing |
 * | `leads-points` | points | leads a card that counts, since every other would cost more |
 * | `feeds-partner` | points | adds a card that counts to a trick that the partner is winning |
 * | `saves-partner` | – | the partner is winning the trick: adds a card that counts nothing |
 * | `sheds-cheap` | – | cannot or does not want to take: discards a card that counts nothing |
 * | `sheds-points` | points | discards a card that counts, since every other would cost more |
 *
 * `points` is what the trick and the card count, by the cards on the table.
 */
export type NewYorkWhistReasonKey = ReturnType<typeof reasonFor>['key']

/** Maximum number of unseen better cards at which a lead counts as strong. */
const STRONG = 4

/**
 * Returns why a card is good, from what its seat sees. The keys are listed at `NewYorkWhistReasonKey`. Throws if the
 * text is no card of the pack.
 */
export function reasonFor(seen: GameView<NewYorkWhistView>, seat: Seat, move: string) {
  const card = cardNamed(move)
  if (card < 0) throw new Error(`"${move}" is no move of New York Whist`)
  // The view of this game comes with the options of this game.
  const state = restore(seen as NewYorkWhistSeen)
  if (moves(state, seat, []) === 1) return why('only-card')
  return state.laidCount === 0 ? whyLead(state, seat, card) : whyFollow(state, seat, card)
}

function whyLead(state: NewYorkWhistState, seat: Seat, card: Card) {
  const better = betterCards(state, seat, card)
  const points = VALUES[card]!
  if (better === 0) return why('leads-surely', { points: points + TRICK_POINTS })
  if (better <= STRONG) return why('leads-strong', { better })
  return points === 0 ? why('leads-cheap') : why('leads-points', { points })
}

function whyFollow(state: NewYorkWhistState, seat: Seat, card: Card) {
  const own = VALUES[card]!
  if (rankIn(state, card, state.trick[0]!) > state.bestRank) {
    const points = own + TRICK_POINTS + pointsLaid(state)
    if (state.laidCount === state.seats - 1) return why('takes-last', { points })
    const better = betterCards(state, seat, card)
    return better === 0 ? why('takes-surely', { points }) : why('takes-for-now', { points, better })
  }
  const isPartnerWinning = state.bestSeat !== NONE && sideOf(state, state.bestSeat) === sideOf(state, seat)
  if (isPartnerWinning) return own > 0 ? why('feeds-partner', { points: own }) : why('saves-partner')
  return own > 0 ? why('sheds-points', { points: own }) : why('sheds-cheap')
}

/** Returns the number of cards unseen by the seat that beat a card. */
function betterCards(state: NewYorkWhistState, seat: Seat, card: Card): number {
  const unseen = { low: 0, high: 0 }
  const beaters = { low: 0, high: 0 }
  unseenBy(state, seat, unseen)
  beatersOf(state, card, beaters)
  return count(unseen.low & beaters.low) + count(unseen.high & beaters.high)
}
