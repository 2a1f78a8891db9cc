import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { misuse } from '../../src/cli/errors'
import { continuedText, pathToWrite, unwritable } from '../../src/cli/read-input'
import { CUTS_FORMAT, readCuts, type Cut, type CutFile } from '../../src/exhibit/cuts'
import type { Io } from '../../src/cli/streams'

/** Minimum interval between two routine progress lines, in milliseconds. */
const MIN_INTERVAL_MS = 10_000

/** Order of a cut's fields in the file, independent of how the cut was built. */
const FIELDS: readonly (keyof Cut)[] = [
  ...(['id', 'visitor', 'rival', 'shown', 'tries', 'lights', 'ends', 'moves', 'fresh', 'class', 'shares'] as const),
  ...(['seconds', 'help', 'record', 'won', 'lost'] as const),
]

function cutText(cut: Cut): string {
  return JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, cut[field]])))
}

/** Formats a file of cuts: one cut per line, for readable diffs. */
export function cutFileText(game: string, cuts: readonly Cut[]): string {
  const head = `{"format":${JSON.stringify(CUTS_FORMAT)},"game":${JSON.stringify(game)},"cuts":[`
  return `${head}\n${cuts.map(cutText).join(',\n')}\n]}\n`
}

/** Writes a file of cuts atomically: an interrupted write leaves the previous file. Throws `unwritable-file`. */
export function writeCutFile(file: string, game: string, cuts: readonly Cut[]): void {
  const path = pathToWrite(file)
  try {
    // Whatever an earlier run left there, possibly a pipe, is not written to.
    rmSync(`${path}.new`, { force: true })
    writeFileSync(`${path}.new`, cutFileText(game, cuts))
    renameSync(`${path}.new`, path)
  } catch (fault) {
    throw unwritable(file, fault)
  }
}

/** Reads a file of cuts. Throws `unreadable-file`, `not-json`, or `bad-cuts` naming the invalid cut. */
export function readCutFile(file: string): CutFile {
  const found = cutFileAt(file)
  if (found) return found
  throw misuse('unreadable-file', `There is no file ${file}.`)
}

/** Reads a file of cuts like `readCutFile`; returns null if there is no such file. */
export function cutFileAt(file: string): CutFile | null {
  const text = continuedText(file)
  if (text === null) return null
  const read = readCuts(jsonIn(text, file))
  if (read.ok) return read.value
  throw misuse(read.error.code, `${file}: ${read.error.message}`)
}

function jsonIn(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw misuse('not-json', `${file} is not JSON.`)
  }
}

/**
 * Creates a function that reports the progress of a long command on standard error: at most every ten seconds, or at
 * once if `news` is true.
 */
export function createProgress(io: Io): (text: string, news?: boolean) => void {
  let last = performance.now()
  return (text, news = false) => {
    const now = performance.now()
    if (!news && now - last < MIN_INTERVAL_MS) return
    last = now
    io.help(`${text}\n`)
  }
}

/** Returns the processor time that this process has used, in seconds. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
