import * as z from 'zod/mini'
import manifest from '../../../package.json' with { type: 'json' }
import { textSchema } from '../../protocol/wire/fields'
import { saveSummarySchema } from '../../protocol/app/service-schemas'
import type { SaveSummary } from '../../protocol/app/services'
import { games } from '../../rules/catalogue'
import { writeFileAtomically } from './disk'
import { readPlainFile } from './files'
import { decodeLine, encodeLine } from './journal-codec'
import { createTimeSlicer } from './time-slicer'

/** A cached summary; it is valid while the file has this mark: its inode number, size and modification time. */
export interface CachedSummary {
  readonly mark: string
  readonly summary: SaveSummary
}

const FORMAT = 'parlor-summaries/1'
const MAX_INDEX_BYTES = 64 * 1_048_576
const NEWLINE = 0x0a

/**
 * Identifies the program and rules versions: different rules may judge a save differently, so an index of another
 * version is not used.
 */
const STAMP = [manifest.version, ...games.map(({ info }) => `${info.id} ${String(info.version)}`)].join(', ')

const headSchema = z.strictObject({ format: z.literal(FORMAT), stamp: z.literal(STAMP) })
const lineSchema = z.strictObject({ name: textSchema(300), mark: textSchema(100), summary: saveSummarySchema })

/**
 * Reads the index of a folder's saves. Unreadable parts are skipped, and the saves concerned are replayed again: the
 * index only saves time.
 */
export async function readIndex(path: string): Promise<Map<string, CachedSummary>> {
  const kept = new Map<string, CachedSummary>()
  const bytes = await readPlainFile(path, MAX_INDEX_BYTES).catch(() => Buffer.alloc(0))
  const slice = createTimeSlicer()
  let sum = 0
  let begin = 0
  for (let lines = 0, end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, begin), lines++) {
    const line = decodeLine(bytes.subarray(begin, end), sum)
    if (!line) break
    if (lines === 0) {
      if (!headSchema.safeParse(line.value).success) break
    } else {
      const read = lineSchema.safeParse(line.value)
      if (!read.success) break
      kept.set(read.data.name, { mark: read.data.mark, summary: read.data.summary })
    }
    sum = line.sum
    begin = end + 1
    await slice.yieldIfDue()
  }
  return kept
}

/** Writes the index of a folder's saves atomically. Rejects with the system's error. */
export async function writeIndex(path: string, kept: ReadonlyMap<string, CachedSummary>): Promise<void> {
  const slice = createTimeSlicer()
  const parts: string[] = []
  let sum = 0
  const add = (value: object) => {
    const line = encodeLine(value, sum)
    parts.push(line.text)
    sum = line.sum
  }
  add({ format: FORMAT, stamp: STAMP })
  for (const [name, { mark, summary }] of kept) {
    add({ name, mark, summary })
    await slice.yieldIfDue()
  }
  await writeFileAtomically(path, parts.join(''))
}
