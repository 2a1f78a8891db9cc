import { randomInt } from 'node:crypto'
import { numberOfPuzzle } from '../../drawer/daily-puzzles'
import {
  codeOfDeal,
  DEAL_COUNT,
  firstSetup,
  hasDealCodes,
  readDealCode,
  recordOfDeal,
  type Deal,
} from '../../drawer/deals'
import type { AnyGame } from '../../rules/kit'
import { gameFor, optionsFor } from '../arguments'
import { misuse } from '../errors'
import { jsonLine, type Io } from '../streams'

/** Arguments of `parlor deal`, as text. */
export interface DealOptions {
  readonly code: string | undefined
  readonly day: string | undefined
  readonly seats: string | undefined
  /** Each `key=value`. */
  readonly options: readonly string[]
}

/**
 * `parlor deal`: prints the record of a deal before its first move, together with its code: of the given code, of a day,
 * or of a new one. The code is null where codes cannot name the options.
 */
export async function dealCommand(io: Io, id: string, args: DealOptions): Promise<void> {
  const game = gameFor(id)
  if (!hasDealCodes(id)) throw misuse('no-luck', `${game.info.title} has no luck: every game of it begins alike.`)
  const deal = args.code === undefined ? newDeal(game, args) : namedDeal(game, args.code, args)
  const { moves, ...record } = recordOfDeal(deal, game)
  await io.print(jsonLine({ ...record, code: codeOfDeal(deal), moves }))
}

function namedDeal({ info }: AnyGame, code: string, { day, seats, options }: DealOptions): Deal {
  if (day !== undefined || seats !== undefined || options.length > 0)
    throw misuse('bad-usage', 'A code names seats and options itself: give a code, or --day, --seats and --option.')
  const read = readDealCode(code)
  if (!read.ok) throw misuse(read.error.code, read.error.message)
  if (read.value.game === info.id) return read.value
  throw misuse('code-game', `This code names a deal of ${gameFor(read.value.game).info.title}, not of ${info.title}.`)
}

function newDeal(game: AnyGame, { day, seats, options }: DealOptions): Deal {
  const { info } = game
  const { min, max } = info.seats
  const count = seats === undefined ? min : Number(seats)
  if (!Number.isInteger(count) || count < min || count > max)
    throw misuse(
      'bad-usage',
      `${info.title} is for ${min === max ? String(min) : `${String(min)} to ${String(max)}`} seats.`,
    )
  const setup = options.length === 0 ? firstSetup(info, count) : null
  return {
    ...(setup ?? { game: info.id, seats: count, options: optionsFor(game, options, count) }),
    number: day === undefined ? randomInt(DEAL_COUNT) : numberOf(info.id, day),
  }
}

function numberOf(id: string, day: string): number {
  try {
    return numberOfPuzzle(id, day)
  } catch (fault) {
    if (fault instanceof RangeError) throw misuse('bad-usage', `${fault.message}.`)
    throw fault
  }
}
