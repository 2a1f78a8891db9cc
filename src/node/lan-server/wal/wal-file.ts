import { constants, fdatasync, ftruncateSync, writeSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { DAY_BOOK_FORMAT, refuseNewer } from '../../../protocol/app/formats'
import { decodeLine, encodeLine } from '../../storage/journal-codec'
import { releaseLock, acquireLock } from '../../storage/file-lock'
import { writeFileAtomically } from '../../storage/disk'
import { copyAside, readLogFile } from './log-file-copy'
import { scanLog, type WalLine } from './log-scan'
import { salvage, type LengthOf } from './salvage'

export type { WalLine } from './log-scan'

/** The parts of a log file that could not be read when it was opened. */
export interface Gap {
  /** Path of a copy of the whole file as it was found. */
  readonly copy: string
  /**
   * Whether data was damaged after it was written; otherwise the end was torn, and nothing of that was acknowledged.
   */
  readonly isDamaged: boolean
  /** Number of unreadable bytes. */
  readonly unreadableBytes: number
  /** Whether they may belong to any game. */
  readonly mayAffectAnyGame: boolean
  /** Saves with missing lines, and the index of the first missing one. */
  readonly missing: ReadonlyMap<string, number>
  /** Number of readable lines that follow a missing line of their own game. */
  readonly refusedCount: number
}

/**
 * The log's file, locked. Its lines are like those of a journal: each has a checksum that continues the previous one.
 */
export interface WalFile {
  /** Lines that it held when it was opened and that continue its games. */
  readonly intactLines: readonly WalLine[]
  /** The parts that could not be read; null if there were none. */
  readonly gap: Gap | null
  /** Size in bytes. */
  readonly size: number
  /**
   * Hands lines to the operating system, so that they survive a crash of this process. Throws if the disk refuses; then
   * none of them counts as written.
   */
  append(lines: readonly WalLine[]): void
  /**
   * Resolves once everything appended so far is durable. If it rejects, everything appended since the last successful
   * flush counts as not written. Calls must not overlap.
   */
  flush(): Promise<void>
  /** Empties the file. Throws if the disk refuses; then the content is unchanged. */
  clear(): void
  close(): Promise<void>
}

const NEWLINE = 0x0a
const FLAGS = constants.O_RDWR | constants.O_CREAT
/**
 * The signal for exceeding a file size limit: without a handler it would terminate the process; with one, the write
 * fails as on a full disk.
 */
const FILE_SIZE_SIGNAL = 'SIGXFSZ'
const ignoreSignal = () => undefined

/**
 * Opens a log file, and creates it if missing. Rejects with `in-use` if another program has it open, with `bad-file` if
 * something else is in its place, with `newer-format` if a newer Parlor Box wrote it, and with errors of the disk.
 */
export async function openWalFile(path: string, lengthOf: LengthOf): Promise<WalFile> {
  const lock = `${path}.lock`
  if (!process.listeners(FILE_SIZE_SIGNAL).includes(ignoreSignal)) process.on(FILE_SIZE_SIGNAL, ignoreSignal)
  await acquireLock(lock)
  try {
    const { found, gap } = await readExistingLines(path, lengthOf)
    const handle = await open(path, FLAGS)
    return createWalFile(handle, lock, found, gap)
  } catch (fault) {
    await releaseLock(lock)
    throw fault
  }
}

/**
 * Synchronous, because each ply waits for it: copying a line to the system's page cache is faster than handing it to a
 * thread.
 */
function writeAll(fd: number, bytes: Buffer, position: number): void {
  for (let done = 0; done < bytes.length;) {
    const written = writeSync(fd, bytes, done, bytes.length - done, position + done)
    if (written === 0) throw Object.assign(new Error('nothing was written'), { code: 'ENOSPC' })
    done += written
  }
}

function flushData(fd: number): Promise<void> {
  return new Promise((resolve, reject) => {
    fdatasync(fd, (fault) => {
      if (fault) reject(fault)
      else resolve()
    })
  })
}

/**
 * Reads the lines that an earlier host left. If some are unreadable, copies the file aside and rewrites it without
 * them.
 */
async function readExistingLines(path: string, lengthOf: LengthOf): Promise<{ found: ExistingLines; gap: Gap | null }> {
  const bytes = await readLogFile(path)
  refuseNewer(DAY_BOOK_FORMAT, decodeLine(bytes.subarray(0, Math.max(0, bytes.indexOf(NEWLINE))), 0)?.value)
  const scan = scanLog(bytes)
  const { intactBytes, checksum, intactLines } = scan
  if (scan.unreadableBytes === 0) return { found: { intactLines, intactBytes, checksum }, gap: null }
  const { keptLines, missing, mayAffectAnyGame, refusedCount } = await salvage(scan, lengthOf)
  const copy = await copyAside(path)
  const encoded = encodeAll(keptLines, 0)
  await writeFileAtomically(path, encoded.text)
  const { isDamaged, unreadableBytes } = scan
  const found = { intactLines: keptLines, intactBytes: Buffer.byteLength(encoded.text), checksum: encoded.sum }
  return { found, gap: { copy, isDamaged, unreadableBytes, mayAffectAnyGame, missing, refusedCount } }
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

interface ExistingLines {
  readonly intactLines: readonly WalLine[]
  readonly intactBytes: number
  readonly checksum: number
}

function createWalFile(
  handle: FileHandle,
  lock: string,
  { intactLines, intactBytes, checksum: before }: ExistingLines,
  gap: Gap | null,
): WalFile {
  let end = { size: intactBytes, sum: before }
  /** Whether the file may hold bytes beyond its end, from a failed write. */
  let hasBytesBeyondEnd = false
  /** The end of the durable part. */
  let durableEnd = end

  return {
    intactLines,
    gap,
    get size() {
      return end.size
    },
    append(lines) {
      const { text, sum } = encodeAll(lines, end.sum)
      const bytes = Buffer.from(text)
      // Written at the end of the last complete line, over anything that a failed attempt may have left there.
      hasBytesBeyondEnd = true
      writeAll(handle.fd, bytes, end.size)
      hasBytesBeyondEnd = false
      end = { size: end.size + bytes.length, sum }
    },
    async flush() {
      const reached = end
      const before = durableEnd
      try {
        await flushData(handle.fd)
        // If the file was cleared meanwhile, `reached` no longer describes it.
        if (durableEnd === before) durableEnd = reached
      } catch (fault) {
        // The system may have dropped data that it failed to write, so all of it must be written again.
        hasBytesBeyondEnd ||= end !== durableEnd
        end = durableEnd
        throw fault
      }
    },
    clear() {
      if (end.size === 0 && !hasBytesBeyondEnd) return
      ftruncateSync(handle.fd, 0)
      hasBytesBeyondEnd = false
      end = durableEnd = { size: 0, sum: 0 }
    },
    async close() {
      await handle.close().finally(() => releaseLock(lock))
    },
  }
}
