import { bySeat, type Eye } from '../../kit'
import { imagining } from '../cassino/imagine'
import type { CassinoState } from '../cassino/state'
import { commonView, roundsRead, roundView } from '../cassino/view'
import { start } from './dialect'
import type { Cassino21Options } from './options'
import type { Cassino21View, Round21View } from './shape'
import { restoreSweeps, sweepsBySeat } from './sweeps'

/** What an eye may know; at the end the piles too. `eye` null: the page's State, complete. */
export function view(state: CassinoState, eye: Eye | null): Cassino21View {
  return { ...commonView(state, eye), sweeps: sweepsBySeat(state), rounds: rounds(state) }
}

function rounds(state: CassinoState): Round21View[] {
  return roundsRead(state).map((round) => {
    const { points, ...seen } = roundView(state, round)
    return { ...seen, sweeps: bySeat(round.sweeps), points }
  })
}

/** A full table that agrees with a view. The cards of sweeps lie face up in their seats' piles. */
export const imagine = imagining<Cassino21View, Cassino21Options>(
  start,
  (round) => round.sweeps,
  (state, { sweeps }) => restoreSweeps(state, sweeps),
)
