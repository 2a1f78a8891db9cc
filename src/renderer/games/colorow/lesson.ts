import { entryAt, type GameRecord } from '../../../rules/kit'
import type { LessonStep } from '../types'
import { lessonRecord } from '../layout/records'

/** The learner's cards and the centre card are all red: the game that the first leaflet counts out. */
const RED = ['1', '2', '3', '4', '6']
const OTHERS = ['8', '15', '22', '29', '36']

/** Plays of B after each of the learner's moves, away from the learner's rows. */
const REPLIES = ['8@49', '15@48', '22@46', '29@42', '36@35']

function step(id: string, ownMoves: readonly string[], acceptedMoves: readonly string[], strict = false): LessonStep {
  const words = (part: string) => ({ key: `lesson.${id}.${part}` })
  return {
    title: words('title'),
    taskWords: words('tell'),
    record: recordOf(ownMoves, strict),
    seat: 0,
    acceptedMoves,
    doneWords: words('done'),
    otherMoveWords: words('other'),
  }
}

/** Returns the game after the learner's plays and B's replies; in strict play the last play is not claimed yet. */
function recordOf(ownMoves: readonly string[], strict: boolean): GameRecord {
  const ply = (seat: string, move: string) => (strict ? [`${seat} ${move}`, `${seat} claim 0`] : [`${seat} ${move}`])
  const moves = ownMoves.flatMap((move, i) => {
    const open = strict && i === ownMoves.length - 1
    return open ? [`A ${move}`] : [...ply('A', move), ...ply('B', entryAt(REPLIES, i))]
  })
  return lessonRecord({
    game: 'colorow',
    options: strict ? { referee: 'strict' } : {},
    handSize: RED.length,
    hands: [RED, OTHERS],
    stock: ['5', '7'],
    hasCheater: false,
    moves,
  })
}

/** The first lesson: a row, a longer row, rows that are joined, crossing rows, and the claim. */
export const lesson: readonly LessonStep[] = [
  step('row', ['1@1', '2@2'], ['3@3']),
  step('longer', ['1@1', '2@2', '3@3'], ['4@7']),
  step('joined', ['1@1', '2@2', '3@3', '4@7'], ['6@43']),
  step('crossing', ['1@1', '2@2', '3@3', '4@7', '6@43'], ['7@9']),
  step('claim', ['1@1', '2@2', '3@3'], ['claim 3'], true),
]
