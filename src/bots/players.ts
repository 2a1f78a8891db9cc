import type { AnyGame, GameLookup } from '../rules/kit'
import { knowledgeOf } from './knowledge'
import type { Player } from './player'
import { solverOf } from './solvers'

/** A bot's equipment for a game, all of it at hand. */
export function playerOf(game: AnyGame): Player {
  const { id } = game.info
  return { game, knowledge: knowledgeOf(id), solver: solverOf(id) }
}

/** The same by the game's id; null for a game that nobody knows. */
export function playerBy(find: GameLookup): (id: string) => Player | null {
  return (id) => {
    const game = find(id)
    return game ? playerOf(game) : null
  }
}
