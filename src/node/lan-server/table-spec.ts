import { randomBytes } from 'node:crypto'
import type { Level } from '../../ports/journal'
import { ServiceError } from '../../protocol/app/services'
import { LIMITS } from '../../protocol/lan/messages'
import { nameFrom } from '../../protocol/lan/plain-name'
import { MAX_NAME_LENGTH } from '../../protocol/wire/fields'
import { checkOptions, type AnyGame, type GameLookup, type Options } from '../../rules/kit'
import type { NextGame } from './table/game-start'
import { botName } from './table/room-state'
import type { ChairState, TableSettings, TableSpec } from './table/types'
import { createCode, createToken } from './tokens'

/** The owner's choices for a new table. */
export interface TableRequest {
  readonly game: string
  readonly name: string
  /** The options that differ from the defaults. */
  readonly options?: unknown
  /** One entry per seat: an open chair for a guest, or a bot of a level. */
  readonly chairs: readonly ('open' | Level)[]
  readonly settings?: Partial<TableSettings>
}

const DEFAULT_SETTINGS: TableSettings = {
  grace: LIMITS.graceMs,
  whenAway: 'bot',
  luck: LIMITS.fairnessTimeoutMs,
  turn: null,
  standIn: 3,
  onlookers: 16,
  autoStart: false,
}

/**
 * Validates a wish and returns the fixed properties of the new table. Throws `unknown-game`, `bad-table` or a code of
 * its options.
 * @param takenCodes codes of other tables
 */
export function createTableSpec(find: GameLookup, request: TableRequest, takenCodes: ReadonlySet<string>): TableSpec {
  const game = gameNamed(find, request.game)
  const seats = request.chairs.length
  if (seats < game.info.seats.min || seats > game.info.seats.max) throw wrongNumber(game)
  // Other programs validate it with `nameSchema`; a name that they reject would hide the table from them.
  const name = nameFrom(request.name, MAX_NAME_LENGTH)
  if (name === '') throw new ServiceError('bad-table', 'A table needs a name that can be seen.')
  return {
    id: `${game.info.id}-${randomBytes(6).toString('hex')}`,
    name,
    game,
    options: optionsFor(game, request.options, seats),
    code: createCode(takenCodes),
    token: createToken(),
    ownerKey: createToken(),
    settings: { ...DEFAULT_SETTINGS, ...request.settings },
  }
}

function gameNamed(find: GameLookup, id: string): AnyGame {
  const game = find(id)
  if (!game) throw new ServiceError('unknown-game', `There is no game called "${id}".`)
  return game
}

function wrongNumber({ info: { title, seats } }: AnyGame): ServiceError {
  return new ServiceError('bad-table', `${title} is for ${String(seats.min)} to ${String(seats.max)} players.`)
}

function optionsFor({ info }: AnyGame, wished: unknown, seats: number): Options {
  const options = checkOptions(info, wished ?? {}, seats)
  if (!options.ok) throw new ServiceError(options.error.code, options.error.message)
  return options.value
}

/**
 * Returns what a table's people play next, and its chairs then: as many of the present ones as the game is for, and free
 * ones where it needs more. Throws `unknown-game`, or `bad-table` if one of the people would have no chair.
 */
export function nextGameFor(find: GameLookup, id: string, chairs: readonly ChairState[]): NextGame {
  const game = gameNamed(find, id)
  const { min, max } = game.info.seats
  if (max === 1 || chairs.findLastIndex(({ kind }) => kind === 'person') >= max) throw wrongNumber(game)
  const kept = chairs.slice(0, max)
  while (kept.length < min) kept.push({ kind: 'open' })
  return { game, options: optionsFor(game, {}, kept.length), chairs: kept }
}

/** Returns the chairs of a new table, before anyone sits down. */
export function initialChairs({ chairs }: TableRequest): ChairState[] {
  return chairs.map((chair, seat) =>
    chair === 'open' ? { kind: 'open' } : { kind: 'bot', name: botName(seat), level: chair },
  )
}
