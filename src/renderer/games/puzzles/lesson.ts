import type { Options } from '../../../rules/kit'
import type { LessonStep } from '../types'
import { soloRecord, soloStep } from './solo-lesson'

/** One position of a puzzle's lesson and its task. */
export interface Task {
  /** Id of the step; its words are `lesson.<id>.title`, `.tell`, `.done` and `.other`. */
  readonly id: string
  /** Moves that lead to the position, without the seat. */
  readonly moves: readonly string[]
  readonly acceptedMoves: readonly string[]
  readonly options?: Options
  /** The outcomes of chance, for puzzles that have any. */
  readonly tape?: readonly string[]
}

/** Returns the lesson of a puzzle; every position has a record of its own. */
export function puzzleLesson(game: string, tasks: readonly Task[]): readonly LessonStep[] {
  return tasks.map(({ id, moves, acceptedMoves, options, tape }) =>
    soloStep(id, soloRecord(game, moves, options, tape), acceptedMoves),
  )
}
