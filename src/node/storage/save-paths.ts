import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { saveIdSchema } from '../../protocol/wire/fields'
import { ServiceError } from '../../protocol/app/services'
import { createPrivateFolder } from './files'
import type { JournalPlace } from './journal-file'

/** File name extension of a save's journal. */
export const JOURNAL_ENDING = '.parlor-journal'

/** The paths of one data folder's files. */
export interface SavePaths {
  readonly folder: string
  /** Creates the folders if they are missing. */
  createFolders(): Promise<void>
  /** Returns the path of a save's journal; throws `no-such-save` for an invalid id. */
  journal(id: string): string
  /** Whether a save with that id exists, or existed and has been removed. */
  isKnown(id: string): Promise<boolean>
  /** Returns where a save's journal lies, and what belongs to it. */
  place(id: string): JournalPlace
  /** Returns a free path in the folder of removed games. */
  freeRemovedPath(id: string): Promise<string>
}

export function createSavePaths(dataFolder: string): SavePaths {
  const folder = join(dataFolder, 'saves')
  const removed = join(folder, 'removed')
  return {
    folder,
    async createFolders() {
      await createPrivateFolder(folder)
      await createPrivateFolder(removed)
    },
    journal: (id) => join(folder, `${checkId(id)}${JOURNAL_ENDING}`),
    async isKnown(id) {
      const name = `${checkId(id)}${JOURNAL_ENDING}`
      return (await exists(join(folder, name))) || exists(join(removed, name))
    },
    place(id) {
      const path = join(folder, `${checkId(id)}${JOURNAL_ENDING}`)
      return { path, removed, tornLine: join(removed, `${id}.torn`) }
    },
    async freeRemovedPath(id) {
      for (let copy = 1; ; copy++) {
        const path = join(removed, `${checkId(id)}${copy === 1 ? '' : `-${String(copy)}`}${JOURNAL_ENDING}`)
        if (!(await exists(path))) return path
      }
    },
  }
}

function checkId(id: string): string {
  if (saveIdSchema.safeParse(id).success) return id
  throw new ServiceError('no-such-save', 'There is no saved game of that name.')
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
