import { messageOf } from '../../async/do-all'
import { wait } from '../../async/wait'
import type { JournalEntry, JournalHead, JournalSink } from '../../ports/journal'
import { ServiceError, type LoadedSave } from '../../protocol/app/services'
import type { JournalFile } from '../storage/journal-file'
import type { SaveFolder } from '../storage/save-service'
import { isFinal, type WriteRetryQueue } from './write-retry-queue'

/**
 * Minimum time between the starts of two flushes, in milliseconds: entries of all tables that arrive in between share
 * one flush. After a quiet time a flush starts without delay.
 */
const MIN_FLUSH_INTERVAL_MS = 10

/**
 * After a flush that took longer, the disk rests for as long, but not for more milliseconds than this: many tables on a
 * slow disk would otherwise keep the processor busy with flushes of a few entries each.
 */
const MAX_REST_MS = 40

/** The journal of one game at a LAN table. Accepts entries synchronously. */
export class GameJournal implements JournalSink {
  /** Its save; null until the disk accepts one: if the host is killed before that, the game is lost. */
  save: string | null = null
  file: JournalFile | null = null
  /** Whether the last attempt to write failed. */
  isRefused = false
  /** Settles when the file is closed; null while nobody closes it. */
  closing: Promise<void> | null = null
  /** Entries that the file has not taken in. */
  private waiting: JournalEntry[] = []

  /** @param onAppend called when there is something to write */
  constructor(
    readonly table: string,
    readonly onAppend: (journal: GameJournal) => void,
  ) {}

  append(entry: JournalEntry): undefined {
    this.waiting.push(entry)
    if (this.file) this.onAppend(this)
  }

  /** Hands all entries to the system, so that they survive a kill of this process. Throws if that is refused. */
  write(): void {
    if (!this.file) return
    if (this.waiting.length > 0) {
      this.file.append(this.file.count, this.waiting)
      this.waiting = []
    }
    this.file.write()
  }

  /** Resolves once all entries so far survive a power cut, too. Rejects if that is refused. */
  async flush(): Promise<void> {
    this.write()
    await this.file?.flush()
  }
}

/**
 * The journals of all games at the tables. Entries are handed to the operating system before anybody is told of them,
 * and all journals are flushed together, which releases the acknowledgements.
 */
export class TableJournals {
  private readonly open = new Map<string, GameJournal>()
  private readonly unwritten = new Set<GameJournal>()
  private readonly unflushed = new Set<GameJournal>()
  /** Callbacks that wait for the disk, in order of registration, each with the number of entries noted before it. */
  private readonly waiting: { readonly mark: number; readonly act: () => void }[] = []
  private noted = 0
  private settled = 0
  private flushing: Promise<void> | null = null

  /**
   * @param onNotice receives the sentence to show to a table's owner if a journal's file had to be written again, or if
   *   its last line was torn (`log-damaged`)
   */
  constructor(
    private readonly saves: SaveFolder,
    private readonly retries: WriteRetryQueue,
    private readonly report: (fault: unknown) => void,
    private readonly onNotice: (table: string, notice: string, code?: 'log-damaged') => void,
  ) {}

  /**
   * Creates a journal. If the disk refuses, play goes on, and the journal is created as soon as possible, with
   * everything played until then.
   * @param onCreatedLate called when a journal could only be created later, once it holds everything played until then
   */
  async begin(
    { table, round, head }: { table: string; round: number; head: Omit<JournalHead, 'id'> },
    onCreatedLate: (save: string) => Promise<void>,
  ): Promise<GameJournal> {
    // The table's former games get no more entries. What the disk refuses of them is in the retry queue.
    for (const [save, former] of this.open) if (former.table === table) void this.release(save).catch(() => undefined)
    const journal = new GameJournal(table, (one) => this.note(one))
    let created: string | null = null
    let isLate = false
    const create = async () => {
      try {
        created ??= await this.saves.saves.create(head)
        if (!journal.file) this.take(journal, created, (await this.saves.open(created)).file)
      } catch (fault) {
        if (!isFinal(fault)) throw fault
        // Somebody has removed or changed it before it was opened: the game still needs one.
        created = null
        throw new ServiceError('disk-fault', messageOf(fault))
      }
      if (!isLate) return
      await journal.flush()
      await onCreatedLate(created)
    }
    await this.retries.write(table, `journal ${String(round)}`, create).catch(this.report)
    isLate = true
    return journal
  }

  /** Opens the journal of a game that goes on, and returns what it holds. Rejects like `load`. */
  async resume(table: string, save: string): Promise<LoadedSave & { readonly journal: GameJournal }> {
    const { file, game } = await this.saves.open(save)
    const journal = new GameJournal(table, (one) => this.note(one))
    this.take(journal, save, file)
    if (file.mended !== null) this.onNotice(table, file.mended, 'log-damaged')
    return { ...game, journal }
  }

  /** Returns a game whose every entry is on the disk. Rejects while the disk refuses, or like `load`. */
  async load(save: string): Promise<LoadedSave> {
    const journal = this.open.get(save)
    await journal?.closing
    if (!journal?.file || !this.open.has(save)) return this.saves.saves.load(save)
    await journal.flush()
    return journal.file.scan()
  }

  /**
   * Hands all new entries to the operating system, so that they survive a crash of this process. Call it before telling
   * anyone of an entry; otherwise it happens at the end of the current event-loop turn.
   */
  write(): void {
    if (this.unwritten.size === 0) return
    const due = [...this.unwritten]
    this.unwritten.clear()
    for (const journal of due) {
      try {
        journal.write()
      } catch (fault) {
        this.refuse(journal, fault)
      }
    }
  }

  /**
   * Calls `act` once every entry noted so far is durable, or once the failure to write it has been reported. Calls it
   * immediately when nothing is pending. Callbacks run in the order in which they were registered.
   */
  whenFlushed(act: () => void): void {
    if (this.settled === this.noted) act()
    else this.waiting.push({ mark: this.noted, act })
  }

  /**
   * Looks whether the files of the journals still lie where they belong, as every flush does, too. Between two moves a
   * file is written again once: two hosts that do so to each other come to rest.
   */
  look(): void {
    for (const journal of this.open.values())
      if (!journal.closing && !journal.file?.isWrittenAnew) this.flushSoon(journal)
  }

  /** Closes a journal if it is open. Rejects, and leaves it open, while the disk refuses what is in it. */
  async release(save: string): Promise<void> {
    const journal = this.open.get(save)
    if (!journal) return
    journal.closing ??= journal
      .flush()
      .then(() => this.closeOne(save, journal))
      .finally(() => (journal.closing = null))
    await journal.closing
  }

  /** Closes all journals. */
  async close(): Promise<void> {
    await this.flushing
    for (const [save, journal] of this.open) {
      await journal.closing?.catch(() => undefined)
      if (this.open.has(save)) await this.closeOne(save, journal)
    }
  }

  private take(journal: GameJournal, save: string, file: JournalFile): void {
    journal.save = save
    journal.file = file
    this.open.set(save, journal)
  }

  private async closeOne(save: string, journal: GameJournal): Promise<void> {
    this.unwritten.delete(journal)
    this.unflushed.delete(journal)
    this.retries.forget(journal.table, `game ${save}`)
    await journal.file?.close().finally(() => this.open.delete(save))
  }

  private note(journal: GameJournal): void {
    this.noted++
    if (this.unwritten.size === 0) setImmediate(() => this.write())
    this.unwritten.add(journal)
    this.flushSoon(journal)
  }

  /** Schedules a flush. Journals named in the same turn, from however many tables, are flushed together. */
  private flushSoon(journal: GameJournal): void {
    this.unflushed.add(journal)
    this.flushing ??= new Promise((resolve) => setImmediate(resolve)).then(() => this.flushAll())
  }

  private async flushAll(): Promise<void> {
    try {
      for (;;) {
        this.write()
        const due = [...this.unflushed]
        const mark = this.noted
        if (due.length === 0) return this.settle(mark)
        this.unflushed.clear()
        const begun = performance.now()
        await Promise.all(due.map((journal) => this.flush(journal)))
        this.settle(mark)
        const took = performance.now() - begun
        const rest = Math.max(MIN_FLUSH_INTERVAL_MS - took, Math.min(took, MAX_REST_MS))
        if (rest > 0 && this.unflushed.size > 0) await wait(rest)
      }
    } finally {
      this.flushing = null
    }
  }

  private async flush(journal: GameJournal): Promise<void> {
    try {
      await journal.flush()
      if (journal.isRefused) this.retries.forget(journal.table, `game ${String(journal.save)}`)
      journal.isRefused = false
    } catch (fault) {
      this.refuse(journal, fault)
    }
    const notice = journal.file?.takeNotice() ?? null
    if (notice !== null) this.onNotice(journal.table, notice)
  }

  /** Handles a refusal: play goes on, the owner is told, and the write is repeated until the disk accepts it. */
  private refuse(journal: GameJournal, fault: unknown): void {
    journal.isRefused = true
    this.retries.addRefused(journal.table, `game ${String(journal.save)}`, fault, () => this.flush(journal))
  }

  /** Releases what waits for the first `mark` entries: they are durable, or their refusal was reported. */
  private settle(mark: number): void {
    this.settled = mark
    const rest = this.waiting.findIndex((one) => one.mark > mark)
    for (const { act } of this.waiting.splice(0, rest < 0 ? this.waiting.length : rest)) {
      try {
        act()
      } catch (fault) {
        this.report(fault)
      }
    }
  }
}
