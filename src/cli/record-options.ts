import type { Command } from 'commander'
import { PART, secondsIn, SHARD } from './flags'
import type { Shard } from './shards/shard'
import type { Io } from './streams'

const FILE = ['[file]', 'a .parlor record, or - for standard input'] as const
const LINES = ['--lines', 'read records from standard input, one a line, and print one result a line'] as const

interface Flags {
  readonly lines?: true
  readonly seat?: string
}

interface SolveFlags extends Flags {
  readonly seconds: number
  readonly shard: Shard | undefined
  readonly part: string | undefined
}

/** Adds the commands that look up games and records, in the order of the help text. */
export function addRecordCommands(program: Command, io: Io): void {
  addPositionCommands(program, io)
  addAdviceCommands(program, io)
}

function addPositionCommands(program: Command, io: Io): void {
  program
    .command('games')
    .description('every game with its seats and options')
    .action(async () => (await import('./commands/records')).gamesCommand(io))

  program
    .command('replay')
    .description('where a record ends: scores, winners, state')
    .argument(...FILE)
    .option(...LINES)
    .action(async (file: string | undefined, { lines }: Flags) =>
      (await import('./commands/records')).replayCommand(io, { file, lines: lines === true }),
    )

  program
    .command('moves')
    .description('the legal moves after a record')
    .argument(...FILE)
    .option(...LINES)
    .option('--seat <letter>', 'of this seat only')
    .action(async (file: string | undefined, { lines, seat }: Flags) =>
      (await import('./commands/records')).movesCommand(io, { file, lines: lines === true }, seat),
    )

  program
    .command('view')
    .description('what a seat may know after a record')
    .argument(...FILE)
    .option(...LINES)
    .requiredOption('--seat <letter>', 'the seat, or - for somebody standing by')
    .action(async (file: string | undefined, { lines, seat }: Flags & { seat: string }) =>
      (await import('./commands/records')).viewCommand(io, { file, lines: lines === true }, seat),
    )
}

function addAdviceCommands(program: Command, io: Io): void {
  program
    .command('solve')
    .description('whether a puzzle can be completed from where its record ends')
    .argument(...FILE)
    .option(...LINES)
    .option('--seconds <n>', 'the longest time for one record', secondsIn, 20)
    .option(...SHARD)
    .option(...PART)
    .action(async (file: string | undefined, { lines, seconds, shard, part }: SolveFlags) =>
      (await import('./commands/advice')).solveCommand(io, { file, lines: lines === true }, { seconds, shard, part }),
    )

  program
    .command('hint')
    .description('one good move for the seat to move')
    .argument('<file>', FILE[1])
    .option('--seat <letter>', 'for this seat')
    .action(async (file: string, { seat }: Flags) => (await import('./commands/advice')).hintCommand(io, file, seat))
}
