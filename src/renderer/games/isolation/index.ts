import type { IsolationEvent, IsolationView } from '../../../rules/forty-nine-outfit/isolation/shape'
import { defineFace } from '../define-face'
import { soundsOf } from '../layout/words'
import { boardPage } from '../layout/pages'
import { en } from './messages/en'
import { scene } from './scene'
import { eventWords, moveWords, promptWords, reasonWords, resultWords } from './words'
import { FORTY } from '../../../rules/forty-nine-outfit/isolation/forty'
import type { Album, Pad, PadLine, GameFace, LessonStep } from '../types'
import { CARDS, stepOf, type Table } from './table'
import { namedTouch, numberIn } from '../../stage/model/names'
import { soloRecord, soloStep } from '../puzzles/cards-lesson'

/** The forty, in the order of their numbers. */
const album: Album<IsolationView> = {
  title: { key: 'album' },
  pictures: FORTY.map(({ squares }) => squares.map((square) => square + 1)),
  side: CARDS,
  found: (seen) => seen.state.solution,
}

const HAND = 'hand'

/** A card of the hand is like any other: the hand, or the square where a card lies, then where it goes. */
function touches(move: string): readonly string[] {
  const step = stepOf(move)
  if (!step) return []
  return [step.from, step.to].map((square) => (square === null ? HAND : namedTouch('square', square)))
}

/** The move that these touches would mean, so that the rule in its way can be named. */
function attempt(touched: readonly string[]): string | null {
  const [first, second] = touched
  const from = numberIn(first, 'square')
  const to = numberIn(second, 'square')
  if (first === HAND) return to === null ? null : `@${to}`
  if (from === null || second === undefined) return null
  return to === null ? `${from}@off` : `${from}-${to}`
}

/** Cards laid, clashes, and which of the forty it is; the total is how many cards stand alone. */
function pad(seen: Table): Pad {
  const { state, scores } = seen
  const line = (name: string, value: number): PadLine => ({ label: { key: `pad.${name}` }, cells: [String(value)] })
  const lines = [line('laid', CARDS - state.inHand), line('clashes', state.clashes)]
  if (state.solution !== null) lines.push(line('solution', state.solution))
  if (state.family !== null) lines.push(line('family', state.family))
  return { lines, totals: [String(scores['A'] ?? 0)] }
}

const SQUARES = [1, 13, 18, 23, 35, 40, 45]

/** The fourth of the forty, as the rules page gives it. */
const demo: GameFace['demo'] = {
  title: { key: 'demo.title' },
  record: soloRecord(
    'isolation',
    SQUARES.map((square) => `@${square}`),
  ),
  remarks: SQUARES.map((square, i) => ({ ply: i + 1, words: { key: `demo.${i + 1}`, params: { square } } })),
}

const record = (moves: readonly string[]) => soloRecord('isolation', moves)

/** The first lesson: lines that a card commands, a clash that is cleared, the seventh card. */
const lesson: readonly LessonStep[] = [
  soloStep('knight', record(['@1']), ['@10'], {
    first: 1,
    next: 10,
  }),
  soloStep('clash', record(['@1', '@9']), ['9-10'], { card: 9, to: 10, other: 1 }),
  soloStep('last', record(['@1', '@13', '@18', '@23', '@35', '@40']), ['@45'], { square: 45 }),
]

/** Isolation as the page knows it: seven cards, no two in a line. */
export const isolationFace = defineFace<IsolationView, IsolationEvent>({
  id: 'isolation',
  scene,
  table: boardPage({ beside: () => true }),
  touches,
  move: moveWords,
  event: eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  album,
  attempt,
  result: resultWords,
  sound: soundsOf<IsolationEvent>({
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
