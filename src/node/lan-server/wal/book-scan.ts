import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'
import type { JournalEntry } from '../../../ports/journal'
import { parseJson } from '../../../protocol/wire/bounded-json'
import { entryIndexSchema, journalEntrySchema, saveIdSchema } from '../../../protocol/wire/fields'
import { decodeLine } from '../../storage/journal-codec'

/** An entry of some save's journal. */
export interface WalLine {
  readonly save: string
  readonly index: number
  readonly entry: JournalEntry
}

/** A line that was found behind bytes that could not be read. */
export interface LaterLine {
  readonly line: WalLine
  /** Whether its sum continues that of the line before it. The first line behind a hole has nothing to be proved by. */
  readonly proved: boolean
}

/** What the bytes of a book hold. */
export interface Scan {
  /** The whole lines from the beginning on. */
  readonly left: readonly WalLine[]
  /** Their bytes, and the sum at their end. */
  readonly good: number
  readonly sum: number
  /** Lines behind the first bytes that could not be read. */
  readonly later: readonly LaterLine[]
  /** Bytes that could not be read. */
  readonly unread: number
  /** Saves that unreadable lines name, with the index that they name. */
  readonly named: ReadonlyMap<string, number>
  /** Whether some unreadable bytes name no save, so that they may be of any. */
  readonly anonymous: boolean
  /**
   * Whether it was damaged after it was written. Else its end is torn at most, as when the power goes in the middle of a
   * writing: nothing of that was acknowledged.
   */
  readonly damaged: boolean
}

const lineSchema = z.strictObject({ save: saveIdSchema, index: entryIndexSchema, entry: journalEntrySchema })
const NEWLINE = 0x0a
const BEGINNING = '{"crc":"'
const FRAME = /^\{"crc":"[0-9a-f]{8}","line":(\{.*\})\}$/su
const CLEAN = /^[^\p{Cc}\uFFFD]*\n?$/u
const STATED = /"crc":"([0-9a-f]{8})"/u
const NAMED = /"save":"([^"]{1,120})","index":(\d{1,9}),/u
/** Sums by which the next line may be proved: more are never of use. */
const MOST_SUMS = 4
const BOUNDS = { length: 1_048_576, depth: 8 }

/**
 * Reads the bytes of a book. A line is believed where its sum continues that of the line before. Where bytes can't be
 * read, it goes on behind them: a damaged line still tells its own sum as a rule, which proves the next one.
 */
export function scanBook(bytes: Buffer): Scan {
  const left: WalLine[] = []
  const later: LaterLine[] = []
  const named = new Map<string, number>()
  let good = 0
  let sum = 0
  let sums = [0]
  let unread = 0
  let anonymous = false
  let damaged = false

  for (const { piece, end } of piecesOf(bytes)) {
    const line = lineOf(piece, sums)
    if (line && unread === 0) {
      left.push(line.value)
      good = end
      sum = line.sum
    } else if (line) {
      later.push({ line: line.value, proved: true })
      damaged = true
    } else {
      const text = piece.toString('utf8')
      const value = unprovedLine(text)
      if (value) later.push({ line: value, proved: false })
      const [, save, index] = NAMED.exec(text) ?? []
      if (save !== undefined) named.set(save, Math.min(named.get(save) ?? Infinity, Number(index)))
      // Zeros or noise may have swallowed whole lines.
      if (save === undefined || !CLEAN.test(text)) anonymous = true
      // A line that is there from its beginning to its end was written whole.
      damaged ||= FRAME.test(text.trimEnd()) || value !== null
      unread += piece.length
    }
    sums = line ? [line.sum] : [...sumsOf(piece, sums), ...sums].slice(0, MOST_SUMS)
  }
  return { left, good, sum, later, unread, named, anonymous, damaged: damaged && unread > 0 }
}

/** Lines with their newlines, and what is between them. A line whose newline is lost ends where the next one begins. */
function* piecesOf(bytes: Buffer): Generator<{ piece: Buffer; end: number }> {
  for (let from = 0; from < bytes.length;) {
    const newline = bytes.indexOf(NEWLINE, from)
    const next = bytes.indexOf(BEGINNING, from + 1)
    const ends = [newline < 0 ? bytes.length : newline + 1, next < 0 ? bytes.length : next]
    const end = Math.min(...ends)
    yield { piece: bytes.subarray(from, end), end }
    from = end
  }
}

function lineOf(piece: Buffer, sums: readonly number[]): { value: WalLine; sum: number } | null {
  if (piece.at(-1) !== NEWLINE) return null
  for (const before of sums) {
    const line = decodeLine(piece.subarray(0, -1), before)
    const read = line && lineSchema.safeParse(line.value)
    if (line && read?.success) return { value: read.data, sum: line.sum }
  }
  return null
}

/** What a piece would say if it were whole, which nothing proves. */
function unprovedLine(text: string): WalLine | null {
  const [, json] = FRAME.exec(text.trimEnd()) ?? []
  const parsed = json === undefined ? null : parseJson(json, BOUNDS)
  const read = parsed?.ok ? lineSchema.safeParse(parsed.value) : null
  return read?.success ? read.data : null
}

/** The sums at the end of an unreadable piece, as it states it itself, or as it would be if only that were wrong. */
function sumsOf(piece: Buffer, before: readonly number[]): number[] {
  const text = piece.toString('utf8')
  const [, stated] = STATED.exec(text) ?? []
  const start = text.indexOf('"line":')
  const json = start < 0 ? null : text.slice(start + '"line":'.length).replace(/\}\n?$/u, '')
  const counted = json === null ? [] : before.slice(0, 1).map((sum) => crc32(json, sum))
  return [...(stated === undefined ? [] : [Number.parseInt(stated, 16)]), ...counted]
}
