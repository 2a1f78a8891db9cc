import type { JournalEntry, JournalHead, Level } from '../../ports/journal'
import type { ExhibitService, StaffService } from './exhibit-calls'
import type { FoundTable, HostedTable, LostTable, TableSettingsInput } from './hosting-schemas'
import type {
  ExaminedRecord,
  LoadedSave,
  PlatformInfo,
  SaveNoteChange,
  SaveSummary,
  StudiedLuck,
} from './service-schemas'
import type { SettingsMerge } from './settings-changes'

export type { ExhibitService, StaffService, VisitNote } from './exhibit-calls'
export type { FoundTable, HostedTable, LostTable, TableSettingsInput, TableWarning } from './hosting-schemas'
export type {
  ExaminedRecord,
  LoadedSave,
  PlatformInfo,
  SaveNoteChange,
  SaveSummary,
  StudiedLuck,
} from './service-schemas'

/** A failure of a service, in a form that crosses IPC or HTTP. `code` is kebab-case: `damaged-save`, `disk-full`, … */
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
  /**
   * Lists the saves, the most recently changed first.
   * @param newest lists only about so many of those begun last, which is quick even where nothing is known of them yet;
   * fewer mean that there are no others
   */
  list(newest?: number): Promise<SaveSummary[]>
  /** Begins a journal; resolves once its head is on the disk. The service chooses `head.id` and returns it. */
  create(head: Omit<JournalHead, 'id'>): Promise<string>
  /**
   * Appends one entry. `index` is the number of entries before it, so that a repeated or lost call is noticed. Resolves
   * only after the line is flushed to the disk: to null, or to a sentence for people if the file was gone or changed and
   * had to be written again.
   */
  append(id: string, index: number, entry: JournalEntry): Promise<string | null>
  load(id: string): Promise<LoadedSave>
  /** Moves a save, or a file that is none (see `takeIn`), to the folder of removed games. */
  remove(id: string): Promise<void>
  /** Takes back what `remove` did. */
  restore(id: string): Promise<void>
  /** Notes something on the card of a save: a mark, a remark or both, in place of the one that was there before. */
  note(id: string, change: SaveNoteChange): Promise<void>
  /** Returns the study that was kept under a name (see `studyNameSchema`), as its keeper wrote it; null if none was. */
  study(name: string): Promise<string | null>
  /** Keeps the study of a game, in place of an earlier one. Losing it loses no game: it can be made again. */
  keepStudy(name: string, study: string): Promise<void>
  /** Returns what the kept studies found of luck. */
  studiedLuck(): Promise<StudiedLuck[]>
  /**
   * Makes a save of a file among the saves that has another name than a save's, as copies made by other programs have,
   * after checking it by replaying it. Returns the id of the save.
   * @param id as `list` returned it
   */
  takeIn(id: string): Promise<string>
  /** Returns the save as the text of a `.parlor` record. */
  exportRecord(id: string): Promise<string>
  /** Checks the text of a `.parlor` record by replaying it, and changes nothing. */
  examineRecord(text: string): Promise<ExaminedRecord>
  /** Checks the text of a `.parlor` record by replaying it, makes a save of it and returns its id. */
  importRecord(text: string): Promise<string>
  /**
   * The results of `list` and `load` as JSON in UTF-8, validated by their producer. They are sent unchanged, so that a
   * long one does not block the answering thread. Present only in the process that owns the disk.
   */
  readonly json?: {
    list(newest?: number): Promise<Uint8Array>
    load(id: string): Promise<Uint8Array>
  }
}

/**
 * Tables on the LAN. The host of a table joins it over a socket like every guest; these calls are those that only its
 * owner can make. Seats are letters. Error codes: `no-such-table`, `unknown-game`, `bad-table`, `bad-option`,
 * `no-listener`.
 */
export interface LanService {
  /** Opens a table, opens the listener for guests if it is closed, and announces the table. */
  open(request: TableSettingsInput): Promise<HostedTable>
  /** Lists this machine's tables. The first call restores the saved ones and opens the listener for them. */
  hosted(): Promise<HostedTable[]>
  /** Begins the next game; open chairs go to bots of the given level. Returns false if a game is under way. */
  start(id: string, level?: Level): Promise<boolean>
  /** Puts another game on the table for the same people, between games. Returns false if one is under way. */
  change(id: string, game: string): Promise<boolean>
  pause(id: string, paused: boolean): Promise<void>
  /** Gives a chair to a bot permanently; a person who sat there becomes an onlooker. */
  seatBot(id: string, seat: string, level: Level): Promise<void>
  /** Removes the player from a chair. */
  remove(id: string, seat: string): Promise<void>
  /**
   * Lets a person who was refused with `ask-host` take over a chair: the one who has asked for it (reported by the
   * trouble `asks-for-chair`), or else the next one who does.
   */
  admit(id: string, seat: string): Promise<void>
  /** Ends a table and disconnects all its guests. The end of the last table closes the listener. */
  end(id: string): Promise<void>
  /** Lists this machine's tables that could not be restored. */
  lost(): Promise<LostTable[]>
  /** Moves the files of such a table out of the way, into the folder `removed` of the tables. */
  setAside(id: string): Promise<void>
  /**
   * Lists tables hosted by other machines. Discovery starts with the first call and stops a few seconds after the last.
   */
  found(): Promise<FoundTable[]>
  /**
   * Checks that a table may be joined at `host:port`: that the host is, or leads to, an address of a private network.
   * Rejects with `not-nearby`, `unknown-name` or `bad-address` if not. The table itself is not asked.
   */
  reach(address: string): Promise<void>
}

/**
 * The services available to the page, with the same interface in every shell: `window.parlor` in Electron, HTTP from
 * the headless host. Settings are one JSON document that belongs to the renderer.
 */
export interface Services {
  readonly saves: SaveService
  readonly settings: {
    load(): Promise<unknown>
    /**
     * Changes the stored settings: the keys of `changed` replace those stored, then `merges` are applied. Everything
     * else stays as other pages and programs have stored it. Resolves to the whole settings.
     */
    save(changed: Readonly<Record<string, unknown>>, merges?: readonly SettingsMerge[]): Promise<unknown>
  }
  /** Absent if tables cannot be hosted, as on a guest's page. */
  readonly lan?: LanService
  /** Present only in an exhibit. */
  readonly exhibit?: ExhibitService
  /** Present only in an exhibit. */
  readonly staff?: StaffService
  platform(): Promise<PlatformInfo>
}
