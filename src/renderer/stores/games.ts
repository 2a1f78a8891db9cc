import { gameById, games } from '../../rules/catalogue'
import type { AnyGame, GameInfo } from '../../rules/kit'
import { hasFace } from '../games'
import { BOXES, type BoxId } from '../games/boxes'

/** A game of the catalogue. Throws for an id that is in no box: ids reach the page checked. */
export function gameOf(id: string): AnyGame {
  const game = gameById(id)
  if (game === undefined) throw new Error(`there is no game ${id}`)
  return game
}

export function infoOf(id: string): GameInfo {
  return gameOf(id).info
}

/** The box that a game comes in. */
export function boxOf(id: string): BoxId {
  const { box } = infoOf(id)
  const found = BOXES.find((it) => it === box)
  if (found === undefined) throw new Error(`the box ${box} of ${id} is not on the shelf`)
  return found
}

/** A box on the shelf and the games that are played out of it: those for company first, then for one. */
export interface ShelfBox {
  readonly id: BoxId
  readonly games: readonly GameInfo[]
}

/** The boxes in the order in which they lie on the table. */
export function shelfBoxes(): ShelfBox[] {
  const infos = games.map(({ info }) => info).filter((info) => hasFace(info.id))
  return BOXES.map((id) => {
    const mine = infos.filter((info) => info.box === id)
    return { id, games: [...mine.filter((info) => !isForOne(info)), ...mine.filter(isForOne)] }
  })
}

/** Solitaires and puzzles: one chair. */
export function isForOne(info: GameInfo): boolean {
  return info.seats.max === 1
}
