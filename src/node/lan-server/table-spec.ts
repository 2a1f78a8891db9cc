import { randomBytes } from 'node:crypto'
import type { Level } from '../../ports/journal'
import { ServiceError } from '../../protocol/app/services'
import { LIMITS } from '../../protocol/lan/messages'
import { nameFrom } from '../../protocol/lan/plain-name'
import { MAX_NAME_LENGTH } from '../../protocol/wire/fields'
import { checkOptions, type GameLookup } from '../../rules/kit'
import { botName } from './table/room-state'
import type { SeatState, TableSettings, TableSpec } from './table/types'
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
  const game = find(request.game)
  if (!game) throw new ServiceError('unknown-game', `There is no game called "${request.game}".`)
  const { min, max } = game.info.seats
  const seats = request.chairs.length
  if (seats < min || seats > max) {
    throw new ServiceError('bad-table', `${game.info.title} is for ${String(min)} to ${String(max)} players.`)
  }
  const options = checkOptions(game.info, request.options ?? {}, seats)
  if (!options.ok) throw new ServiceError(options.error.code, options.error.message)
  // Other programs validate it with `nameSchema`; a name that they reject would hide the table from them.
  const name = nameFrom(request.name, MAX_NAME_LENGTH)
  if (name === '') throw new ServiceError('bad-table', 'A table needs a name that can be seen.')
  return {
    id: `${game.info.id}-${randomBytes(6).toString('hex')}`,
    name,
    game,
    options: options.value,
    code: createCode(takenCodes),
    token: createToken(),
    ownerKey: createToken(),
    settings: { ...DEFAULT_SETTINGS, ...request.settings },
  }
}

/** Returns the seats of a new table, before anyone sits down. */
export function initialSeats({ chairs }: TableRequest): SeatState[] {
  return chairs.map((chair, seat) =>
    chair === 'open' ? { kind: 'open' } : { kind: 'bot', name: botName(seat), level: chair },
  )
}
