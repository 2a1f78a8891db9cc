import { letterOf, type LineOfPlay } from '../../rules/kit'

/** Returns a puzzle's moves as a record writes them (`A 14`), each from the position that those before it lead to. */
export function textsOf({ game, state }: LineOfPlay, moves: readonly number[]): string[] {
  const position = game.clone(state)
  return moves.map((move) => {
    const text = `${letterOf(0)} ${game.write(position, 0, move)}`
    game.apply(position, 0, move)
    return text
  })
}
