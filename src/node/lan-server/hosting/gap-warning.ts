import type { TableWarning } from '../../../protocol/app/services'
import type { Gap } from '../wal/wal-file'

/**
 * Returns the warning to a table's owner about unreadable parts of an earlier host's log; null if the table's game is
 * not affected.
 * @param save of the table's current game
 */
export function gapWarning({ copy, isDamaged, mayAffectAnyGame, missing }: Gap, save: string): TableWarning | null {
  const index = missing.get(save)
  if (index === undefined && !mayAffectAnyGame) return null
  const params = { copy }
  const aside = `The log as it was found lies at ${copy}.`
  if (!isDamaged) {
    const message = `The end of the tables' log was torn: what was shown in the last moment before the host stopped may be missing, nothing else. ${aside}`
    return { code: 'log-torn', params, message }
  }
  if (index !== undefined) {
    const message = `The tables' log was damaged: the last moves of this game are lost, and it goes on from before them. ${aside}`
    return { code: 'log-moves-lost', params, message }
  }
  const message = `The tables' log was damaged: the last moves of this game may be lost. ${aside}`
  return { code: 'log-damaged', params, message }
}
