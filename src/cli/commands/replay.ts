import { viewTable, ONLOOKER, type LineOfPlay } from '../../rules/kit'
import type { Io } from '../streams'
import { answerRecords, type Source } from '../record-commands'

/** `parlor replay`: prints the final position of a record, with nothing hidden. */
export async function replayCommand(io: Io, source: Source): Promise<void> {
  await answerRecords(io, source, summarizePosition)
}

function summarizePosition({ game, state, plyCount }: LineOfPlay): unknown {
  const { over, toMove, scores, winners } = viewTable(game, state, ONLOOKER)
  return { game: game.info.id, ply: plyCount, over, toMove, scores, winners, state: game.dump(state) }
}
