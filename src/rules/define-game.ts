import { createGame, type Game, type GameEvent, type GameParts, type Position } from './kit'
import { BOXES, type BoxId, type GameId } from './manifest'

/** The id and box that identify a game of the house. */
interface HouseInfo {
  readonly info: { readonly id: GameId; readonly box: BoxId }
}

const BOX_OF = new Map<GameId, BoxId>(BOXES.flatMap(({ id, games }) => games.map((game) => [game, id] as const)))

/**
 * Defines a game of the house from the parts that are special to it; `createGame` adds the defaults. Its box is the one
 * under which the manifest lists it. Throws if the manifest does not list the id.
 */
export function defineGame<S extends Position, M, V, E extends GameEvent>(
  id: GameId,
  parts: GameParts<S, M, V, E>,
): Game<S, M, V, E> & HouseInfo {
  const box = BOX_OF.get(id)
  if (box === undefined) throw new Error(`The manifest does not list ${id}.`)
  return createGame(id, box, parts) as Game<S, M, V, E> & HouseInfo
}
