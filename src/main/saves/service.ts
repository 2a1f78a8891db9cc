import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { JournalEntry, JournalHead } from '../../protocol/journal'
import { ServiceError, type LoadedSave, type SaveService, type Services } from '../../protocol/services'
import { gameById } from '../../rules/catalogue'
import type { GameLookup } from '../../rules/kit'
import { isOver } from '../../table'
import { asServiceError, moveFile, writeWhole } from './disk'
import { deskOf } from './desk'
import { createJournal, openJournal, openPlain, readJournal, type JournalFile, type OpenJournal } from './journal-file'
import { encodeLine, scanJournal, type Scanned } from './journal-text'
import { judge } from './judge'
import { dropLock, takeLock } from './lock'
import { journalOfRecord, recordText } from './records'
import { settingsIn } from './settings'
import { shelfIn } from './shelf'
import { summariesOf } from './summaries'

/** What one data folder offers. */
export interface SaveFolder {
  readonly saves: SaveService
  readonly settings: Services['settings']
  /** Where the saves lie, for people. */
  readonly savesFolder: string
  /**
   * Puts a finished game that was played elsewhere among the saves, whole or not at all. Nothing happens where a save of
   * its name is here already, or has been removed; `unfinished` refuses what is not over.
   */
  adopt(game: LoadedSave): Promise<void>
  /** Like `append`, for several entries at once. */
  appendAll(id: string, index: number, entries: readonly JournalEntry[]): Promise<void>
  /** Closes all journals and gives up their locks. */
  close(): Promise<void>
}

export interface SaveNeeds {
  /** The games that can be resumed; all of the catalogue unless told otherwise. */
  readonly find?: GameLookup
  readonly now?: () => number
  /** How journals are opened for writing; tests let it fail. */
  readonly openFile?: OpenJournal
  readonly mostOpen?: number
}

/**
 * Saves and settings in a data folder, which is made where it is missing. Every fault of a call is a ServiceError with a
 * sentence for people; a file that is refused is left as it is.
 */
export async function createSaveService(dataFolder: string, needs: SaveNeeds = {}): Promise<SaveFolder> {
  const { find = gameById, now = Date.now, openFile = openPlain } = needs
  const shelf = shelfIn(dataFolder)
  // Where the folder can't be made, play goes on and every call says why it saves nothing.
  await shelf.make().catch(() => undefined)
  const desk = deskOf(needs.mostOpen)
  const list = summariesOf(shelf, find)

  function opening(id: string): () => Promise<JournalFile> {
    return () =>
      openJournal(shelf.journal(id), shelf.scrap(id), openFile, (scanned) => judge(find, scanned.head, scanned.entries))
  }

  async function place(head: Omit<JournalHead, 'id'>, write: (whole: JournalHead) => Promise<void>): Promise<string> {
    const id = `${head.game}-${new Date(now()).toISOString().slice(0, 10)}-${randomBytes(6).toString('hex')}`
    judge(find, { ...head, id }, [])
    await shelf.make()
    await write({ ...head, id })
    return id
  }

  async function load(id: string): Promise<LoadedSave> {
    try {
      return await desk.reread(id, opening(id), ({ scanned, mended }) =>
        Promise.resolve({ ...loaded(id, scanned), ...(mended !== null && { mended }) }),
      )
    } catch (fault) {
      if (!cannotWrite(fault)) throw fault
      const scanned = whole(await readJournal(shelf.journal(id)))
      return loaded(id, scanned)
    }
  }

  function loaded(id: string, { head, entries }: Scanned): LoadedSave {
    return { head: judge(find, { ...head, id }, entries).head, entries }
  }

  async function adopt({ head, entries }: LoadedSave): Promise<void> {
    const { game, sitting } = judge(find, head, entries)
    if (!isOver(game, sitting.course.state, sitting.resigned)) {
      throw new ServiceError('unfinished', 'Only a finished game is taken in among the saves.')
    }
    await shelf.make()
    if (!(await shelf.knows(head.id))) await writeWhole(shelf.journal(head.id), journalText(head, entries))
  }

  const saves: SaveService = {
    list: () => told(list),
    create: (head) => told(() => place(head, (whole) => createJournal(shelf.journal(whole.id), whole, openFile))),
    append: (id, index, entry) => told(() => desk.use(id, opening(id), (file) => file.append(index, entry))),
    load: (id) => told(() => load(id)),
    remove: (id) =>
      told(() =>
        desk.away(id, async () => {
          const path = shelf.journal(id)
          await stat(path)
          await takeLock(`${path}.lock`)
          try {
            await moveFile(path, await shelf.grave(id))
          } finally {
            await dropLock(`${path}.lock`)
          }
        }),
      ),
    exportRecord: (id) =>
      told(async () => {
        const { head, entries } = whole(await readJournal(shelf.journal(id)))
        return recordText(judge(find, head, entries))
      }),
    importRecord: (text) =>
      told(() => {
        const { head, entries } = journalOfRecord(find, text, { seed: randomBytes(16).toString('hex'), now: now() })
        return place(head, (whole) => writeWhole(shelf.journal(whole.id), journalText(whole, entries)))
      }),
  }
  return {
    saves,
    settings: settingsIn(dataFolder),
    savesFolder: shelf.folder,
    appendAll: (id, index, entries) => told(() => desk.use(id, opening(id), (file) => file.appendAll(index, entries))),
    adopt: (game) => told(() => adopt(game)),
    close: () => desk.closeAll(),
  }
}

/** The whole lines of a journal; a torn last one is passed over. */
function whole(bytes: Buffer): Scanned {
  const scanned = scanJournal(bytes)
  if (scanned.ok) return scanned.value
  throw new ServiceError(scanned.error.code, scanned.error.message)
}

/** Whether a disk refuses writing only: what is on it can still be read. */
function cannotWrite(fault: unknown): boolean {
  const told = asServiceError(fault)
  return told instanceof ServiceError && (told.code === 'read-only' || told.code === 'disk-full')
}

function journalText(head: JournalHead, entries: readonly JournalEntry[]): string {
  let text = ''
  let sum = 0
  for (const value of [head, ...entries]) {
    const line = encodeLine(value, sum)
    text += line.text
    sum = line.sum
  }
  return text
}

/** Runs a call; every fault leaves as a ServiceError. */
async function told<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (fault) {
    throw asServiceError(fault)
  }
}
