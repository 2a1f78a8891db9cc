import { describeFault } from './fault-text'
import type { LogFile } from './log-file'

/**
 * Hears of faults that nobody caught, so that none of them ends the process unlogged. A rejected promise that nobody
 * waits for is logged, and the program goes on: nothing was half done in between. After a thrown error `end` is called,
 * once; it should finish what can be finished and end the process.
 */
export function watchProcess(log: LogFile, end: (fault: unknown) => void): void {
  let ending = false
  process.on('unhandledRejection', (fault) => {
    note(log, `A promise was rejected and nobody heard it: ${describeFault(fault)}`)
  })
  process.on('uncaughtException', (fault) => {
    note(log, `An error was not caught: ${describeFault(fault)}`)
    if (ending) return
    ending = true
    end(fault)
  })
}

/** Writes a line to the log and to the console, where somebody may be looking. */
export function note(log: LogFile, sentence: string): void {
  console.error(sentence)
  log.write(sentence)
}
