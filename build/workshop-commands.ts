import { Argument, InvalidArgumentError, Option, type Command } from 'commander'
import { collect, PART, secondsOfDays, SHARD, wholeNumberIn } from '../src/cli/flags'
import type { Io } from '../src/cli/streams'
import type { SetName } from './print/sheets/sets'
import type { PrintFlags } from './print/sheets/print-command'
import type { FindOptions } from './cut-finder/find-command'
import type { VerifyOptions } from './cut-finder/verify-command'
import type { TournamentOptions } from './tournament/tournament-command'

/**
 * Adds the commands that only the workshop needs, and that are not part of the app: how strong the bots are, which
 * endings an exhibit can offer, and the boxes on paper.
 */
export function addWorkshopCommands(program: Command, io: Io): void {
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
    .action(async (game: string, flags: TournamentOptions) =>
      (await import('./tournament/tournament-command')).tournamentCommand(io, game, flags),
    )

  program
    .command('merge')
    .description('what the parts of a sharded run hold together, printed as the whole run would have')
    .argument('<part...>', 'files that --part named, in any order')
    .action(async (files: string[]) => (await import('./tournament/merge-command')).mergeCommand(io, files))

  program
    .command('print')
    .description('a box, or one lost part of it, as a PDF to print at true size, cut and fold')
    .addArgument(new Argument('<set>', 'the box').choices(['forty-nine', 'roulette', 'lion', 'pack']))
    .addOption(new Option('--paper <size>', 'the paper in the printer').choices(['a4', 'letter']).default('a4'))
    .option('--age <years>', 'years of sun, 0 to 120', yearsIn, 0)
    .option('--part <name>', 'only this part or kind of parts (cheater, 17, cards); may be given again', collect, [])
    .requiredOption('--out <file>', 'the PDF')
    .action(async (set: SetName, flags: PrintFlags) =>
      (await import('./print/sheets/print-command')).printCommand(io, set, flags),
    )

  const exhibit = program.commands.find((command) => command.name() === 'exhibit')
  exhibit
    ?.command('find')
    .description('looks for cuts of a game: endings that visitors take over')
    .argument('<game>', 'the id of a game')
    .option('--want <n>', 'cuts to be found, those that --out holds already included', wholeNumberIn, 50)
    .option('--seconds <n>', 'the longest time, of the processor', secondsOfDays)
    .option('--seed <text>', 'from which deals and visitors follow', 'find')
    .option('--out <file>', 'the file of cuts that is added to; without it they are printed')
    .option(...SHARD)
    .option(...PART)
    .action(async (game: string, flags: FindOptions) =>
      (await import('./cut-finder/find-command')).findCommand(io, game, flags),
    )
  exhibit
    ?.command('verify')
    .description('plays the lines of cuts through and measures their shares again with other luck')
    .argument('<file>', 'a file of cuts')
    .option('--seed <text>', 'from which luck follows; another one than they were found with', 'verify')
    .option('--visits <n>', 'visits of a child and of a novice; half as many of an adult', wholeNumberIn, 200)
    .action(async (file: string, flags: VerifyOptions) =>
      (await import('./cut-finder/verify-command')).verifyCommand(io, file, flags),
    )
}

function yearsIn(text: string): number {
  if (/^\d{1,3}$/u.test(text) && Number(text) <= 120) return Number(text)
  throw new InvalidArgumentError('Years are a whole number from 0 to 120.')
}
