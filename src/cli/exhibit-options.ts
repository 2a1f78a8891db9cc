import { InvalidArgumentError, type Command } from 'commander'
import { PART, SHARD } from './shard-options'
import type { Shard } from './shards/shard'
import type { Io } from './streams'

/** Adds the commands that inspect an exhibit's file. */
function addExhibitFileCommands(exhibit: Command, io: Io): void {
  exhibit
    .command('check')
    .description('every fault of an exhibit’s file with its line, or what visitors will get')
    .argument('<file>', 'an exhibit.json')
    .action(async (file: string) => (await import('./commands/exhibit-check')).checkCommand(io, file))

  exhibit
    .command('schema')
    .description('the JSON Schema of such files, for editors')
    .action(async () => (await import('./commands/exhibit-schema')).schemaCommand(io))

  exhibit
    .command('pin')
    .description(
      'reads a PIN from standard input and prints the part of an exhibit’s file that lets the staff in by it',
    )
    .action(async () => (await import('./commands/exhibit-pin')).pinCommand(io))
}

interface FindFlags {
  readonly want: number
  readonly seconds: number | undefined
  readonly seed: string
  readonly out: string | undefined
  readonly shard: Shard | undefined
  readonly part: string | undefined
}

interface VerifyFlags {
  readonly seed: string
  readonly visits: number
}

/** Adds the `exhibit` command with its subcommands. */
export function addExhibitCommands(program: Command, io: Io): void {
  const exhibit = program.command('exhibit').description('what an exhibit shows: its file, and its cuts')
  addExhibitFileCommands(exhibit, io)
  exhibit
    .command('find')
    .description('looks for cuts of a game: endings that visitors take over')
    .argument('<game>', 'the id of a game')
    .option('--want <n>', 'cuts to be found, those that --out holds already included', wholeNumberIn, 50)
    .option('--seconds <n>', 'the longest time, of the processor', secondsIn)
    .option('--seed <text>', 'from which deals and visitors follow', 'find')
    .option('--out <file>', 'the file of cuts that is added to; without it they are printed')
    .option(...SHARD)
    .option(...PART)
    .action(async (game: string, asked: FindFlags) =>
      (await import('./commands/exhibit-find')).findCommand(io, game, asked),
    )
  exhibit
    .command('verify')
    .description('plays the lines of cuts through and measures their shares again with other luck')
    .argument('<file>', 'a file of cuts')
    .option('--seed <text>', 'from which luck follows; another one than they were found with', 'verify')
    .option('--visits <n>', 'visits of a child and of a novice; half as many of an adult', wholeNumberIn, 200)
    .action(async (file: string, asked: VerifyFlags) =>
      (await import('./commands/exhibit-verify')).verifyCommand(io, file, asked),
    )
}

function wholeNumberIn(text: string): number {
  if (/^[1-9]\d{0,6}$/u.test(text)) return Number(text)
  throw new InvalidArgumentError('A whole number above 0.')
}

function secondsIn(text: string): number {
  const value = Number(text)
  if (Number.isFinite(value) && value > 0 && value <= 864_000) return value
  throw new InvalidArgumentError('Seconds are a number above 0.')
}
