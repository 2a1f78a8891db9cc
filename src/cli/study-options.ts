import { Option, type Command } from 'commander'
import { secondsIn } from './flags'
import type { Io } from './streams'

const FILE = ['<file>', 'a .parlor record, or - for standard input'] as const

interface StudyFlags {
  readonly seat: string
  readonly seed: string
  readonly seconds: number
  readonly keep?: string
}

interface ExportFlags {
  readonly as: 'text' | 'picture' | 'html'
  readonly out: string
  readonly seconds: number
  readonly names: boolean
  readonly curve: boolean
  readonly code: boolean
}

/** Adds the command that tells luck from play. */
export function addStudyCommand(program: Command, io: Io): void {
  program
    .command('study')
    .description('a finished game: the chance to win move by move, where it turned, luck and play')
    .argument(...FILE)
    .option('--seat <letter>', 'whose chance it is', 'A')
    .option('--seconds <n>', 'how long it may reckon; Ctrl+C ends it with what is known by then', secondsIn, 30)
    .option('--seed <text>', 'from which all its numbers follow', 'study')
    .option('--keep <file>', 'go on with the study in this file, and leave it there')
    .action(async (file: string, flags: StudyFlags) =>
      (await import('./commands/study')).studyCommand(io, file, { ...flags, keep: flags.keep }),
    )
}

/** Adds the command that writes a game down for others. */
export function addExportCommand(program: Command, io: Io): void {
  program
    .command('export')
    .description(
      'a game to keep or to send: its moves in words, a card as a picture of 1200 × 675, or a page that replays it',
    )
    .argument(...FILE)
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
    .action(async (file: string, flags: ExportFlags) =>
      (await import('./commands/export')).exportCommand(io, file, flags),
    )
}
