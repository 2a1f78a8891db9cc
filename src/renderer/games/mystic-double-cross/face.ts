import type {
  MysticDoubleCrossEvent,
  MysticDoubleCrossView,
} from '../../../rules/forty-nine-outfit/mystic-double-cross/shape'
import { isRound, NUMBERS } from '../layout/board'
import type { Words } from '../../i18n/words'
import { ROW_POINTS } from '../../../rules/forty-nine-outfit/fives-and-rows'
import { FIVES, rowsFilledBy, fullRows, takenFives } from '../puzzles/fives-and-rows'
import { cheaterSquare, isUndealt, stackSize, targetOf, type Table, STACK_SIZE, scene } from './scene'
import { createEventWords, createSounds } from '../layout/words'
import type { CountStep, Pad } from '../types'
import { countStep, padLine } from '../layout/pad'
import { touchCodec } from '../layout/touch'
import { soloRecord, lessonStep, remark } from '../layout/lesson'
import { defineFace } from '../define-face'
import { boardPage } from '../layout/pages'

/** Returns the points that the Cheater would score on a square now. */
function worth(seen: Table, square: number): number {
  const { board } = seen.state
  return (isRound(square) ? square : 0) + ROW_POINTS * rowsFilledBy(board, square).length
}

/** The only twenty-five cards with a score of 265. */
const CROSS = [3, 5, 10, 12, 15, 16, 17, 18, 19, 20, 21, 24, 25, 26, 29, 30, 31, 32, 33, 34, 35, 38, 40, 45, 47]
const OTHERS = NUMBERS.filter((card) => !CROSS.includes(card))

const ALL = [...NUMBERS.map(String), 'C']

/** Returns the record of a game with these first cards; the rest of the pack follows in ascending order. */
function record(first: readonly string[], moves: readonly string[]) {
  const tape = [...first, ...ALL.filter((card) => !first.includes(card))]
  return soloRecord('mystic-double-cross', moves, {}, tape)
}

const TOP_ROW = ['1', '2', '3', '4', '6', '7', 'C']

/** Face of the Mystic Double Cross: twenty-five cards turned up, and one choice. */
export const mysticDoubleCrossFace = defineFace<MysticDoubleCrossView, MysticDoubleCrossEvent>({
  id: 'mystic-double-cross',
  scene,
  tableLayout: boardPage({ hasGroupsBeside: () => true }),
  ...touchCodec({ stock: 'draw', 'hand:C square:{square}': 'C@{square}', 'square:{square}': 'C@{square}' }),
  moveWords(seen, _seat, move): Words {
    const square = cheaterSquare(move)
    if (square === null) return { key: 'move.draw', params: { n: stackSize(seen) } }
    const points = worth(seen, square)
    return points > 0
      ? { key: 'move.cheat-points', params: { square, points } }
      : { key: 'move.cheat', params: { square } }
  },
  verbs: () => [{ touches: ['stock'], words: { key: 'verb.draw' } }],
  eventWords: createEventWords<MysticDoubleCrossEvent>({
    dealt: 'told',
    turned: ({ card }) => (card === 'C' ? 'turned-cheater' : 'turned'),
    laid: ({ card }) => (card === 'C' ? 'cheated' : null),
    aside: 'told',
    held: 'acted',
    scored(it) {
      const [kind = '', what = ''] = it.for.split(' ')
      return { key: `event.scored.${kind}`, params: { what, points: it.points } }
    },
    ended: ({ reason, score, target }) => ({ key: `event.ended.${reason}`, params: { score, target } }),
  }),
  /** Returns what the viewer can do now, with the score. */
  prompt(seen): Words {
    const { score, inHand, drawn } = seen.state
    if (seen.over) return { key: 'prompt.over', params: { score } }
    if (isUndealt(seen)) return { key: 'prompt.deal' }
    if (seen.eye < 0) return { key: 'prompt.watch', params: { score, n: stackSize(seen) } }
    if (inHand !== null) return { key: 'prompt.cheater' }
    if (drawn === 0) return { key: 'prompt.first', params: { target: targetOf(seen) } }
    return { key: 'prompt.draw', params: { score, n: stackSize(seen) } }
  },
  /** Returns the reason for a hint's move: what the Cheater scores there. A draw is not a choice. */
  reason(seen, _seat, move): Words {
    const { board } = seen.state
    const square = cheaterSquare(move)
    if (square === null) return { key: 'reason.draw' }
    const [row] = rowsFilledBy(board, square)
    if (row !== undefined) return { key: 'reason.row', params: { square, row: row.name, points: worth(seen, square) } }
    const highest = FIVES.findLast((five) => board[five - 1] === null)
    if (square === highest) return { key: 'reason.highest', params: { square } }
    return { key: isRound(square) ? 'reason.five' : 'reason.any', params: { square } }
  },
  /** Returns the pad: cards turned up, the fives, the rows and the target; the total is the score on the board. */
  pad(seen): Pad {
    const { board, drawn, fives, lines, score } = seen.state
    const line = (name: string, cell: number | string, n = 0) => padLine(seen, name, () => cell, { params: { n } })
    const written = [
      line('drawn', `${drawn}/${STACK_SIZE}`),
      line('fives', fives, takenFives(board).length),
      line('rows', ROW_POINTS * lines, lines),
      line('target', targetOf(seen)),
    ]
    return { lines: written, totals: [String(score)] }
  },
  result(seen): Words | null {
    if (!seen.over) return null
    const { score, solved } = seen.state
    const target = targetOf(seen)
    return {
      key: solved ? 'result.done' : 'result.below',
      params: { score, target, short: Math.max(0, target - score) },
    }
  },
  /** Returns the count at the end: the fives in ascending order, then the full rows. */
  count({ state: { board }, over }): readonly CountStep[] {
    if (!over) return []
    const cardOn = (square: number) => board[square - 1] ?? square
    return [
      ...takenFives(board).map((square) =>
        countStep('five', { square, points: square }, 'A', [cardOn(square)], square),
      ),
      ...fullRows(board).map(({ name, squares }) =>
        countStep('row', { row: name, points: ROW_POINTS }, 'A', squares.map(cardOn), ROW_POINTS),
      ),
    ]
  },
  sound: createSounds<MysticDoubleCrossEvent>({
    dealt: 'shuffle',
    turned: 'flip',
    laid: 'lay',
    aside: 'pass',
    held: 'cheater',
    scored: (it) => (it.for.startsWith('row') ? 'row' : 'bell'),
    ended: ({ reason }) => (reason === 'solved' ? 'row' : null),
  }),
  anchor(seen) {
    if (seen.over) return 'what-counts'
    if (seen.state.inHand !== null) return 'the-cheater'
    return isUndealt(seen) || seen.state.drawn === 0 ? 'the-cards' : 'turning-up'
  },
  /** The perfect double cross, card by card, which nobody has ever drawn. */
  demo: {
    record: soloRecord(
      'mystic-double-cross',
      CROSS.map(() => 'draw'),
      { cheater: false },
      [...CROSS, ...OTHERS].map(String),
    ),
    remarks: [
      remark(1, 'first'),
      remark(2, 'five', { card: 5 }),
      remark(11, 'row', { row: '15-21' }),
      remark(13, 'middle', { card: 25 }),
      remark(21, 'row', { row: '29-35' }),
      remark(24, 'row', { row: '3-45' }),
      remark(25, 'last', { row: '5-47', points: 265 }),
    ],
  },
  /** The first lesson: a card on its square, the Cheater on a five, and the Cheater that completes a row. */
  lesson: [
    lessonStep('draw', record(['40'], []), ['draw'], { points: 40 }),
    lessonStep('cheater', record(['40', 'C'], ['draw', 'draw']), ['C@45'], { square: 45 }),
    lessonStep(
      'row',
      record(
        TOP_ROW,
        TOP_ROW.map(() => 'draw'),
      ),
      ['C@5', 'C@45'],
      { row: '1-7', square: 5, points: 15 },
    ),
  ],
})
