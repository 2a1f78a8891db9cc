import { RECORD_FORMAT, type GameRecord, type Options } from '../../../rules/kit'
import type { LessonStep } from '../types'

/** The record of a game for one, from its moves without seats. */
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

/** One step of a lesson at a puzzle: its words are `lesson.<id>.title`, `.tell`, `.done` and `.other`. */
export function soloStep(
  id: string,
  record: GameRecord,
  wanted: readonly string[],
  facts: Readonly<Record<string, string | number>> = {},
): LessonStep {
  const words = (part: string) => ({ key: `lesson.${id}.${part}`, params: facts })
  return {
    title: words('title'),
    tell: words('tell'),
    record,
    seat: 0,
    wanted,
    done: words('done'),
    other: words('other'),
  }
}
