import * as z from 'zod/mini'
import manifest from '../../../package.json' with { type: 'json' }
import { lstat } from 'node:fs/promises'
import { saveSummarySchema } from '../../protocol/app/service-schemas'
import type { SaveSummary } from '../../protocol/app/services'
import { textSchema } from '../../protocol/wire/fields'
import { games } from '../../rules/catalogue'
import { writeFileAtomically } from './disk'
import { readPlainFile } from './files'
import { decodeLine, encodeLine } from './journal-codec'
import type { SaveReplayer } from './judging/save-replayer'
import type { SaveFile } from './judging/tasks'
import type { ListedFile, SavePaths } from './save-paths'

/** Number of files examined concurrently while listing. */
const MAX_CONCURRENT = 32

/** Number of saves given to the worker in one request. */
const BATCH_SIZE = 16

/**
 * Up to this many saves of at most this size are replayed in this thread: no worker is started for the game just
 * played.
 */
const LOCAL_LIMITS = { files: 3, bytes: 16_384 }

/**
 * Names of files that other programs lay beside a file: AppleDouble (`._NAME`), locks of editors (`.#NAME`) and of office
 * programs (`~$NAME`). They are listed only if they hold a game after all.
 */
const HELPER_NAME = /^[.~]/u

const isListed = (name: string, { canTakeIn }: SaveSummary): boolean => canTakeIn === true || !HELPER_NAME.test(name)

/** The day on which a save was begun, in its name. */
const BEGUN_DAY = /\d{4}-\d\d-\d\d(?=-[0-9a-f]+\.)/u

const byTouched = (a: SaveSummary, b: SaveSummary): number => b.touched - a.touched || (a.id < b.id ? -1 : 1)

/** The last time that a `Date` can hold, in milliseconds since 1970. */
const MAX_TIME = 8.64e15

/** Number of newly replayed saves after which the index is written. */
const MIN_UNWRITTEN = 16

/** The dependencies of a save index. */
interface SaveIndexDependencies {
  readonly localReplayer: SaveReplayer
  /** For many or large saves. */
  readonly workerReplayer: SaveReplayer
  /** Path of the index; null for none. */
  readonly index: string | null
}

interface FoundSave {
  readonly name: string
  readonly mark: string
  readonly size: number
  readonly file: SaveFile
}

/** Examines a file, without following a link; returns null if it is gone. */
async function examine({ id, name, path }: ListedFile): Promise<FoundSave | null> {
  const stats = await lstat(path).catch(() => null)
  if (!stats) return null
  const { size, mtimeMs, ino } = stats
  const file = { path: typeof path === 'string' ? path : null, id, touched: plainTime(mtimeMs) }
  // The id belongs to the mark: of two names that are no text, both may look alike.
  return { name, size, mark: `${id}:${String(ino)}:${String(size)}:${String(mtimeMs)}`, file }
}

/**
 * Returns a file's time as milliseconds since 1970 that a `Date` can hold. Machines without a clock, archives and
 * synchronisers write times before 1970, or none.
 */
function plainTime(time: number): number {
  return Number.isFinite(time) ? Math.round(Math.min(Math.max(time, 0), MAX_TIME)) : 0
}

/**
 * Creates the list of the saves of a folder.
 */
export function createSaveIndex(paths: SavePaths, { localReplayer, workerReplayer, index }: SaveIndexDependencies) {
  let reading: Promise<Map<string, CachedSummary>> | null = null
  let writing: Promise<void> = Promise.resolve()
  let unwritten = 0
  /** The cards of the last whole list. */
  let listed: Map<string, CachedSummary> | null = null
  /** Settles when no whole list is being made any more. */
  let listing: Promise<unknown> = Promise.resolve()

  async function addSummaries(
    files: readonly FoundSave[],
    onSummary: (name: string, summary: SaveSummary) => void,
    kept: Map<string, CachedSummary>,
  ) {
    const few = files.length <= LOCAL_LIMITS.files && files.every(({ size }) => size <= LOCAL_LIMITS.bytes)
    for (let i = 0; i < files.length; i += BATCH_SIZE) {
      const batch = files.slice(i, i + BATCH_SIZE)
      const found = await (few ? localReplayer : workerReplayer).summaries(batch.map(({ file }) => file))
      for (const [j, { name, mark }] of batch.entries()) {
        const answer = found[j]
        if (answer === undefined) throw new Error(`No summary came of ${name}.`)
        onSummary(name, answer.summary)
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

  /** Lists the saves that were begun last. Their names hold the day: nothing needs to be known of the others. */
  async function listNewest(files: readonly ListedFile[], newest: number): Promise<SaveSummary[]> {
    const dated = files.map((file) => ({ file, day: BEGUN_DAY.exec(file.name)?.[0] ?? '' }))
    const last = dated.sort((a, b) => (a.day > b.day ? -1 : 1)).slice(0, 2 * newest)
    const found = (await Promise.all(last.map(({ file }) => examine(file)))).filter((it) => it !== null)
    const chosen = found.sort((a, b) => b.file.touched - a.file.touched).slice(0, newest)
    const told = await Promise.all(
      chosen.map(async ({ name, mark, file, size }) => {
        const known = listed?.get(name)
        if (known?.mark === mark) return [{ name, summary: known.summary }]
        const replayer = size > LOCAL_LIMITS.bytes ? workerReplayer : localReplayer
        return (await replayer.summaries([file])).map(({ summary }) => ({ name, summary }))
      }),
    )
    const summaries = told.flat().flatMap(({ name, summary }) => (isListed(name, summary) ? [summary] : []))
    return summaries.sort(byTouched)
  }

  async function listAll(): Promise<SaveSummary[]> {
    const all = await paths.listFiles()
    reading ??= index === null ? Promise.resolve(new Map<string, CachedSummary>()) : readIndex(index)
    const found: FoundSave[] = []
    const examining = forEachConcurrently(all, async (file) => {
      const one = await examine(file)
      if (one) found.push(one)
    })
    const [kept] = await Promise.all([reading, examining])
    const present = new Set(all.map(({ name }) => name))
    for (const name of kept.keys()) if (!present.has(name)) kept.delete(name)
    const summaries: SaveSummary[] = []
    const fresh: FoundSave[] = []
    const add = (name: string, summary: SaveSummary) => {
      if (isListed(name, summary)) summaries.push(summary)
    }
    for (const one of found) {
      const known = kept.get(one.name)
      if (known?.mark === one.mark) add(one.name, known.summary)
      else fresh.push(one)
    }
    await addSummaries(fresh, add, kept)
    writeIfDue(kept)
    listed = kept
    return summaries.sort(byTouched)
  }

  return {
    /**
     * Lists the saves, the most recently changed first, and the copies of saves that other programs have made. A file is
     * read and replayed once, and again only when its size or time has changed, also across restarts. One that cannot be
     * opened is listed with its fault.
     * @param newest if there are more, lists only so many of those begun last, without waiting for the index
     */
    async list(newest = Infinity): Promise<SaveSummary[]> {
      if (newest < Infinity) {
        const all = await paths.listFiles()
        if (all.length > newest) return listNewest(all, newest)
      }
      // One after another: two at once, as of two windows, would replay every new save twice.
      const own = listing.catch(() => undefined).then(listAll)
      listing = own
      return own
    },
    /**
     * Takes out the card of a save that was removed. Returns the hash of its line of play if it was the only one of it that the
     * last whole list had; null otherwise.
     */
    takeOut(id: string): string | null {
      const own = [...(listed ?? [])].find(([, { summary }]) => summary.id === id)
      if (listed === null || own === undefined) return null
      listed.delete(own[0])
      const { hash } = own[1].summary
      return hash === '' || [...listed.values()].some(({ summary }) => summary.hash === hash) ? null : hash
    },
    /** Resolves when nothing is being written. */
    idle: () => writing,
  }
}

/**
 * Serializes summaries, which `summarise` has validated, as JSON in UTF-8. It works in time slices, so that a long list
 * does not block the thread.
 */
export async function jsonOfSummaries(summaries: readonly SaveSummary[]): Promise<Uint8Array> {
  const slice = createTimeSlicer()
  const parts: string[] = []
  for (const summary of summaries) {
    parts.push(JSON.stringify(summary))
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

/** A cached summary; it is valid while the file has this mark: its inode number, size and modification time. */
interface CachedSummary {
  readonly mark: string
  readonly summary: SaveSummary
}

const FORMAT = 'parlor-summaries/4'

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
async function readIndex(path: string): Promise<Map<string, CachedSummary>> {
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
async function writeIndex(path: string, kept: ReadonlyMap<string, CachedSummary>): Promise<void> {
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

/** Length of a time slice, in milliseconds, after which a long job yields. */
const SLICE_MS = 4

/**
 * Splits a long job into time slices: call `yieldIfDue` after each small step; it yields to the event loop once a
 * slice is over.
 */
function createTimeSlicer(): { yieldIfDue(): Promise<void> | undefined } {
  let end = performance.now() + SLICE_MS
  return {
    yieldIfDue() {
      if (performance.now() < end) return undefined
      return new Promise((resolve) =>
        setImmediate(() => {
          end = performance.now() + SLICE_MS
          resolve()
        }),
      )
    },
  }
}
