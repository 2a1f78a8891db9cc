import { CommanderError } from 'commander'
import { DONE, errorDocument, misuse } from './fault'
import { endWithReader, line, print } from './output'
import { parlorProgram } from './program'

/** Runs `parlor` with the arguments of this process: one JSON document, one exit status, never a stack. */
async function main(): Promise<void> {
  endWithReader()
  try {
    await parlorProgram().parseAsync(process.argv)
  } catch (fault) {
    if (fault instanceof CommanderError && fault.exitCode === 0) {
      process.exitCode = DONE
      return
    }
    const { status, document } = errorDocument(fault instanceof CommanderError ? asMisuse(fault) : fault)
    process.exitCode = status
    await print(line(document))
  }
}

function asMisuse({ message }: CommanderError): Error {
  return misuse('bad-usage', message.replace(/^error: /u, ''))
}

await main()
