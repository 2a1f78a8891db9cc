import { fdatasync, fstatSync, lstatSync, writeSync, type Stats } from 'node:fs'
import { open, unlink, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { promisify } from 'node:util'
import { createJobQueue } from '../../async/job-queue'
import type { JournalEntry, JournalHead } from '../../ports/journal'
import { ServiceError } from '../../protocol/app/services'
import {
  codeOf,
  moveFile,
  moveInto,
  PRIVATE_FILE_MODE,
  retryWhileBusy,
  withMissingAsNoSave,
  writeFileAtomically,
} from './disk'
import { acquireLock, releaseLock, renewLock } from './file-lock'
import { createPrivateFolder, readPlainFile, regainPrivateFolder } from './files'
import { encodeLine, scanJournal, type ScannedJournal } from './journal-codec'
import { withTempFile } from './temp-files'

/** A save that the rules allow from its first line to its last. */
export interface ReplayedSave {
  /** Head and entries as JSON in UTF-8; all fields have been validated, so it may be sent as it is. */
  readonly json: Uint8Array<ArrayBuffer>
  readonly game: string
  /** The whole file in this program's own form, if another program has rewritten it; see `scanJournal`. */
  readonly own: Uint8Array<ArrayBuffer> | null
  /** Size of the file in this program's own form, and length of its intact lines, in bytes. */
  readonly size: number
  readonly intactBytes: number
  /** The running checksum after the intact lines. */
  readonly checksum: number
  /** Number of entries, and the last one as JSON; `null` if there are none. */
  readonly count: number
  readonly last: string
}

/** Maximum size of a journal, larger than any game's: no larger file is read into memory, and none grows beyond it. */
const MAX_BYTES = 16 * 1_048_576

/**
 * The signal for exceeding a file size limit: without a handler it would terminate the process; with one, the write
 * fails as on a full disk.
 */
const FILE_SIZE_SIGNAL = 'SIGXFSZ'
const ignoreSignal = () => undefined

type HeldStats = Pick<Stats, 'dev' | 'ino' | 'size' | 'mtimeMs'>

/** The operations on an open file that journals need, so that tests can make each of them fail. */
interface JournalHandle {
  /**
   * Hands bytes to the system, for a place in the file; returns how many it took. Synchronous, because whoever is told
   * of an entry waits for it: copying a line to the system's page cache is faster than handing it to a thread.
   */
  write(bytes: Buffer, position: number): number
  datasync(): Promise<void>
  truncate(size: number): Promise<void>
  stat(): HeldStats
  close(): Promise<void>
}
export type OpenJournal = (path: string, flags: 'r+' | 'wx') => Promise<JournalHandle>

const flushData = promisify(fdatasync)

/** Opens a journal with permissions for its owner only. */
export const openPrivateFile: OpenJournal = async (path, flags) => {
  if (!process.listeners(FILE_SIZE_SIGNAL).includes(ignoreSignal)) process.on(FILE_SIZE_SIGNAL, ignoreSignal)
  const file = await open(path, flags, PRIVATE_FILE_MODE)
  return {
    write: (bytes, position) => writeSync(file.fd, bytes, 0, bytes.length, position),
    // Much cheaper than the handle's own method, and called for each of the tables up to a hundred times a second.
    datasync: () => flushData(file.fd),
    truncate: (size) => file.truncate(size),
    stat: () => fstatSync(file.fd),
    close: () => file.close(),
  }
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
      const line = Buffer.from(encodeLine(head, 0).text)
      try {
        for (let done = 0; done < line.length;) done += writeSome(handle, line.subarray(done), done)
        await handle.datasync()
      } finally {
        await handle.close()
      }
      await moveFile(temp, path)
    } catch (fault) {
      await unlink(temp).catch(() => undefined)
      throw fault
    }
  })
}

/** Where a journal lies, and what belongs to it. */
export interface JournalPlace {
  readonly path: string
  /** The folder into which other files in the journal's place are moved. */
  readonly removed: string
  /** Path at which the bytes of a torn last line are kept. */
  readonly tornLine: string
}

/**
 * A journal held open and locked for appending. Its whole content is kept in memory, so that it can be written again
 * whatever happens to its file.
 */
export class JournalFile {
  private readonly inTurn = createJobQueue()
  /** Length of the content in bytes, of the part that the system has, and of the part that survives a power cut. */
  private size: number
  private written: number
  private durable: number
  /** The file's time of change as of the last flush; null after own writes, NaN if somebody else's came before them. */
  private changedAt: number | null
  private entryCount: number
  private checksum: number
  /** The last entry as JSON. */
  private last: string
  /** Whether a write failed or somebody else has written, so that the file must be looked at before it grows. */
  private isDoubtful = false
  private isAppendedTo = false
  private writtenAnew = false
  private notice: string | null = null

  /** @param mended a sentence for people if a torn last line was cut off on opening; otherwise null */
  private constructor(
    private readonly place: JournalPlace,
    private readonly openFile: OpenJournal,
    private handle: JournalHandle,
    private content: Buffer,
    found: ReplayedSave,
    readonly mended: string | null,
  ) {
    this.changedAt = handle.stat().mtimeMs
    this.size = this.written = this.durable = found.intactBytes
    this.entryCount = found.count
    this.checksum = found.checksum
    this.last = found.last
  }

  /**
   * Locks and opens a journal. `validate` reads and validates it before anything is changed; then a torn last line is
   * cut off, after its bytes were kept.
   */
  static async open(
    place: JournalPlace,
    openFile: OpenJournal,
    validate: () => Promise<ReplayedSave>,
  ): Promise<JournalFile> {
    const { path, tornLine } = place
    const lock = `${path}.lock`
    await withMissingAsNoSave(() => acquireLock(lock))
    try {
      const found = await validate()
      const bytes = await readJournal(path)
      if (bytes.length !== found.size)
        throw new ServiceError('changed-outside', 'Another program is changing the saved game.')
      const handle = await retryWhileBusy(() => openFile(path, 'r+'))
      try {
        const torn = bytes.subarray(found.intactBytes)
        if (torn.length > 0) {
          await writeFile(tornLine, torn, { mode: PRIVATE_FILE_MODE })
          await handle.truncate(found.intactBytes)
          await handle.datasync()
        }
        return new JournalFile(place, openFile, handle, bytes, found, torn.length > 0 ? mendedSentence(torn) : null)
      } catch (fault) {
        await handle.close().catch(() => undefined)
        throw fault
      }
    } catch (fault) {
      await releaseLock(lock)
      throw fault
    }
  }

  /** Number of entries. */
  get count(): number {
    return this.entryCount
  }

  /** Whether the file was written again since the last append. */
  get isWrittenAnew(): boolean {
    return this.writtenAnew
  }

  /**
   * Takes entries in, all or none; `write` and `flush` bring them to the disk. The last entry alone, repeated, is taken
   * once. Throws `out-of-step` if `index` is not the number of entries, and `too-large`.
   */
  append(index: number, entries: readonly JournalEntry[]): void {
    const last = JSON.stringify(entries.at(-1) ?? null)
    if (entries.length === 1 && index === this.entryCount - 1 && last === this.last) return
    if (index !== this.entryCount) throw outOfStep(index, this.entryCount)
    let text = ''
    let sum = this.checksum
    for (const entry of entries) {
      const line = encodeLine(entry, sum)
      text += line.text
      sum = line.sum
    }
    const bytes = Buffer.from(text)
    const size = this.size + bytes.length
    if (size > MAX_BYTES)
      throw new ServiceError('too-large', 'The saved game has reached 16 MB, the most that one may hold.')
    if (size > this.content.length) this.content = Buffer.concat([this.content], 2 * size)
    this.content.set(bytes, this.size)
    this.size = size
    this.checksum = sum
    this.entryCount += entries.length
    this.last = last
    this.isAppendedTo = true
    this.writtenAnew = false
  }

  /**
   * Hands everything that was taken in to the system, so that it survives a kill of this process. Does nothing if the
   * file is in doubt: the next flush settles that. Throws the system's error.
   */
  write(): void {
    if (this.isDoubtful || this.written === this.size) return
    this.isDoubtful = true
    // Between two flushes only the first write looks.
    if (this.changedAt !== null) {
      const { size, mtimeMs } = this.handle.stat()
      if (size !== this.written) return
      this.changedAt = mtimeMs === this.changedAt ? null : NaN
    }
    this.writeRest()
    this.isDoubtful = false
  }

  /**
   * Resolves once everything taken in before this call survives a power cut, in the file that has the journal's name. If
   * that is no longer the one written to (somebody has removed, moved, replaced or changed it), the whole journal is
   * written again, what lies in its place is moved aside, and there is a notice. Rejects with the system's error; what
   * was taken in stays so, and the next call writes it.
   */
  flush(): Promise<void> {
    return this.inTurn(() => this.flushNow())
  }

  /** Returns the sentence for people about a file that had to be written again, once; otherwise null. */
  takeNotice(): string | null {
    const notice = this.notice
    this.notice = null
    return notice
  }

  /** Returns what the journal holds, as it was taken in. */
  scan(): ScannedJournal {
    const scanned = scanJournal(this.content.subarray(0, this.size))
    if (!scanned.ok) throw new Error(scanned.error.message)
    return scanned.value
  }

  /** Flushes what was appended if the disk allows it, and releases the file and its lock. Resolves to a last notice. */
  async close(): Promise<string | null> {
    // Whoever appended what cannot be flushed now was told so when it was refused.
    if (this.isAppendedTo) await this.flush().catch(() => undefined)
    await this.inTurn(() => this.handle.close().finally(() => releaseLock(`${this.place.path}.lock`)))
    return this.takeNotice()
  }

  private async flushNow(): Promise<void> {
    try {
      this.write()
      const size = this.size
      if (!this.isDoubtful && this.durable < size) await this.handle.datasync()
      const held = this.isDoubtful ? null : this.handle.stat()
      if (held === null || !this.isInPlace(held)) return await this.reopen()
      this.durable = size
      this.changedAt = held.mtimeMs
    } catch (fault) {
      this.isDoubtful = true
      throw fault
    }
  }

  private writeRest(): void {
    while (this.written < this.size)
      this.written += writeSome(this.handle, this.content.subarray(this.written, this.size), this.written)
  }

  /** Whether nobody else has written to the file, as far as its size and its time of change tell. */
  private isUntouched({ size, mtimeMs }: HeldStats): boolean {
    return size === this.written && (this.changedAt === null || mtimeMs === this.changedAt)
  }

  /** Whether the journal's name still leads to the file that is written to, and nobody else has written to it. */
  private isInPlace(held: HeldStats): boolean {
    const named = namedAt(this.place.path)
    // On Windows a volume's number need not be the same by either way.
    const isSameVolume = process.platform === 'win32' || named?.dev === held.dev
    return named?.ino === held.ino && isSameVolume && this.isUntouched(held)
  }

  /** Goes on with the file that has the journal's name if it holds nothing else; otherwise writes the journal again. */
  private async reopen(): Promise<void> {
    this.isDoubtful = true
    const found = await readJournal(this.place.path).catch((fault: unknown) => {
      if (fault instanceof ServiceError || codeOf(fault) === 'ENOTDIR') return null
      throw fault
    })
    const isOurs =
      found !== null &&
      found.length >= this.durable &&
      found.length <= this.size &&
      found.equals(this.content.subarray(0, found.length))
    const size = isOurs ? this.durable : await this.writeAnew()
    const handle = await retryWhileBusy(() => this.openFile(this.place.path, 'r+'))
    const former = this.handle
    this.handle = handle
    // The system may have dropped what it failed to write, so all that is not durable is written again.
    this.written = this.durable = size
    await former.close().catch(() => undefined)
    this.writeRest()
    const whole = this.size
    if (size < whole) await handle.datasync()
    this.durable = whole
    this.changedAt = handle.stat().mtimeMs
    this.isDoubtful = false
  }

  /** Writes the whole journal under its name, and moves away what lies there. Returns the number of bytes written. */
  private async writeAnew(): Promise<number> {
    const { path, removed } = this.place
    const size = this.size
    await regainPrivateFolder(dirname(path))
    await renewLock(`${path}.lock`)
    let aside = ''
    await writeFileAtomically(path, this.content.subarray(0, size), async () => {
      if (!namedAt(path)) return
      await createPrivateFolder(removed)
      aside = ` What lay there is kept as ${basename(await moveInto(path, removed))} among the removed games.`
    })
    this.writtenAnew = true
    this.notice = `Another program had moved, removed or changed its file, which was written again with everything that was played.${aside}`
    return size
  }
}

/** Returns what has a name; null if nothing has, or if a file lies where a folder of its path was. */
function namedAt(path: string): Stats | null {
  try {
    return lstatSync(path)
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT' || codeOf(fault) === 'ENOTDIR') return null
    throw fault
  }
}

/** Writes what the system takes, at least a byte. Throws if it takes nothing. */
function writeSome(handle: JournalHandle, bytes: Buffer, position: number): number {
  const written = handle.write(bytes, position)
  if (written === 0) throw Object.assign(new Error('nothing was written'), { code: 'ENOSPC' })
  return written
}

function mendedSentence(torn: Buffer): string {
  return `The last line of the save was torn (${String(torn.length)} bytes); it was cut off, and all before it is whole.`
}

function outOfStep(index: number, count: number): ServiceError {
  const message = `Entry ${String(index)} was sent where entry ${String(count)} is due; nothing was written.`
  return new ServiceError('out-of-step', message)
}
