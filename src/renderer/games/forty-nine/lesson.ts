import { entryAt, RECORD_FORMAT, type GameRecord } from '../../../rules/kit'
import type { LessonStep } from '../types'

/** A small game between the learner (A) and B: two hands, the top cards of the stock, and the moves made so far. */
interface LessonPosition {
  readonly a: readonly string[]
  readonly b: readonly string[]
  readonly stock?: readonly string[]
  readonly moves: readonly string[]
}

const ALL = [...Array.from({ length: 49 }, (_, i) => String(i + 1)), 'C']

/** Returns the record of a small game: cards dealt one at a time to A and B, the rest of the pack ascending. */
function recordOf({ a, b, stock = [], moves }: LessonPosition): GameRecord {
  const dealt = [...a.flatMap((card, i) => [card, entryAt(b, i)]), ...stock]
  const tape = [...dealt, ...ALL.filter((card) => !dealt.includes(card))]
  return { format: RECORD_FORMAT, game: 'forty-nine', options: {}, seats: ['A', 'B'], chance: { tape }, moves }
}

/** Returns one step; its words are `lesson.<id>.title`, `.tell`, `.done` and `.other`, with `facts` as parameters. */
function step(
  id: string,
  small: LessonPosition,
  acceptedMove: string,
  facts: Record<string, string | number> = {},
): LessonStep {
  const words = (part: string) => ({ key: `lesson.${id}.${part}`, params: facts })
  return {
    title: words('title'),
    taskWords: words('tell'),
    record: recordOf(small),
    seat: 0,
    acceptedMoves: [acceptedMove],
    doneWords: words('done'),
    otherMoveWords: words('other'),
  }
}

const OPENING_POSITION: LessonPosition = {
  a: ['19', '29', '33', '41', '48'],
  b: ['17', '22', '36', '39', '47'],
  moves: ['B 17'],
}

/** The first lesson: each kind of move once, in about five minutes. */
export const lesson: readonly LessonStep[] = [
  step('lay', { ...OPENING_POSITION, a: ['18', '29', '33', '41', '48'] }, '18', { open: '10, 16, 18, 24' }),
  step('draw', { ...OPENING_POSITION, stock: ['24'] }, 'draw', { open: '10, 16, 18, 24' }),
  step('draw-and-lay', { ...OPENING_POSITION, stock: ['24'], moves: ['B 17', 'A draw'] }, '24'),
  step('draw-and-pass', { ...OPENING_POSITION, stock: ['6'], moves: ['B 17', 'A draw'] }, 'pass', {
    open: '10, 16, 18, 24',
  }),
  step('fives', { a: ['5', '11', '33', '41', '48'], b: ['4', '22', '36', '39', '47'], moves: ['B 4'] }, '5', {
    points: 5,
  }),
  step(
    'row',
    {
      a: ['1', '3', '5', '7', '48'],
      b: ['2', '4', '6', '40', '44'],
      moves: ['A 1', 'B 2', 'A 3', 'B 4', 'A 5', 'B 6'],
    },
    '7',
    { row: '1-7', points: 10 },
  ),
  step('cheater', { a: ['19', '33', '41', '48', 'C'], b: ['18', '25', '36', '39', '47'], moves: ['B 18'] }, 'C@25', {
    points: 25,
  }),
  step(
    'last-card',
    {
      a: ['1', '2', '3', '4', '5'],
      b: ['30', '31', '36', '39', '47'],
      stock: ['20', '26', '27', '34'],
      moves: ['A 1', 'A 2', 'A 3', 'A 4'].flatMap((move) => [move, 'B draw', 'B pass']),
    },
    '5',
    { points: 60, cards: 9 },
  ),
  step(
    'forty-nine',
    {
      a: ['36', '37', '38', '40', '49'],
      b: ['35', '41', '42', '44', '46'],
      stock: ['3'],
      moves: ['B 35', 'A draw', 'A pass', 'B 42'],
    },
    '49',
    { points: 90, cards: 8 },
  ),
]
