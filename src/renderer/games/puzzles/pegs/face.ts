import { NUMBERS } from '../../layout/board'
import type { ChainsEvent } from '../../../../rules/forty-nine-outfit/chains/shape'
import type { Piece } from '../../../stage/model/pieces'
import { defineFace } from '../../define-face'
import { walkAttempt, walkTouches, walkOf } from '../../layout/men'
import { boardPage } from '../../layout/pages'
import type { GameFace, Pad } from '../../types'
import type { Words } from '../../../i18n/words'
import { pegScene, type PegTable, type PegView, menAfterJumps, countJumps, edgeCount } from './scene'
import { createSounds, createEventWords } from '../../layout/words'
import { firstOf, lastOf } from '../../../../rules/kit'
import { soloPad } from '../../layout/pad'

/** Returns the squares of a move, in order. */
const squaresOf = (move: string): number[] => move.split('x').map(Number)

/** Returns the sentences of a jumping puzzle's events. The end has the words of the result. */
const createPegEventWords = (result: (seen: PegTable) => Words | null) =>
  createEventWords<ChainsEvent, PegView>({
    jumped: 'acted',
    moved: ({ jumps }) => (jumps > 1 ? { key: 'event.chain', params: { n: jumps } } : null),
    ended: (_it, _you, seen) => result(seen),
  })

/** Returns a true statement in favour of a move that the solver chose. */
function pegReason(seen: PegTable, move: string, directions: number): Words {
  const { men, finishes } = seen.state
  const squares = squaresOf(move)
  const [from, to] = [firstOf(squares), lastOf(squares)]
  const after = menAfterJumps(men, squares)
  if (after.length === 1) return { key: 'reason.last', params: { to } }
  if (finishes?.length === 0) return { key: 'reason.hopeless' }
  if (squares.length > 2) return { key: 'reason.chain', params: { n: squares.length - 1 } }
  if (edgeCount(from) === 2) return { key: 'reason.corner', params: { from } }
  const over = (from + to) / 2
  if (edgeCount(over) > 0) return { key: 'reason.edge', params: { over } }
  if (edgeCount(from) > 0 && edgeCount(to) === 0) return { key: 'reason.inward', params: { from } }
  return { key: 'reason.keeps', params: { n: countJumps(after, directions) } }
}

/**
 * Returns the pad of a jumping puzzle: the square of the last man or the possible ones, the moves if they are counted,
 * and the men as a subtraction.
 */
function pegPad({ state, scores }: PegTable, first: number, aim: number | null, fewest: number | null): Pad {
  const { jumps, moveCount, movesLeft = null, finishes } = state
  const numbers = {
    finishes: aim === null && finishes !== undefined ? finishes.join(' ') || '–' : null,
    aim,
    moves: moveCount,
    limit: movesLeft === null ? null : movesLeft + (moveCount ?? 0),
    fewest,
    first,
    jumped: jumps === 0 ? '0' : `−${jumps}`,
  }
  return soloPad(numbers, scores['A'] ?? 0)
}

/** The parts in which the faces of the jumping puzzles differ. */
interface PegFaceParts extends Pick<GameFace, 'id' | 'lesson'> {
  /** Number of directions of a jump. 4: vertical and horizontal; 8: diagonal as well. */
  readonly directions: number
  /** Returns the squares of the men at the start. */
  start(seen: PegTable): readonly number[]
  /** Returns the square on which the last man must stand; null for any. */
  aim(seen: PegTable): number | null
  /** The fewest moves of a solution, if moves are counted; else null. */
  readonly minMoves: number | null
  prompt(seen: PegTable): Words
  result(seen: PegTable): Words | null
  /** Whether fewer men could not have been left, though more than one is. */
  isUnbeatable?(seen: PegTable): boolean
  anchor(seen: PegTable): string
  /** An optional display that can be switched on, and the marks that it adds for these men. */
  readonly proof?: { readonly words: Words; marks(men: readonly number[]): Piece[] }
}

/** Returns the face of a jumping puzzle. */
export function createPegFace({ directions, start, aim, minMoves, proof, ...face }: PegFaceParts): GameFace {
  const pipsOf = (seen: PegTable): number => {
    const { moveCount = 0, movesLeft = null } = seen.state
    return movesLeft === null ? (minMoves ?? 0) : movesLeft + moveCount
  }
  return defineFace<PegView, ChainsEvent>({
    ...face,
    ...(proof === undefined ? {} : { overlayName: proof.words }),
    scene: (seen, context) => [
      ...pegScene(seen, context, { start: start(seen), aim: aim(seen), pipCount: pipsOf(seen) }),
      ...(proof !== undefined && context.isOverlayOn === true ? proof.marks(seen.state.men) : []),
    ],
    tableLayout: boardPage({ hasGroupsBeside: () => true }),
    touches: walkTouches,
    attempt: (touched) => walkAttempt(touched, () => 'x'),
    /** Returns a move such as `35x49` in words; a chain names every landing. */
    moveWords(_seen, _seat, move): Words {
      const squares = squaresOf(move)
      const over = walkOf(move)?.over ?? []
      const [from, to] = [firstOf(squares), lastOf(squares)]
      if (over.length === 1) return { key: 'move.jump', params: { from, to, over: firstOf(over) } }
      return { key: 'move.chain', params: { from, way: squares.slice(1).join(' – '), over: over.join(', ') } }
    },
    eventWords: createPegEventWords(face.result),
    reason: (seen, _seat, move) => pegReason(seen, move, directions),
    pad: (seen) => pegPad(seen, start(seen).length, aim(seen), minMoves),
    sound: createSounds<ChainsEvent>({
      jumped: 'hop',
      ended: ({ solved }) => (solved ? 'bell' : 'penalty'),
    }),
  })
}

/** Returns every square except one. */
export function allSquaresExcept(vacant: number): readonly number[] {
  return NUMBERS.filter((square) => square !== vacant)
}
