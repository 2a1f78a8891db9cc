import { ServiceError } from '../../protocol/app/services'
import { commitmentOf, HOST_OWNER } from '../../protocol/lan/fairness'
import { rulesField, checkOptions, rulesOf, type AnyGame, type GameLookup } from '../../rules/kit'
import type { TableFile } from './table-files'
import type { FairnessRound } from './table/fairness-round'
import { serializeShownHands, restoreShownHands } from './table/hands'
import { createIdempotencyCache } from './table/idempotency-cache'
import { type RoomState, createRoomState } from './table/room-state'
import type { ChairState, LanTableDependencies } from './table/types'
import { createToken } from './tokens'

/**
 * Restores a table's state from its side file. Throws `unknown-game`, `damaged-table`, or a code of the game's rules.
 */
export function restoreRoom(file: TableFile, find: GameLookup, dependencies: LanTableDependencies): RoomState {
  const game = gameOf(file, find)
  const { id, name, code, settings, token = createToken(), ownerKey = createToken() } = file
  const options = checkOptions(game.info, file.options, file.seats.length)
  if (!options.ok) throw new ServiceError('damaged-table', options.error.message)
  const spec = { id, name, game, options: options.value, code, token, ownerKey, settings }
  const { phase, paused, round, turnBase } = file
  const progress = {
    phase,
    paused,
    round,
    turnBase,
    fairness: restoreFairness(file),
    hands: restoreShownHands(file.hands),
  }
  return createRoomState(spec, dependencies, restoreChairs(file), progress)
}

/** Returns the game with the version of its rules that the table began with. */
function gameOf(file: TableFile, find: GameLookup): AnyGame {
  const named = find(file.game)
  if (!named) throw new ServiceError('unknown-game', `This program has no game called "${file.game}".`)
  const found = rulesOf(named, file.rules ?? 1)
  if (found.ok) return found.value
  throw new ServiceError(found.error.code, `A table can’t be opened. ${found.error.message}`)
}

/** Converts a table's state to the content of its side file. */
export function serializeRoom({
  spec,
  chairs,
  hands,
  fairness,
  activeGame,
  phase,
  paused,
  round,
  turnBase,
}: RoomState): TableFile {
  return {
    format: 'parlor-table/1',
    id: spec.id,
    name: spec.name,
    game: spec.game.info.id,
    ...rulesField(spec.game.info),
    options: { ...spec.options },
    code: spec.code,
    token: spec.token,
    ownerKey: spec.ownerKey,
    settings: { ...spec.settings },
    phase,
    paused,
    round,
    turnBase,
    seats: chairs.map(serializeChair),
    hands: serializeShownHands(hands),
    luck: fairness && serializeFairness(fairness),
    save: activeGame?.journal.save ?? null,
  }
}

function serializeChair(chair: ChairState): TableFile['seats'][number] {
  if (chair.kind !== 'person') return { ...chair }
  const { name, standsIn, tokens, formerTokens } = chair
  const former = formerTokens.length > 0 && { former: [...formerTokens] }
  return { kind: 'person', name, muted: false, standsIn, tokens: [...tokens], ...former }
}

function serializeFairness({
  stage,
  hostValue,
  commits,
  reveals,
  absent,
}: FairnessRound): NonNullable<TableFile['luck']> {
  return { stage, hostValue, commits, reveals, absent }
}

/** Restores the chairs of a side file, with their persons absent. */
function restoreChairs(file: TableFile): ChairState[] {
  return file.seats.map((chair) => {
    if (chair.kind !== 'person') return chair
    const { kind, name, standsIn, tokens, former = [] } = chair
    const answers = createIdempotencyCache()
    return { kind, name, standsIn, tokens, formerTokens: former, word: null, ready: false, answers }
  })
}

/** Restores the fairness round of a side file. An interrupted round is begun again by the caller. */
function restoreFairness(file: TableFile): FairnessRound | null {
  const { luck } = file
  if (!luck) return null
  return { ...luck, host: commitmentOf(HOST_OWNER, luck.hostValue), awaitedSeats: [] }
}
