import { randomBytes } from 'node:crypto'
import type { Level } from '../../ports/journal'
import { ServiceError } from '../../protocol/app/services'
import { LIMITS } from '../../protocol/lan/messages'
import { ownName, plainName } from '../../protocol/lan/plain-name'
import { MAX_NAME } from '../../protocol/wire/fields'
import { checkOptions, type GameLookup } from '../../rules/kit'
import { botName } from './table/room-state'
import type { SeatState, TableSettings, TableSpec } from './table/types'
import { newCode, newToken } from './tokens'

/** The owner's choices for a new table. */
export interface TableWish {
  readonly game: string
  readonly name: string
  /** The options that differ from the defaults. */
  readonly options?: unknown
  /** One entry per seat: an open chair for a guest, or a bot of a level. */
  readonly chairs: readonly ('open' | Level)[]
  readonly settings?: Partial<TableSettings>
}

const SETTINGS: TableSettings = {
  grace: LIMITS.grace,
  whenAway: 'bot',
  luck: LIMITS.luck,
  turn: null,
  standIn: 3,
  onlookers: 16,
  autoStart: false,
}

/**
 * Validates a wish and returns the fixed properties of the new table. Throws `unknown-game`, `bad-table` or a code of
 * its options.
 * @param taken codes of other tables
 */
export function createTableSpec(find: GameLookup, wish: TableWish, taken: ReadonlySet<string>): TableSpec {
  const game = find(wish.game)
  if (!game) throw new ServiceError('unknown-game', `There is no game called "${wish.game}".`)
  const { min, max } = game.info.seats
  const seats = wish.chairs.length
  if (seats < min || seats > max) {
    throw new ServiceError('bad-table', `${game.info.title} is for ${String(min)} to ${String(max)} players.`)
  }
  const options = checkOptions(game.info, wish.options ?? {}, seats)
  if (!options.ok) throw new ServiceError(options.error.code, options.error.message)
  // Other programs validate it with `nameSchema`; a name that they reject would hide the table from them.
  const name = ownName(plainName(wish.name.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')), [], MAX_NAME)
  if (name === '') throw new ServiceError('bad-table', 'A table needs a name that can be seen.')
  return {
    id: `${game.info.id}-${randomBytes(6).toString('hex')}`,
    name,
    game,
    options: options.value,
    code: newCode(taken),
    token: newToken(),
    settings: { ...SETTINGS, ...wish.settings },
  }
}

/** Returns the seats of a new table, before anyone sits down. */
export function seatsOfWish({ chairs }: TableWish): SeatState[] {
  return chairs.map((chair, seat) =>
    chair === 'open' ? { kind: 'open' } : { kind: 'bot', name: botName(seat), level: chair },
  )
}
