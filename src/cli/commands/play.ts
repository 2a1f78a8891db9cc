import { SolutionCache, think } from '../../bots'
import { codeOf } from '../../node/storage/disk'
import type { SeatPlayer, Level } from '../../ports/journal'
import type { AnyGame, GameInfo, GameRecord } from '../../rules/kit'
import { createTable } from '../../session'
import { gameFor, optionsFor } from '../arguments'
import { createMoveDeadline } from '../time-limit'
import { writeOut } from '../read-input'
import { misuse } from '../errors'
import { jsonLine, type Io } from '../streams'
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
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { bookOf } from '../../drawer/book'
import type { StudiedLuck } from '../../drawer/study/kept-study'
import { cardOfFile, type CardOfFile } from '../../node/storage/game-cards'
import { luckOfFile, STUDY_ENDING } from '../../node/storage/kept-studies'
import { pathOfArgument } from '../../node/storage/files'
import { gameById } from '../../rules/catalogue'

/** Names of files that hold a game or its study, and folders that hold none that counts. */
const GAME_FILE = /\.(?:parlor(?:-journal)?|study)$/u
const SET_ASIDE = 'removed'

/** Options of `parlor deal`, as text. */
export interface DealOptions {
  readonly day?: string
  readonly seats?: string
  /** Each `key=value`. */
  readonly option: readonly string[]
}

/** Options of `parlor play`, as text. */
export interface PlayOptions {
  readonly seats: string
  readonly seed: string
  readonly out?: string
  /** Each `key=value`. */
  readonly option: readonly string[]
}

/**
 * `parlor play`: plays a whole game among bots and prints its record. The record holds the seed instead of the tape:
 * seed and moves determine the game.
 */
export async function playCommand(io: Io, id: string, args: PlayOptions): Promise<void> {
  const game = gameFor(id)
  const chairs = chairsOf(game, args.seats)
  const memory = new SolutionCache()
  const table = createTable(
    { game: id, options: optionsFor(game, args.option, chairs.length), chairs, seed: args.seed },
    {
      game,
      journal: { append: () => Promise.resolve() },
      thinker: { think: (request) => Promise.resolve(think(game, request, createMoveDeadline(), memory)) },
      now: () => 0,
      report: (fault) => {
        throw fault
      },
    },
  )
  await table.run()
  const text = jsonLine(withSeed(table.record(), args.seed))
  if (args.out !== undefined) await writeOut(args.out, text)
  await io.print(text)
}

function withSeed({ chance, ...record }: GameRecord, seed: string): GameRecord {
  const { moves, ...before } = record
  return { ...before, ...(chance && { chance: { seed } }), moves }
}

function chairsOf(game: AnyGame, text: string): SeatPlayer[] {
  const chairs = text.split(',').map((one): SeatPlayer => {
    const level = /^bot:([1-5])$/u.exec(one)?.[1]
    if (level === undefined) throw misuse('bad-usage', 'Seats are bots of level 1 to 5: --seats bot:2,bot:4')
    return { kind: 'bot', name: `Bot ${level}`, level: Number(level) as Level }
  })
  requireSeats(game.info, chairs.length)
  return chairs
}

/** Throws `bad-usage` unless a game is for so many. */
function requireSeats({ title, seats: { min, max } }: GameInfo, count: number): void {
  if (Number.isInteger(count) && count >= min && count <= max) return
  throw misuse('bad-usage', `${title} is for ${min === max ? min : `${min} to ${max}`} seats.`)
}

/**
 * `parlor deal`: prints the record of a deal before its first move, together with its code: of the given code, of a day,
 * or of a new one. The code is null where codes cannot name the options.
 */
export async function dealCommand(io: Io, id: string, code: string | undefined, args: DealOptions): Promise<void> {
  const game = gameFor(id)
  if (!hasDealCodes(id)) throw misuse('no-luck', `${game.info.title} has no luck: every game of it begins alike.`)
  const deal = code === undefined ? newDeal(game, args) : namedDeal(game, code, args)
  const { moves, ...record } = recordOfDeal(deal, game)
  await io.print(jsonLine({ ...record, code: codeOfDeal(deal), moves }))
}

function namedDeal({ info }: AnyGame, code: string, { day, seats, option }: DealOptions): Deal {
  if (day !== undefined || seats !== undefined || option.length > 0)
    throw misuse('bad-usage', 'A code names seats and options itself: give a code, or --day, --seats and --option.')
  const read = readDealCode(code)
  if (!read.ok) throw misuse(read.error.code, read.error.message)
  if (read.value.game === info.id) return read.value
  throw misuse('code-game', `This code names a deal of ${gameFor(read.value.game).info.title}, not of ${info.title}.`)
}

function newDeal(game: AnyGame, { day, seats, option }: DealOptions): Deal {
  const { info } = game
  const count = seats === undefined ? info.seats.min : Number(seats)
  requireSeats(info, count)
  const setup = option.length === 0 ? firstSetup(info, count) : null
  return {
    ...(setup ?? { game: info.id, seats: count, options: optionsFor(game, option, count) }),
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

/**
 * `parlor book`: adds up the games in folders and those below them: records and saves, and what kept studies say of
 * their luck. A file that holds no legal game is named with its fault, and counts for nothing.
 */
export async function bookCommand(io: Io, folders: readonly string[]): Promise<void> {
  const paths = new Set<string>()
  for (const folder of folders) for (const path of await gameFilesIn(folder)) paths.add(path)
  const found: CardOfFile[] = []
  const studied: StudiedLuck[] = []
  for (const path of [...paths].sort())
    if (path.endsWith(STUDY_ENDING)) studied.push(...(await luckOfFile(path)))
    else found.push(await cardOfFile(gameById, path))
  const cards = found.flatMap((one) => ('card' in one ? [one.card] : []))
  const faults = found.flatMap((one) => ('fault' in one ? [{ file: one.path, ...one.fault }] : []))
  await io.print(jsonLine({ ...bookOf(cards, studied), faults }))
}

async function gameFilesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(pathOfArgument(folder), { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && GAME_FILE.test(entry.name) && !entry.parentPath.endsWith(SET_ASIDE))
      .map(({ parentPath, name }) => join(parentPath, name))
  } catch (fault) {
    if (codeOf(fault) === '') throw fault
    throw misuse('unreadable-file', `The folder ${folder} cannot be read (${codeOf(fault)}).`)
  }
}
