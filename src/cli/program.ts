import { Command, InvalidArgumentError } from 'commander'
import type { Io } from './io'

const FILE = ['[file]', 'a .parlor record, or - for standard input'] as const
const LINES = ['--lines', 'read records from standard input, one a line, and print one result a line'] as const

/**
 * The commands, as the rules page lists them. Each is imported only when it is called. Help goes to standard error:
 * standard output holds one JSON document and nothing else.
 */
export function parlorProgram(io: Io): Command {
  const program = new Command('parlor')
    .description('The rules of the parlor games on the command line. Prints one JSON document.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => {
        io.help(text)
      },
      writeErr: () => undefined,
    })
    .showSuggestionAfterError(false)
    .argument('[command]')
    .action(noCommand)
    .helpCommand('help [command]', 'this text, or that of a command')

  program
    .command('games')
    .description('every game with its seats and options')
    .action(async () => (await import('./commands/games')).gamesCommand(io))

  program
    .command('replay')
    .description('where a record ends: scores, winners, state')
    .argument(...FILE)
    .option(...LINES)
    .action(async (file: string | undefined, { lines }: Flags) =>
      (await import('./commands/replay')).replayCommand(io, { file, lines: lines === true }),
    )

  program
    .command('moves')
    .description('the legal moves after a record')
    .argument(...FILE)
    .option(...LINES)
    .option('--seat <letter>', 'of this seat only')
    .action(async (file: string | undefined, { lines, seat }: Flags) =>
      (await import('./commands/moves')).movesCommand(io, { file, lines: lines === true }, seat),
    )

  program
    .command('view')
    .description('what a seat may know after a record')
    .argument(...FILE)
    .option(...LINES)
    .requiredOption('--seat <letter>', 'the seat, or - for somebody standing by')
    .action(async (file: string | undefined, { lines, seat }: Flags & { seat: string }) =>
      (await import('./commands/view')).viewCommand(io, { file, lines: lines === true }, seat),
    )

  program
    .command('solve')
    .description('whether a puzzle can be completed from where its record ends')
    .argument(...FILE)
    .option(...LINES)
    .option('--seconds <n>', 'the longest time for one record', seconds, 20)
    .action(async (file: string | undefined, { lines, seconds }: Flags & { seconds: number }) =>
      (await import('./commands/solve')).solveCommand(io, { file, lines: lines === true }, seconds),
    )

  program
    .command('hint')
    .description('one good move for the seat to move')
    .argument('<file>', FILE[1])
    .option('--seat <letter>', 'for this seat')
    .action(async (file: string, { seat }: Flags) => (await import('./commands/hint')).hintCommand(io, file, seat))

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

  program
    .command('tournament')
    .description('how strong the levels are, over mirrored deals; prints a table')
    .argument('<game>', 'the id of a game for several seats')
    .option('--levels <list>', 'who plays: levels and "random"', '1,2,3,4,5,random')
    .option('--games <n>', 'at least so many games a pairing', whole, 400)
    .option('--seats <n>', 'how many sit at the table', whole)
    .option('--seed <text>', 'from which deals and luck follow', 'tournament')
    .option('--jobs <n>', 'worker threads', whole)
    .option('--option <key=value>', 'an option of the game; may be given again', collect, [])
    .action(async (game: string, { levels, games, seats, seed, jobs, option }: TournamentFlags) =>
      (await import('./commands/tournament')).tournamentCommand(io, game, {
        ...{ levels, games, seats, seed, jobs },
        options: option,
      }),
    )

  return program
}

/** Misuse: no command, or one that there is not. */
function noCommand(name: string | undefined, _flags: unknown, program: Command): void {
  const fault = name === undefined ? 'Name a command' : `There is no command ${JSON.stringify(name.slice(0, 40))}`
  program.error(`${fault}: games, replay, moves, view, solve, hint, play or tournament.`)
}

interface Flags {
  readonly lines?: true
  readonly seat?: string
}

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
}

function whole(text: string): number {
  if (/^[1-9]\d{0,6}$/u.test(text)) return Number(text)
  throw new InvalidArgumentError('A whole number above 0.')
}

function seconds(text: string): number {
  const value = Number(text)
  if (Number.isFinite(value) && value > 0 && value <= 86_400) return value
  throw new InvalidArgumentError('Seconds are a number above 0.')
}

function collect(one: string, before: readonly string[]): string[] {
  return [...before, one]
}
