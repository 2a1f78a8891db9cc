import type { StripView, StripEvent } from '../../../../rules/forty-nine-outfit/strip/shape'
import type { GameView } from '../../../../rules/kit'
import { namedTouch, namedZone } from '../../../stage/model/touch-names'
import { SIZE } from '../../../stage/model/sizes'
import type { Piece } from '../../../stage/model/pieces'
import { boardTop, manOnSquare, boardPiece, squareMark } from '../../layout/board'
import { lastPly } from '../../layout/eye'
import type { SceneContext, GameFace, Pad } from '../../types'
import { pips, type PipSpots } from '../../layout/chips'
import type { Words } from '../../../i18n/words'
import { createEventWords, createSounds } from '../../layout/words'
import { defineFace } from '../../define-face'
import { boardPage } from '../../layout/pages'
import { soloPad } from '../../layout/pad'
import { slideTouches } from '../../layout/touch'
import { REVERSE_PUZZLE, ANOTHER_REVERSE_PUZZLE } from '../../../../rules/forty-nine-outfit/strip/game'
import { puzzleLesson } from '../../layout/lesson'

type StripTable = GameView<StripView>

/** A move of a man to the vacant square, `3-6`, and the number of men he jumps. */
interface Hop {
  readonly from: number
  readonly to: number
  readonly over: number
}

/** Parses a move; returns null for any other text. */
function hopOf(move: string | null): Hop | null {
  const found = /^(\d)-(\d)$/.exec(move ?? '')
  if (!found) return null
  const [from, to] = [Number(found[1]), Number(found[2])]
  return { from, to, over: Math.abs(to - from) - 1 }
}

/** Returns the number of moves allowed; 0 for no limit. */
const limitOf = (seen: GameView): number => Number(seen.options['moveLimit'])

/** The pictures of the men: the two colours of checkers represent the two kinds of the sheet. */
const FACES = { R: 'man/red', V: 'man/black' } as const

/** Largest number of chips that fit beside the strip; the moves of longer games are counted only on the pad. */
const MAX_PIPS = 10

function men({ state, over }: StripTable, context: SceneContext<StripEvent>): Piece[] {
  const stepped = lastPly(context).events.find((event) => event.type === 'stepped')
  return state.squares.flatMap((man, i) => {
    if (man === null) return []
    const zone = namedZone('strip', man)
    const piece: Piece = { ...manOnSquare(`man:${man}:${i + 1}`, FACES[man], i + 1), zone, from: zone, carry: true }
    const moved: Partial<Piece> = { motion: stepped?.to === i + 1 && stepped.over.length === 0 ? 'slide' : 'lay' }
    const glow = over ? (state.solved ? 0.8 : 0) : context.touchable.has(namedTouch('square', i + 1)) ? 0.5 : 0
    return [{ ...piece, ...moved, ...(glow > 0 ? { glow } : {}) }]
  })
}

const markGlow = ({ state }: StripTable, context: SceneContext<StripEvent>): number =>
  context.picked.length > 0 || context.touchable.has(namedTouch('square', state.vacant)) ? 0.8 : 0.4

/**
 * Returns the place of a chip. Chips of future moves lie in a row below the strip; each is pushed forward when its move
 * is made.
 */
const chipSpot = (index: number, z: number) => {
  const x = (index - 4.5) * 1.6
  return { x, y: boardTop(x) + SIZE.card.h / 4, z }
}

const PIP_SPOTS: PipSpots = { pendingSpot: (i) => chipSpot(i, -2.9), madeSpot: (i) => chipSpot(i, 0.9) }

/** The least number of moves of both puzzles, established by exhaustive search. */
const MIN_MOVES = 10

/** Keys of the sentences by the number of men jumped: a step, over one, over two. */
const HOP_KEYS = ['step', 'jump', 'double'] as const

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

/** The parts in which the faces of the two reverse puzzles differ. */
interface StripFaceParts extends Pick<GameFace, 'id' | 'lesson'> {
  /** The solved strip: seven characters, `R`, `V` and a dot. */
  readonly aim: string
}

/** Returns the face of a reverse puzzle. One touch moves a man, because only one square is vacant. */
function createStripFace({ aim, ...face }: StripFaceParts): GameFace {
  return defineFace<StripView, StripEvent>({
    ...face,
    /**
     * Returns the scene; the strip is the far row of the board. Only one man moves at a time, so a man who is new on a
     * square is the one of his colour who left another square, even when a move is taken back.
     */
    scene(table, context): Piece[] {
      const limit = limitOf(table)
      return [
        boardPiece(),
        ...men(table, context),
        ...(table.over ? [] : [squareMark(table.state.vacant, markGlow(table, context))]),
        ...pips(limit <= MAX_PIPS ? limit : 0, table.state.moveCount, PIP_SPOTS),
      ]
    },
    tableLayout: boardPage({ hasGroupsBeside: () => true }),
    ...slideTouches,
    /** Returns a move in words, with the colour of the man. */
    moveWords(seen, _seat, move): Words {
      // Moves of this game are hops.
      const { from, to, over } = hopOf(move)!
      const man = seen.state.squares[from - 1] ?? 'R'
      return { key: `move.${man}-${HOP_KEYS[over] ?? 'double'}`, params: { from, to } }
    },
    /** Returns the sentence of an event. The end has the words of the result. */
    eventWords: createEventWords<StripEvent, StripView>({
      stepped: ({ man, over }) => `${man}-${HOP_KEYS[over.length] ?? 'double'}`,
      ended: (_it, _you, seen) => stripResult(seen),
    }),
    prompt(seen): Words {
      const { moveCount, movesLeft, home, vacant } = seen.state
      const params = { vacant, home, n: movesLeft ?? moveCount }
      if (seen.over) return stripResult(seen) ?? { key: 'prompt.over' }
      if (seen.eye < 0) return { key: 'prompt.watch', params: { home, n: moveCount } }
      if (moveCount === 0) return movesLeft === null ? { key: 'prompt.start-free' } : { key: 'prompt.start', params }
      return { key: movesLeft === null ? 'prompt.free' : 'prompt.play', params }
    },
    result: stripResult,
    reason: (seen, _seat, move) => stripReason(seen, move, aim),
    pad({ state, scores }): Pad {
      const { moveCount, movesLeft } = state
      return soloPad({ moves: moveCount, left: movesLeft, fewest: MIN_MOVES }, scores['A'] ?? 0)
    },
    sound: createSounds<StripEvent>({
      stepped: ({ over }) => (over.length > 0 ? 'hop' : 'man'),
      ended: ({ solved }) => (solved ? 'bell' : 'penalty'),
    }),
    anchor(seen): string {
      const { moveCount } = seen.state
      if (seen.over) return 'ten-moves'
      return moveCount === 0 ? 'a-move' : 'worth-knowing'
    },
  })
}

/** One of the two solutions in ten moves. */
const REVERSE_SOLUTION = ['6-7', '3-6', '1-3', '4-1', '7-4', '6-7', '3-6', '5-3', '2-5', '1-2']

/** Face of the Reverse Puzzle. */
export const reversePuzzleFace = createStripFace({
  id: REVERSE_PUZZLE.id,
  aim: REVERSE_PUZZLE.aim,
  /** The first lesson: a step, a jump over two, and the last move. */
  lesson: puzzleLesson('reverse-puzzle', [
    { id: 'step', moves: [], acceptedMoves: ['6-7'] },
    { id: 'double', moves: REVERSE_SOLUTION.slice(0, 1), acceptedMoves: ['3-6'] },
    { id: 'last', moves: REVERSE_SOLUTION.slice(0, -1), acceptedMoves: ['1-2'] },
  ]),
})

/** One of the four solutions in ten moves. */
const ANOTHER_SOLUTION = ['6-4', '3-6', '1-3', '4-1', '7-4', '6-7', '3-6', '5-3', '2-5', '4-2']

/** Face of Another Reverse Puzzle. */
export const anotherReversePuzzleFace = createStripFace({
  id: ANOTHER_REVERSE_PUZZLE.id,
  aim: ANOTHER_REVERSE_PUZZLE.aim,
  /** The first lesson: a jump over one, a jump over two, and the last move. */
  lesson: puzzleLesson('another-reverse-puzzle', [
    { id: 'jump', moves: [], acceptedMoves: ['6-4', '2-4'] },
    { id: 'double', moves: ANOTHER_SOLUTION.slice(0, 1), acceptedMoves: ['3-6'] },
    { id: 'last', moves: ANOTHER_SOLUTION.slice(0, -1), acceptedMoves: ['4-2'] },
  ]),
})
