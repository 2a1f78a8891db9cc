import type { PuzzleSupremeEvent, PuzzleSupremeView } from '../../../rules/forty-nine-outfit/puzzle-supreme/shape'
import { MAGIC } from '../../../rules/forty-nine-outfit/puzzle-supreme/sums'
import {
  placingOf,
  boardWith,
  squareOn,
  trayExtent,
  workbenchAttempt,
  workbenchTouches,
  placingWords,
} from '../puzzles/cards'
import type { Words } from '../../i18n/words'
import { isWrong, lineStates, type LineState, scene } from './scene'
import { createEventWords, createSounds } from '../layout/words'
import { BOARD_EXTENT } from '../../framing/table-layout'
import { defineFace } from '../define-face'
import { padLine } from '../layout/pad'
import type { Pad } from '../types'
import { soloRecord, lessonStep } from '../layout/lesson'

/**
 * How the square of a card was found: the first card; one up and right; the same, re-entering at the opposite side; or
 * one down.
 */
type StairStep = 'first' | 'up' | 'over' | 'down'

interface Stair {
  readonly card: number
  /** Number of the square, from 1. */
  readonly square: number
  readonly step: StairStep
}

const SIDE = 7

/**
 * The staircase rule for a magic square of order seven: card 1 goes to the centre of the top row, each next card one up
 * and one to the right, re-entering at the opposite side; if that square is taken, directly below the last card.
 */
export const STAIRCASE: readonly Stair[] = createStaircase()

function createStaircase(): Stair[] {
  const taken = new Set<number>()
  const stairs: Stair[] = []
  const middle = (SIDE - 1) / 2
  let [row, column] = [0, middle]
  let step: StairStep = 'first'
  for (let card = 1; card <= SIDE * SIDE; card++) {
    const square = row * SIDE + column + 1
    taken.add(square)
    stairs.push({ card, square, step })
    const [up, right] = [(row + SIDE - 1) % SIDE, (column + 1) % SIDE]
    if (taken.has(up * SIDE + right + 1)) {
      row = (row + 1) % SIDE
      step = 'down'
    } else {
      step = row === 0 || column === SIDE - 1 ? 'over' : 'up'
      row = up
      column = right
    }
  }
  return stairs
}

function lineWords(key: string, { kind, number, sum }: LineState, card: string): Words {
  return { key: `${key}.${kind}`, params: { card, number, sum, goal: MAGIC } }
}

const record = (moves: readonly string[]) => soloRecord('puzzle-supreme', moves)
const solution = (keep: (square: number) => boolean) =>
  STAIRCASE.filter(({ square }) => keep(square)).map(({ card, square }) => `${card}@${square}`)

/** The top row of the staircase square except its last card. */
const TOP_ROW = solution((square) => square < 7)
/** The whole square except card 11, whose place is 48. */
const ONE_LEFT = solution((square) => square !== 48)
/** The whole square with two cards of its top row exchanged. */
const TWO_WRONG = [...solution((square) => square > 2), '30@2', '39@1']

/** Face of the Puzzle Supreme: forty-nine cards, sixteen sums. */
export const puzzleSupremeFace = defineFace<PuzzleSupremeView, PuzzleSupremeEvent>({
  id: 'puzzle-supreme',
  scene,
  // Once the puzzle is solved, nothing lies around the board.
  tableLayout: { kind: 'board', extent: (_seen, shape) => trayExtent(shape === 'tall'), endExtent: BOARD_EXTENT },
  touches: (move, { state }) => workbenchTouches(move, state.board),
  moveWords(seen, _seat, move): Words {
    const placing = placingOf(move) ?? { card: '', to: null }
    return placingWords(seen.state.board, placing, { card: placing.card })
  },
  eventWords: createEventWords<PuzzleSupremeEvent>({
    placed: ({ from, other }) => (other === null ? 'placed' : from === null ? 'replaced' : 'changed'),
    lifted: 'acted',
    line: ({ kind, number, lines }) => ({ key: `event.line.${kind}`, params: { number, lines, sum: MAGIC } }),
    solved: 'acted',
  }),
  /** Returns what the viewer can do now, with the numbers of right and of wrong lines. */
  prompt(seen): Words {
    const { state, over, eye } = seen
    if (over) return { key: 'prompt.over' }
    const left = state.tray.length
    if (eye < 0) return { key: 'prompt.watch', params: { lines: state.lines, left } }
    if (left === 49) return { key: 'prompt.fresh', params: { sum: MAGIC } }
    const wrong = lineStates(state.board).filter(isWrong).length
    if (left === 0) return { key: 'prompt.full', params: { lines: state.lines, n: 16 - state.lines } }
    return wrong > 0
      ? { key: 'prompt.wrong', params: { lines: state.lines, n: wrong } }
      : { key: 'prompt.lay', params: { lines: state.lines, left } }
  },
  /**
   * Returns the reason for a hint's move: the line that the card completes, the line that it spoils where it lies, or the
   * sum that it leaves for the rest of its row.
   */
  reason(seen, _seat, move): Words {
    const { state } = seen
    const { card, to } = placingOf(move) ?? { card: '', to: null }
    const at = to ?? squareOn(state.board, card)
    const through = ({ squares }: LineState) => at !== null && squares.includes(at)
    if (to === null) {
      const wrong = lineStates(state.board).find((line) => through(line) && isWrong(line))
      return wrong ? lineWords('reason.spoils', wrong, card) : { key: 'reason.away', params: { card } }
    }
    const after = lineStates(boardWith(state.board, card, to)).filter(through)
    const finished = after.find((line) => line.isRight)
    if (finished) return lineWords('reason.finishes', finished, card)
    const [row] = after
    if (!row || isWrong(row)) return { key: 'reason.tries', params: { card } }
    return { key: 'reason.leaves', params: { card, number: row.number, rest: MAGIC - row.sum, n: row.gaps } }
  },
  /** Returns the pad: the current sixteen sums, the right ones ticked; the total is the number of right ones. */
  pad(seen): Pad {
    const { state } = seen
    const lines = lineStates(state.board).map(({ kind, number, sum, gaps, isRight }) =>
      padLine(seen, kind, () => (isRight ? `${MAGIC} ✓` : gaps === 7 ? null : sum), { params: { number } }),
    )
    return { lines, totals: [String(state.lines)] }
  },
  attempt: (touched, { state }) => workbenchAttempt(touched, state.board),
  result(seen): Words | null {
    return seen.state.solved ? { key: 'result.done' } : null
  },
  sound: createSounds<PuzzleSupremeEvent>({
    placed: 'lay',
    lifted: 'slide',
    line: 'row',
    solved: 'bell',
  }),
  anchor(seen) {
    const { state, over } = seen
    if (over) return 'the-question-of-1928'
    if (state.tray.length === 49) return 'the-problem'
    return state.tray.length === 0 ? 'the-end' : 'laying-the-cards'
  },
  /** The oldest construction of a magic square, card by card. */
  demo: {
    record: soloRecord(
      'puzzle-supreme',
      STAIRCASE.map(({ card, square }) => `${card}@${square}`),
    ),
    remarks: STAIRCASE.map(({ card, square, step }) => ({
      ply: card,
      words: { key: `demo.${card === STAIRCASE.length ? 'last' : step}`, params: { card, square, before: card - 1 } },
    })),
  },
  /** The first lesson: a row that adds up, two cards that are exchanged, and the last card. */
  lesson: [
    lessonStep('row', record(TOP_ROW), ['28@7'], { sum: 147, card: 28, goal: 175 }),
    lessonStep('change', record(TWO_WRONG), ['39@2', '30@1'], { one: 39, two: 30 }),
    lessonStep('last', record(ONE_LEFT), ['11@48'], { card: 11, square: 48 }),
  ],
})
