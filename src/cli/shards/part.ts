import { isObject } from '../../rules/kit'
import { closeSync, openSync, truncateSync, writeSync } from 'node:fs'
import { misuse } from '../errors'
import { continuedText, pathToWrite, unwritable } from '../read-input'

const FORMAT = 'parlor-part/1'

/**
 * Identifies the run that a part file belongs to: all parts of one run have the same head, whichever shard wrote them.
 */
export interface PartHead {
  readonly kind: 'tournament' | 'solve' | 'exhibit' | 'strength'
  /** Everything that the results depend on. */
  readonly run: object
  /** Number of pieces of work in the whole run. */
  readonly total: number
}

/** The content of a part file. */
export interface Part {
  readonly head: PartHead
  /** Results with the number of their piece of work, from 0; a piece that was done twice occurs twice. */
  readonly results: readonly { readonly at: number; readonly result: object }[]
}

/** Writes a part file: a line for its head, then one for every piece of work as soon as it is done. */
export class PartWriter {
  /** Numbers of the pieces of work that the file already held when it was opened. */
  readonly done: ReadonlySet<number>
  /** Their results. */
  readonly earlierResults: Part['results']
  private readonly handle: number

  /**
   * Opens the part file of a run, or creates it. An incomplete last line, left by a killed run, is cut off. Throws
   * `other-run` if the file holds something else, `unwritable-file` if it cannot be written.
   */
  constructor(file: string, head: PartHead) {
    const { text, completeLength } = readPartText(file)
    const begun = text.slice(0, completeLength)
    if (begun !== '' && !sameHead(headOf(begun, file), head)) {
      throw misuse('other-run', `${file} holds the part of another run: name another file, or delete it.`)
    }
    if (begun === '' && text !== '') throw misuse('other-run', `${file} holds no part of a run: name another file.`)
    this.earlierResults = begun === '' ? [] : resultsOf(begun, head, file)
    this.done = new Set(this.earlierResults.map(({ at }) => at))
    // Cut before it is opened: Windows cuts no file through a handle that appends.
    if (text.length > completeLength)
      tryWrite(() => {
        truncateSync(file, Buffer.byteLength(begun))
      }, file)
    this.handle = tryWrite(() => openSync(pathToWrite(file), 'a'), file)
    if (begun === '') this.write({ format: FORMAT, ...head })
  }

  /** Writes the result of a piece of work. */
  add(at: number, result: object): void {
    this.write({ at, result })
  }

  close(): void {
    closeSync(this.handle)
  }

  private write(document: object): void {
    tryWrite(() => writeSync(this.handle, `${JSON.stringify(document)}\n`), 'The part')
  }
}

/** Reads a part file, finished or not. Throws `unreadable-file`, or `not-a-part` if it holds something else. */
export function readPart(file: string): Part {
  const { text, completeLength, isMissing } = readPartText(file)
  if (isMissing) throw misuse('unreadable-file', `There is no file ${file}.`)
  const whole = text.slice(0, completeLength)
  const head = headOf(whole, file)
  return { head, results: resultsOf(whole, head, file) }
}

/** Whether two part files belong to one run. */
export function sameHead(one: PartHead, other: PartHead): boolean {
  const text = ({ kind, run, total }: PartHead) => JSON.stringify([kind, run, total])
  return text(one) === text(other)
}

/** Reads a file's text, and the length of it that consists of complete lines. */
function readPartText(file: string): {
  readonly text: string
  readonly completeLength: number
  readonly isMissing: boolean
} {
  const text = continuedText(file)
  if (text === null) return { text: '', completeLength: 0, isMissing: true }
  return { text, completeLength: text.lastIndexOf('\n') + 1, isMissing: false }
}

function tryWrite<T>(write: () => T, file: string): T {
  try {
    return write()
  } catch (fault) {
    throw unwritable(file, fault)
  }
}

function headOf(text: string, file: string): PartHead {
  const { format, kind, run, total } = objectIn(text.slice(0, text.indexOf('\n')), file)
  const known = kind === 'tournament' || kind === 'solve' || kind === 'exhibit' || kind === 'strength'
  if (format !== FORMAT || !known || !isObject(run) || !isWhole(total)) throw notAPart(file)
  return { kind, run, total }
}

function resultsOf(text: string, { total }: PartHead, file: string): Part['results'] {
  const lines = text.split('\n').slice(1, -1)
  return lines.map((line) => {
    const { at, result } = objectIn(line, file)
    if (!isWhole(at) || at >= total || !isObject(result)) throw notAPart(file)
    return { at, result }
  })
}

function objectIn(line: string, file: string): Record<string, unknown> {
  try {
    const document: unknown = JSON.parse(line)
    if (isObject(document)) return document
  } catch {
    // Not JSON: reported like JSON that is not part of a run.
  }
  throw notAPart(file)
}

function notAPart(file: string) {
  return misuse('not-a-part', `${file} holds no part of a run.`)
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
