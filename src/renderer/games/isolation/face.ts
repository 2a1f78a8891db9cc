import type { IsolationEvent, IsolationView } from '../../../rules/forty-nine-outfit/isolation/shape'
import type { Words } from '../../i18n/words'
import { CARDS, clashesOf, clashPairs, stepOf, type Table, scene } from './scene'
import { createEventWords, actorWords, createSounds } from '../layout/words'
import { defineFace } from '../define-face'
import { boardPage } from '../layout/pages'
import { SOLUTIONS } from '../../../rules/forty-nine-outfit/isolation/solutions'
import type { Pad } from '../types'
import { soloPad } from '../layout/pad'
import { touchCodec } from '../layout/touch'
import { soloRecord, lessonStep } from '../layout/lesson'

function clashesAt(seen: Table, square: number): number {
  return clashesOf(square, seen.state.squares).length
}

/** Most pairs that a sentence names. */
const MAX_NAMED_PAIRS = 3

/** Returns the squares of the cards that clash, pair by pair: `1–9, 3–24`. */
function pairsText(seen: Table): string {
  const pairs = clashPairs(seen).map(([one, two]) => `${one}–${two}`)
  const named = pairs.slice(0, MAX_NAMED_PAIRS).join(', ')
  return pairs.length > MAX_NAMED_PAIRS ? `${named} …` : named
}

const SQUARES = [1, 13, 18, 23, 35, 40, 45]

const record = (moves: readonly string[]) => soloRecord('isolation', moves)

/** Face of Isolation: seven cards, no two in a line. */
export const isolationFace = defineFace<IsolationView, IsolationEvent>({
  id: 'isolation',
  scene,
  tableLayout: boardPage({ hasGroupsBeside: () => true }),
  // The cards in the hand are all alike.
  ...touchCodec({
    'hand square:{to}': '@{to}',
    'square:{from} hand': '{from}@off',
    'square:{from} square:{to}': '{from}-{to}',
    'square:{from} {elsewhere}': '{from}@off',
  }),
  moveWords(_seen, _seat, move): Words {
    const { from = null, to = null } = stepOf(move) ?? {}
    if (to === null) return { key: 'move.off', params: { from: from ?? '' } }
    return from === null ? { key: 'move.lay', params: { to } } : { key: 'move.move', params: { from, to } }
  },
  eventWords: createEventWords<IsolationEvent, Table['state']>({
    laid: ({ square }, you, seen) => actorWords('event.laid', you, { square, n: clashesAt(seen, square) }),
    moved: ({ from, square }, you, seen) =>
      actorWords('event.moved', you, { from, square, n: clashesAt(seen, square) }),
    takenUp: 'acted',
    solved: 'acted',
  }),
  prompt(seen): Words {
    const { state, over, eye } = seen
    if (over) return { key: 'prompt.over', params: { solution: state.solution ?? '', family: state.family ?? '' } }
    const laid = CARDS - state.inHand
    if (eye < 0) return { key: 'prompt.watch', params: { laid, clashes: state.clashes } }
    if (laid === 0) return { key: 'prompt.fresh' }
    if (state.clashes > 0) return { key: 'prompt.clash', params: { n: state.clashes, pairs: pairsText(seen) } }
    return { key: 'prompt.lay', params: { n: state.inHand } }
  },
  /** Returns the reason for a hint's move: the card clashes with none there, or it stood in the way. */
  reason(seen, _seat, move): Words {
    const { squares } = seen.state
    const { from = null, to = null } = stepOf(move) ?? {}
    const others = squares.filter((square) => square !== from)
    if (to === null) return { key: 'reason.off', params: { from: from ?? '' } }
    const after = clashesOf(to, others).length
    if (from === null) {
      return after > 0
        ? { key: 'reason.stays', params: { to } }
        : { key: 'reason.alone', params: { to, n: others.length } }
    }
    const [other] = clashesOf(from, others)
    if (other !== undefined) return { key: 'reason.frees', params: { from, to, other } }
    return { key: 'reason.way', params: { from, to } }
  },
  /**
   * Returns the pad: cards laid, clashes, and the number of the solution and its family; the total is the number of cards
   * without a clash.
   */
  pad({ state, scores }): Pad {
    const { inHand, clashes, solution, family } = state
    return soloPad({ laid: CARDS - inHand, clashes, solution, family }, scores['A'] ?? 0)
  },
  /** The forty solutions, in the order of their numbers. */
  album: {
    title: { key: 'album' },
    pictures: SOLUTIONS.map(({ squares }) => squares.map((square) => square + 1)),
    side: CARDS,
    solutionNumberOf: (seen) => seen.state.solution,
  },
  result(seen): Words | null {
    const { state } = seen
    if (!state.solved) return null
    return { key: 'result.done', params: { solution: state.solution ?? '', family: state.family ?? '' } }
  },
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
  /** The fourth of the forty solutions, as the rules page gives it. */
  demo: {
    record: soloRecord(
      'isolation',
      SQUARES.map((square) => `@${square}`),
    ),
    remarks: SQUARES.map((square, i) => ({ ply: i + 1, words: { key: `demo.${i + 1}`, params: { square } } })),
  },
  /** The first lesson: the lines that a card commands, a clash that is resolved, and the seventh card. */
  lesson: [
    lessonStep('knight', record(['@1']), ['@10'], { first: 1, next: 10 }),
    lessonStep('clash', record(['@1', '@9']), ['9-10'], { card: 9, to: 10, other: 1 }),
    lessonStep('last', record(['@1', '@13', '@18', '@23', '@35', '@40']), ['@45'], { square: 45 }),
  ],
})
