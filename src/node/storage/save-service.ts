import { randomBytes } from 'node:crypto'
import { lstat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { dateNow } from '../../async/clock'
import type { JournalHead } from '../../ports/journal'
import { ServiceError, type LoadedSave, type SaveService } from '../../protocol/app/services'
import { gameById } from '../../rules/catalogue'
import type { GameLookup } from '../../rules/kit'
import { isOver } from '../../session'
import {
  asServiceError,
  ignoreMissing,
  withMissingAsNoSave,
  moveFile,
  moveInto,
  retryWhileBusy,
  writeFileAtomically,
} from './disk'
import { JournalPool } from './journal-pool'
import {
  createJournal,
  JournalFile,
  openPrivateFile,
  readJournal,
  type OpenJournal,
  type ReplayedSave,
} from './journal-file'
import { journalText } from './journal-codec'
import { validateJournal } from './validate-journal'
import { createLocalReplayer, getWorkerReplayer, type SaveReplayer } from './judging/save-replayer'
import { releaseLock, acquireLock } from './file-lock'
import { createSettingsFile } from './settings-file'
import { createSavePaths, isStrayId, type SavePaths } from './save-paths'
import { jsonOfSummaries, createSaveIndex } from './save-index'
import { sweep } from './sweep'
import { createKeptStudies } from './kept-studies'
import { createSaveNotes } from './save-notes'

/** The services of one data folder. */
export type SaveFolder = Awaited<ReturnType<typeof createSaveService>>

/** Dependencies that tests may replace. */
export interface SaveServiceOptions {
  /** Finds the games that can be resumed; the whole catalogue by default. */
  readonly find?: GameLookup
  readonly now?: () => number
  /** Opens journals for writing; tests can make it fail. */
  readonly openFile?: OpenJournal
  readonly maxOpen?: number
}

/** Records of more characters, and journals of more bytes, are replayed in a separate thread. */
const MAX_LOCAL_SIZE = 16_384

/** Dependencies shared by the parts of the service. */
interface SaveParts {
  readonly find: GameLookup
  readonly now: () => number
  readonly openFile: OpenJournal
  readonly paths: SavePaths
  readonly journals: JournalPool<JournalFile>
  /** Replay small and large saves respectively. */
  readonly localReplayer: SaveReplayer
  readonly workerReplayer: SaveReplayer
}

/**
 * Creates the service for saves and settings in a data folder, creating the folder if necessary. Every error of a call
 * is a ServiceError with a message for people; a file that is refused is left as it is.
 */
export async function createSaveService(dataFolder: string, options: SaveServiceOptions = {}) {
  const { find = gameById, now = dateNow, openFile = openPrivateFile } = options
  const paths = createSavePaths(dataFolder)
  // If the folder cannot be created, play goes on and every call reports why it saves nothing.
  await paths.createFolders().catch(() => undefined)
  await sweep(dataFolder, now())
  const settings = createSettingsFile(dataFolder)
  const journals = new JournalPool<JournalFile>(options.maxOpen)
  const localReplayer = createLocalReplayer(find)
  const usual = find === gameById
  const workerReplayer = usual ? getWorkerReplayer() : localReplayer
  const summaries = createSaveIndex(paths, {
    localReplayer,
    workerReplayer,
    index: usual ? join(dataFolder, 'summaries.index') : null,
  })
  const notes = createSaveNotes(join(dataFolder, 'drawer.notes'))
  const studies = createKeptStudies(join(dataFolder, 'studies'))
  const list = async (newest?: number) => notes.on(await summaries.list(newest))
  const parts: SaveParts = { find, now, openFile, paths, journals, localReplayer, workerReplayer }
  const { replayerFor, opening, loadJson } = createReaders(parts)
  const { create, importRecord, adopt, takeIn } = createAdders(parts)
  const withExclusive = createExclusiveAccess(parts)

  const saves: SaveService = {
    list: (newest) => withServiceErrors(() => list(newest)),
    create: (head) => withServiceErrors(() => create(head)),
    append: (id, index, entry) =>
      withServiceErrors(() =>
        journals.use(id, opening(id), async (file) => {
          file.append(index, [entry])
          await file.flush()
          return file.takeNotice()
        }),
      ),
    load: (id) => withServiceErrors(async () => parseSave(await loadJson(id))),
    remove: (id) =>
      withServiceErrors(async () => {
        if (isStrayId(id)) return paths.removeStray(id)
        await withExclusive(id, async (path) => moveFile(path, await paths.freeRemovedPath(id)))
        const hash = summaries.takeOut(id)
        // The game is gone, whatever becomes of its study, which could be made again.
        if (hash !== null) await studies.remove(hash).catch(() => undefined)
      }),
    restore: (id) =>
      withServiceErrors(async () => {
        const { from, to } = await paths.removedFile(id)
        // A file that has come there meanwhile stays.
        if ((await lstat(to).catch(() => null)) !== null) throw new ServiceError('in-use', 'The game is there again.')
        await moveFile(from, to)
        const [back] = await localReplayer.summaries([{ path: to, id, touched: 0 }])
        if (back?.summary.over) await studies.restore(back.summary.hash).catch(() => undefined)
      }),
    note: (id, note) => withServiceErrors(() => notes.write(id, note)),
    study: (name) => withServiceErrors(() => studies.read(name)),
    keepStudy: (name, study) => withServiceErrors(() => studies.write(name, study)),
    studiedLuck: () => withServiceErrors(() => studies.luck()),
    takeIn: (id) => withServiceErrors(() => takeIn(id)),
    exportRecord: (id) =>
      withServiceErrors(async () => (await replayerFor(id)).exportRecord({ path: paths.journal(id), id })),
    examineRecord: (text) =>
      withServiceErrors(() => (text.length > MAX_LOCAL_SIZE ? workerReplayer : localReplayer).examine(text)),
    importRecord: (text) => withServiceErrors(() => importRecord(text)),
    json: {
      list: (newest) => withServiceErrors(async () => jsonOfSummaries(await list(newest))),
      load: (id) => withServiceErrors(() => loadJson(id)),
    },
  }
  return {
    saves,
    settings,
    /** Path of the saves, to show to people. */
    savesFolder: paths.folder,
    /**
     * Adds a finished game that was played elsewhere to the saves, atomically. Does nothing if a save with its id exists
     * or has been removed; rejects with `unfinished` if the game is not over.
     */
    addFinishedGame: (game: LoadedSave) => withServiceErrors(() => adopt(game)),
    /** Opens a save's journal for a caller who keeps and closes it; returns its content too. Rejects like `load`. */
    open: (id: string) =>
      withServiceErrors(() =>
        journals.withClosed(id, async () => {
          let json: Uint8Array = new Uint8Array()
          const file = await opening(id, (played) => (json = played.json))()
          return { file, game: parseSave(json) }
        }),
      ),
    /** Deletes a save's journal permanently, if there is one: the caller knows that nothing in it is needed. */
    discard: (id: string) => withServiceErrors(() => ignoreNoSuchSave(withExclusive(id, (path) => unlink(path)))),
    /**
     * Moves a save's journal, whatever its content, into an existing folder under a free name; does nothing if there is
     * none.
     */
    moveAway: (id: string, folder: string) =>
      withServiceErrors(() => ignoreNoSuchSave(withExclusive(id, (path) => moveInto(path, folder)))),
    /** Closes all journals and releases their locks. */
    async close(): Promise<void> {
      await settings.idle()
      await summaries.idle()
      await journals.closeAll()
    },
  }
}

/** Creates the functions that open and read existing saves. */
function createReaders({ paths, journals, openFile, localReplayer, workerReplayer }: SaveParts) {
  /** Returns where a save is replayed, by its size. */
  async function replayerFor(id: string): Promise<SaveReplayer> {
    const { size } = await withMissingAsNoSave(() => lstat(paths.journal(id)))
    return size > MAX_LOCAL_SIZE ? workerReplayer : localReplayer
  }

  async function replaySave(id: string): Promise<ReplayedSave> {
    return (await replayerFor(id)).replay({ path: paths.journal(id), id })
  }

  /** @param onReplayed receives the journal's content, its head completed with all options */
  function opening(
    id: string,
    onReplayed: (played: ReplayedSave) => void = () => undefined,
  ): () => Promise<JournalFile> {
    const vet = async () => {
      const played = await replaySave(id)
      // What an editor has changed around the lines is set right before anything is appended to them.
      if (played.own) await writeFileAtomically(paths.journal(id), played.own)
      if (played.intactBytes < played.size) await paths.createRemovedFolder()
      onReplayed(played)
      return played
    }
    return () => JournalFile.open(paths.place(id), openFile, vet)
  }

  /** Returns a {@link LoadedSave} as JSON in UTF-8. */
  async function loadJson(id: string): Promise<Uint8Array> {
    let json: Uint8Array = new Uint8Array()
    const onReplayed = (played: ReplayedSave) => (json = played.json)
    try {
      const mended = await journals.reread(id, opening(id, onReplayed), (file, notice) =>
        Promise.resolve(file.mended ?? notice),
      )
      return mended === null ? json : withMended(json, mended)
    } catch (fault) {
      if (!cannotWrite(fault)) throw fault
      return (await replaySave(id)).json
    }
  }

  return { replayerFor, opening, loadJson }
}

/** Creates the functions that add saves: a new game, a record, a game that was finished elsewhere. */
function createAdders({ find, now, openFile, paths, localReplayer, workerReplayer }: SaveParts) {
  function suffix(): string {
    return `${new Date(now()).toISOString().slice(0, 10)}-${randomBytes(6).toString('hex')}`
  }

  return {
    async create(head: Omit<JournalHead, 'id'>): Promise<string> {
      const id = `${head.game}-${suffix()}`
      validateJournal(find, { ...head, id }, [])
      await paths.createFolders()
      await createJournal(paths.journal(id), { ...head, id }, openFile)
      return id
    },
    async importRecord(text: string): Promise<string> {
      const ask = { text, seed: randomBytes(16).toString('hex'), now: now(), suffix: suffix() }
      const journal = await (text.length > MAX_LOCAL_SIZE ? workerReplayer : localReplayer).record(ask)
      await paths.createFolders()
      await writeFileAtomically(paths.journal(journal.id), journal.bytes)
      return journal.id
    },
    async adopt({ head, entries }: LoadedSave): Promise<void> {
      const { game, sitting } = validateJournal(find, head, entries)
      if (!isOver(game, sitting.history.state, sitting.resigned)) {
        throw new ServiceError('unfinished', 'Only a finished game is taken in among the saves.')
      }
      await paths.createFolders()
      if (!(await paths.isKnown(head.id))) await writeFileAtomically(paths.journal(head.id), journalText(head, entries))
    },
    async takeIn(strayId: string): Promise<string> {
      const { path } = await paths.findStray(strayId)
      if (typeof path !== 'string') throw new ServiceError('bad-name', 'The name of the file is no text.')
      const bytes = await readJournal(path)
      const replayer = bytes.length > MAX_LOCAL_SIZE ? workerReplayer : localReplayer
      const { game } = await replayer.replay({ path, id: 'taken-in' })
      const id = `${game}-${suffix()}`
      // A new file: the copy may be read-only, or share its content with a backup by a hard link.
      await writeFileAtomically(paths.journal(id), bytes)
      await retryWhileBusy(() => unlink(path)).catch(ignoreMissing)
      return id
    },
  }
}

/** Runs an act on a journal while nobody else has it open; rejects with `no-such-save` if there is none. */
function createExclusiveAccess({ journals, paths }: SaveParts) {
  return (id: string, act: (path: string) => Promise<unknown>): Promise<void> =>
    journals.withClosed(id, async () => {
      const path = paths.journal(id)
      await withMissingAsNoSave(() => lstat(path))
      await acquireLock(`${path}.lock`)
      try {
        await act(path)
      } finally {
        await releaseLock(`${path}.lock`)
      }
    })
}

function parseSave(json: Uint8Array): LoadedSave {
  return JSON.parse(Buffer.from(json).toString()) as LoadedSave
}

/** Adds the sentence about a torn line to a loaded save in JSON. */
function withMended(json: Uint8Array, mended: string): Uint8Array {
  // Copied into a buffer of its own: structured cloning sends the whole underlying buffer.
  return new Uint8Array(Buffer.concat([json.subarray(0, -1), Buffer.from(`,"mended":${JSON.stringify(mended)}}`)]))
}

async function ignoreNoSuchSave(done: Promise<void>): Promise<void> {
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
async function withServiceErrors<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (fault) {
    throw asServiceError(fault)
  }
}
