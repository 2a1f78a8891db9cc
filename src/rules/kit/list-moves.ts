import type { Seat } from './seat'

/** What is asked of a game to list its moves. */
interface Lister<S, M> {
  moves(state: S, seat: Seat, into: M[]): number
}

/** The legal moves of a seat in the game's order, as a list of their own: not for the hottest loops. */
export function listMoves<S, M>(game: Lister<S, M>, state: S, seat: Seat): M[] {
  const moves: M[] = []
  return moves.slice(0, game.moves(state, seat, moves))
}

/** The texts of a seat's legal moves, in the game's order. */
export function listTexts<S, M>(
  game: Lister<S, M> & { write(state: S, seat: Seat, move: M): string },
  state: S,
  seat: Seat,
): string[] {
  return listMoves(game, state, seat).map((move) => game.write(state, seat, move))
}
