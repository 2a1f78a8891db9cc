import { crc32 } from 'node:zlib'
import { parseJson } from '../../protocol/wire/bounded-json'
import { ENTRY_FORMAT, JOURNAL_FORMAT, type JournalEntry, type JournalHead } from '../../ports/journal'
import { journalEntrySchema, journalHeadSchema } from '../../protocol/wire/fields'
import { accept, migrate, refuse, versionOf, type Result } from '../../rules/kit'

/**
 * The text format of a journal: one JSON object per line, `{"crc":"89abcdef","line":{…}}`. The checksum (CRC-32 as in
 * zlib) covers the text of `line` and continues that of the previous line, so that a line that is lost, duplicated,
 * swapped or taken from another file is detected as reliably as a flipped bit. docs/saves.md describes the format for
 * readers.
 */

const NEWLINE = 0x0a
const LINE_START = /^\{"crc":"([0-9a-f]{8})","line":(?=\{)/u
/** Limits of one line; a head may hold a whole opening. */
const LINE_BOUNDS = { length: 4 * 1_048_576, depth: 8 }

/** The intact lines of a journal. */
export interface ScannedJournal {
  readonly head: JournalHead
  readonly entries: readonly JournalEntry[]
  /** Length of the intact lines in bytes. Anything beyond is a torn last line. */
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
 * Parses a journal. A last line without its newline or with a wrong checksum is ignored (`intactBytes` is where it
 * begins); any other error refuses the whole file: `foreign-file`, `newer-format`, `older-format`, `damaged-save`.
 */
export function scanJournal(bytes: Buffer): Result<ScannedJournal> {
  let sum = 0
  let good = 0
  let head: JournalHead | null = null
  let format: number = JOURNAL_FORMAT.version
  const entries: JournalEntry[] = []
  while (good < bytes.length) {
    const end = bytes.indexOf(NEWLINE, good)
    if (end < 0) break
    const line = decodeLine(bytes.subarray(good, end), sum)
    if (!line) {
      if (head && end === bytes.length - 1) break
      return head ? damaged(entries.length + 2) : foreign(bytes)
    }
    if (!head) {
      const read = readHead(line.value)
      if (!read.ok) return read
      head = read.value.head
      format = read.value.format
    } else {
      const entry = journalEntrySchema.safeParse(migrate(ENTRY_FORMAT, line.value, format))
      if (!entry.success) return damaged(entries.length + 2)
      entries.push(entry.data)
    }
    sum = line.sum
    good = end + 1
  }
  return head ? accept({ head, entries, intactBytes: good, checksum: sum }) : foreign(bytes)
}

/** Decodes a line; returns null if its checksum is wrong. `previousSum` is the checksum of the previous line. */
export function decodeLine(bytes: Buffer, previousSum: number): { value: unknown; sum: number } | null {
  const text = bytes.toString('utf8')
  const start = LINE_START.exec(text)
  if (!start || !text.endsWith('}')) return null
  const json = bytes.subarray(start[0].length, -1)
  const sum = crc32(json, previousSum)
  if (sum !== Number.parseInt(start[1] ?? '', 16)) return null
  const value = parseJson(json.toString('utf8'), LINE_BOUNDS)
  return value.ok ? { value: value.value, sum } : null
}

function readHead(value: unknown): Result<{ readonly head: JournalHead; readonly format: number }> {
  const format = versionOf(JOURNAL_FORMAT, value)
  if (!format.ok && format.error.code !== 'foreign-file') return format
  const head = format.ok ? journalHeadSchema.safeParse(migrate(JOURNAL_FORMAT, value, format.value)) : null
  if (!format.ok || !head?.success) return refuse('foreign-file', 'The file does not begin like a saved game.')
  return accept({ head: head.data, format: format.value })
}

function damaged(line: number): Result<never> {
  return refuse('damaged-save', `The saved game is damaged in line ${String(line)}; the file was left as it is.`)
}

function foreign(bytes: Buffer): Result<never> {
  const ours = bytes.subarray(0, 8).toString('latin1') === '{"crc":"'
  return ours ? damaged(1) : refuse('foreign-file', 'The file is not a saved game of this program.')
}
