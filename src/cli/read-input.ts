import { createReadStream, readFileSync, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { codeOf, writeFileAtomically } from '../node/storage/disk'
import { decodeText, kindOf, pathOfArgument } from '../node/storage/files'
import { parseJson } from '../protocol/wire/bounded-json'
import { CliFault, misuse } from './errors'
import type { Io } from './streams'

/** Maximum size of one record, in bytes. */
const MAX_BYTES = 16 * 1_048_576
const BOUNDS = { length: MAX_BYTES, depth: 64, allowsAnyKey: true }
const NEWLINE = 0x0a
/** Paths that the shell opens for this program, as for `<(command)`: pipes that are known to have a writer. */
const SHELL_PIPE = /^\/dev\/(fd\/\d+|stdin)$|^\/proc\/self\/fd\/\d+$/u

/** Reads the JSON document in a file, or on standard input for `-`. */
export async function readDocument(file: string, { input }: Io): Promise<unknown> {
  return parseDocument(file === '-' ? await readAll(input) : await readFileBounded(file))
}

/** Reads a text file. Throws `unreadable-file` or `too-large` as misuse. */
export async function readTextFile(file: string): Promise<string> {
  const bytes = await readFileBounded(file)
  if (bytes === null) throw misuse('too-large', `${file} is larger than 16 MB.`)
  return bytes.toString('utf8')
}

/** Reads a text file that a run continues; returns null if there is none. Throws `unreadable-file` as misuse. */
export function continuedText(file: string): string | null {
  const path = pathOfArgument(file)
  try {
    const found = statSync(path)
    if (!found.isFile() && !SHELL_PIPE.test(file))
      throw misuse('unreadable-file', `${file} is ${kindOf(found)}, not a plain file.`)
    return readFileSync(path, 'utf8')
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return null
    throw asMisuse(fault, file)
  }
}

/** Returns the path of a file to write. Throws `unwritable-file` as misuse if a folder, pipe or device is in its place. */
export function pathToWrite(file: string): string {
  const path = pathOfArgument(file)
  try {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found || found.isFile()) return path
    throw misuse('unwritable-file', `${file} is ${kindOf(found)}, not a plain file.`)
  } catch (fault) {
    if (fault instanceof CliFault) throw fault
    throw unwritable(file, fault)
  }
}

/** Writes a file whole or not at all. Throws `unwritable-file` as misuse. */
export async function writeOut(file: string, content: string | Uint8Array): Promise<void> {
  const path = pathToWrite(file)
  try {
    await writeFileAtomically(path, content)
  } catch (fault) {
    throw unwritable(file, fault)
  }
}

/** Returns the misuse that says why a file cannot be written. */
export function unwritable(file: string, fault: unknown): CliFault {
  return misuse('unwritable-file', `${file} cannot be written (${codeOf(fault)}).`)
}

/**
 * Parses bytes as a JSON object; throws `too-large`, `not-json`, `too-deep` or `not-a-record` as misuse. Null stands
 * for input that was too large to keep.
 */
export function parseDocument(bytes: Buffer | null): unknown {
  if (bytes === null) throw misuse('too-large', 'A record has at most 16 MB.')
  const json = parseJson(decode(bytes), BOUNDS)
  if (!json.ok) throw misuse(json.error.code, json.error.message)
  if (typeof json.value === 'object' && json.value !== null && !Array.isArray(json.value)) return json.value
  throw misuse('not-a-record', 'The text is JSON, but not an object as a record is.')
}

function decode(bytes: Buffer): string {
  const text = decodeText(bytes)
  if (text === null) throw misuse('not-json', 'The text is neither UTF-8 nor UTF-16 with a byte order mark.')
  return text
}

async function readFileBounded(file: string): Promise<Buffer | null> {
  const path = pathOfArgument(file)
  try {
    const found = await stat(path)
    if (!found.isFile() && !SHELL_PIPE.test(file)) {
      throw misuse('unreadable-file', `${file} is ${kindOf(found)}, not a plain file; - reads standard input.`)
    }
    return await readAll(createReadStream(path))
  } catch (fault) {
    throw asMisuse(fault, file)
  }
}

function asMisuse(fault: unknown, file: string): unknown {
  const code = codeOf(fault)
  if (fault instanceof CliFault || code === '') return fault
  return misuse(
    'unreadable-file',
    code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${code}).`,
  )
}

async function readAll(stream: Readable): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MAX_BYTES) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Yields the lines of a stream, in batches as they arrive, without their newlines; null for a line that is too large to
 * keep. A last line without a newline counts; an empty one after the last newline does not.
 */
export async function* readLines(stream: Readable): AsyncGenerator<(Buffer | null)[]> {
  let parts: Buffer[] = []
  let size = 0
  const keep = (part: Buffer) => {
    size += part.length
    if (size > MAX_BYTES) parts = []
    else parts.push(part)
  }
  const take = () => {
    const line = size > MAX_BYTES ? null : Buffer.concat(parts)
    parts = []
    size = 0
    return line
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const lines: (Buffer | null)[] = []
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      keep(chunk.subarray(start, end))
      lines.push(take())
      start = end + 1
    }
    if (start < chunk.length) keep(chunk.subarray(start))
    if (lines.length > 0) yield lines
  }
  if (size > 0) yield [take()]
}
