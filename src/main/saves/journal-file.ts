import { open, readFile, stat, unlink, writeFile, type FileHandle } from 'node:fs/promises'
import type { JournalEntry, JournalHead } from '../../protocol/journal'
import { ServiceError } from '../../protocol/services'
import { moveFile, patiently } from './disk'
import { encodeLine, scanJournal, type Scanned } from './journal-text'
import { dropLock, takeLock } from './lock'

/** Larger than any game; a file beyond it is not read into memory. */
const MAX_BYTES = 16 * 1_048_576

/** Part of a file handle: what journals need, so that tests can let each part fail. */
export type JournalHandle = Pick<FileHandle, 'write' | 'datasync' | 'truncate' | 'stat' | 'close'>
export type OpenJournal = (path: string, flags: string) => Promise<JournalHandle>

/** A journal held open for appending. One caller at a time; see the service. */
export interface JournalFile {
  readonly scanned: Scanned
  /** Set if a torn last line was cut off when it was opened. */
  readonly mended: string | null
  /**
   * Appends an entry and resolves when it is on the disk. On a fault the file is as it was before, or `broken` and to be
   * opened anew.
   */
  append(index: number, entry: JournalEntry): Promise<void>
  /** The same for several entries, which reach the disk together. */
  appendAll(index: number, entries: readonly JournalEntry[]): Promise<void>
  readonly broken: boolean
  close(): Promise<void>
}

/** Reads a journal's whole bytes; `too-large` where it can't be one. */
export async function readJournal(path: string): Promise<Buffer> {
  const { size } = await stat(path)
  if (size > MAX_BYTES) throw new ServiceError('too-large', 'The file is far larger than any saved game.')
  return readFile(path)
}

/** Makes a new journal with its head on the disk, or none: it has its name only when the head is whole. */
export async function createJournal(path: string, head: JournalHead, openFile: OpenJournal): Promise<void> {
  const unnamed = `${path}.new`
  const handle = await openFile(unnamed, 'wx')
  try {
    await writeAll(handle, encodeLine(head, 0).text)
      .then(() => handle.datasync())
      .finally(() => handle.close())
    await moveFile(unnamed, path)
  } catch (fault) {
    await unlink(unnamed).catch(() => undefined)
    throw fault
  }
}

/**
 * Locks and opens a journal. `vet` judges what was read before anything is changed; then a torn last line is cut off,
 * after its bytes were laid aside in `scrap`.
 */
export async function openJournal(
  path: string,
  scrap: string,
  openFile: OpenJournal,
  vet: (scanned: Scanned) => void,
): Promise<JournalFile> {
  const lock = `${path}.lock`
  await takeLock(lock)
  try {
    const bytes = await readJournal(path)
    const scanned = scanJournal(bytes)
    if (!scanned.ok) throw new ServiceError(scanned.error.code, scanned.error.message)
    vet(scanned.value)
    const handle = await patiently(() => openFile(path, 'a'))
    const mended = await mend(handle, bytes, scanned.value.good, scrap)
    return holding(handle, lock, scanned.value, mended)
  } catch (fault) {
    await dropLock(lock)
    throw fault
  }
}

async function mend(handle: JournalHandle, bytes: Buffer, good: number, scrap: string): Promise<string | null> {
  if (good === bytes.length) return null
  try {
    await writeFile(scrap, bytes.subarray(good))
    await handle.truncate(good)
    await handle.datasync()
  } catch (fault) {
    await handle.close()
    throw fault
  }
  return `The last line of the save was torn (${String(bytes.length - good)} bytes); it was cut off, and all before it is whole.`
}

function holding(handle: JournalHandle, lock: string, scanned: Scanned, mended: string | null): JournalFile {
  let size = scanned.good
  let sum = scanned.sum
  let count = scanned.entries.length
  let last = JSON.stringify(scanned.entries.at(-1) ?? null)
  let broken = false

  async function write(text: string): Promise<void> {
    try {
      if ((await handle.stat()).size !== size) {
        broken = true
        throw new ServiceError('changed-outside', 'Another program has changed the saved game meanwhile.')
      }
      await writeAll(handle, text)
      await handle.datasync()
    } catch (fault) {
      // What reached the disk is unknown; without a clean cut the file must be read again before it grows.
      if (!broken) await handle.truncate(size).catch(() => undefined)
      broken = true
      throw fault
    }
  }

  async function appendAll(index: number, entries: readonly JournalEntry[]): Promise<void> {
    if (index !== count) {
      const message = `Entry ${String(index)} was sent where entry ${String(count)} is due; nothing was written.`
      throw new ServiceError('out-of-step', message)
    }
    let text = ''
    let running = sum
    for (const entry of entries) {
      const line = encodeLine(entry, running)
      text += line.text
      running = line.sum
    }
    await write(text)
    size += Buffer.byteLength(text)
    sum = running
    count += entries.length
    last = JSON.stringify(entries.at(-1) ?? null)
  }

  return {
    scanned,
    mended,
    get broken() {
      return broken
    },
    async append(index, entry) {
      if (index === count - 1 && JSON.stringify(entry) === last) return
      await appendAll(index, [entry])
    },
    appendAll,
    async close() {
      await handle.close().finally(() => dropLock(lock))
    },
  }
}

async function writeAll(handle: JournalHandle, text: string): Promise<void> {
  const bytes = Buffer.from(text)
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done)
    if (bytesWritten === 0) throw Object.assign(new Error('nothing was written'), { code: 'ENOSPC' })
    done += bytesWritten
  }
}

export const openPlain: OpenJournal = (path, flags) => open(path, flags)
