import * as z from 'zod/mini'
import { ServiceError } from '../../protocol/app/services'
import { counterSchema } from '../../protocol/lan/fields'
import { leagueRowSchema, MAX_LEAGUE } from '../../protocol/lan/table-schemas'
import { listSchema } from '../../protocol/wire/fields'
import { asServiceError, exists } from '../storage/disk'
import { decodeText, readPlainFile } from '../storage/files'
import { createHeldFiles } from './held-files'
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
 * @param onWrittenAnew as in `createHeldFiles`
 */
export function createLeagueFiles(folder: string, onWrittenAnew: (id: string) => void) {
  const files = createHeldFiles(folder, '.league.json', onWrittenAnew)

  return {
    /**
     * Returns a table's league; an empty one if there is none. A damaged file is moved into `removed`. One that the disk
     * does not give out now stays until a league is written in its place.
     */
    async read(id: string): Promise<FoundLeague> {
      const path = files.pathOf(id)
      if (!(await exists(path))) return { league: EMPTY_LEAGUE, fault: null }
      try {
        const league = leagueIn(decodeText(await readPlainFile(path, MAX_FILE_BYTES)) ?? '')
        files.hold(id, textOf(league))
        return { league, fault: null }
      } catch (thrown) {
        // Where even that is refused, play goes on all the same.
        if (thrown instanceof ServiceError) await files.setAside(id).catch(() => undefined)
        const reason = asServiceError(thrown)
        return { league: EMPTY_LEAGUE, fault: reason instanceof ServiceError ? reason.message : String(thrown) }
      }
    },
    /** Writes a table's league, if there is any; see `createHeldFiles`. */
    async write(id: string, league: League): Promise<void> {
      if (league.rows.length > 0) await files.write(id, textOf(league))
    },
    displaced: files.displaced,
    remove: files.remove,
    setAside: files.setAside,
  }
}

const textOf = ({ round, rows }: League): string => `${JSON.stringify({ format: 'parlor-league/1', round, rows })}\n`

function leagueIn(text: string): League {
  const { round, rows } = contentOf('league', text, { length: MAX_FILE_BYTES, depth: 4 }, leagueFileSchema)
  return { round, rows }
}
