import { RECORD_FORMAT, type GameRecord, type Options } from '../../../rules/kit'
import type { LessonStep } from '../types'

/** Returns the record of a game for one player, from its moves without seats. */
export function soloRecord(
  game: string,
  moves: readonly string[],
  options: Options = {},
  tape?: readonly string[],
): GameRecord {
  const played = moves.map((move) => `A ${move}`)
  const record: GameRecord = { format: RECORD_FORMAT, game, options, seats: ['A'], moves: played }
  return tape ? { ...record, chance: { tape } } : record
}

/**
 * Returns one step of a puzzle's lesson; its words are `lesson.<id>.title`, `.tell`, `.done` and `.other`, with `facts`
 * as parameters.
 */
export function soloStep(
  id: string,
  record: GameRecord,
  acceptedMoves: readonly string[],
  facts: Readonly<Record<string, string | number>> = {},
): LessonStep {
  const words = (part: string) => ({ key: `lesson.${id}.${part}`, params: facts })
  return {
    title: words('title'),
    taskWords: words('tell'),
    record,
    seat: 0,
    acceptedMoves,
    doneWords: words('done'),
    otherMoveWords: words('other'),
  }
}
