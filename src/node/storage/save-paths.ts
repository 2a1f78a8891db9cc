import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { saveIdSchema } from '../../protocol/wire/fields'
import { ServiceError } from '../../protocol/app/services'
import { privateFolder } from './files'

/** File name extension of a save's journal. */
export const ENDING = '.parlor-journal'

/** The paths of one data folder's files. */
export interface SavePaths {
  readonly folder: string
  /** Creates the folders if they are missing. */
  make(): Promise<void>
  /** Returns the path of a save's journal; throws `no-such-save` for an invalid id. */
  journal(id: string): string
  /** Whether a save with that id exists, or existed and has been removed. */
  knows(id: string): Promise<boolean>
  /** Returns the path at which the bytes of a torn line are kept. */
  scrap(id: string): string
  /** Returns a free path in the folder of removed games. */
  grave(id: string): Promise<string>
}

export function createSavePaths(dataFolder: string): SavePaths {
  const folder = join(dataFolder, 'saves')
  const removed = join(folder, 'removed')
  return {
    folder,
    async make() {
      await privateFolder(folder)
      await privateFolder(removed)
    },
    journal: (id) => join(folder, `${checked(id)}${ENDING}`),
    async knows(id) {
      const name = `${checked(id)}${ENDING}`
      return (await exists(join(folder, name))) || exists(join(removed, name))
    },
    scrap: (id) => join(removed, `${checked(id)}.torn`),
    async grave(id) {
      for (let copy = 1; ; copy++) {
        const path = join(removed, `${checked(id)}${copy === 1 ? '' : `-${String(copy)}`}${ENDING}`)
        if (!(await exists(path))) return path
      }
    },
  }
}

function checked(id: string): string {
  if (saveIdSchema.safeParse(id).success) return id
  throw new ServiceError('no-such-save', 'There is no saved game of that name.')
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
