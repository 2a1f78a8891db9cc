import type { JournalEntry, JournalHead, Level } from '../../ports/journal'
import type { ExhibitService, StaffService } from './exhibit-calls'
import type { FoundTable, HostedTable, LostTable, TableSettingsInput } from './hosting-schemas'
import type { LoadedSave, PlatformInfo, SaveSummary } from './service-schemas'

export type { ExhibitService, StaffService, VisitNote } from './exhibit-calls'
export type { FoundTable, HostedTable, LostTable, TableSettingsInput, TableWarning } from './hosting-schemas'
export type { LoadedSave, PlatformInfo, SaveSummary } from './service-schemas'

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
  /**
   * What `list` and `load` answer as JSON in UTF-8, checked where it was made: it goes out as it is, and the thread that
   * answers is not held by a long one. Only on the side of the disk.
   */
  readonly json?: {
    list(): Promise<Uint8Array>
    load(id: string): Promise<Uint8Array>
  }
}

/**
 * Tables on the LAN. The host of a table joins it over a socket like every guest; these calls are what only its owner
 * can do. Seats are letters. Codes: `no-such-table`, `unknown-game`, `bad-table`, `bad-option`, `no-listener`.
 */
export interface LanService {
  /** Opens a table, and the listener for guests if it is shut; announces the table. */
  open(wish: TableSettingsInput): Promise<HostedTable>
  /** This machine's tables. The first call takes up those that were kept from before, and opens the listener for them. */
  hosted(): Promise<HostedTable[]>
  /** Begins the next game; open chairs are given to bots of the level. False if a game is under way. */
  start(id: string, level?: Level): Promise<boolean>
  pause(id: string, paused: boolean): Promise<void>
  /** Gives a chair to a bot for good; whoever sat there looks on. */
  seatBot(id: string, seat: string, level: Level): Promise<void>
  /** Sends whoever sits there away. */
  remove(id: string, seat: string): Promise<void>
  /**
   * Lets somebody take a chair over who was refused with `ask-host`: whoever has asked for it (a trouble `asks-for-chair`
   * tells), else the next who does.
   */
  admit(id: string, seat: string): Promise<void>
  /** Sends everybody home. The last table's end shuts the listener. */
  end(id: string): Promise<void>
  /** This machine's tables that could not be brought back. */
  lost(): Promise<LostTable[]>
  /** Moves the files of such a table out of the way, into the folder `removed` of the tables. */
  setAside(id: string): Promise<void>
  /** Tables that others host. Looking begins with the first call and ends a few seconds after the last. */
  found(): Promise<FoundTable[]>
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
  /** Missing where tables can't be hosted: on a guest's page. */
  readonly lan?: LanService
  /** Only in an exhibit. */
  readonly exhibit?: ExhibitService
  /** Only in an exhibit. */
  readonly staff?: StaffService
  platform(): Promise<PlatformInfo>
}
