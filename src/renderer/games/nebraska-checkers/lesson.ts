import { RECORD_FORMAT, type GameRecord } from '../../../rules/kit'
import type { LessonStep } from '../types'

/** Returns the record of a game after these moves, the first of them by A. */
function recordOf(moves: readonly string[]): GameRecord {
  return {
    format: RECORD_FORMAT,
    game: 'nebraska-checkers',
    options: {},
    seats: ['A', 'B'],
    moves: moves.map((move, i) => `${i % 2 === 0 ? 'A' : 'B'} ${move}`),
  }
}

/** Returns one step; its words are `lesson.<id>.title`, `.tell`, `.done` and `.other`. The learner plays red. */
function step(id: string, moves: string, acceptedMoves: readonly string[]): LessonStep {
  const words = (part: string) => ({ key: `lesson.${id}.${part}` })
  return {
    title: words('title'),
    taskWords: words('tell'),
    record: recordOf(moves === '' ? [] : moves.split(' ')),
    seat: 0,
    acceptedMoves,
    doneWords: words('done'),
    otherMoveWords: words('other'),
  }
}

/** A game in which two kings step to and fro, one on each side. */
const SHUTTLE =
  '39-31 13-19 41-35 5-13 47-41 13-21 31-25 19x31 37x25 11-19 25x13 7x19 35-27 21x33 41x25x13 9-15 13-5 15-23 5-13 23-29 13-5 1-9 5-13 9-15'

/** The first lesson: the step, the obligation to jump, the jump that continues, the offer, the king, and the bar. */
export const lesson: readonly LessonStep[] = [
  step('forward', '', ['39-31']),
  step('must', '39-31 9-17 41-35 17-25', ['31x19']),
  step('on', '37-29 11-17 39-31 3-11 47-39 17-25', ['31x19x3']),
  step('offer', '39-31 9-17 41-33 13-19', ['31-25']),
  step('king', '39-33 13-19 37-29 5-13 45-37 19-27 33x21x5 9-17', ['5-13']),
  step('bar', SHUTTLE, ['13-19', '13-21', '13-7']),
]
