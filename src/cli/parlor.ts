import { CommanderError, Command } from 'commander'
import { addAppCommands } from './app-commands'
import { DONE, errorDocument, misuse } from './errors'
import { jsonLine, type Io } from './streams'

/**
 * Runs `parlor` with these arguments: prints one JSON document and resolves to the exit status. Faults become an error
 * document instead of a rejection.
 * @param addMore adds commands to those of the app
 */
export async function parlor(
  args: readonly string[],
  io: Io,
  addMore: (program: Command, io: Io) => void = () => undefined,
): Promise<number> {
  try {
    const program = createProgram(io)
    addMore(program, io)
    await program.parseAsync(args, { from: 'user' })
    return DONE
  } catch (fault) {
    if (fault instanceof CommanderError && fault.exitCode === 0) return DONE
    const { status, document } = errorDocument(fault instanceof CommanderError ? asMisuse(fault) : fault)
    await io.print(jsonLine(document))
    return status
  }
}

function asMisuse({ message }: CommanderError): Error {
  return misuse('bad-usage', message.replace(/^error: /u, ''))
}

/**
 * Builds the command-line program. Help goes to standard error: standard output holds JSON documents and nothing else.
 */
function createProgram(io: Io): Command {
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

  addAppCommands(program, io)
  return program
}

/** Reports misuse: no command, or an unknown one. */
function noCommand(name: string | undefined, _flags: unknown, program: Command): void {
  const fault = name === undefined ? 'Name a command' : `There is no command ${JSON.stringify(name.slice(0, 40))}`
  const names = program.commands.map((command) => command.name())
  program.error(`${fault}: ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}.`)
}
