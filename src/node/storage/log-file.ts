import { closeSync, constants, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** A log of what went wrong, one dated line each. */
export interface LogFile {
  readonly path: string
  /** Appends a line at once, so that it stands even if the process ends now. Answers false where the disk refuses; never throws. */
  write(sentence: string): boolean
}

/** The most that one file of a log holds, in bytes. One older file is kept beside it, so a log never takes more than twice that. */
export const LOG_SIZE = 256 * 1024
/** The longest line, in characters. */
const LONGEST_LINE = 4_000

/** Only its owner reads a log. A link in its place is not followed (Windows has no such flag). */
const { O_APPEND, O_CREAT, O_WRONLY } = constants
const NO_LINKS = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW
const APPENDING = O_APPEND | O_CREAT | O_WRONLY | NO_LINKS

/**
 * A log in a file of its own; when the file is full it becomes `<path>.old` and a new one is begun. Nothing is made
 * before the first line is written.
 * @param size the most that one file holds, in bytes
 * @param lineOf how a sentence is written: behind its date unless told otherwise
 */
export function createLogFile(
  path: string,
  size = LOG_SIZE,
  now: () => Date = () => new Date(),
  lineOf: (at: string, sentence: string) => string = dated,
): LogFile {
  return {
    path,
    write(sentence) {
      const line = Buffer.from(`${lineOf(now().toISOString(), sentence.slice(0, LONGEST_LINE))}\n`)
      try {
        mkdirSync(dirname(path), { recursive: true })
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

/** Zero where there is no file yet. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
