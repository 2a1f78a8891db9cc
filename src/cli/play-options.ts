import { InvalidArgumentError, type Command } from 'commander'
import { PART, SHARD } from './shard-options'
import type { Shard } from './shards/shard'
import type { Io } from './streams'

interface PlayFlags {
  readonly seats: string
  readonly seed: string
  readonly out?: string
  readonly option: readonly string[]
}

interface TournamentFlags {
  readonly levels: string
  readonly games: number
  readonly seats: number | undefined
  readonly seed: string
  readonly jobs: number | undefined
  readonly option: readonly string[]
  readonly shard: Shard | undefined
  readonly part: string | undefined
}

/** Adds the commands that let bots play, in the order of the help text. */
export function addPlayCommands(program: Command, io: Io): void {
  addPlay(program, io)
  addTournament(program, io)
}

function addPlay(program: Command, io: Io): void {
  program
    .command('play')
    .description('a whole game among bots; prints its record')
    .argument('<game>', 'the id of a game')
    .requiredOption('--seats <bots>', 'a bot of level 1 to 5 for every seat: bot:2,bot:4')
    .requiredOption('--seed <text>', 'from which all luck follows')
    .option('--out <file>', 'write the record to a file too')
    .option('--option <key=value>', 'an option of the game; may be given again', collect, [])
    .action(async (game: string, { seats, seed, out, option }: PlayFlags) =>
      (await import('./commands/play')).playCommand(io, game, { seats, seed, out, options: option }),
    )
}

function addTournament(program: Command, io: Io): void {
  program
    .command('tournament')
    .description('how strong the levels are, over mirrored deals; prints a table')
    .argument('<game>', 'the id of a game for several seats')
    .option('--levels <list>', 'who plays: levels and "random"', '1,2,3,4,5,random')
    .option('--games <n>', 'at least so many games a pairing', wholeNumberIn, 400)
    .option('--seats <n>', 'how many sit at the table', wholeNumberIn)
    .option('--seed <text>', 'from which deals and luck follow', 'tournament')
    .option('--jobs <n>', 'worker threads', wholeNumberIn)
    .option('--option <key=value>', 'an option of the game; may be given again', collect, [])
    .option(...SHARD)
    .option(...PART)
    .action(async (game: string, { levels, games, seats, seed, jobs, option, shard, part }: TournamentFlags) =>
      (await import('./commands/tournament')).tournamentCommand(io, game, {
        ...{ levels, games, seats, seed, jobs, shard, part },
        options: option,
      }),
    )

  program
    .command('merge')
    .description('what the parts of a sharded run hold together, printed as the whole run would have')
    .argument('<part...>', 'files that --part named, in any order')
    .action(async (files: string[]) => (await import('./commands/merge')).mergeCommand(io, files))
}

function wholeNumberIn(text: string): number {
  if (/^[1-9]\d{0,6}$/u.test(text)) return Number(text)
  throw new InvalidArgumentError('A whole number above 0.')
}

function collect(one: string, before: readonly string[]): string[] {
  return [...before, one]
}
