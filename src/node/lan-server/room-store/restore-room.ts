import { ServiceError } from '../../../protocol/app/services'
import { checkOptions, rulesOf, type AnyGame, type GameLookup } from '../../../rules/kit'
import { handsOn } from '../table/hands'
import { createRoomState, type RoomState } from '../table/room-state'
import type { LanNeeds } from '../table/types'
import { newToken } from '../tokens'
import type { RoomFile } from './room-file'
import { restoreFairness, restoreSeats } from './room-snapshot'

/** A table as its side file tells it. Throws `unknown-game`, `damaged-table`, or a code of the game's rules. */
export function restoreRoom(file: RoomFile, find: GameLookup, needs: LanNeeds): RoomState {
  const game = gameOf(file, find)
  const { id, name, code, settings, token = newToken() } = file
  const options = checkOptions(game.info, file.options, file.seats.length)
  if (!options.ok) throw new ServiceError('damaged-table', options.error.message)
  const spec = { id, name, game, options: options.value, code, token, settings }
  const { phase, paused, round, turnBase } = file
  const progress = { phase, paused, round, turnBase, luck: restoreFairness(file), hands: handsOn(file.hands) }
  return createRoomState(spec, needs, restoreSeats(file), progress)
}

/** A table plays its evening to the end by the rules that it began with. */
function gameOf(file: RoomFile, find: GameLookup): AnyGame {
  const named = find(file.game)
  if (!named) throw new ServiceError('unknown-game', `This program has no game called "${file.game}".`)
  const found = rulesOf(named, file.rules ?? 1)
  if (found.ok) return found.value
  throw new ServiceError(found.error.code, `A table can’t be opened. ${found.error.message}`)
}
