import { lessonRecord, type LessonPosition } from '../layout/records'
import { lessonWords } from '../layout/words'
import type { LessonStep } from '../types'

type BostonPosition = Omit<LessonPosition, 'game' | 'handSize' | 'hasCheater'>

/** Returns one step for seat A; `facts` are the parameters of its words. */
function step(
  id: string,
  small: BostonPosition,
  acceptedMoves: readonly string[],
  facts: Record<string, string> = {},
): LessonStep {
  const cheater = small.options?.['cheater'] === true
  return {
    ...lessonWords(id, facts),
    record: lessonRecord({ game: 'boston-books', handSize: 7, hasCheater: cheater, ...small }),
    seat: 0,
    acceptedMoves,
  }
}

const TWO: BostonPosition = {
  hands: [
    ['1', '2', '3', '4', '5', '30', '43'],
    ['6', '7', '8', '15', '22', '29', '36'],
  ],
  stock: ['12', '16'],
  moves: [],
}

/** The first lesson: a call, a book, an unsuccessful call, the information that a call gives away, and the Cheater. */
export const lesson: readonly LessonStep[] = [
  step('call', TWO, ['ask B 6', 'ask B 7'], { colour: 'red', cards: '6, 7' }),
  step('book', { ...TWO, moves: ['A ask B 6'] }, ['ask B 7'], { colour: 'red', card: '7' }),
  step(
    'miss',
    { ...TWO, moves: ['A ask B 6', 'A ask B 7'] },
    ['ask B 44', 'ask B 45', 'ask B 46', 'ask B 47', 'ask B 48', 'ask B 49'],
    { colour: 'violet', drawn: '12' },
  ),
  step(
    'listen',
    {
      hands: [
        ['1', '15', '16', '30', '31', '43', '44'],
        ['8', '9', '17', '22', '23', '24', '46'],
        ['2', '3', '10', '11', '36', '37', '38'],
      ],
      stock: ['5', '48', '12'],
      moves: ['A ask C 32', 'B ask A 20', 'C ask B 39'],
    },
    ['ask B 17', 'ask B 18', 'ask B 19', 'ask B 21'],
    { colour: 'yellow', card: '20' },
  ),
  step(
    'cheater',
    {
      options: { cheater: true },
      hands: [
        ['15', '16', '17', '18', '19', '20', 'C'],
        ['21', '22', '23', '24', '25', '1', '2'],
      ],
      moves: [],
    },
    ['book yellow'],
    { colour: 'yellow', card: '21' },
  ),
]
