import { lettersOf, seatOf } from '../../kit'
import { CHEATER, cardNamed } from '../cards'
import type { FortyNineSeen, FortyNineView } from './shape'
import { show } from './shown'
import { ENDED_49, ENDED_LAST_CARD, give, occupy, start, type FortyNineState } from './state'
import { restoreTally } from './tally'

/** The table as far as it was seen: hands and stock hold only what is known of them. */
export function restore(seen: FortyNineSeen): FortyNineState {
  const state = start(seen.options, seen.seats)
  const known = seen.state
  state.dealt = 1
  known.board.forEach((name, square) => {
    if (name === null) return
    occupy(state, square)
    if (cardNamed(name) === CHEATER) state.cheaterAt = square
  })
  restoreHands(state, known)
  restoreTally(state, known.tally)
  state.turn = known.turn === null ? 0 : seatOf(known.turn)
  state.drawn = known.drawn ? 1 : 0
  state.skipped = known.skipped.length
  if (known.ended) state.ended = known.ended === 'forty-nine' ? ENDED_49 : ENDED_LAST_CARD
  return state
}

function restoreHands(state: FortyNineState, known: FortyNineView): void {
  lettersOf(state.seats).forEach((letter, seat) => {
    const hand = known.hands[letter]
    if (Array.isArray(hand)) for (const card of hand) give(state, seat, cardNamed(card))
    for (const card of known.shown?.[letter] ?? []) {
      give(state, seat, cardNamed(card))
      show(state, seat, cardNamed(card))
    }
  })
}
