import type { Seat } from './seat'

/** The part of a game that lists its moves. */
interface Lister<S, M> {
  moves(state: S, seat: Seat, into: M[]): number
}

/** Returns a new list of a seat's legal moves, in the game's order. Allocates, so not for hot loops. */
export function listMoves<S, M>(game: Lister<S, M>, state: S, seat: Seat): M[] {
  const moves: M[] = []
  return moves.slice(0, game.moves(state, seat, moves))
}

/** Returns the texts of a seat's legal moves, in the game's order. */
export function listTexts<S, M>(
  game: Lister<S, M> & { write(state: S, seat: Seat, move: M): string },
  state: S,
  seat: Seat,
): string[] {
  return listMoves(game, state, seat).map((move) => game.write(state, seat, move))
}
