import type { Options } from '../../rules/kit'
import type { JournalEntry, JournalHead, Level } from '../../ports/journal'
import type { Lobby } from '../lan/table-schemas'
import type { AbsencePolicy } from '../lan/absence-policy'
import type { ExhibitService, StaffService } from './exhibit-calls'

export type { ExhibitService, StaffService, VisitNote } from './exhibit-calls'

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
  /**
   * What `list` and `load` answer as JSON in UTF-8, checked where it was made: it goes out as it is, and the thread that
   * answers is not held by a long one. Only on the side of the disk.
   */
  readonly json?: {
    list(): Promise<Uint8Array>
    load(id: string): Promise<Uint8Array>
  }
}

/** A LAN table as its owner wishes for it. */
export interface TableSettingsInput {
  readonly game: string
  /** What the table is called in lists. */
  readonly name: string
  /** Those that differ from the defaults. */
  readonly options: Options
  /** One a seat: an open chair for a person, or a bot of a level. */
  readonly chairs: readonly ('open' | Level)[]
  /** Times in milliseconds. */
  readonly settings?: {
    /** Time for a move; null for as long as one likes. */
    readonly turn?: number | null
    /** How long a chair is kept for somebody whose connection is lost. */
    readonly grace?: number
    readonly whenAway?: AbsencePolicy
    /** Skill of the bots that stand in. */
    readonly standIn?: Level
    /** Whether the game begins by itself when every chair is taken and everybody is ready. */
    readonly autoStart?: boolean
  }
}

/** Something that stands in the way of a hosted table. */
export interface TableWarning {
  /** Kebab-case, as `unheard` or `unsaved-disk-full`; those that begin with `unsaved` mean that play is not on the disk. */
  readonly code: string
  /** What the sentence for the code names. */
  readonly params: Readonly<Record<string, string>>
  /** The whole in English, for a page that has no words for the code. */
  readonly message: string
}

/** A table that this machine hosts. */
export interface HostedTable {
  readonly id: string
  /** Six letters and digits, to be said aloud. */
  readonly code: string
  /** The secret of the QR code, 32 hex digits. */
  readonly token: string
  /** Whole links for guests, the best address first. */
  readonly links: readonly string[]
  /** `host:port` where this machine's own page reaches it; empty while nobody can be let in. */
  readonly address: string
  readonly lobby: Lobby
  /** What can't be now: no discovery on this network, a listener that could not be opened, a disk that is full. */
  readonly troubles: readonly TableWarning[]
}

/** A table of this machine that could not be brought back after a start. Its files lie where they lay. */
export interface LostTable {
  /** How its file is called. */
  readonly id: string
  /** What it is called, or its id where not even that can be read. */
  readonly name: string
  /** Why: `damaged-table`, `newer-format`, a code of its game's save such as `damaged-save`, or one of the disk. */
  readonly code: string
  /** The same as a sentence. */
  readonly message: string
}

/** A table that somebody else in the house hosts. */
export interface FoundTable {
  /** The same for as long as the table stands. */
  readonly id: string
  readonly name: string
  readonly game: string
  /** Chairs on which nobody sits. */
  readonly free: number
  /** `host:port`, the best first. */
  readonly addresses: readonly string[]
  /** Whether it speaks a version of the protocol that this program speaks. */
  readonly compatible: boolean
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

export interface PlatformInfo {
  /** `guest`: a page that was served to somebody else in the house, who can do nothing but play. */
  readonly shell: 'electron' | 'host' | 'guest'
  readonly version: string
  /** Where saves lie, for people. */
  readonly savesFolder: string
  /** Set since settings were found that can't be read, and were set aside: whether those before them are in use instead. */
  readonly damagedSettings?: 'previous' | 'usual' | undefined
  /** Set where this page stands in an exhibit: visitors play, and nothing else can be reached. */
  readonly exhibit?: true
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
