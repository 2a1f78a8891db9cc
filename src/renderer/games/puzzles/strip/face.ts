import type { StripEvent, StripView } from '../../../../rules/forty-nine-outfit/strip/shape'
import type { Words } from '../../../i18n/words'
import { actorWords, createEventWords, createSounds } from '../../layout/words'
import { hopOf, limitOf, type StripTable, stripScene } from './scene'
import { defineFace } from '../../define-face'
import { boardPage } from '../../layout/pages'
import type { GameFace, Pad } from '../../types'
import { soloPad } from '../../layout/pad'
import { slideTouches } from '../../layout/touch'

/** The least number of moves of both puzzles, established by exhaustive search. */
const MIN_MOVES = 10

/** Keys of the sentences by the number of men jumped: a step, over one, over two. */
const HOP_KEYS = ['step', 'jump', 'double'] as const

/** Returns a move in words, with the colour of the man. */
function stripMove(seen: StripTable, move: string): Words {
  // Moves of this game are hops.
  const { from, to, over } = hopOf(move)!
  const man = seen.state.squares[from - 1] ?? 'R'
  return { key: `move.${man}-${HOP_KEYS[over] ?? 'double'}`, params: { from, to } }
}

/** Returns the sentence of an event. The end has the words of the result. */
const stripEvent = createEventWords<StripEvent, StripView>({
  stepped: ({ man, over, from, to }, you) =>
    actorWords(`event.${man}-${HOP_KEYS[over.length] ?? 'double'}`, you, { from, to }),
  ended: (_it, _you, seen) => stripResult(seen),
})

/** Returns what the viewer can do now. */
function stripPrompt(seen: StripTable): Words {
  const { moveCount, movesLeft, home, vacant } = seen.state
  const params = { vacant, home, n: movesLeft ?? moveCount }
  if (seen.over) return stripResult(seen) ?? { key: 'prompt.over' }
  if (seen.eye < 0) return { key: 'prompt.watch', params: { home, n: moveCount } }
  if (moveCount === 0) return movesLeft === null ? { key: 'prompt.start-free' } : { key: 'prompt.start', params }
  return { key: movesLeft === null ? 'prompt.free' : 'prompt.play', params }
}

/** Returns how the game ended, and that ten moves are the fewest. */
function stripResult(seen: StripTable): Words | null {
  if (!seen.over) return null
  const { solved, moveCount, home } = seen.state
  if (solved) return { key: moveCount <= MIN_MOVES ? 'result.fewest' : 'result.solved', params: { n: moveCount } }
  return { key: limitOf(seen) < MIN_MOVES ? 'result.too-few' : 'result.last-move', params: { n: moveCount, home } }
}

/** Returns a true statement about a move that the solver chose. */
function stripReason(seen: StripTable, move: string, aim: string): Words {
  // Moves of this game are hops.
  const hop = hopOf(move)!
  const { squares, home } = seen.state
  const man = squares[hop.from - 1]
  const belongs = (square: number) => aim[square - 1] === man
  if (home === 5 && !belongs(hop.from) && belongs(hop.to)) return { key: 'reason.last' }
  if (!belongs(hop.from) && belongs(hop.to)) return { key: 'reason.home', params: { to: hop.to } }
  if (hop.over === 2) return { key: 'reason.double' }
  return { key: 'reason.opens', params: { from: hop.from } }
}

/** Returns the name of an event's sound. */
const stripSound = createSounds<StripEvent>({
  stepped: ({ over }) => (over.length > 0 ? 'hop' : 'man'),
  ended: ({ solved }) => (solved ? 'bell' : 'penalty'),
})

/** The parts in which the faces of the two reverse puzzles differ. */
interface StripFaceParts extends Pick<GameFace, 'id' | 'lesson' | 'messages'> {
  /** The solved strip: seven characters, `R`, `V` and a dot. */
  readonly aim: string
}

/** Returns the face of a reverse puzzle. One touch moves a man, because only one square is vacant. */
export function createStripFace({ aim, ...face }: StripFaceParts): GameFace {
  return defineFace<StripView, StripEvent>({
    ...face,
    scene: stripScene,
    tableLayout: boardPage({ hasGroupsBeside: () => true }),
    ...slideTouches,
    moveWords: (seen, _seat, move) => stripMove(seen, move),
    eventWords: stripEvent,
    prompt: stripPrompt,
    result: stripResult,
    reason: (seen, _seat, move) => stripReason(seen, move, aim),
    pad,
    sound: stripSound,
    anchor,
  })
}

function pad({ state, scores }: StripTable): Pad {
  const { moveCount, movesLeft, home } = state
  return soloPad({ moves: moveCount, left: movesLeft, fewest: MIN_MOVES, home }, scores['A'] ?? 0)
}

function anchor(seen: StripTable): string {
  const { moveCount } = seen.state
  if (seen.over) return 'ten-moves'
  return moveCount === 0 ? 'a-move' : 'worth-knowing'
}
