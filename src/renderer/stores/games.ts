import { gameById, games } from '../../rules/catalogue'
import { hasFace } from '../games'
import type { AnyGame, GameInfo, Seen } from '../../rules/kit'
import { defaults, look, ONLOOKER, type Position } from '../../rules/kit'

/** A game of the catalogue. Throws for an id that is in no box: ids reach the page checked. */
export function gameOf(id: string): AnyGame {
  const game = gameById(id)
  if (game === undefined) throw new Error(`there is no game ${id}`)
  return game
}

export function infoOf(id: string): GameInfo {
  return gameOf(id).info
}

/** What lies on the table before anybody sits down: an undealt game, as a bystander sees it. */
export function undealt(id: string): Seen {
  const game = gameOf(id)
  const seats = Math.min(Math.max(2, game.info.seats.min), game.info.seats.max)
  return look(game, game.start(defaults(game.info), seats) as Position, ONLOOKER)
}

/** A box on the shelf: open where one of its games is in the catalogue. */
export interface ShelfBox {
  readonly id: string
  /** The game that is played out of it; null while the box is shut for good. */
  readonly game: string | null
}

const SHELF = ['forty-nine-outfit', 'deck-o-cards', 'lion-coffee', 'pack'] as const

/** The boxes in the order in which they lie on the table. */
export function shelfBoxes(): ShelfBox[] {
  return SHELF.map((id) => ({
    id,
    game: games.find(({ info }) => info.box === id && hasFace(info.id))?.info.id ?? null,
  }))
}
