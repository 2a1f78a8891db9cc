import { CommanderError, type Command } from 'commander'
import { DONE, errorDocument, misuse } from './errors'
import { jsonLine, type Io } from './streams'
import { createProgram } from './program'

/**
 * Runs `parlor` with these arguments: prints one JSON document and resolves to the exit status. Faults become an error
 * document instead of a rejection.
 * @param addMore adds commands to those of the app
 */
export async function parlor(
  args: readonly string[],
  io: Io,
  addMore: (program: Command, io: Io) => void,
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
