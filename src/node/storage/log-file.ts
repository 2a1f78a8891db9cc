import { closeSync, constants, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { dateNow } from '../../async/clock'
import { makeFolders } from './files'

/** A log of faults, one dated line each. */
export type LogFile = ReturnType<typeof createLogFile>

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
