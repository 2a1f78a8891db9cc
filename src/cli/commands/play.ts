import { SolutionCache, think } from '../../bots'
import { writeFileAtomically } from '../../node/storage/disk'
import type { SeatPlayer, Level } from '../../ports/journal'
import type { AnyGame, GameRecord } from '../../rules/kit'
import { createTable } from '../../session'
import { gameFor, optionsFor } from '../arguments'
import { createMoveDeadline } from '../time-limit'
import { pathToWrite } from '../read-input'
import { misuse } from '../errors'
import { jsonLine, type Io } from '../streams'

/** Arguments of `parlor play`, as text. */
export interface PlayOptions {
  readonly seats: string
  readonly seed: string
  readonly out: string | undefined
  /** Each `key=value`. */
  readonly options: readonly string[]
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
    { game: id, options: optionsFor(game, args.options, chairs.length), chairs, seed: args.seed },
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
  const { min, max } = game.info.seats
  const chairs = text.split(',').map((one): SeatPlayer => {
    const level = /^bot:([1-5])$/u.exec(one)?.[1]
    if (level === undefined) throw misuse('bad-usage', 'Seats are bots of level 1 to 5: --seats bot:2,bot:4')
    return { kind: 'bot', name: `Bot ${level}`, level: Number(level) as Level }
  })
  if (chairs.length >= min && chairs.length <= max) return chairs
  throw misuse(
    'bad-usage',
    `${game.info.title} is for ${min === max ? String(min) : `${String(min)} to ${String(max)}`} seats.`,
  )
}

async function writeOut(file: string, text: string): Promise<void> {
  const path = pathToWrite(file)
  try {
    await writeFileAtomically(path, text)
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : 'unknown fault'
    throw misuse('unwritable-file', `The record could not be written to ${file} (${code}).`)
  }
}
