import type { PuzzleSupremeEvent, PuzzleSupremeView } from '../../../rules/forty-nine-outfit/puzzle-supreme/shape'
import { BOARD_EXTENT } from '../../framing/table-layout'
import { defineFace } from '../define-face'
import { createSounds } from '../layout/words'
import { trayExtent } from '../puzzles/cards-tray'
import { en } from './messages/en'
import { scene } from './scene'
import { eventWords, moveWords, promptWords, reasonWords, resultWords } from './words'
import { workbenchAttempt, workbenchTouches } from '../puzzles/cards-workbench'
import { type Table, lineStates } from './table'
import { MAGIC } from '../../../rules/forty-nine-outfit/puzzle-supreme/sums'
import type { Pad, GameFace, LessonStep } from '../types'
import { soloRecord, soloStep } from '../puzzles/solo-lesson'
import { STAIRCASE } from './staircase'

/** Returns the touches of a move: a card where it lies, then its destination. */
function touches(move: string, seen: Table): readonly string[] {
  return workbenchTouches(move, seen.state.board)
}

/** Returns the move that these touches would mean, so that a refusal can name the rule. */
function attempt(touched: readonly string[], seen: Table): string | null {
  return workbenchAttempt(touched, seen.state.board)
}

/** Returns the pad: the current sixteen sums, the right ones ticked; the total is the number of right ones. */
function pad(seen: Table): Pad {
  const { state } = seen
  const lines = lineStates(state.board).map(({ kind, number, sum, gaps, isRight }) => ({
    label: { key: `pad.${kind}`, params: { number } },
    cells: [isRight ? `${MAGIC} ✓` : gaps === 7 ? '' : String(sum)],
  }))
  return { lines, totals: [String(state.lines)] }
}

/** The oldest construction of a magic square, card by card. */
const demo: GameFace['demo'] = {
  title: { key: 'demo.title' },
  record: soloRecord(
    'puzzle-supreme',
    STAIRCASE.map(({ card, square }) => `${card}@${square}`),
  ),
  remarks: STAIRCASE.map(({ card, square, step }) => ({
    ply: card,
    words: { key: `demo.${card === STAIRCASE.length ? 'last' : step}`, params: { card, square, before: card - 1 } },
  })),
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

/** The first lesson: a row that adds up, two cards that are exchanged, and the last card. */
const lesson: readonly LessonStep[] = [
  soloStep('row', record(TOP_ROW), ['28@7'], { sum: 147, card: 28, goal: 175 }),
  soloStep('change', record(TWO_WRONG), ['39@2', '30@1'], { one: 39, two: 30 }),
  soloStep('last', record(ONE_LEFT), ['11@48'], { card: 11, square: 48 }),
]

/** Face of the Puzzle Supreme: forty-nine cards, sixteen sums. */
export const puzzleSupremeFace = defineFace<PuzzleSupremeView, PuzzleSupremeEvent>({
  id: 'puzzle-supreme',
  scene,
  // Once the puzzle is solved, nothing lies around the board.
  tableLayout: { kind: 'board', extent: (_seen, shape) => trayExtent(shape === 'tall'), endExtent: BOARD_EXTENT },
  touches,
  moveWords,
  eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  result: resultWords,
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
  demo,
  lesson,
  messages: { en },
})
