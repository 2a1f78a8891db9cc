import {
  colorowSolitaire,
  type ColorowSolitaireState,
  type Move,
} from '../../../rules/forty-nine-outfit/colorow-solitaire'
import { listMoves } from '../../../rules/kit'

/** The move after which the board counts most, if that is more than now; else null. */
export function bestGain(state: ColorowSolitaireState): Move | null {
  const after = colorowSolitaire.clone(state)
  let best: Move | null = null
  let bestScore = state.score
  for (const move of listMoves(colorowSolitaire, state, 0)) {
    colorowSolitaire.copy(state, after)
    colorowSolitaire.apply(after, 0, move)
    if (after.score <= bestScore) continue
    best = move
    bestScore = after.score
  }
  return best
}
