import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { luckOfStudy, type StudiedLuck } from '../../drawer/study/kept-study'
import { MAX_STUDY_LENGTH } from '../../protocol/app/service-schemas'
import { exists, moveFile, writeFileAtomically } from './disk'
import { createPrivateFolder, decodeText, readPlainFile } from './files'

/** UTF-8 takes at most this many bytes for one unit of UTF-16. */
const BYTES_PER_UNIT = 3

export const STUDY_ENDING = '.study'

/** Reads what a kept study tells of luck; nothing if it cannot be read. */
export async function luckOfFile(path: string): Promise<readonly StudiedLuck[]> {
  const text = await readPlainFile(path, BYTES_PER_UNIT * MAX_STUDY_LENGTH).then(decodeText, () => null)
  const luck = luckOfStudy(text ?? '')
  return luck ? [luck] : []
}

/** Keeps studies of games in a folder, each in a file of its own, named after the line of play and the seat. */
export function createKeptStudies(folder: string) {
  const pathOf = (name: string) => join(folder, `${name}${STUDY_ENDING}`)
  const removed = join(folder, 'removed')

  /** Moves the studies of a line of play, one for each seat that was studied, unless one has come there meanwhile. */
  async function moveAll(hash: string, from: string, to: string): Promise<void> {
    const names = (await readdir(from).catch(() => [])).filter((name) => name.startsWith(`${hash}-`))
    if (names.length > 0) await createPrivateFolder(to)
    for (const name of names) if (!(await exists(join(to, name)))) await moveFile(join(from, name), join(to, name))
  }

  return {
    /** Returns a study; null if there is none that can be read. */
    read: (name: string): Promise<string | null> =>
      readPlainFile(pathOf(name), BYTES_PER_UNIT * MAX_STUDY_LENGTH).then(decodeText, () => null),
    /** Returns what all studies tell of luck. */
    async luck(): Promise<StudiedLuck[]> {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(STUDY_ENDING))
      const found: StudiedLuck[] = []
      for (const name of names) found.push(...(await luckOfFile(join(folder, name))))
      return found
    },
    /** Writes a study. Rejects with the system's error. */
    async write(name: string, study: string): Promise<void> {
      await createPrivateFolder(folder)
      await writeFileAtomically(pathOf(name), study)
    },
    /** Moves the studies of a removed game into the folder `removed`. Rejects with the system's error. */
    remove: (hash: string) => moveAll(hash, folder, removed),
    /** Brings the studies of a game back that was removed. Rejects with the system's error. */
    restore: (hash: string) => moveAll(hash, removed, folder),
  }
}
