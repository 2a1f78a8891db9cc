import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { saveSummarySchema } from '../../protocol/app/service-schemas'
import type { SaveSummary } from '../../protocol/app/services'
import { codeOf } from './disk'
import type { SaveReplayer } from './judging/save-replayer'
import type { SaveFile } from './judging/messages'
import { JOURNAL_ENDING, type SavePaths } from './save-paths'
import { createTimeSlicer } from './time-slicer'
import { readIndex, writeIndex, type CachedSummary } from './summary-index'

/** Number of files examined concurrently while listing. */
const MAX_CONCURRENT = 8
/** Number of saves given to the worker in one request. */
const BATCH_SIZE = 16
/**
 * Up to this many saves of at most this size are replayed in this thread: no worker is started for the game just
 * played.
 */
const LOCAL_LIMITS = { files: 3, bytes: 16_384 }
/** Number of newly replayed saves after which the index is written. */
const MIN_UNWRITTEN = 16

/** The dependencies of a save index. */
export interface SaveIndexDependencies {
  readonly localReplayer: SaveReplayer
  /** For many or large saves. */
  readonly workerReplayer: SaveReplayer
  /** Path of the index; null for none. */
  readonly index: string | null
}

/** The list of the saves of a folder. */
export interface SaveIndex {
  /**
   * Lists the saves, the most recently changed first. A file is read and replayed once, and again only when its size or
   * time has changed, also across restarts. One that cannot be opened is listed with its fault.
   */
  list(): Promise<SaveSummary[]>
  /** Resolves when nothing is being written. */
  idle(): Promise<void>
}

interface FoundSave {
  readonly name: string
  readonly mark: string
  readonly size: number
  readonly file: SaveFile
}

/** Finds the journal of this file name; null if there is none. */
async function findSave(folder: string, name: string): Promise<FoundSave | null> {
  const path = join(folder, name)
  const stats = await stat(path).catch(() => null)
  if (!stats) return null
  const { size, mtimeMs, ino } = stats
  const file = { path, id: name.slice(0, -JOURNAL_ENDING.length), touched: Math.round(mtimeMs) }
  return { name, size, mark: `${String(ino)}:${String(size)}:${String(mtimeMs)}`, file }
}

/** Creates the list of the saves of a folder. */
export function createSaveIndex(
  { folder }: SavePaths,
  { localReplayer, workerReplayer, index }: SaveIndexDependencies,
): SaveIndex {
  let reading: Promise<Map<string, CachedSummary>> | null = null
  let writing: Promise<void> = Promise.resolve()
  let unwritten = 0

  async function addSummaries(
    files: readonly FoundSave[],
    onSummary: (summary: SaveSummary) => void,
    kept: Map<string, CachedSummary>,
  ) {
    const few = files.length <= LOCAL_LIMITS.files && files.every(({ size }) => size <= LOCAL_LIMITS.bytes)
    for (let i = 0; i < files.length; i += BATCH_SIZE) {
      const batch = files.slice(i, i + BATCH_SIZE)
      const found = await (few ? localReplayer : workerReplayer).summaries(batch.map(({ file }) => file))
      for (const [j, { name, mark }] of batch.entries()) {
        const answer = found[j]
        if (answer === undefined) throw new Error(`No summary came of ${name}.`)
        onSummary(answer.summary)
        if (answer.isCacheable) kept.set(name, { mark, summary: answer.summary })
        else kept.delete(name)
      }
    }
    unwritten += files.length
  }

  function writeIfDue(kept: ReadonlyMap<string, CachedSummary>): void {
    if (index === null || unwritten < MIN_UNWRITTEN) return
    unwritten = 0
    // A failure is ignored: without an index the next start replays the saves again, and the caller has the list
    // already.
    writing = writing.then(() => writeIndex(index, kept)).catch(() => undefined)
  }

  return {
    async list() {
      reading ??= index === null ? Promise.resolve(new Map<string, CachedSummary>()) : readIndex(index)
      const kept = await reading
      const names = (await namesIn(folder)).filter((name) => name.endsWith(JOURNAL_ENDING))
      const present = new Set(names)
      for (const name of kept.keys()) if (!present.has(name)) kept.delete(name)
      const summaries: SaveSummary[] = []
      const fresh: FoundSave[] = []
      await forEachConcurrently(names, async (name) => {
        const found = await findSave(folder, name)
        const known = kept.get(name)
        if (!found) return
        if (known?.mark === found.mark) summaries.push(known.summary)
        else fresh.push(found)
      })
      await addSummaries(fresh, (summary) => summaries.push(summary), kept)
      writeIfDue(kept)
      return summaries.sort((a, b) => b.touched - a.touched || (a.id < b.id ? -1 : 1))
    },
    idle: () => writing,
  }
}

/**
 * Serializes summaries as JSON in UTF-8, after validating each. It works in time slices, so that a long list does not
 * block the thread.
 */
export async function jsonOfSummaries(summaries: readonly SaveSummary[]): Promise<Uint8Array> {
  const slice = createTimeSlicer()
  const parts: string[] = []
  for (const summary of summaries) {
    parts.push(JSON.stringify(saveSummarySchema.parse(summary)))
    await slice.yieldIfDue()
  }
  return new TextEncoder().encode(`[${parts.join(',')}]`)
}

async function forEachConcurrently<T>(all: readonly T[], job: (one: T) => Promise<void>): Promise<void> {
  const waiting = all[Symbol.iterator]()
  const worker = async () => {
    for (const one of waiting) await job(one)
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker))
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((fault: unknown) => {
    if (codeOf(fault) === 'ENOENT') return []
    throw fault
  })
}
