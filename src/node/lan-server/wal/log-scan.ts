import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'
import type { JournalEntry } from '../../../ports/journal'
import { parseJson } from '../../../protocol/wire/bounded-json'
import { entryIndexSchema, journalEntrySchema, saveIdSchema } from '../../../protocol/wire/fields'
import { decodeLine } from '../../storage/journal-codec'

/** A line of the log: an entry of some save's journal. */
export interface WalLine {
  readonly save: string
  readonly index: number
  readonly entry: JournalEntry
}

/** A line found after bytes that could not be read. */
export interface LaterLine {
  readonly line: WalLine
  /**
   * Whether its checksum continues that of the line before it. The first line after a gap may have nothing to be
   * verified by.
   */
  readonly isVerified: boolean
}

/** The result of scanning a log file. */
export interface Scan {
  /** The intact lines from the beginning on. */
  readonly intactLines: readonly WalLine[]
  /** Their length in bytes, and the running checksum after them. */
  readonly intactBytes: number
  readonly checksum: number
  /** Lines after the first unreadable bytes. */
  readonly laterLines: readonly LaterLine[]
  /** Number of unreadable bytes. */
  readonly unreadableBytes: number
  /** Saves that unreadable lines name, each with the lowest index named. */
  readonly namedSaves: ReadonlyMap<string, number>
  /** Whether some unreadable bytes name no save, so that they may belong to any. */
  readonly mayAffectAnyGame: boolean
  /**
   * Whether the file was damaged after it was written. Otherwise its end is torn at most, as after a power failure
   * during a write: nothing of that was acknowledged.
   */
  readonly isDamaged: boolean
}

const lineSchema = z.strictObject({ save: saveIdSchema, index: entryIndexSchema, entry: journalEntrySchema })
const NEWLINE = 0x0a
const BEGINNING = '{"crc":"'
const FRAME = /^\{"crc":"[0-9a-f]{8}","line":(\{.*\})\}$/su
const CLEAN = /^[^\p{Cc}\uFFFD]*\n?$/u
const STATED = /"crc":"([0-9a-f]{8})"/u
const NAMED = /"save":"([^"]{1,120})","index":(\d{1,9}),/u
/** Number of candidate checksums kept for verifying the next line; more are never useful. */
const MAX_SUMS = 4
const BOUNDS = { length: 1_048_576, depth: 8 }

/**
 * Scans a log file. A line is accepted if its checksum continues that of the line before it. The scan continues after
 * unreadable bytes: a damaged line usually still states its own checksum, which verifies the next line.
 */
export function scanLog(bytes: Buffer): Scan {
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
      later.push({ line: line.value, isVerified: true })
      damaged = true
    } else {
      const text = piece.toString('utf8')
      const value = parseUnverified(text)
      if (value) later.push({ line: value, isVerified: false })
      const [, save, index] = NAMED.exec(text) ?? []
      if (save !== undefined) named.set(save, Math.min(named.get(save) ?? Infinity, Number(index)))
      // Zeros or noise may have overwritten whole lines.
      if (save === undefined || !CLEAN.test(text)) anonymous = true
      // A line that is complete from beginning to end was fully written.
      damaged ||= FRAME.test(text.trimEnd()) || value !== null
      unread += piece.length
    }
    sums = line ? [line.sum] : [...sumsOf(piece, sums), ...sums].slice(0, MAX_SUMS)
  }
  return {
    intactLines: left,
    intactBytes: good,
    checksum: sum,
    laterLines: later,
    unreadableBytes: unread,
    namedSaves: named,
    mayAffectAnyGame: anonymous,
    isDamaged: damaged && unread > 0,
  }
}

/**
 * Yields lines with their newlines, and the bytes between them. A line without a newline ends where the next one
 * begins.
 */
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

/** Parses a piece as a line without verifying its checksum. */
function parseUnverified(text: string): WalLine | null {
  const [, json] = FRAME.exec(text.trimEnd()) ?? []
  const parsed = json === undefined ? null : parseJson(json, BOUNDS)
  const read = parsed?.ok ? lineSchema.safeParse(parsed.value) : null
  return read?.success ? read.data : null
}

/**
 * Returns the possible checksums at the end of an unreadable piece: the one that it states, and the one computed in
 * case only the stated one is wrong.
 */
function sumsOf(piece: Buffer, before: readonly number[]): number[] {
  const text = piece.toString('utf8')
  const [, stated] = STATED.exec(text) ?? []
  const start = text.indexOf('"line":')
  const json = start < 0 ? null : text.slice(start + '"line":'.length).replace(/\}\n?$/u, '')
  const counted = json === null ? [] : before.slice(0, 1).map((sum) => crc32(json, sum))
  return [...(stated === undefined ? [] : [Number.parseInt(stated, 16)]), ...counted]
}
