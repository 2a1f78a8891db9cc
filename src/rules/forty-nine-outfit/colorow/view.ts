import { bySeat, entryAt, letterOf, lettersOf, type Eye, seatsAtTop, type Outcome } from '../../kit'
import { cardName } from '../cards'
import { cardNames } from '../hands'
import { boardNames, stockNames } from './names'
import { pointsDue, rowsOf } from './rows'
import type { ColorowView, LastPlay, Phase } from './shape'
import { handSize, isDisputable, NONE, PACK_SIZE, type ColorowState, OVER } from './state'

export const PHASES: readonly Phase[] = ['play', 'claim', 'over']

/** Returns the complete State of the rules page. */
export function dump(state: ColorowState): ColorowView {
  const hands = lettersOf(state.seats).map((_, seat) => cardNames(state.hands, seat))
  return viewWith(state, hands, stockNames(state), true)
}

/**
 * Returns what a viewer may know. The rules page opens nothing at the end: hands are empty then, and what an undisputed
 * claim was due stays secret.
 */
export function view(state: ColorowState, eye: Eye): ColorowView {
  const hands = lettersOf(state.seats).map((_, seat) => {
    return seat === eye ? cardNames(state.hands, seat) : handSize(state, seat)
  })
  return viewWith(state, hands, PACK_SIZE - state.top, !state.isStrict || state.disputedBy !== NONE)
}

function viewWith(
  state: ColorowState,
  hands: readonly (string[] | number)[],
  stock: readonly string[] | number,
  showsDue: boolean,
): ColorowView {
  return {
    deal: state.deals,
    dealer: letterOf(state.seats - 1),
    turn: letterOrNull(state.turn),
    phase: entryAt(PHASES, state.phase),
    board: boardNames(state),
    hands: bySeat(hands),
    stock,
    lastPlay: state.lastSeat === NONE ? null : lastPlay(state, showsDue),
    disputable: isDisputable(state),
  }
}

/** Describes the last play. At a strict table what it is due is omitted until it has been disputed. */
function lastPlay(state: ColorowState, counted: boolean): LastPlay {
  return {
    seat: letterOf(state.lastSeat),
    card: cardName(state.lastCard),
    square: state.lastSquare + 1,
    ...(counted && { due: pointsDue(state), ...rowsOf(state) }),
    claimed: state.claimedPoints === NONE ? null : state.claimedPoints,
    disputedBy: letterOrNull(state.disputedBy),
  }
}

function letterOrNull(seat: number): string | null {
  return seat === NONE ? null : letterOf(seat)
}

/** Lists the place of every card: `hand A/17`, `board/3`, `stock/40`; before the deal all cards are in stock. */
export function census(state: ColorowState): string[] {
  if (state.deals === 0) return Array.from({ length: PACK_SIZE }, (_, card) => `stock/${cardName(card)}`).sort()
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
