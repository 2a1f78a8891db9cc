import { randomBytes } from 'node:crypto'
import { lstat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { JournalEntry, JournalHead } from '../../ports/journal'
import { ServiceError, type LoadedSave, type SaveService } from '../../protocol/app/services'
import { gameById } from '../../rules/catalogue'
import type { GameLookup } from '../../rules/kit'
import { isOver } from '../../session'
import { asServiceError, missingIsNoSave, moveFile, moveInto, writeFileWhole } from './disk'
import { createJournalPool, type JournalPool } from './journal-pool'
import { createJournal, openJournal, openPlain, type JournalFile, type OpenJournal } from './journal-file'
import { journalText } from './journal-codec'
import { validateJournal } from './validate-journal'
import { judgingHere, judgingInWorker, type Judging } from './judging/judging'
import type { Played } from './judging/messages'
import { releaseLock, acquireLock } from './file-lock'
import { createSettingsFile, type SettingsFolder } from './settings-file'
import { createSavePaths, type SavePaths } from './save-paths'
import { jsonOfSummaries, createSaveIndex } from './save-index'
import { sweep } from './sweep'

/** The services of one data folder. */
export interface SaveFolder {
  readonly saves: SaveService
  readonly settings: SettingsFolder
  /** Path of the saves, to show to people. */
  readonly savesFolder: string
  /**
   * Adds a finished game that was played elsewhere to the saves, atomically. Does nothing if a save with its id exists
   * or has been removed; rejects with `unfinished` if the game is not over.
   */
  adopt(game: LoadedSave): Promise<void>
  /** Does the same as `append`, for several entries at once. */
  appendAll(id: string, index: number, entries: readonly JournalEntry[]): Promise<void>
  /** Returns the number of entries of a save. Rejects like `load`. */
  length(id: string): Promise<number>
  /** Deletes a save's journal permanently, if there is one: the caller knows that nothing in it is needed. */
  discard(id: string): Promise<void>
  /**
   * Moves a save's journal, whatever its content, into an existing folder under a free name; does nothing if there is
   * none.
   */
  moveAway(id: string, folder: string): Promise<void>
  /** Closes all journals and releases their locks. */
  close(): Promise<void>
}

/** Dependencies that tests may replace. */
export interface SaveNeeds {
  /** Finds the games that can be resumed; the whole catalogue by default. */
  readonly find?: GameLookup
  readonly now?: () => number
  /** Opens journals for writing; tests can make it fail. */
  readonly openFile?: OpenJournal
  readonly mostOpen?: number
}

/** Records of more characters, and journals of more bytes, are replayed in a separate thread. */
const LARGE = 16_384

/** Dependencies shared by the parts of the service. */
interface SaveParts {
  readonly find: GameLookup
  readonly now: () => number
  readonly openFile: OpenJournal
  readonly paths: SavePaths
  readonly journals: JournalPool
  /** Replay small and large saves respectively. */
  readonly here: Judging
  readonly worker: Judging
}

/**
 * Creates the service for saves and settings in a data folder, creating the folder if necessary. Every error of a call
 * is a ServiceError with a message for people; a file that is refused is left as it is.
 */
export async function createSaveService(dataFolder: string, needs: SaveNeeds = {}): Promise<SaveFolder> {
  const { find = gameById, now = Date.now, openFile = openPlain } = needs
  const paths = createSavePaths(dataFolder)
  // If the folder cannot be created, play goes on and every call reports why it saves nothing.
  await paths.make().catch(() => undefined)
  await sweep(dataFolder, now())
  const settings = createSettingsFile(dataFolder)
  const journals = createJournalPool(needs.mostOpen)
  const here = judgingHere(find)
  const usual = find === gameById
  const worker = usual ? judgingInWorker() : here
  const summaries = createSaveIndex(paths, { here, worker, index: usual ? join(dataFolder, 'summaries.index') : null })
  const parts: SaveParts = { find, now, openFile, paths, journals, here, worker }
  const { judging, opening, loadJson } = createReading(parts)
  const { create, importRecord, adopt } = createTaking(parts)
  const away = createAway(parts)

  const saves: SaveService = {
    list: () => told(() => summaries.list()),
    create: (head) => told(() => create(head)),
    append: (id, index, entry) => told(() => journals.use(id, opening(id), (file) => file.append(index, entry))),
    load: (id) => told(async () => JSON.parse(Buffer.from(await loadJson(id)).toString()) as LoadedSave),
    remove: (id) => told(() => away(id, async (path) => moveFile(path, await paths.grave(id)))),
    exportRecord: (id) => told(async () => (await judging(id)).exported({ path: paths.journal(id), id })),
    importRecord: (text) => told(() => importRecord(text)),
    json: {
      list: () => told(async () => jsonOfSummaries(await summaries.list())),
      load: (id) => told(() => loadJson(id)),
    },
  }
  return {
    saves,
    settings,
    savesFolder: paths.folder,
    appendAll: (id, index, entries) =>
      told(() => journals.use(id, opening(id), (file) => file.appendAll(index, entries))),
    adopt: (game) => told(() => adopt(game)),
    length: (id) => told(() => journals.use(id, opening(id), (file) => Promise.resolve(file.count))),
    discard: (id) => told(() => passOverMissing(away(id, (path) => unlink(path)))),
    moveAway: (id, folder) => told(() => passOverMissing(away(id, (path) => moveInto(path, folder)))),
    async close() {
      await settings.idle()
      await summaries.idle()
      await journals.closeAll()
    },
  }
}

/** Creates the functions that open and read existing saves. */
function createReading({ paths, journals, openFile, here, worker }: SaveParts) {
  /** Returns where a save is replayed, by its size. */
  async function judging(id: string): Promise<Judging> {
    const { size } = await missingIsNoSave(() => lstat(paths.journal(id)))
    return size > LARGE ? worker : here
  }

  async function playedBy(id: string): Promise<Played> {
    return (await judging(id)).played({ path: paths.journal(id), id })
  }

  /** @param heard receives the journal's content, its head completed with all options */
  function opening(id: string, heard: (played: Played) => void = () => undefined): () => Promise<JournalFile> {
    const vet = async () => {
      const played = await playedBy(id)
      heard(played)
      return played
    }
    return () => openJournal(paths.journal(id), paths.scrap(id), openFile, vet)
  }

  /** Returns a {@link LoadedSave} as JSON in UTF-8. */
  async function loadJson(id: string): Promise<Uint8Array> {
    let json: Uint8Array = new Uint8Array()
    const heard = (played: Played) => (json = played.json)
    try {
      const mended = await journals.reread(id, opening(id, heard), (file) => Promise.resolve(file.mended))
      return mended === null ? json : withMended(json, mended)
    } catch (fault) {
      if (!cannotWrite(fault)) throw fault
      return (await playedBy(id)).json
    }
  }

  return { judging, opening, loadJson }
}

/** Creates the functions that add saves: a new game, a record, a game that was finished elsewhere. */
function createTaking({ find, now, openFile, paths, here, worker }: SaveParts) {
  function suffix(): string {
    return `${new Date(now()).toISOString().slice(0, 10)}-${randomBytes(6).toString('hex')}`
  }

  return {
    async create(head: Omit<JournalHead, 'id'>): Promise<string> {
      const id = `${head.game}-${suffix()}`
      validateJournal(find, { ...head, id }, [])
      await paths.make()
      await createJournal(paths.journal(id), { ...head, id }, openFile)
      return id
    },
    async importRecord(text: string): Promise<string> {
      const ask = { text, seed: randomBytes(16).toString('hex'), now: now(), suffix: suffix() }
      const journal = await (text.length > LARGE ? worker : here).record(ask)
      await paths.make()
      await writeFileWhole(paths.journal(journal.id), journal.bytes)
      return journal.id
    },
    async adopt({ head, entries }: LoadedSave): Promise<void> {
      const { game, sitting } = validateJournal(find, head, entries)
      if (!isOver(game, sitting.course.state, sitting.resigned)) {
        throw new ServiceError('unfinished', 'Only a finished game is taken in among the saves.')
      }
      await paths.make()
      if (!(await paths.knows(head.id))) await writeFileWhole(paths.journal(head.id), journalText(head, entries))
    },
  }
}

/** Runs an act on a journal while nobody else has it open; rejects with `no-such-save` if there is none. */
function createAway({ journals, paths }: SaveParts) {
  return (id: string, act: (path: string) => Promise<void>): Promise<void> =>
    journals.away(id, async () => {
      const path = paths.journal(id)
      await missingIsNoSave(() => lstat(path))
      await acquireLock(`${path}.lock`)
      try {
        await act(path)
      } finally {
        await releaseLock(`${path}.lock`)
      }
    })
}

/** Adds the sentence about a torn line to a loaded save in JSON. */
function withMended(json: Uint8Array, mended: string): Uint8Array {
  // Copied into a buffer of its own: structured cloning sends the whole underlying buffer.
  return new Uint8Array(Buffer.concat([json.subarray(0, -1), Buffer.from(`,"mended":${JSON.stringify(mended)}}`)]))
}

async function passOverMissing(done: Promise<void>): Promise<void> {
  await done.catch((fault: unknown) => {
    if (!(fault instanceof ServiceError && fault.code === 'no-such-save')) throw fault
  })
}

/** Whether an error means that only writing is impossible, so that the file can still be read. */
function cannotWrite(fault: unknown): boolean {
  const told = asServiceError(fault)
  return told instanceof ServiceError && (told.code === 'read-only' || told.code === 'disk-full')
}

/** Runs a call and converts the system's errors to ServiceErrors. */
async function told<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (fault) {
    throw asServiceError(fault)
  }
}
