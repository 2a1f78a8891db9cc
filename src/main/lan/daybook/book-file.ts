import { constants, fdatasync, ftruncateSync, writeSync } from 'node:fs'
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
  /**
   * Gives lines to the system, which has them written even if this process is killed now. Throws where the disk refuses;
   * none of them counts as written then.
   */
  append(lines: readonly BookLine[]): void
  /**
   * Resolves when what was appended is on the disk for good. Where it rejects, what was appended since the last flush
   * that did not counts as not written. One call at a time.
   */
  flush(): Promise<void>
  /** Begins anew. Throws where the disk refuses, and holds what it held then. */
  clear(): void
  close(): Promise<void>
}

const lineSchema = z.strictObject({ save: saveIdSchema, index: entryIndexSchema, entry: journalEntrySchema })
const NEWLINE = 0x0a
const FLAGS = constants.O_RDWR | constants.O_CREAT
/**
 * The signal for a file that has reached a limit set on it: unheard it would end the process, and heard the write fails
 * like on a full disk.
 */
const AT_LIMIT = 'SIGXFSZ'
const heard = () => undefined

export async function bookFile(path: string): Promise<BookFile> {
  const lock = `${path}.lock`
  if (!process.listeners(AT_LIMIT).includes(heard)) process.on(AT_LIMIT, heard)
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

/** Each ply waits for this call: a line goes into the system's memory sooner than a thread could be asked to put it there. */
function writeAll(fd: number, bytes: Buffer, position: number): void {
  for (let done = 0; done < bytes.length;) {
    const written = writeSync(fd, bytes, done, bytes.length - done, position + done)
    if (written === 0) throw Object.assign(new Error('nothing was written'), { code: 'ENOSPC' })
    done += written
  }
}

function flushed(fd: number): Promise<void> {
  return new Promise((resolve, reject) => {
    fdatasync(fd, (fault) => {
      if (fault) reject(fault)
      else resolve()
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
  let end = { size: good, sum: before }
  /** How far it is on the disk for good. */
  let lasting = end

  return {
    left,
    get size() {
      return end.size
    },
    append(lines) {
      let text = ''
      let { sum } = end
      for (const one of lines) {
        const line = encodeLine(one, sum)
        text += line.text
        sum = line.sum
      }
      const bytes = Buffer.from(text)
      // Written where the last whole line ends: what an earlier attempt may have left there is written over.
      writeAll(handle.fd, bytes, end.size)
      end = { size: end.size + bytes.length, sum }
    },
    async flush() {
      const reached = end
      const before = lasting
      try {
        await flushed(handle.fd)
        // Begun anew meanwhile, it is not what was flushed.
        if (lasting === before) lasting = reached
      } catch (fault) {
        // What the system could not write it may have forgotten: it has to be given all of it again.
        end = lasting
        throw fault
      }
    },
    clear() {
      if (end.size === 0) return
      ftruncateSync(handle.fd, 0)
      end = lasting = { size: 0, sum: 0 }
    },
    async close() {
      await handle.close().finally(() => dropLock(lock))
    },
  }
}
