import { crc32 } from 'node:zlib'
import { parseJson } from '../../protocol/wire/bounded-json'
import { JOURNAL_FORMAT, type JournalEntry, type JournalHead, type SeatPlayer } from '../../ports/journal'
import { nameFrom } from '../../protocol/lan/plain-name'
import { MAX_NAME_LENGTH, journalEntrySchema, journalHeadSchema } from '../../protocol/wire/fields'
import { encodingOf } from '../../protocol/wire/text-encoding'
import { accept, checkFormat, refuse, type Result } from '../../rules/kit'

/**
 * The text format of a journal: one JSON object per line, `{"crc":"89abcdef","line":{…}}`. The checksum (CRC-32 as in
 * zlib) covers the text of `line` and continues that of the previous line, so that a line that is lost, duplicated,
 * swapped or taken from another file is detected as reliably as a flipped bit. docs/saves.md describes the format for
 * readers.
 */

const NEWLINE = 0x0a
const RETURN = 0x0d
const LINE_START = /^\{"crc":"([0-9a-f]{8})","line":(?=\{)/u
/** Limits of one line; a head may hold a whole opening. */
const LINE_BOUNDS = { length: 4 * 1_048_576, depth: 8 }

/** The intact lines of a journal. */
export interface ScannedJournal {
  readonly head: JournalHead
  readonly entries: readonly JournalEntry[]
  /**
   * The file in the form in which this program writes it. It is another buffer than was read if an editor or another
   * program has rewritten the file with other line ends or in another encoding.
   */
  readonly bytes: Buffer
  /** Length of the intact lines in `bytes`. Anything beyond is a torn last line. */
  readonly intactBytes: number
  /** The running checksum after the intact lines. */
  readonly checksum: number
}

/** Encodes one line with its checksum and newline. `previousSum` is the checksum of the previous line. */
export function encodeLine(value: object, previousSum: number): { text: string; sum: number } {
  const json = JSON.stringify(value)
  const sum = crc32(json, previousSum)
  return { text: `{"crc":"${sum.toString(16).padStart(8, '0')}","line":${json}}\n`, sum }
}

/** Encodes a whole journal. */
export function journalText(head: JournalHead, entries: readonly JournalEntry[]): string {
  let text = ''
  let sum = 0
  for (const value of [head, ...entries]) {
    const line = encodeLine(value, sum)
    text += line.text
    sum = line.sum
  }
  return text
}

/**
 * Parses a journal. A last line with a wrong checksum is ignored (`intactBytes` is where it begins); any other error
 * refuses the whole file: `foreign-file`, `newer-format`, `older-format`, `damaged-save`. The checksums cover the text
 * of the lines, so what an editor may change around it does no harm: a byte order mark, UTF-16, line ends of Windows,
 * blank lines, a missing end of the last line.
 */
export function scanJournal(file: Buffer): Result<ScannedJournal> {
  const bytes = toUtf8(file)
  let sum = 0
  let good = 0
  let head: JournalHead | null = null
  const entries: JournalEntry[] = []
  while (good < bytes.length) {
    const newline = bytes.indexOf(NEWLINE, good)
    const end = newline < 0 ? bytes.length : newline
    const next = Math.min(end + 1, bytes.length)
    const text = withoutReturns(bytes.subarray(good, end))
    if (text.length === 0) {
      good = next
      continue
    }
    const line = decodeLine(text, sum)
    if (!line) {
      if (head && next === bytes.length) break
      return head ? damaged(entries.length + 2) : foreign(bytes)
    }
    if (!head) {
      const read = readHead(line.value)
      if (!read.ok) return read
      head = read.value
    } else {
      const entry = journalEntrySchema.safeParse(line.value)
      if (!entry.success) return damaged(entries.length + 2)
      entries.push(entry.data.kind === 'chair' ? { ...entry.data, chair: shown(entry.data.chair) } : entry.data)
    }
    sum = line.sum
    good = next
  }
  if (!head) return foreign(bytes)
  const lines = bytes.subarray(0, good)
  const intact = withOwnLineEnds(lines)
  const own = intact === lines ? bytes : Buffer.concat([intact, bytes.subarray(good)])
  return accept({ head, entries, bytes: own, intactBytes: intact.length, checksum: sum })
}

/** Returns a text in UTF-8, without a byte order mark and with newlines, unchanged if it is so. */
function toUtf8(bytes: Buffer): Buffer {
  const { encoding, markLength } = encodingOf(bytes)
  const text = encoding === 'utf-8' ? bytes.subarray(markLength) : Buffer.from(new TextDecoder(encoding).decode(bytes))
  // Old Macs ended lines with a return alone.
  if (!text.includes(NEWLINE) && text.includes(RETURN))
    return Buffer.from(text.toString('latin1').replaceAll('\r', '\n'), 'latin1')
  return markLength === 0 ? bytes : text
}

/** Returns the lines of a text in any encoding and with any line ends, each in UTF-8 and without its end. */
export function linesOf(file: Buffer): Buffer[] {
  const bytes = toUtf8(file)
  const lines: Buffer[] = []
  for (let begin = 0, end = 0; begin < bytes.length; begin = end + 1) {
    const newline = bytes.indexOf(NEWLINE, begin)
    end = newline < 0 ? bytes.length : newline
    lines.push(withoutReturns(bytes.subarray(begin, end)))
  }
  return lines
}

function withoutReturns(line: Buffer): Buffer {
  let end = line.length
  while (line[end - 1] === RETURN) end--
  return line.subarray(0, end)
}

/** Returns intact lines that each end with one newline, unchanged if they do. No such line holds a line end itself. */
function withOwnLineEnds(lines: Buffer): Buffer {
  const isOwn = lines.at(-1) === NEWLINE && lines[0] !== NEWLINE && !lines.includes(RETURN) && !lines.includes('\n\n')
  if (isOwn) return lines
  const text = lines.toString('latin1').replace(/[\r\n]+/gu, '\n')
  return Buffer.from(`${text.replace(/^\n|\n$/gu, '')}\n`, 'latin1')
}

/** Decodes a line; returns null if its checksum is wrong. `previousSum` is the checksum of the previous line. */
export function decodeLine(bytes: Buffer, previousSum: number): { value: unknown; sum: number } | null {
  const text = bytes.toString('utf8')
  const start = LINE_START.exec(text)
  if (!start || !text.endsWith('}')) return null
  const sum = crc32(bytes.subarray(start[0].length, -1), previousSum)
  if (sum !== Number.parseInt(start[1] ?? '', 16)) return null
  const value = parseJson(text.slice(start[0].length, -1), LINE_BOUNDS)
  return value.ok ? { value: value.value, sum } : null
}

function readHead(value: unknown): Result<JournalHead> {
  const format = checkFormat(JOURNAL_FORMAT, value)
  if (!format.ok && format.error.code !== 'foreign-file') return format
  const head = format.ok ? journalHeadSchema.safeParse(value) : null
  if (!head?.success) return refuse('foreign-file', 'The file does not begin like a saved game.')
  return accept({ ...head.data, chairs: head.data.chairs.map(shown) })
}

/** Returns a player with a name that may be shown: the file may be another person's. */
function shown<T extends SeatPlayer>(player: T): T {
  return { ...player, name: nameFrom(player.name, MAX_NAME_LENGTH) }
}

function damaged(line: number): Result<never> {
  return refuse('damaged-save', `The saved game is damaged in line ${String(line)}; the file was left as it is.`)
}

function foreign(bytes: Buffer): Result<never> {
  const ours = bytes.subarray(0, 8).toString('latin1') === '{"crc":"'
  return ours ? damaged(1) : refuse('foreign-file', 'The file is not a saved game of this program.')
}
