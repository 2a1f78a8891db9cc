import { constants, write } from 'node:fs'
import { open, readFile, type FileHandle } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { JournalEntry } from '../../../protocol/journal'
import { entryIndexSchema, journalEntrySchema, saveIdSchema } from '../../../protocol/schemas'
import { decodeLine, dropLock, encodeLine, takeLock } from '../../saves'

/** An entry of some save's journal. */
export interface BookLine {
  readonly save: string
  readonly index: number
  readonly entry: JournalEntry
}

/** The book on the disk, locked. Its lines are like those of a journal: each has a sum that continues the one before. */
export interface BookFile {
  /** What was in it when it was opened. A torn end is left out: nobody was shown that. */
  readonly left: readonly BookLine[]
  /** Bytes. */
  readonly size: number
  /** Resolves when the lines are on the disk. Where it rejects, none of them counts as written. One call at a time. */
  append(lines: readonly BookLine[]): Promise<void>
  /** Begins anew. */
  clear(): Promise<void>
  close(): Promise<void>
}

const lineSchema = z.strictObject({ save: saveIdSchema, index: entryIndexSchema, entry: journalEntrySchema })
const NEWLINE = 0x0a
/** Where a write can flush by itself it does: one trip to the disk instead of two. Elsewhere the flag promises less. */
const FLUSHES = process.platform === 'linux'
const FLAGS = constants.O_RDWR | constants.O_CREAT | (FLUSHES ? constants.O_DSYNC : 0)

export async function bookFile(path: string): Promise<BookFile> {
  const lock = `${path}.lock`
  await takeLock(lock)
  try {
    const bytes = await readFile(path).catch(() => Buffer.alloc(0))
    const found = scan(bytes)
    const handle = await open(path, FLAGS)
    return holding(handle, lock, found)
  } catch (fault) {
    await dropLock(lock)
    throw fault
  }
}

/** The call that each ply waits for: a file handle's own `write` takes twice the processor's time of the plain one. */
function writeAt(fd: number, bytes: Buffer, from: number, position: number): Promise<number> {
  return new Promise((resolve, reject) => {
    write(fd, bytes, from, bytes.length - from, position, (fault, written) => {
      if (fault) reject(fault)
      else resolve(written)
    })
  })
}

interface Found {
  readonly left: readonly BookLine[]
  readonly good: number
  readonly sum: number
}

function scan(bytes: Buffer): Found {
  const left: BookLine[] = []
  let good = 0
  let sum = 0
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, good)) {
    const line = decodeLine(bytes.subarray(good, end), sum)
    const read = line && lineSchema.safeParse(line.value)
    if (!line || !read?.success) break
    left.push(read.data)
    sum = line.sum
    good = end + 1
  }
  return { left, good, sum }
}

function holding(handle: FileHandle, lock: string, { left, good, sum: before }: Found): BookFile {
  let size = good
  let sum = before

  return {
    left,
    get size() {
      return size
    },
    async append(lines) {
      let text = ''
      let running = sum
      for (const one of lines) {
        const line = encodeLine(one, running)
        text += line.text
        running = line.sum
      }
      const bytes = Buffer.from(text)
      // Written where the last whole line ends: what an earlier attempt may have left there is written over.
      for (let done = 0; done < bytes.length;) {
        const written = await writeAt(handle.fd, bytes, done, size + done)
        if (written === 0) throw Object.assign(new Error('nothing was written'), { code: 'ENOSPC' })
        done += written
      }
      if (!FLUSHES) await handle.datasync()
      size += bytes.length
      sum = running
    },
    async clear() {
      if (size === 0) return
      await handle.truncate(0)
      size = 0
      sum = 0
    },
    async close() {
      await handle.close().finally(() => dropLock(lock))
    },
  }
}
