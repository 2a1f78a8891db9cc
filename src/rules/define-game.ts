import { createGame, type Game, type GameEvent, type GameParts, type Position } from './kit'
import { boxOf, type BoxId, type GameId } from './manifest'

/** The id and box that identify a game of the house. */
interface HouseInfo {
  readonly info: { readonly id: GameId; readonly box: BoxId }
}

/**
 * Defines a game of the house from the parts that are special to it; `createGame` adds the defaults. Its box is the one
 * under which the manifest lists it. Throws if the manifest does not list the id.
 */
export function defineGame<S extends Position, V, E extends GameEvent>(
  id: GameId,
  parts: GameParts<S, V, E>,
): Game<S, V, E> & HouseInfo {
  return createGame(id, boxOf(id), parts) as Game<S, V, E> & HouseInfo
}
