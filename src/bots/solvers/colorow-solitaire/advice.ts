import {
  colorowSolitaire,
  type ColorowSolitaireState,
  type Move,
} from '../../../rules/forty-nine-outfit/colorow-solitaire'

/** The move after which the board counts most, if that is more than now; else null. */
export function bestGain(state: ColorowSolitaireState): Move | null {
  const moves: Move[] = []
  const count = colorowSolitaire.moves(state, 0, moves)
  const after = colorowSolitaire.clone(state)
  let best: Move | null = null
  let bestScore = state.score
  for (const move of moves.slice(0, count)) {
    colorowSolitaire.copy(state, after)
    colorowSolitaire.apply(after, 0, move)
    if (after.score <= bestScore) continue
    best = move
    bestScore = after.score
  }
  return best
}
