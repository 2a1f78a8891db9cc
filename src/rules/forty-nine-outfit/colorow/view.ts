import { bySeat, entryAt, letterOf, lettersOf, type Eye, seatsAtTop, type Outcome } from '../../kit'
import { cardName } from '../cards'
import { cardNames } from '../hands'
import { boardNames, stockNames } from './names'
import { dueOf, rowsOf } from './rows'
import type { ColorowView, LastPlay, Phase } from './shape'
import { handSize, isDisputable, NONE, PACK, type ColorowState, OVER } from './state'

export const PHASES: readonly Phase[] = ['play', 'claim', 'over']

/** The page's State, complete. */
export function dump(state: ColorowState): ColorowView {
  const hands = lettersOf(state.seats).map((_, seat) => cardNames(state.hands, seat))
  return picture(state, hands, stockNames(state), true)
}

/** What an eye may know. The page opens nothing at the end: hands are empty then, and a count let stand stays untold. */
export function view(state: ColorowState, eye: Eye): ColorowView {
  const hands = lettersOf(state.seats).map((_, seat) => {
    return seat === eye ? cardNames(state.hands, seat) : handSize(state, seat)
  })
  return picture(state, hands, PACK - state.top, !state.strict || state.disputedBy !== NONE)
}

function picture(
  state: ColorowState,
  hands: readonly (string[] | number)[],
  stock: readonly string[] | number,
  counted: boolean,
): ColorowView {
  return {
    deal: state.deals,
    dealer: letterOf(state.seats - 1),
    turn: letterOrNull(state.turn),
    phase: entryAt(PHASES, state.phase),
    board: boardNames(state),
    hands: bySeat(hands),
    stock,
    lastPlay: state.lastSeat === NONE ? null : lastPlay(state, counted),
    disputable: isDisputable(state),
  }
}

/** At a strict table nobody is told what a play is due before it was disputed. */
function lastPlay(state: ColorowState, counted: boolean): LastPlay {
  return {
    seat: letterOf(state.lastSeat),
    card: cardName(state.lastCard),
    square: state.lastSquare + 1,
    ...(counted && { due: dueOf(state), ...rowsOf(state) }),
    claimed: state.claimed === NONE ? null : state.claimed,
    disputedBy: letterOrNull(state.disputedBy),
  }
}

function letterOrNull(seat: number): string | null {
  return seat === NONE ? null : letterOf(seat)
}

/** Where every card is: `hand A/17`, `board/3`, `stock/40`; an undealt pack is all stock. */
export function census(state: ColorowState): string[] {
  if (state.deals === 0) return Array.from({ length: PACK }, (_, card) => `stock/${cardName(card)}`).sort()
  const places = stockNames(state).map((card) => `stock/${card}`)
  for (let seat = 0; seat < state.seats; seat++) {
    for (const card of cardNames(state.hands, seat)) places.push(`hand ${letterOf(seat)}/${card}`)
  }
  for (const card of boardNames(state)) if (card !== null) places.push(`board/${card}`)
  return places.sort()
}

export function outcome(state: ColorowState): Outcome {
  const over = state.phase === OVER
  const scores = Array.from(state.points.subarray(0, state.seats))
  return { over, scores, winners: over ? seatsAtTop(scores) : null, reason: over ? 'board full' : null }
}
