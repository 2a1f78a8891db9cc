import { createHash } from 'node:crypto'
import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { saveIdSchema, strayIdSchema } from '../../protocol/wire/fields'
import { ServiceError } from '../../protocol/app/services'
import { codeOf, flushFolder, retryWhileBusy, withMissingAsNoSave, exists } from './disk'
import { createPrivateFolder } from './files'
import type { JournalPlace } from './journal-file'

/** File name extension of a save's journal. */
export const JOURNAL_ENDING = '.parlor-journal'
const ANY_CASE_ENDING = /\.parlor-journal$/iu

/**
 * A file among the saves with the ending of a journal. Other programs give copies of journals names that no save has
 * (`NAME (1).parlor-journal`): such a file is a stray. Its id is made from its name and can never be a path.
 */
export interface ListedFile {
  readonly id: string
  /** The name as text, for people and as a key. */
  readonly name: string
  /** Bytes if the name is no text: some archives hold names in other encodings. */
  readonly path: string | Buffer
}

export type SavePaths = ReturnType<typeof createSavePaths>

/** Creates the paths of one data folder's saves. Functions that take an id throw `no-such-save` for an invalid one. */
export function createSavePaths(dataFolder: string) {
  const folder = join(dataFolder, 'saves')
  const removed = join(folder, 'removed')

  /** Lists the files with the ending of a journal; none if there is no folder. */
  async function listFiles(): Promise<ListedFile[]> {
    const names = await readdir(folder, { encoding: 'buffer' }).catch((fault: unknown) => {
      if (codeOf(fault) === 'ENOENT') return []
      throw fault
    })
    return names.flatMap((bytes) => {
      const name = bytes.toString()
      if (!ANY_CASE_ENDING.test(name)) return []
      const isText = bytes.equals(Buffer.from(name))
      const path = isText ? join(folder, name) : Buffer.concat([Buffer.from(join(folder, '/')), bytes])
      return [{ id: saveIdOf(name) ?? strayIdOf(bytes), name, path }]
    })
  }

  /** Finds a stray by its id; throws `no-such-save` if it is not there any more. */
  async function findStray(id: string): Promise<ListedFile> {
    const found = isStrayId(id) ? (await listFiles()).find((file) => file.id === id) : undefined
    if (!found) throw noSuchSave()
    return found
  }

  return {
    folder,
    listFiles,
    findStray,
    /** Creates the folder, and that of removed games, if they are missing. Without the latter games can be played. */
    async createFolders(): Promise<void> {
      await createPrivateFolder(folder)
      await createPrivateFolder(removed).catch(() => undefined)
    },
    /** Creates the folder of removed games and torn lines if it is missing. */
    createRemovedFolder: () => createPrivateFolder(removed),
    journal: (id: string) => join(folder, `${checkId(id)}${JOURNAL_ENDING}`),
    /** Whether a save with that id exists, or existed and has been removed. */
    async isKnown(id: string): Promise<boolean> {
      const name = `${checkId(id)}${JOURNAL_ENDING}`
      return (await exists(join(folder, name))) || exists(join(removed, name))
    },
    /** Returns where a save's journal lies, and what belongs to it. */
    place(id: string): JournalPlace {
      const path = join(folder, `${checkId(id)}${JOURNAL_ENDING}`)
      return { path, removed, tornLine: join(removed, `${id}.torn`) }
    },
    /** Returns a free path in the folder of removed games, and creates that folder if it is missing. */
    async freeRemovedPath(id: string): Promise<string> {
      await createPrivateFolder(removed)
      return freePath(removed, `${checkId(id)}${JOURNAL_ENDING}`, checkId(id))
    },
    /** Returns where the file that was removed last under an id lies, and where it lay. Throws `no-such-save`. */
    async removedFile(id: string): Promise<{ from: string; to: string }> {
      if (isStrayId(id)) {
        const names = await readdir(removed).catch(() => [])
        const name = names.find((it) => strayIdOf(Buffer.from(it)) === id)
        if (name === undefined) throw noSuchSave()
        return { from: join(removed, name), to: join(folder, name) }
      }
      const pathOf = (copy: number) =>
        join(removed, `${checkId(id)}${copy === 1 ? '' : `-${String(copy)}`}${JOURNAL_ENDING}`)
      let copy = 1
      while (await exists(pathOf(copy + 1))) copy++
      if (!(await exists(pathOf(copy)))) throw noSuchSave()
      return { from: pathOf(copy), to: join(folder, `${id}${JOURNAL_ENDING}`) }
    },
    /** Moves a stray to the removed games, under its own name if that is free. A link is moved, not followed. */
    async removeStray(id: string): Promise<void> {
      const { name, path } = await findStray(id)
      await createPrivateFolder(removed)
      const number = id.slice(1)
      const to = await freePath(removed, typeof path === 'string' ? name : `${number}${JOURNAL_ENDING}`, number)
      await withMissingAsNoSave(() => retryWhileBusy(() => rename(path, to)))
      await flushFolder(removed)
      await flushFolder(folder)
    },
  }
}

/** Returns a path in a folder that is free: of this name, or else a numbered one. */
async function freePath(folder: string, name: string, numbered: string): Promise<string> {
  let path = join(folder, name)
  for (let copy = 2; await exists(path); copy++) path = join(folder, `${numbered}-${String(copy)}${JOURNAL_ENDING}`)
  return path
}

export const isStrayId = (id: string): boolean => strayIdSchema.safeParse(id).success

/** Returns the id of the save whose journal has this file name; null if no save's has. */
function saveIdOf(name: string): string | null {
  const id = name.endsWith(JOURNAL_ENDING) ? name.slice(0, -JOURNAL_ENDING.length) : ''
  return saveIdSchema.safeParse(id).success ? id : null
}

function strayIdOf(name: Buffer): string {
  return `~${createHash('sha256').update(name).digest('hex').slice(0, 32)}`
}

function checkId(id: string): string {
  if (saveIdSchema.safeParse(id).success) return id
  throw noSuchSave()
}

function noSuchSave(): ServiceError {
  return new ServiceError('no-such-save', 'There is no saved game of that name.')
}
