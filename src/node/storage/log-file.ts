import { closeSync, constants, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { dateNow } from '../../async/clock'
import { createRepeatFilter } from '../../async/repeat-filter'
import { codeOf } from './disk'
import { makeFolders } from './files'

/** A log of faults, one dated line each. */
type LogFile = ReturnType<typeof createLogFile>

/**
 * Maximum size of one log file, in bytes. One older file is kept beside it, so a log never takes more than twice that.
 */
export const MAX_LOG_BYTES = 256 * 1024

/** The longest line, in characters. */
const MAX_LINE_LENGTH = 4_000

/**
 * A log is readable by its owner only. A link in its place is not followed, and a pipe that nobody reads is not waited
 * for (Windows has no such flags).
 */
const { O_APPEND, O_CREAT, O_WRONLY } = constants

const NO_OTHERS = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW | constants.O_NONBLOCK

const APPENDING = O_APPEND | O_CREAT | O_WRONLY | NO_OTHERS

/**
 * Creates a log; when its file is full, the file is renamed to `<path>.old` and a new one is begun. Nothing is created
 * before the first line is written.
 * @param size maximum size of one file, in bytes
 * @param lineOf formats a line; by default, the sentence after its date
 */
export function createLogFile(
  path: string,
  size = MAX_LOG_BYTES,
  now: () => Date = () => new Date(dateNow()),
  lineOf: (at: string, sentence: string) => string = dated,
) {
  return {
    path,
    /**
     * Appends a line synchronously, so that it is written even if the process ends right afterwards. Returns false if the
     * disk refuses; never throws.
     */
    write(sentence: string): boolean {
      const line = Buffer.from(`${lineOf(now().toISOString(), sentence.slice(0, MAX_LINE_LENGTH))}\n`)
      try {
        makeFolders(dirname(path))
        if (sizeOf(path) + line.length > size) renameSync(path, `${path}.old`)
        const file = openSync(path, APPENDING, 0o600)
        try {
          writeSync(file, line)
        } finally {
          closeSync(file)
        }
        return true
      } catch {
        return false
      }
    },
  }
}

const dated = (at: string, sentence: string): string => `${at} ${sentence.replaceAll('\n', '\n  ')}`

/** Returns the size of a file; 0 if there is none. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

/** For how long a fault that comes again is not written again, in milliseconds. */
const REPEAT_PERIOD_MS = 60_000

/** Receives a fault: its sentence for the log, and the one for the console if that is another. */
type FaultLog = (sentence: string, printed?: string) => void

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

/** Maximum number of stack frames described. */
const MAX_FRAMES = 12

/** The JavaScript engine's error types: their messages name code, not what people entered. */
const ENGINE_ERRORS = new Set(['TypeError', 'RangeError', 'ReferenceError'])

/**
 * Describes a fault for a log that may be sent to a stranger: its type, its code and the stack locations. Messages of
 * the app's own errors may name people, cards or codes, so they are omitted; of an engine error's message, the part
 * that shows no values is kept.
 */
export function describeFault(fault: unknown): string {
  if (!(fault instanceof Error)) return `a thrown ${fault === null ? 'null' : typeof fault}`
  const kind = plainWord(fault.name) ?? 'Error'
  const details = [kind, detailsOf(fault), engineMessageOf(fault, kind)].filter((part) => part !== '')
  return [details.join(' '), ...framesOf(fault)].join('\n')
}

/** Returns the code set by the system or by Node, or the system's bare number, with the name of the failed call. */
function detailsOf(fault: Error): string {
  const { errno, syscall } = fault as Error & { errno?: unknown; syscall?: unknown }
  const code = plainWord(codeOf(fault)) ?? (typeof errno === 'number' ? `errno ${String(errno)}` : null)
  const parts = [code, typeof syscall === 'string' ? plainWord(syscall) : null]
  return parts.filter((part) => part !== null).join(' ')
}

function engineMessageOf(fault: Error, kind: string): string {
  if (!ENGINE_ERRORS.has(kind) || 'code' in fault) return ''
  const [words = ''] = fault.message.replace(/(['"`]).*?\1/gsu, '…').split(/: | in /u)
  return words.slice(0, 200)
}

/** Returns the stack frames without the folders of this machine. */
function framesOf(fault: Error): string[] {
  const stack = fault.stack ?? ''
  const message = stack.indexOf(fault.message)
  const below = message < 0 ? stack : stack.slice(message + fault.message.length)
  return below
    .split('\n')
    .filter((line) => /^\s*at /u.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => {
      const [, place = '?'] = /([^/\\(\s]+:\d+:\d+)\)?$/u.exec(line) ?? []
      const [, name = ''] = /^\s*at (?:async )?([\w.$<>]+) \(/u.exec(line) ?? []
      return name === '' ? `at ${place}` : `at ${name} (${place})`
    })
}

/** Returns the text if it is a word such as codes and error names are; otherwise null. */
function plainWord(text: string): string | null {
  return /^\w{1,60}$/u.test(text) ? text : null
}
