import { bridgeName, bridgeNamed, letterOf, seatOf, type Eye } from '../../kit'
import { imagining } from '../cassino/imagine'
import { COUNTING, give, isLoose, type CassinoState } from '../cassino/state'
import { commonView, roundsRead, roundView } from '../cassino/view'
import { start } from './dialect'
import type { Cassino25Options } from './options'
import type { Cassino25View } from './shape'

/** What an eye may know; at the end the piles too. `eye` null: the page's State, complete. */
export function view(state: CassinoState, eye: Eye | null): Cassino25View {
  const { windowSeat, windowCard } = state
  return {
    ...commonView(state, eye),
    counting: state.phase === COUNTING,
    window: windowSeat < 0 ? null : { seat: letterOf(windowSeat), card: bridgeName(windowCard) },
    rounds: roundsRead(state).map((round) => roundView(state, round)),
  }
}

/** A full table that agrees with a view. A card that captured and may be called lies in that seat's pile. */
export const imagine = imagining<Cassino25View, Cassino25Options>(start, () => null, restoreWindow)

function restoreWindow(state: CassinoState, { counting, window }: Cassino25View): void {
  if (counting) state.phase = COUNTING
  if (!window) return
  state.windowSeat = seatOf(window.seat)
  state.windowCard = bridgeNamed(window.card)
  if (!isLoose(state, state.windowCard)) give(state.piles, state.windowSeat, state.windowCard)
}
