import { firstOf, lettersOf, ofSeat, seatOf } from '../../kit'
import { HIGH, LOW } from '../bits'
import { cardNamed, COLOURS } from '../cards'
import { addCard } from '../hands'
import type { LaidCard, NewYorkWhistSeen, NewYorkWhistView } from './shape'
import { NONE, sideOf, start, type NewYorkWhistState } from './state'
import { rankIn } from './winning'

// In range: cards; `laid` cards lie in the trick.

/** The table as far as it was seen: hands and blind hold only what is known of them. */
export function restore(seen: NewYorkWhistSeen): NewYorkWhistState {
  const state = start(seen.options, seen.seats)
  const known = seen.state
  state.trump = COLOURS.findIndex((colour) => colour === known.trump)
  lettersOf(state.seats).forEach((letter, seat) => {
    const hand = known.hands[letter]
    if (Array.isArray(hand)) for (const card of hand) addCard(state.hands, seat, cardNamed(card))
    for (const card of ofSeat(known.piles, seat)) addCard(state.piles, seat, cardNamed(card))
    state.tricks[seat] = ofSeat(known.tricks, seat)
    state.points[sideOf(state, seat)] = ofSeat(seen.scores, seat)
    state.played += state.tricks[seat]
  })
  if (Array.isArray(known.blind)) for (const card of known.blind) addToBlind(state, cardNamed(card))
  state.blindTo = known.blindTo === null ? NONE : seatOf(known.blindTo)
  state.dealt = known.turn !== null || seen.over ? 1 : 0
  restoreTricks(state, known)
  if (known.turn !== null) state.turn = seatOf(known.turn)
  return state
}

function restoreTricks(state: NewYorkWhistState, { trick, lastTrick, turn }: NewYorkWhistView): void {
  if (lastTrick) {
    setCards(state.lastTrick, lastTrick.cards)
    state.lastLeader = seatOf(firstOf(lastTrick.cards).seat)
    state.lastWinner = seatOf(lastTrick.winner)
  }
  setCards(state.trick, trick)
  state.laid = trick.length
  state.leader = seatOf(trick[0]?.seat ?? turn ?? lastTrick?.winner ?? 'A')
  state.turn = state.leader
  for (let i = 0; i < state.laid; i++) {
    const rank = rankIn(state, state.trick[i]!, state.trick[0]!)
    if (rank <= state.bestRank) continue
    state.bestRank = rank
    state.best = (state.leader + i) % state.seats
  }
}

function setCards(into: Uint8Array, cards: readonly LaidCard[]): void {
  cards.forEach(({ card }, i) => (into[i] = cardNamed(card)))
}

function addToBlind(state: NewYorkWhistState, card: number): void {
  state.blindLow |= LOW[card]!
  state.blindHigh |= HIGH[card]!
}
