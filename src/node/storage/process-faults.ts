import { describeFault } from './fault-text'
import type { LogFile } from './log-file'

/**
 * Logs uncaught faults, so that none ends the process without a trace. After an unhandled rejection the program
 * continues, since no synchronous code was interrupted. After an uncaught exception `end` is called, once; it should
 * finish what can be finished and end the process.
 */
export function watchProcess(log: LogFile, end: (fault: unknown) => void): void {
  let ending = false
  process.on('unhandledRejection', (fault) => {
    logAndPrint(log, `A promise was rejected and nobody heard it: ${describeFault(fault)}`)
  })
  process.on('uncaughtException', (fault) => {
    logAndPrint(log, `An error was not caught: ${describeFault(fault)}`)
    if (ending) return
    ending = true
    end(fault)
  })
}

/** Writes a line to the log and to the console, where somebody may be watching. */
export function logAndPrint(log: LogFile, sentence: string): void {
  console.error(sentence)
  log.write(sentence)
}
