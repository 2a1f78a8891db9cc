import type { ThirteenPuzzleEvent, ThirteenPuzzleView } from '../../../rules/forty-nine-outfit/thirteen-puzzle/shape'
import { createEventWords, createSounds } from '../layout/words'
import type { Words } from '../../i18n/words'
import { defineFace } from '../define-face'
import { boardPage } from '../layout/pages'
import type { Pad, SceneContext } from '../types'
import { soloPad } from '../layout/pad'
import { slideTouches } from '../layout/touch'
import { puzzleLesson } from '../layout/lesson'
import type { GameView } from '../../../rules/kit'
import { namedTouch } from '../../stage/model/touch-names'
import type { Piece } from '../../stage/model/pieces'
import { cardOnSquare, boardPiece, squareCentre, squareMark } from '../layout/board'
import { lastPly } from '../layout/eye'
import { pile } from '../layout/places'

/** A viewer's view of the "13" Puzzle. */
type Table = GameView<ThirteenPuzzleView>

/** Whether the cards have not been laid out yet. */
const isUndealt = ({ squares }: ThirteenPuzzleView): boolean => squares.every((card) => card === null)

/** Number of cards that the puzzle does not use: 14 to 49 and the Cheater. */
const UNUSED = 37
const CARDS = 13

/** Returns how the game ended: all cards at home, or at the last picture of an odd mix. */
function result(seen: Table): Words | null {
  if (!seen.over) return null
  const { solved, moveCount } = seen.state
  if (!solved) return { key: 'result.last-picture', params: { n: moveCount } }
  return { key: moveCount === 0 ? 'result.at-once' : 'result.solved', params: { n: moveCount } }
}

/** A mix with all cards at home except three, which rotate through the last four squares. */
const tape = ['1', '2', '3', '4', '5', '7', '13', '8', '9', '10', '11', '12', '6']
const SOLUTION = ['7-14', '6-7', '13-6', '14-13']

/** Face of the "13" Puzzle: thirteen cards that slide on two rows of the board. */
export const thirteenPuzzleFace = defineFace<ThirteenPuzzleView, ThirteenPuzzleEvent>({
  id: 'thirteen-puzzle',
  /**
   * Returns the scene: the two far rows of the board with their thirteen cards. Nothing is hidden, and each card keeps
   * its id.
   */
  scene(seen, context): Piece[] {
    const { state } = seen
    return [
      boardPiece(),
      ...(isUndealt(state)
        ? pile('stock', UNUSED + CARDS, '49/back')
        : pile('stock', UNUSED, '49/back').map((piece) => ({ ...piece, zone: 'rest' }))),
      ...cards(seen, context),
      ...(seen.over || isUndealt(state) ? [] : [squareMark(state.vacant, 0.45)]),
    ]
  },
  tableLayout: boardPage({ hasGroupsBeside: () => true }),
  ...slideTouches,
  moveWords(seen, _seat, move): Words {
    // Moves of this game are slides.
    const [from, to] = slideOf(move)!
    const card = seen.state.squares[from - 1] ?? ''
    return { key: Number(card) === to ? 'move.home' : 'move.slide', params: { card, to } }
  },
  /** Returns the sentence of an event. A card that leaves its home square is not announced. */
  eventWords: createEventWords<ThirteenPuzzleEvent, Table['state']>({
    dealt: ({ cards }) => ({ key: 'event.dealt', params: { cards: cards.join(', ') } }),
    mended: ({ squares: [first = '', second = ''] }) => ({ key: 'event.mended', params: { first, second } }),
    slid: 'acted',
    home: 'told',
    column: 'told',
    ended: (_it, _you, seen) => result(seen),
  }),
  prompt(seen): Words {
    const { state, over } = seen
    const { home, moveCount, vacant } = state
    if (over) return result(seen) ?? { key: 'prompt.over' }
    if (isUndealt(state)) return { key: 'prompt.deal' }
    const params = { home, vacant, n: moveCount }
    if (seen.eye < 0) return { key: 'prompt.watch', params }
    // Whether an unadjusted mix can be solved is left for the player to find out.
    if (moveCount === 0)
      return { key: seen.options['deal'] === 'as-mixed' ? 'prompt.start-as-mixed' : 'prompt.start', params }
    return { key: 'prompt.play', params }
  },
  result,
  /** Returns a true statement about a slide that the solver chose. */
  reason(seen, _seat, move): Words {
    const { squares, home } = seen.state
    // Moves of this game are slides.
    const [from, to] = slideOf(move)!
    const card = squares[from - 1] ?? ''
    if (Number(card) === to) return { key: home === 12 ? 'reason.last' : 'reason.home', params: { card } }
    if (Number(card) === from) return { key: 'reason.aside', params: { card } }
    const column = (square: number): number => (square - 1) % 7
    const far = (square: number): number => Math.abs(column(square) - column(Number(card)))
    if (far(to) < far(from)) return { key: 'reason.nearer', params: { card } }
    return { key: 'reason.room', params: { card, from } }
  },
  /** Returns the pad: slides made, cards at home and cards not at home; the total is the number of cards at home. */
  pad({ state: { moveCount, home }, scores }): Pad {
    return soloPad({ slides: moveCount, abroad: 13 - home }, scores['A'] ?? 0)
  },
  sound: createSounds<ThirteenPuzzleEvent>({
    dealt: 'deal',
    slid: 'slide',
    home: 'lay',
    column: 'row',
    ended: ({ reason }) => (reason === 'solved' ? 'bell' : 'penalty'),
  }),
  anchor(seen): string {
    const { solved, moveCount } = seen.state
    if (seen.over && !solved) return 'mixes-that-cannot-come-home'
    return moveCount === 0 ? 'a-slide' : 'worth-knowing'
  },
  /** The first lesson: a slide, the rotation of the last four squares, and the last card. */
  lesson: puzzleLesson('thirteen-puzzle', [
    { id: 'slide', tape, moves: [], acceptedMoves: ['7-14'] },
    { id: 'turn', tape, moves: SOLUTION.slice(0, 2), acceptedMoves: ['13-6'] },
    { id: 'home', tape, moves: SOLUTION.slice(0, 3), acceptedMoves: ['14-13'] },
  ]),
})

/** Parses a slide into its squares, from and to; returns null for any other text. */
function slideOf(move: string | null): readonly [from: number, to: number] | null {
  const found = /^(\d{1,2})-(\d{1,2})$/.exec(move ?? '')
  return found ? [Number(found[1]), Number(found[2])] : null
}

function cards({ state, over }: Table, context: SceneContext<ThirteenPuzzleEvent>): Piece[] {
  const arrived = lastPly(context).events.find((event) => event.type === 'slid')?.to
  return state.squares.flatMap((card, i) => {
    if (card === null) return []
    const square = i + 1
    const laid: Piece = {
      ...pushedCard(cardOnSquare(card, square), square),
      motion: state.moveCount === 0 ? 'lay' : 'slide',
      carry: true,
    }
    const glow = glowOf(state.solved, Number(card) === square && arrived === square)
    const lit =
      glow > 0
        ? { glow }
        : context.touchable.has(namedTouch('square', square)) && !over
          ? { tint: 1.06, glow: 0.3 }
          : {}
    return [{ ...laid, from: 'stock', ...(state.moveCount === 0 ? { beat: i } : {}), ...lit }]
  })
}

/**
 * Returns a card that lies straighter than a laid one: cards are pushed against each other, and none overlaps its
 * neighbour.
 */
function pushedCard(card: Piece, square: number): Piece {
  const { x, z } = squareCentre(square)
  const { pose } = card
  const turn = (pose.turn ?? 0) / 6
  return { ...card, pose: { ...pose, x: x + (pose.x - x) / 6, z: z + (pose.z - z) / 6, turn } }
}

/**
 * Returns the glow of a card: all cards glow when all are at home; before that, only the one that has just come home.
 */
function glowOf(solved: boolean, home: boolean): number {
  return solved ? 0.8 : home ? 0.6 : 0
}
