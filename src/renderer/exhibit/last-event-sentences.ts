import { ONLOOKER } from '../../rules/kit'
import { useGameLog } from '../stores/app/game-log'
import { sentenceFor } from '../stores/table/narration'
import { useTable } from '../stores/table/table'
import { useVisit } from './visit'

/**
 * Returns sentences on the last events, for the visitor who has the table. With two visitors both are called by their
 * names, since the one who has the table now need not be the one who moved.
 */
export function lastEventSentences(): readonly string[] {
  const [visit, table, story] = [useVisit(), useTable(), useGameLog()]
  // Evaluated again for each step.
  const { latest } = story
  const { face, names } = table
  const port = visit.currentTable()?.port
  if (latest === null || !visit.together || face === null || port === undefined) return latest?.sentences ?? []
  const seen = port.viewFor(ONLOOKER)
  const told = port
    .toldSteps(ONLOOKER)
    .map(({ events }) => events.flatMap((event) => sentenceFor(face, event, seen, names) ?? []))
  return told.findLast((sentences) => sentences.length > 0) ?? []
}
