import type { ThirteenPuzzleView, ThirteenPuzzleEvent } from '../../../rules/forty-nine-outfit/thirteen-puzzle/shape'
import type { GameView } from '../../../rules/kit'
import { namedTouch } from '../../stage/model/touch-names'
import type { Piece } from '../../stage/model/pieces'
import { cardOnSquare, boardPiece, squareCentre, squareMark } from '../layout/board'
import { lastPly } from '../layout/eye'
import { pile } from '../layout/places'
import type { SceneContext } from '../types'

/** A viewer's view of the "13" Puzzle. */
export type Table = GameView<ThirteenPuzzleView>

/** Whether the cards have not been laid out yet. */
export const isUndealt = ({ squares }: ThirteenPuzzleView): boolean => squares.every((card) => card === null)

/** Parses a slide into its squares, from and to; returns null for any other text. */
export function slideOf(move: string | null): readonly [from: number, to: number] | null {
  const found = /^(\d{1,2})-(\d{1,2})$/.exec(move ?? '')
  return found ? [Number(found[1]), Number(found[2])] : null
}

/** Number of cards that the puzzle does not use: 14 to 49 and the Cheater. */
const UNUSED = 37
const CARDS = 13

/**
 * Returns the scene: the two far rows of the board with their thirteen cards. Nothing is hidden, and each card keeps
 * its id.
 */
export function scene(seen: Table, context: SceneContext<ThirteenPuzzleEvent>): Piece[] {
  const { state } = seen
  return [
    boardPiece(),
    ...pile('stock', isUndealt(state) ? UNUSED + CARDS : UNUSED, '49/back'),
    ...cards(seen, context),
    ...(seen.over || isUndealt(state) ? [] : [squareMark(state.vacant, 0.45)]),
  ]
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
