import type { JournalEntry, JournalHead } from './journal'

/** A saved game in the list of the shelf. */
export interface SaveSummary {
  readonly id: string
  readonly game: string
  readonly names: readonly string[]
  readonly moves: number
  readonly over: boolean
  /** Milliseconds since 1970. */
  readonly begun: number
  readonly touched: number
  /** Set where the file cannot be opened: the sentence to show. */
  readonly fault?: string
}

export interface LoadedSave {
  readonly head: JournalHead
  readonly entries: readonly JournalEntry[]
  /** Set if a torn last line was cut off when it was opened: the sentence to show. */
  readonly mended?: string
}

/** What went wrong behind a service, as it crosses IPC or HTTP. `code` is kebab-case: `damaged-save`, `disk-full`, … */
export class ServiceError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
    this.name = 'ServiceError'
  }
}

export interface SaveService {
  list(): Promise<SaveSummary[]>
  /** Begins a journal; resolves when its head is on the disk. `head.id` is chosen by the service. */
  create(head: Omit<JournalHead, 'id'>): Promise<string>
  /**
   * Appends one entry. `index` is the number of entries before it, so that a repeated or lost call is noticed.
   * Resolves only when the line is flushed to the disk.
   */
  append(id: string, index: number, entry: JournalEntry): Promise<void>
  load(id: string): Promise<LoadedSave>
  /** Moves it to the folder of removed games. */
  remove(id: string): Promise<void>
  /** The save as the text of a `.parlor` record. */
  exportRecord(id: string): Promise<string>
  /** Checks the text of a `.parlor` record by replaying it, and makes a save of it. Answers its id. */
  importRecord(text: string): Promise<string>
}

export interface PlatformInfo {
  readonly shell: 'electron' | 'host'
  readonly version: string
  /** Where saves lie, for people. */
  readonly savesFolder: string
}

/**
 * What the page is given by whatever runs it: `window.parlor` in Electron, HTTP from the headless host, the same
 * either way. Settings are one JSON document that belongs to the renderer.
 */
export interface Services {
  readonly saves: SaveService
  readonly settings: {
    load(): Promise<unknown>
    save(settings: unknown): Promise<void>
  }
  platform(): Promise<PlatformInfo>
}
