import type { TenHandsEvent, TenHandsView } from '../../../rules/forty-nine-outfit/pittsburgh-draw-puzzle/shape'
import { defineFace } from '../define-face'
import { createSounds } from '../layout/words'
import { en } from './messages/en'
import { racksExtent } from './places'
import { scene } from './scene'
import { attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, reasonWords, resultWords } from './words'
import { HANDS, isRight, rankOf, HAND_SIZE, handCards, type Table } from './table'
import type { Pad, GameFace, LessonStep } from '../types'
import { soloRecord, soloStep } from '../puzzles/solo-lesson'
import { fillMoves } from './solution'

/**
 * Returns the pad: each hand with a tick if it is right, else its actual rank, or its number of cards; the total is the
 * number of right hands.
 */
function pad(seen: Table): Pad {
  const lines = HANDS.map((hand) => ({ label: { key: `pad.${hand}` }, cells: [cell(seen, hand)] }))
  return { lines, totals: [String(seen.state.right)] }
}

function cell(table: Table, hand: number): string {
  if (isRight(table, hand)) return '✓'
  const rank = rankOf(table.state, hand)
  return rank === null ? `${handCards(table.state, hand).length}/${HAND_SIZE}` : `✗ ${rank}`
}

/**
 * The order of the solution's hands: first those whose cards are given, then the runs across borders, then the rest by
 * colours.
 */
const ORDER = [10, 1, 9, 8, 7, 6, 5, 4, 3, 2]
const MOVES = ORDER.flatMap(fillMoves)

/** A solution, hand by hand, in the order in which a person would look for it. */
const demo: GameFace['demo'] = {
  title: { key: 'demo.title' },
  record: soloRecord('pittsburgh-draw-puzzle', MOVES),
  remarks: ORDER.map((hand, i) => ({ ply: 5 * i + 1, words: { key: `demo.${hand}`, params: { hand } } })),
}

const record = (moves: readonly string[]) => soloRecord('pittsburgh-draw-puzzle', moves)
const MOVES_BEFORE_LAST = [10, 1, 9, 8, 7, 6, 5, 4, 3].flatMap(fillMoves)

/** The first lesson: a run across a border, a card that is taken back, and the last hand. */
const lesson: readonly LessonStep[] = [
  soloStep('border', record(['25@9', '26@9', '27@9', '28@9']), ['29@9'], { card: 29 }),
  soloStep('wrong', record(['16@7', '17@7', '18@7', '19@7', '20@7']), ['20@off'], { card: 20 }),
  soloStep('last', record([...MOVES_BEFORE_LAST, ...fillMoves(2).slice(0, 4)]), ['24@2'], { card: 24 }),
]

/** Face of the Pittsburgh Draw Puzzle: fifty cards, ten racks. */
export const pittsburghDrawPuzzleFace = defineFace<TenHandsView, TenHandsEvent>({
  id: 'pittsburgh-draw-puzzle',
  scene,
  tableLayout: { kind: 'tableau', extent: (_seen, shape) => racksExtent(shape) },
  touches,
  moveWords,
  eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  result: resultWords,
  sound: createSounds<TenHandsEvent>({
    placed: ({ to }) => (to === null ? 'slide' : 'lay'),
    filled: ({ right }) => (right ? 'row' : 'pass'),
    solved: 'bell',
  }),
  anchor(seen) {
    if (seen.over) return 'the-question-of-1928'
    if (seen.state.tray.length === 50) return 'the-problem'
    const wrong = HANDS.some((hand) => rankOf(seen.state, hand) !== null && !isRight(seen, hand))
    return wrong ? 'the-ten-hands' : 'where-to-begin'
  },
  demo,
  lesson,
  messages: { en },
})
