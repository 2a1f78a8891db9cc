import { join } from 'node:path'
import { MAX_STUDY_LENGTH } from '../../protocol/app/service-schemas'
import { writeFileAtomically } from './disk'
import { createPrivateFolder, decodeText, readPlainFile } from './files'

/** UTF-8 takes at most this many bytes for one unit of UTF-16. */
const BYTES_PER_UNIT = 3

/** Keeps studies of games in a folder, each in a file of its own, named after the line of play and the seat. */
export function createKeptStudies(folder: string) {
  const pathOf = (name: string) => join(folder, `${name}.study`)
  return {
    /** Returns a study; null if there is none that can be read. */
    read: (name: string): Promise<string | null> =>
      readPlainFile(pathOf(name), BYTES_PER_UNIT * MAX_STUDY_LENGTH).then(decodeText, () => null),
    /** Writes a study. Rejects with the system's error. */
    async write(name: string, study: string): Promise<void> {
      await createPrivateFolder(folder)
      await writeFileAtomically(pathOf(name), study)
    },
  }
}
