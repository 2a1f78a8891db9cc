import { Option, type Command } from 'commander'
import type { SolveOptions } from './commands/advice'
import type { ExportOptions } from './commands/export'
import type { DealOptions, PlayOptions } from './commands/play'
import type { StudyOptions } from './commands/study'
import { collect, PART, secondsIn, SHARD } from './flags'
import type { Io } from './streams'

const RECORD = 'a .parlor record, or - for standard input'
const OPTION = ['--option <key=value>', 'an option of the game; may be given again', collect, []] as const

/** Flags of the commands that answer one record, or many lines. */
interface RecordFlags {
  readonly lines?: true
  readonly seat?: string
}

const sourceOf = (file: string | undefined, { lines }: RecordFlags) => ({ file, lines: lines === true })

/**
 * Adds the commands of the app, in the order in which the rules page lists them. Each is imported only when it is
 * called.
 */
export function addAppCommands(program: Command, io: Io): void {
  addPositionCommands(program, io)
  addAdviceCommands(program, io)
  addGameCommands(program, io)
  addKeepsakeCommands(program, io)
  addExhibitCommands(program, io)
}

/** Adds a command that answers a record, or with `--lines` many of them. */
const addRecordCommand = (program: Command, name: string, description: string) =>
  program
    .command(name)
    .description(description)
    .argument('[file]', RECORD)
    .option('--lines', 'read records from standard input, one a line, and print one result a line')

function addPositionCommands(program: Command, io: Io): void {
  program
    .command('games')
    .description('every game with its seats and options')
    .action(async () => (await import('./commands/records')).gamesCommand(io))

  addRecordCommand(program, 'replay', 'where a record ends: scores, winners, state').action(
    async (file: string | undefined, flags: RecordFlags) =>
      (await import('./commands/records')).replayCommand(io, sourceOf(file, flags)),
  )

  addRecordCommand(program, 'moves', 'the legal moves after a record')
    .option('--seat <letter>', 'of this seat only')
    .action(async (file: string | undefined, flags: RecordFlags) =>
      (await import('./commands/records')).movesCommand(io, sourceOf(file, flags), flags.seat),
    )

  addRecordCommand(program, 'view', 'what a seat may know after a record')
    .requiredOption('--seat <letter>', 'the seat, or - for somebody standing by')
    .action(async (file: string | undefined, flags: RecordFlags & { seat: string }) =>
      (await import('./commands/records')).viewCommand(io, sourceOf(file, flags), flags.seat),
    )
}

function addAdviceCommands(program: Command, io: Io): void {
  addRecordCommand(program, 'solve', 'whether a puzzle can be completed from where its record ends')
    .option('--seconds <n>', 'the longest time for one record', secondsIn, 20)
    .option(...SHARD)
    .option(...PART)
    .action(async (file: string | undefined, flags: RecordFlags & SolveOptions) =>
      (await import('./commands/advice')).solveCommand(io, sourceOf(file, flags), flags),
    )

  program
    .command('hint')
    .description('one good move for the seat to move')
    .argument('<file>', RECORD)
    .option('--seat <letter>', 'for this seat')
    .action(async (file: string, { seat }: RecordFlags) =>
      (await import('./commands/advice')).hintCommand(io, file, seat),
    )
}

function addGameCommands(program: Command, io: Io): void {
  program
    .command('deal')
    .description('a deal as a record without moves, with the code by which anybody gets the same')
    .argument('<game>', 'the id of a game')
    .argument('[code]', 'a code, such as FN-G1NM-XEBP-V; without it a new deal')
    .option('--day <date>', 'the deal of a day, such as 2026-11-28')
    .option('--seats <n>', 'for so many (otherwise the least)')
    .option(...OPTION)
    .action(async (game: string, code: string | undefined, flags: DealOptions) =>
      (await import('./commands/play')).dealCommand(io, game, code, flags),
    )

  program
    .command('play')
    .description('a whole game among bots; prints its record')
    .argument('<game>', 'the id of a game')
    .requiredOption('--seats <bots>', 'a bot of level 1 to 5 for every seat: bot:2,bot:4')
    .requiredOption('--seed <text>', 'from which all luck follows')
    .option('--out <file>', 'write the record to a file too')
    .option(...OPTION)
    .action(async (game: string, flags: PlayOptions) => (await import('./commands/play')).playCommand(io, game, flags))
}

/** Adds the commands for games that were played. */
function addKeepsakeCommands(program: Command, io: Io): void {
  program
    .command('study')
    .description('a finished game: the chance to win move by move, where it turned, luck and play')
    .argument('<file>', RECORD)
    .option('--seat <letter>', 'whose chance it is', 'A')
    .option('--seconds <n>', 'how long it may reckon; Ctrl+C ends it with what is known by then', secondsIn, 30)
    .option('--seed <text>', 'from which all its numbers follow', 'study')
    .option('--keep <file>', 'go on with the study in this file, and leave it there')
    .action(async (file: string, flags: StudyOptions) =>
      (await import('./commands/study')).studyCommand(io, file, flags),
    )

  program
    .command('export')
    .description(
      'a game to keep or to send: its moves in words, a card as a picture of 1200 × 675, or a page that replays it',
    )
    .argument('<file>', RECORD)
    .addOption(
      new Option('--as <form>', 'text, picture (SVG), or html: one file that replays a finished game in any browser')
        .choices(['text', 'picture', 'html'])
        .makeOptionMandatory(),
    )
    .requiredOption('--out <file>', 'where to write it')
    .option('--seconds <n>', 'how long the curve of a finished game may be reckoned', secondsIn, 5)
    .option('--no-names', 'leave out who played')
    .option('--no-curve', 'leave out the chance to win')
    .option('--no-code', 'leave out the code of the deal')
    .action(async (file: string, flags: ExportOptions) =>
      (await import('./commands/export')).exportCommand(io, file, flags),
    )

  program
    .command('book')
    .description('who has played what against whom, how often they have won and by how much')
    .argument('<folders...>', 'folders with .parlor records or saves; those below them count, too')
    .action(async (folders: string[]) => (await import('./commands/play')).bookCommand(io, folders))
}

/** Adds the `exhibit` command with those of its subcommands that inspect an exhibit's file. */
function addExhibitCommands(program: Command, io: Io): void {
  const exhibit = program.command('exhibit').description('what an exhibit shows: its file, and its cuts')
  exhibit
    .command('check')
    .description('every fault of an exhibit’s file with its line, or what visitors will get')
    .argument('<file>', 'an exhibit.json')
    .action(async (file: string) => (await import('./commands/exhibit')).checkCommand(io, file))

  exhibit
    .command('schema')
    .description('the JSON Schema of such files, for editors')
    .action(async () => (await import('./commands/exhibit')).schemaCommand(io))

  exhibit
    .command('pin')
    .description(
      'reads a PIN from standard input and prints the part of an exhibit’s file that lets the staff in by it',
    )
    .action(async () => (await import('./commands/exhibit')).pinCommand(io))
}
