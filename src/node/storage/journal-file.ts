import { open, unlink, writeFile, type FileHandle } from 'node:fs/promises'
import type { JournalEntry, JournalHead } from '../../ports/journal'
import { ServiceError } from '../../protocol/app/services'
import { withMissingAsNoSave, moveFile, retryWhileBusy } from './disk'
import { PRIVATE_FILE_MODE, readPlainFile } from './files'
import { encodeLine } from './journal-codec'
import type { ReplayedSave } from './judging/messages'
import { releaseLock, acquireLock } from './file-lock'
import { withTempFile } from './temp-files'

/** Maximum size of a journal, larger than any game's: no larger file is read into memory, and none grows beyond it. */
const MAX_BYTES = 16 * 1_048_576

/** The part of a file handle that journals need, so that tests can make each operation fail. */
export type JournalHandle = Pick<FileHandle, 'write' | 'datasync' | 'truncate' | 'stat' | 'close'>
export type OpenJournal = (path: string, flags: string) => Promise<JournalHandle>

/** A journal held open for appending. It supports one caller at a time; the save service ensures that. */
export interface JournalFile {
  /** Number of entries in the journal. */
  readonly count: number
  /** A sentence for people if a torn last line was cut off on opening; otherwise null. */
  readonly mended: string | null
  /**
   * Appends an entry and resolves once it is durable. After a failure the journal is `broken` and must be reopened; its
   * file is cut back to its previous length if possible.
   */
  append(index: number, entry: JournalEntry): Promise<void>
  /** Appends several entries, which become durable together. */
  appendAll(index: number, entries: readonly JournalEntry[]): Promise<void>
  readonly isBroken: boolean
  close(): Promise<void>
}

/**
 * Reads a whole journal. Throws `no-such-save`, `too-large`, or `not-a-file` if it is not a plain file: a link could
 * lead to another user's file, which would then be written to.
 */
export async function readJournal(path: string): Promise<Buffer> {
  return withMissingAsNoSave(() => readPlainFile(path, MAX_BYTES, { links: false }))
}

/**
 * Creates a journal with its head durable on disk, or none at all: the file gets its final name only once the head is
 * complete.
 */
export async function createJournal(path: string, head: JournalHead, openFile: OpenJournal): Promise<void> {
  await withTempFile(path, async (temp) => {
    const handle = await openFile(temp, 'wx')
    try {
      await writeAll(handle, Buffer.from(encodeLine(head, 0).text))
        .then(() => handle.datasync())
        .finally(() => handle.close())
      await moveFile(temp, path)
    } catch (fault) {
      await unlink(temp).catch(() => undefined)
      throw fault
    }
  })
}

/**
 * Locks and opens a journal. `validate` reads and validates it before anything is changed; then a torn last line is
 * cut off, after its bytes were saved in `tornLinePath`.
 */
export async function openJournal(
  path: string,
  tornLinePath: string,
  openFile: OpenJournal,
  validate: () => Promise<ReplayedSave>,
): Promise<JournalFile> {
  const lock = `${path}.lock`
  await withMissingAsNoSave(() => acquireLock(lock))
  try {
    const vetted = await validate()
    const truncate = (size: number) => truncateJournal(path, size, openFile)
    const mended =
      vetted.intactBytes === vetted.size
        ? null
        : await mend(truncate, await readJournal(path), vetted.intactBytes, tornLinePath)
    const handle = await retryWhileBusy(() => openFile(path, 'a'))
    return createJournalFile(handle, lock, vetted, mended, truncate)
  } catch (fault) {
    await releaseLock(lock)
    throw fault
  }
}

type Truncate = (size: number) => Promise<void>

/** Truncates a journal through a handle of its own: Windows does not allow truncation through an append handle. */
async function truncateJournal(path: string, size: number, openFile: OpenJournal): Promise<void> {
  const handle = await retryWhileBusy(() => openFile(path, 'r+'))
  try {
    await handle.truncate(size)
    await handle.datasync()
  } finally {
    await handle.close()
  }
}

async function mend(truncate: Truncate, bytes: Buffer, good: number, tornLinePath: string): Promise<string> {
  await writeFile(tornLinePath, bytes.subarray(good), { mode: PRIVATE_FILE_MODE })
  await truncate(good)
  return `The last line of the save was torn (${String(bytes.length - good)} bytes); it was cut off, and all before it is whole.`
}

function createJournalFile(
  handle: JournalHandle,
  lock: string,
  found: ReplayedSave,
  mended: string | null,
  truncate: Truncate,
): JournalFile {
  let { intactBytes: size, checksum, count, last } = found
  let broken = false

  async function write(bytes: Buffer): Promise<void> {
    if (size + bytes.length > MAX_BYTES) {
      throw new ServiceError('too-large', 'The saved game has reached 16 MB, the most that one may hold.')
    }
    try {
      if ((await handle.stat()).size !== size) {
        broken = true
        throw new ServiceError('changed-outside', 'Another program has changed the saved game meanwhile.')
      }
      await writeAll(handle, bytes)
      await handle.datasync()
    } catch (fault) {
      // How much reached the disk is unknown; the file is cut back as far as possible and must be reread before it
      // grows.
      if (!broken) await truncate(size).catch(() => undefined)
      broken = true
      throw fault
    }
  }

  async function appendAll(index: number, entries: readonly JournalEntry[]): Promise<void> {
    if (index !== count) throw outOfStep(index, count)
    let text = ''
    let running = checksum
    for (const entry of entries) {
      const line = encodeLine(entry, running)
      text += line.text
      running = line.sum
    }
    const bytes = Buffer.from(text)
    await write(bytes)
    size += bytes.length
    checksum = running
    count += entries.length
    last = JSON.stringify(entries.at(-1) ?? null)
  }

  return {
    mended,
    get count() {
      return count
    },
    get isBroken() {
      return broken
    },
    async append(index, entry) {
      if (index === count - 1 && JSON.stringify(entry) === last) return
      await appendAll(index, [entry])
    },
    appendAll,
    async close() {
      await handle.close().finally(() => releaseLock(lock))
    },
  }
}

function outOfStep(index: number, count: number): ServiceError {
  const message = `Entry ${String(index)} was sent where entry ${String(count)} is due; nothing was written.`
  return new ServiceError('out-of-step', message)
}

async function writeAll(handle: JournalHandle, bytes: Buffer): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done)
    if (bytesWritten === 0) throw Object.assign(new Error('nothing was written'), { code: 'ENOSPC' })
    done += bytesWritten
  }
}

/** Opens a journal with permissions for its owner only. */
export const openPrivateFile: OpenJournal = (path, flags) => open(path, flags, PRIVATE_FILE_MODE)
