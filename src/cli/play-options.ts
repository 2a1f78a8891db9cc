import type { Command } from 'commander'
import { collect } from './flags'
import type { Io } from './streams'

interface DealFlags {
  readonly day?: string
  readonly seats?: string
  readonly option: readonly string[]
}

interface PlayFlags {
  readonly seats: string
  readonly seed: string
  readonly out?: string
  readonly option: readonly string[]
}

/** Adds the command that lets bots play. */
export function addPlayCommand(program: Command, io: Io): void {
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

/** Adds the command that deals. */
export function addDealCommand(program: Command, io: Io): void {
  program
    .command('deal')
    .description('a deal as a record without moves, with the code by which anybody gets the same')
    .argument('<game>', 'the id of a game')
    .argument('[code]', 'a code, such as FN-G1NM-XEBP-V; without it a new deal')
    .option('--day <date>', 'the deal of a day, such as 2026-11-28')
    .option('--seats <n>', 'for so many (otherwise the least)')
    .option('--option <key=value>', 'an option of the game; may be given again', collect, [])
    .action(async (game: string, code: string | undefined, { day, seats, option }: DealFlags) =>
      (await import('./commands/play')).dealCommand(io, game, { code, day, seats, options: option }),
    )
}

/** Adds the command that adds up finished games. */
export function addBookCommand(program: Command, io: Io): void {
  program
    .command('book')
    .description('who has played what against whom, how often they have won and by how much')
    .argument('<folders...>', 'folders with .parlor records or saves; those below them count, too')
    .action(async (folders: string[]) => (await import('./commands/play')).bookCommand(io, folders))
}
