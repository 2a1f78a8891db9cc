import type {
  ColorowSolitaireEvent,
  ColorowSolitaireView,
} from '../../../rules/forty-nine-outfit/colorow-solitaire/shape'
import { BOARD_EXTENT } from '../../framing/table-layout'
import { defineFace } from '../define-face'
import { createSounds } from '../layout/words'
import { trayExtent } from '../puzzles/cards-tray'
import { isDealt, laidCount, type Table, targetOf } from './table'
import { demo } from './demo'
import { en } from './messages/en'
import { scene } from './scene'
import { eventWords, moveWords, promptWords, resultWords, reasonWords } from './words'
import { workbenchAttempt, workbenchTouches } from '../puzzles/cards-workbench'
import { COLOURS } from '../../../rules/forty-nine-outfit/cards'
import { rowName, rowsOfColour } from '../colour-rows'
import type { Pad, CountStep } from '../types'
import { puzzleLesson } from '../puzzles/lesson'

/** Returns the touches of a move: a card where it lies, then its destination. `done` is a verb. */
function touches(move: string, seen: Table): readonly string[] {
  return move === 'done' ? ['say:done'] : workbenchTouches(move, seen.state.board)
}

/** Returns the move that these touches would mean, so that a refusal can name the rule. */
function attempt(touched: readonly string[], seen: Table): string | null {
  return workbenchAttempt(touched, seen.state.board)
}

/** Returns the pad: the points of each colour, the number of cards laid and the target; the total is the score. */
function pad(seen: Table): Pad {
  const line = (key: string, value: number) => ({ label: { key: `pad.${key}` }, cells: [String(value)] })
  return {
    lines: [
      ...COLOURS.map((colour, i) => line(colour, seen.state.byColour[i] ?? 0)),
      line('laid', laidCount(seen)),
      line('target', targetOf(seen)),
    ],
    totals: [String(seen.state.score)],
  }
}

/** Returns the count at the end, row by row, from red to violet. */
function count(seen: Table): readonly CountStep[] {
  const { state, over } = seen
  if (!over) return []
  return COLOURS.flatMap((colour) =>
    rowsOfColour(state.board, colour).map((row) => ({
      words: { key: `count.${colour}`, params: { row: rowName(row) } },
      seat: 'A',
      faces: row.map((square) => `49/${state.board[square - 1]!}`),
      points: row.length,
    })),
  )
}

const SLANT = ['1@4', '2@10', '3@22', '4@18', '5@25']

/** The first lesson: a row, a card where two rows cross, the best shape, and two cards that change places. */
const lesson = puzzleLesson('colorow-solitaire', [
  { id: 'row', moves: SLANT.slice(0, 2), acceptedMoves: ['3@22'] },
  { id: 'crossing', moves: SLANT, acceptedMoves: ['6@26'] },
  { id: 'shape', moves: ['1@1', '2@2', '3@3', '4@9', '5@15', '6@16'], acceptedMoves: ['7@17'] },
  { id: 'change', moves: ['1@1', '2@2', '8@3', '3@10'], acceptedMoves: ['3@3', '8@10'] },
])

/** Face of Colorow Solitaire: a workbench of seven colours, and their points. */
export const colorowSolitaireFace = defineFace<ColorowSolitaireView, ColorowSolitaireEvent>({
  id: 'colorow-solitaire',
  scene,
  tableLayout: {
    kind: 'board',
    extent: (seen, shape) => (isDealt(seen) ? BOARD_EXTENT : trayExtent(shape === 'tall')),
    endExtent: BOARD_EXTENT,
    handSize: (seen) => (isDealt(seen) ? 5 : 0),
    hasGroupsBeside: isDealt,
  },
  touches,
  moveWords,
  verbs: () => [{ touches: ['say:done'], words: { key: 'verb.done' } }],
  eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  result: resultWords,
  count,
  sound: createSounds<ColorowSolitaireEvent>({
    placed: ({ from }) => (from === null ? 'lay' : 'slide'),
    lifted: 'draw',
    dealt: 'deal',
    centre: 'lay',
    counted: ({ now, before }) => (now > before ? 'pencil' : null),
    ended: 'bell',
  }),
  anchor(seen) {
    if (seen.over) return 'the-reward-of-1928'
    if (isDealt(seen)) return 'five-at-a-time'
    if (laidCount(seen) === 0) return 'the-problem'
    return seen.state.tray.length === 0 ? 'finishing' : 'rows-and-their-count'
  },
  demo,
  lesson,
  messages: { en },
})
