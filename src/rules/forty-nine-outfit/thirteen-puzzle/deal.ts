import { shuffleOf, type Pack, type Tell } from '../../kit'
import { cardName, cardNamed } from '../cards'
import type { ThirteenPuzzleEvent } from './shape'
import { outcomeOfEnd } from './view'
import { settle, type ThirteenPuzzleState } from './state'
import { CORNER, parity, TILES } from './tray'

/** The cards 1 to 13, shuffled as 0 to 12. */
const THIRTEEN: Pack = {
  size: TILES,
  named: cardNamed,
  name: cardName,
  has: (card) => card < TILES,
  wording: '1 to 13',
}

/** The mix is the only chance: 13 outcomes. */
export function chance(state: ThirteenPuzzleState): number {
  return state.dealt ? 0 : TILES
}

export const { sampleChance, readChance } = shuffleOf(() => THIRTEEN)

/** Lays the cards on squares 1 to 13; if it is asked for, an odd mix is put right by exchanging the last two. */
export function applyChance(
  state: ThirteenPuzzleState,
  outcomes: readonly number[],
  tell?: Tell<ThirteenPuzzleEvent>,
): void {
  // In range: a deal has an outcome for each tile.
  const { cells } = state
  for (let square = 0; square < TILES; square++) cells[square] = outcomes[square]! + 1
  cells[CORNER] = 0
  state.vacant = CORNER
  state.dealt = 1
  state.odd = parity(cells)
  state.mended = state.mends ? state.odd : 0
  if (state.mended) {
    cells[TILES - 1] = outcomes[TILES - 2]! + 1
    cells[TILES - 2] = outcomes[TILES - 1]! + 1
    state.odd = 0
  }
  settle(state)
  if (tell) tellDeal(state, outcomes, tell)
}

function tellDeal(state: ThirteenPuzzleState, outcomes: readonly number[], tell: Tell<ThirteenPuzzleEvent>): void {
  tell({ type: 'dealt', cards: outcomes.slice(0, TILES).map(cardName) })
  if (state.mended) tell({ type: 'mended', squares: [TILES - 1, TILES] })
  const reason = outcomeOfEnd(state)
  if (reason) tell({ type: 'ended', seat: 0, reason, moveCount: 0 })
}
