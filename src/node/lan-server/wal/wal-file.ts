import { constants, fdatasync, ftruncateSync, writeSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { DAY_BOOK, refuseNewer } from '../../../protocol/app/formats'
import { decodeLine, encodeLine } from '../../storage/journal-codec'
import { releaseLock, acquireLock } from '../../storage/file-lock'
import { writeFileWhole } from '../../storage/disk'
import { copyAside, readBook } from './book-rest'
import { scanBook, type WalLine } from './book-scan'
import { salvage, type LengthOf } from './salvage'

export type { WalLine } from './book-scan'

/** What could not be read when a book was opened. */
export interface Gap {
  /** Where the whole file lies as it was found. */
  readonly copy: string
  /** Whether what was written once has been damaged since; else the end was torn, of which nothing was acknowledged. */
  readonly damaged: boolean
  /** Bytes that could not be read. */
  readonly unread: number
  /** Whether they may be of any game. */
  readonly anonymous: boolean
  /** Saves of which lines are missing, with the index of the first of them. */
  readonly missing: ReadonlyMap<string, number>
  /** Lines that could be read, but stand behind a missing one of their game. */
  readonly refused: number
}

/** The book on the disk, locked. Its lines are like those of a journal: each has a sum that continues the one before. */
export interface WalFile {
  /** What was in it when it was opened, and continues its games. */
  readonly left: readonly WalLine[]
  /** What was in it and could not be read; null where all could. */
  readonly gap: Gap | null
  /** Bytes. */
  readonly size: number
  /**
   * Gives lines to the system, which has them written even if this process is killed now. Throws where the disk refuses;
   * none of them counts as written then.
   */
  append(lines: readonly WalLine[]): void
  /**
   * Resolves when what was appended is on the disk for good. Where it rejects, what was appended since the last flush
   * that did not counts as not written. One call at a time.
   */
  flush(): Promise<void>
  /** Begins anew. Throws where the disk refuses, and holds what it held then. */
  clear(): void
  close(): Promise<void>
}

const NEWLINE = 0x0a
const FLAGS = constants.O_RDWR | constants.O_CREAT
/**
 * The signal for a file that has reached a limit set on it: unheard it would end the process, and heard the write fails
 * like on a full disk.
 */
const AT_LIMIT = 'SIGXFSZ'
const heard = () => undefined

/**
 * Opens a book, and makes it where there is none. Rejects with `in-use` where another program has it, with `bad-file`
 * where something else lies in its place, with `newer-format` where a newer Parlor Box wrote it, and with faults of the disk.
 */
export async function openWalFile(path: string, lengthOf: LengthOf): Promise<WalFile> {
  const lock = `${path}.lock`
  if (!process.listeners(AT_LIMIT).includes(heard)) process.on(AT_LIMIT, heard)
  await acquireLock(lock)
  try {
    const { found, gap } = await readLeft(path, lengthOf)
    const handle = await open(path, FLAGS)
    return holding(handle, lock, found, gap)
  } catch (fault) {
    await releaseLock(lock)
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

/** Reads what an earlier host has left. What can't be read is copied aside, and the book written anew without it. */
async function readLeft(path: string, lengthOf: LengthOf): Promise<{ found: Found; gap: Gap | null }> {
  const bytes = await readBook(path)
  refuseNewer(DAY_BOOK, decodeLine(bytes.subarray(0, Math.max(0, bytes.indexOf(NEWLINE))), 0)?.value)
  const scan = scanBook(bytes)
  const { good, sum, left } = scan
  if (scan.unread === 0) return { found: { left, good, sum }, gap: null }
  const { kept, missing, anonymous, refused } = await salvage(scan, lengthOf)
  const copy = await copyAside(path)
  const encoded = encodeAll(kept, 0)
  await writeFileWhole(path, encoded.text)
  const { damaged, unread } = scan
  const found = { left: kept, good: Buffer.byteLength(encoded.text), sum: encoded.sum }
  return { found, gap: { copy, damaged, unread, anonymous, missing, refused } }
}

function encodeAll(lines: readonly WalLine[], before: number): { text: string; sum: number } {
  let text = ''
  let sum = before
  for (const one of lines) {
    const line = encodeLine(one, sum)
    text += line.text
    sum = line.sum
  }
  return { text, sum }
}

interface Found {
  readonly left: readonly WalLine[]
  readonly good: number
  readonly sum: number
}

function holding(handle: FileHandle, lock: string, { left, good, sum: before }: Found, gap: Gap | null): WalFile {
  let end = { size: good, sum: before }
  /** Whether the file may hold bytes beyond its end, of a writing that failed. */
  let beyond = false
  /** How far it is on the disk for good. */
  let lasting = end

  return {
    left,
    gap,
    get size() {
      return end.size
    },
    append(lines) {
      const { text, sum } = encodeAll(lines, end.sum)
      const bytes = Buffer.from(text)
      // Written where the last whole line ends: what an earlier attempt may have left there is written over.
      beyond = true
      writeAll(handle.fd, bytes, end.size)
      beyond = false
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
        beyond ||= end !== lasting
        end = lasting
        throw fault
      }
    },
    clear() {
      if (end.size === 0 && !beyond) return
      ftruncateSync(handle.fd, 0)
      beyond = false
      end = lasting = { size: 0, sum: 0 }
    },
    async close() {
      await handle.close().finally(() => releaseLock(lock))
    },
  }
}
