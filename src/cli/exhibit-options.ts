import type { Command } from 'commander'
import type { Io } from './streams'

/** Adds the `exhibit` command with those of its subcommands that inspect an exhibit's file. */
export function addExhibitCommands(program: Command, io: Io): void {
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
