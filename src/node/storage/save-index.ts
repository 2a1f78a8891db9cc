import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { saveSummarySchema } from '../../protocol/app/service-schemas'
import type { SaveSummary } from '../../protocol/app/services'
import { codeOf } from './disk'
import type { Judging } from './judging/judging'
import type { SaveFile } from './judging/messages'
import { ENDING, type SavePaths } from './save-paths'
import { slices } from './slices'
import { readIndex, writeIndex, type Kept } from './summary-index'

/** Number of files examined concurrently while listing. */
const AT_ONCE = 8
/** Number of saves given to the worker in one request. */
const BATCH = 16
/**
 * Up to this many saves of at most this size are replayed in this thread: no worker is started for the game just
 * played.
 */
const FEW = { files: 3, bytes: 16_384 }
/** Number of newly replayed saves after which the index is written. */
const WORTH_WRITING = 16

/** The dependencies of a save index. */
export interface SummaryNeeds {
  readonly here: Judging
  /** For many or large saves. */
  readonly worker: Judging
  /** Path of the index; null for none. */
  readonly index: string | null
}

/** The list of the saves of a folder. */
export interface Summaries {
  /**
   * Lists the saves, the most recently changed first. A file is read and replayed once, and again only when its size or
   * time has changed, also across restarts. One that cannot be opened is listed with its fault.
   */
  list(): Promise<SaveSummary[]>
  /** Resolves when nothing is being written. */
  idle(): Promise<void>
}

interface Found {
  readonly name: string
  readonly mark: string
  readonly size: number
  readonly file: SaveFile
}

/** Creates the list of the saves of a folder. */
export function createSaveIndex({ folder }: SavePaths, { here, worker, index }: SummaryNeeds): Summaries {
  let reading: Promise<Map<string, Kept>> | null = null
  let writing: Promise<void> = Promise.resolve()
  let unwritten = 0

  async function look(name: string): Promise<Found | null> {
    const path = join(folder, name)
    const stats = await stat(path).catch(() => null)
    if (!stats) return null
    const { size, mtimeMs, ino } = stats
    const file = { path, id: name.slice(0, -ENDING.length), touched: Math.round(mtimeMs) }
    return { name, size, mark: `${String(ino)}:${String(size)}:${String(mtimeMs)}`, file }
  }

  async function sumUp(files: readonly Found[], told: (summary: SaveSummary) => void, kept: Map<string, Kept>) {
    const few = files.length <= FEW.files && files.every(({ size }) => size <= FEW.bytes)
    for (let i = 0; i < files.length; i += BATCH) {
      const batch = files.slice(i, i + BATCH)
      const found = await (few ? here : worker).summaries(batch.map(({ file }) => file))
      for (const [j, { name, mark }] of batch.entries()) {
        const answer = found[j]
        if (answer === undefined) throw new Error(`No summary came of ${name}.`)
        told(answer.summary)
        if (answer.lasting) kept.set(name, { mark, summary: answer.summary })
        else kept.delete(name)
      }
    }
    unwritten += files.length
  }

  function keep(kept: ReadonlyMap<string, Kept>): void {
    if (index === null || unwritten < WORTH_WRITING) return
    unwritten = 0
    // A failure is ignored: without an index the next start replays the saves again, and the caller has the list
    // already.
    writing = writing.then(() => writeIndex(index, kept)).catch(() => undefined)
  }

  return {
    async list() {
      reading ??= index === null ? Promise.resolve(new Map<string, Kept>()) : readIndex(index)
      const kept = await reading
      const names = (await namesIn(folder)).filter((name) => name.endsWith(ENDING))
      const present = new Set(names)
      for (const name of kept.keys()) if (!present.has(name)) kept.delete(name)
      const summaries: SaveSummary[] = []
      const fresh: Found[] = []
      await eachOf(names, async (name) => {
        const found = await look(name)
        const known = kept.get(name)
        if (!found) return
        if (known?.mark === found.mark) summaries.push(known.summary)
        else fresh.push(found)
      })
      await sumUp(fresh, (summary) => summaries.push(summary), kept)
      keep(kept)
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
  const slice = slices()
  const parts: string[] = []
  for (const summary of summaries) {
    parts.push(JSON.stringify(saveSummarySchema.parse(summary)))
    await slice.rest()
  }
  return new TextEncoder().encode(`[${parts.join(',')}]`)
}

async function eachOf<T>(all: readonly T[], job: (one: T) => Promise<void>): Promise<void> {
  const waiting = all[Symbol.iterator]()
  const worker = async () => {
    for (const one of waiting) await job(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((fault: unknown) => {
    if (codeOf(fault) === 'ENOENT') return []
    throw fault
  })
}
