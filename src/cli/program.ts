import { Command } from 'commander'
import { addExhibitCommands } from './exhibit-options'
import { addPlayCommand } from './play-options'
import { addRecordCommands } from './record-options'
import type { Io } from './streams'

/**
 * Builds the command-line program, with the commands as the rules page lists them. Each command is imported only when
 * it is called. Help goes to standard error: standard output holds JSON documents and nothing else.
 */
export function createProgram(io: Io): Command {
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

  addRecordCommands(program, io)
  addPlayCommand(program, io)
  addExhibitCommands(program, io)
  return program
}

/** Reports misuse: no command, or an unknown one. */
function noCommand(name: string | undefined, _flags: unknown, program: Command): void {
  const fault = name === undefined ? 'Name a command' : `There is no command ${JSON.stringify(name.slice(0, 40))}`
  program.error(`${fault}: games, replay, moves, view, solve, hint, play, tournament, merge or exhibit.`)
}
