import { createRepeatFilter } from '../../async/repeat-filter'
import { describeFault } from './fault-text'
import type { LogFile } from './log-file'

/** For how long a fault that comes again is not written again, in milliseconds. */
const REPEAT_PERIOD_MS = 60_000

/** Receives a fault: its sentence for the log, and the one for the console if that is another. */
export type FaultLog = (sentence: string, printed?: string) => void

/**
 * Creates the way of faults into a log and onto the console. However often faults come, the same one is written once a
 * minute, and how many were left out meanwhile.
 */
export function createFaultLog(log: LogFile): FaultLog {
  const passes = createRepeatFilter(() => performance.now(), REPEAT_PERIOD_MS)
  return (sentence, printed = sentence) => {
    const missed = passes(sentence)
    if (missed === null) return
    const rest = missed === 0 ? '' : ` (${String(missed)} more faults before it were not written.)`
    console.error(printed + rest)
    log.write(sentence + rest)
  }
}

/**
 * Logs uncaught faults, so that none ends the process without a trace. After an unhandled rejection the program
 * continues, since no synchronous code was interrupted. After an uncaught exception `end` is called, once; it should
 * finish what can be finished and end the process.
 */
export function watchProcess(log: LogFile, end: (fault: unknown) => void): void {
  const logFault = createFaultLog(log)
  let ending = false
  process.on('unhandledRejection', (fault) => {
    logFault(`A promise was rejected and nobody heard it: ${describeFault(fault)}`)
  })
  process.on('uncaughtException', (fault) => {
    const sentence = `An error was not caught: ${describeFault(fault)}`
    if (ending) return logFault(sentence)
    ending = true
    logAndPrint(log, sentence)
    end(fault)
  })
}

/** Writes a line to the log and to the console, where somebody may be watching. */
export function logAndPrint(log: LogFile, sentence: string): void {
  console.error(sentence)
  log.write(sentence)
}
