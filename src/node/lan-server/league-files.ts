import * as z from 'zod/mini'
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { ServiceError } from '../../protocol/app/services'
import { counterSchema } from '../../protocol/lan/fields'
import { leagueRowSchema, MAX_LEAGUE } from '../../protocol/lan/table-schemas'
import { listSchema } from '../../protocol/wire/fields'
import { asServiceError, exists, ignoreMissing, moveInto, writeFileAtomically } from '../storage/disk'
import { createPrivateFolder, decodeText, readPlainFile } from '../storage/files'
import { EMPTY_LEAGUE, type League } from './table/league'
import { contentOf } from './table-files'

const leagueFileSchema = z.strictObject({
  format: z.literal('parlor-league/1'),
  round: counterSchema,
  rows: listSchema(leagueRowSchema, MAX_LEAGUE, 1),
})

const MAX_FILE_BYTES = 16 * 1024

/** The league of an evening as it was found, and a sentence for the table's owner if its file could not be read. */
interface FoundLeague {
  readonly league: League
  readonly fault: string | null
}

/**
 * The leagues of the tables' evenings, one JSON file per table beside its side file: damage to one costs nothing else.
 * They hold names that everybody at the table has read, and no secret.
 * @param folder an existing folder
 */
export function createLeagueFiles(folder: string) {
  const removed = join(folder, 'removed')
  const path = (id: string) => join(folder, `${id}.league.json`)
  /** What each file held when it was read or written. */
  const held = new Map<string, string>()

  async function setAside(id: string): Promise<void> {
    held.delete(id)
    if (!(await exists(path(id)))) return
    await createPrivateFolder(removed)
    await moveInto(path(id), removed)
  }

  return {
    /** Returns a table's league; an empty one if there is none. A file that can't be read is moved into `removed`. */
    async read(id: string): Promise<FoundLeague> {
      if (!(await exists(path(id)))) return { league: EMPTY_LEAGUE, fault: null }
      try {
        const text = decodeText(await readPlainFile(path(id), MAX_FILE_BYTES))
        const league = leagueIn(text ?? '')
        held.set(id, textOf(league))
        return { league, fault: null }
      } catch (thrown) {
        // Where even that is refused, play goes on all the same.
        await setAside(id).catch(() => undefined)
        const reason = asServiceError(thrown)
        return { league: EMPTY_LEAGUE, fault: reason instanceof ServiceError ? reason.message : String(thrown) }
      }
    },
    /** Writes a table's league atomically, unless its file holds that already. Calls for one table must not overlap. */
    async write(id: string, league: League): Promise<void> {
      const text = textOf(league)
      if (league.rows.length === 0 || (held.get(id) === text && (await exists(path(id))))) return
      await writeFileAtomically(path(id), text)
      held.set(id, text)
    },
    /** Deletes a table's league, if there is one. */
    async remove(id: string): Promise<void> {
      held.delete(id)
      await unlink(path(id)).catch(ignoreMissing)
    },
    /** Moves a table's league into the folder `removed`, if there is one. */
    setAside,
  }
}

const textOf = ({ round, rows }: League): string => `${JSON.stringify({ format: 'parlor-league/1', round, rows })}\n`

function leagueIn(text: string): League {
  const { round, rows } = contentOf('league', text, { length: MAX_FILE_BYTES, depth: 4 }, leagueFileSchema)
  return { round, rows }
}
