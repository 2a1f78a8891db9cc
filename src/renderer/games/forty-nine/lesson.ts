import text from '../../../../resources/records/real-game-1926.parlor?raw'
import type { GameRecord } from '../../../rules/kit'
import { lessonRecord, lessonStep, type LessonPosition } from '../layout/lesson'
import type { Demo, LessonStep } from '../types'

/**
 * Facts that the remark on a move of the printed game states about the position, so that a test can check them against
 * the rules:
 *
 * - `open`: all open squares before the move; `opens`: squares that this move opens
 * - `card`: the drawn card; `points`: the points of the move; `total`: the mover's points after it
 * - `lead`, `behind`: the points by which the mover is ahead or behind after it
 * - `mine`: cards in the mover's hand after it; `size`: their number; `theirs`: cards in the other hand
 * - `row`, `left`: a row and the number of its empty squares after it
 * - `needs`: the squares of which one must be taken before the mentioned card can be laid; all of them are empty
 */
const remarkFacts: Readonly<Record<number, Readonly<Record<string, string | number>>>> = {
  1: { opens: '2, 4, 10' },
  2: { open: '2, 4, 10', card: '15' },
  3: { needs: '8, 16, 22' },
  4: { open: '2, 4, 10', card: '31' },
  5: { mine: 'C' },
  6: { card: '8' },
  7: { needs: '1, 9, 15', mine: '8, 9, 15' },
  8: { card: '1', row: '1-49' },
  9: { needs: '2, 8' },
  10: { card: '29' },
  11: { size: 8 },
  12: { card: '47', mine: '40, 47' },
  13: { mine: 'C' },
  14: { card: '49' },
  15: { size: 9 },
  16: { card: '10' },
  17: { points: 10, opens: '9, 11, 17', theirs: '9' },
  18: { opens: '8, 16', mine: '8, 15' },
  19: { row: '3-45', left: 4, mine: '24, 31' },
  20: { opens: '1, 15', mine: '15', theirs: '1' },
  21: { card: '30' },
  22: { opens: '23, 25, 31', mine: '30, 31', theirs: '25' },
  23: { points: 25, lead: 15 },
  24: { opens: '30, 38', row: '3-45', left: 2, mine: '30' },
  25: { row: '3-45', left: 1, mine: '45' },
  26: { points: 55, row: '3-45', theirs: '45', total: 65 },
  27: { points: 15, total: 40 },
  28: { points: 30, lead: 55 },
  29: { opens: '36', row: '29-35', left: 4, mine: '35' },
  30: { mine: '40, 47', size: 2, lead: 55 },
  31: { card: '41' },
  32: { needs: '34, 40, 42, 48' },
  33: { card: '19' },
  34: { mine: '19, 40, 47', size: 3 },
  35: { card: '46' },
  36: { opens: '47', theirs: '47', row: '43-49', left: 5, mine: '49' },
  37: { opens: '40, 48', mine: '40' },
  38: { card: '32', theirs: '40' },
  39: { row: '29-35', left: 3, mine: '35' },
  40: { points: 40, lead: 95, mine: '19', size: 1 },
  41: { row: '1-49', left: 2, opens: '34, 42', mine: '35, 49', theirs: '19' },
  42: { card: '43', needs: '12, 18, 20, 26' },
  43: { needs: '36, 44' },
  44: { card: '34' },
  45: { row: '29-35', left: 2, opens: '27, 35', mine: '35' },
  46: { card: '44', theirs: '35' },
  47: { opens: '43', mine: '43' },
  48: { points: 35, row: '29-35', left: 1, behind: 60 },
  49: { mine: '19', size: 1, row: '43-49', left: 2 },
  50: { card: '48' },
  51: { opens: '49', row: '43-49', left: 1, mine: '49', behind: 60 },
  52: { card: '33' },
  53: { points: 10, row: '1-49', left: 1, lead: 70 },
  54: { points: 80, total: 155 },
}

const record = JSON.parse(text) as GameRecord

/** The printed game of the leaflet, replayed with a remark on every move. */
export const demo: Demo = {
  record,
  remarks: record.moves.map((_, i) => ({
    ply: i + 1,
    words: { key: `demo.remark.${i + 1}`, params: remarkFacts[i + 1] ?? {} },
  })),
}

/** A small game between the learner (A) and B: two hands, the top cards of the stock, and the moves made so far. */
type SmallGame = Pick<LessonPosition, 'hands' | 'stock' | 'moves'>

const step = (id: string, small: SmallGame, acceptedMove: string, facts: Record<string, string | number> = {}) =>
  lessonStep(id, lessonRecord({ game: 'forty-nine', hasCheater: true, ...small }), [acceptedMove], facts)

const OPENING = { hands: ['19 29 33 41 48', '17 22 36 39 47'], moves: ['B 17'] }
const open = '10, 16, 18, 24'

/** The first lesson: each kind of move once, in about five minutes. */
export const lesson: readonly LessonStep[] = [
  step('lay', { ...OPENING, hands: ['18 29 33 41 48', '17 22 36 39 47'] }, '18', { open }),
  step('draw', { ...OPENING, stock: '24' }, 'draw', { open }),
  step('draw-and-lay', { ...OPENING, stock: '24', moves: ['B 17', 'A draw'] }, '24'),
  step('draw-and-pass', { ...OPENING, stock: '6', moves: ['B 17', 'A draw'] }, 'pass', { open }),
  step('fives', { hands: ['5 11 33 41 48', '4 22 36 39 47'], moves: ['B 4'] }, '5', { points: 5 }),
  step('row', { hands: ['1 3 5 7 48', '2 4 6 40 44'], moves: ['A 1', 'B 2', 'A 3', 'B 4', 'A 5', 'B 6'] }, '7', {
    row: '1-7',
    points: 10,
  }),
  step('cheater', { hands: ['19 33 41 48 C', '18 25 36 39 47'], moves: ['B 18'] }, 'C@25', { points: 25 }),
  step(
    'last-card',
    {
      hands: ['1 2 3 4 5', '30 31 36 39 47'],
      stock: '20 26 27 34',
      moves: ['A 1', 'A 2', 'A 3', 'A 4'].flatMap((move) => [move, 'B draw', 'B pass']),
    },
    '5',
    { points: 60, cards: 9 },
  ),
  step(
    'forty-nine',
    { hands: ['36 37 38 40 49', '35 41 42 44 46'], stock: '3', moves: ['B 35', 'A draw', 'A pass', 'B 42'] },
    '49',
    { points: 90, cards: 8 },
  ),
]
