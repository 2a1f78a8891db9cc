import type { IsolationEvent, IsolationView } from '../../../rules/forty-nine-outfit/isolation/shape'
import { defineFace } from '../define-face'
import { createSounds } from '../layout/words'
import { boardPage } from '../layout/pages'
import { en } from './messages/en'
import { scene } from './scene'
import { eventWords, moveWords, promptWords, reasonWords, resultWords } from './words'
import { SOLUTIONS } from '../../../rules/forty-nine-outfit/isolation/solutions'
import type { Album, Pad, PadLine, GameFace, LessonStep } from '../types'
import { CARDS, stepOf, type Table } from './table'
import { namedTouch, numberIn } from '../../stage/model/touch-names'
import { soloRecord, soloStep } from '../puzzles/solo-lesson'

/** The forty solutions, in the order of their numbers. */
const album: Album<IsolationView> = {
  title: { key: 'album' },
  pictures: SOLUTIONS.map(({ squares }) => squares.map((square) => square + 1)),
  side: CARDS,
  solutionNumberOf: (seen) => seen.state.solution,
}

const HAND = 'hand'

/**
 * Returns the touches of a move: the hand, whose cards are all alike, or the square of a card, then its destination.
 */
function touches(move: string): readonly string[] {
  const step = stepOf(move)
  if (!step) return []
  return [step.from, step.to].map((square) => (square === null ? HAND : namedTouch('square', square)))
}

/** Returns the move that these touches would mean, so that a refusal can name the rule. */
function attempt(touched: readonly string[]): string | null {
  const [first, second] = touched
  const from = numberIn(first, 'square')
  const to = numberIn(second, 'square')
  if (first === HAND) return to === null ? null : `@${to}`
  if (from === null || second === undefined) return null
  return to === null ? `${from}@off` : `${from}-${to}`
}

/**
 * Returns the pad: cards laid, clashes, and the number of the solution and its family; the total is the number of cards
 * without a clash.
 */
function pad(seen: Table): Pad {
  const { state, scores } = seen
  const line = (name: string, value: number): PadLine => ({ label: { key: `pad.${name}` }, cells: [String(value)] })
  const lines = [line('laid', CARDS - state.inHand), line('clashes', state.clashes)]
  if (state.solution !== null) lines.push(line('solution', state.solution))
  if (state.family !== null) lines.push(line('family', state.family))
  return { lines, totals: [String(scores['A'] ?? 0)] }
}

const SQUARES = [1, 13, 18, 23, 35, 40, 45]

/** The fourth of the forty solutions, as the rules page gives it. */
const demo: GameFace['demo'] = {
  title: { key: 'demo.title' },
  record: soloRecord(
    'isolation',
    SQUARES.map((square) => `@${square}`),
  ),
  remarks: SQUARES.map((square, i) => ({ ply: i + 1, words: { key: `demo.${i + 1}`, params: { square } } })),
}

const record = (moves: readonly string[]) => soloRecord('isolation', moves)

/** The first lesson: the lines that a card commands, a clash that is resolved, and the seventh card. */
const lesson: readonly LessonStep[] = [
  soloStep('knight', record(['@1']), ['@10'], {
    first: 1,
    next: 10,
  }),
  soloStep('clash', record(['@1', '@9']), ['9-10'], { card: 9, to: 10, other: 1 }),
  soloStep('last', record(['@1', '@13', '@18', '@23', '@35', '@40']), ['@45'], { square: 45 }),
]

/** Face of Isolation: seven cards, no two in a line. */
export const isolationFace = defineFace<IsolationView, IsolationEvent>({
  id: 'isolation',
  scene,
  tableLayout: boardPage({ hasGroupsBeside: () => true }),
  touches,
  moveWords,
  eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  album,
  attempt,
  result: resultWords,
  sound: createSounds<IsolationEvent>({
    laid: 'lay',
    moved: 'slide',
    takenUp: 'draw',
    solved: 'bell',
  }),
  anchor(seen) {
    const { state, over } = seen
    if (over) return 'the-forty'
    if (state.clashes > 0) return 'what-clashes'
    return state.squares.length === 0 ? 'the-problem' : 'laying-the-cards'
  },
  demo,
  lesson,
  messages: { en },
})
