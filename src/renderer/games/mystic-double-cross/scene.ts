import { cardCount } from '../layout/eye'
import { touchableStock, placeOutline } from '../layout/outlines'
import { vacantMarks, cardOnSquare, isRound, boardPiece } from '../layout/board'
import type {
  MysticDoubleCrossView,
  MysticDoubleCrossEvent,
} from '../../../rules/forty-nine-outfit/mystic-double-cross/shape'
import type { GameView } from '../../../rules/kit'
import { namedTouch, namedZone } from '../../stage/model/touch-names'
import type { Piece } from '../../stage/model/pieces'
import { BESIDE, cardPiece, laidCard, pile, pilePose } from '../layout/places'
import { lifted } from '../puzzles/cards'
import type { SceneContext } from '../types'
import { rowLight, rowsFilledBy } from '../puzzles/fives-and-rows'

export type Table = GameView<MysticDoubleCrossView>

/** Number of cards turned up in a game. */
export const STACK_SIZE = 25

/** Returns the number of cards left in the stack. */
export const stackSize = ({ state }: Table): number => cardCount(state.stack)

/** Whether the stack has not been counted off the pack yet. */
export function isUndealt(table: Table): boolean {
  return table.state.drawn === 0 && stackSize(table) === 0
}

/** Returns the score needed to win. */
export function targetOf({ options }: Table): number {
  return Number(options['target'])
}

/** Returns the square on which a move lays the Cheater; null for a draw. */
export function cheaterSquare(move: string): number | null {
  return move.startsWith('C@') ? Number(move.slice(2)) : null
}

const WHOLE_PACK = 50
/** How a card comes from the stack. */
const FLIPPED = { from: 'stock', motion: 'flip' } as const

/**
 * Returns the scene: the stack, the cards out of play, and the turned-up cards on their squares.
 */
export function scene(seen: Table, context: SceneContext<MysticDoubleCrossEvent>): Piece[] {
  return [
    boardPiece(),
    ...stack(seen, context),
    ...outOfPlay(seen),
    ...laidCards(seen, context),
    ...cheater(seen, context),
    ...asideCard(seen),
    ...vacantSquares(seen, context),
  ]
}

function stack(table: Table, context: SceneContext<MysticDoubleCrossEvent>): Piece[] {
  const count = isUndealt(table) ? WHOLE_PACK : stackSize(table)
  return touchableStock(table, context, count, 'board')
}

/** Returns the other half of the pack; its top card is turned up when the game is over. */
function outOfPlay(table: Table): Piece[] {
  const { rest } = table.state
  const count = cardCount(rest)
  if (count === 0 && !table.over) return [placeOutline('rest', '49/back', BESIDE, 'rest')]
  const closed = pile('rest', typeof rest === 'number' ? count : Math.max(0, count - 1), '49/back')
  const backs = closed.map((piece): Piece => ({ ...piece, from: 'stock', group: 'rest' }))
  const top = typeof rest === 'number' ? undefined : rest[0]
  if (top === undefined) return backs
  const open = cardPiece(`card:${top}`, `49/${top}`, pilePose(`card:${top}`, count - 1, count, BESIDE))
  return [...backs, { ...open, zone: 'rest', from: 'rest', group: 'rest', motion: 'flip' }]
}

/** Returns the square on which the last ply laid the Cheater; null if it did not. */
function lastCheaterSquare({ lastPly }: SceneContext<MysticDoubleCrossEvent>): number | null {
  for (const event of lastPly?.events ?? []) if (event.type === 'laid' && event.card === 'C') return event.square
  return null
}

/**
 * Returns each card on its own square. Full rows glow; along a row that the Cheater has just completed, the glow runs
 * from card to card.
 */
function laidCards({ state }: Table, context: SceneContext<MysticDoubleCrossEvent>): Piece[] {
  const placed = lastCheaterSquare(context)
  return state.board.flatMap((card, i) => {
    if (card === null) return []
    const come = card === 'C' ? ({ from: namedZone('hand', 'A'), motion: 'lay' } as const) : FLIPPED
    return [{ ...cardOnSquare(card, i + 1), ...come, ...rowLight(state.board, i + 1, placed) }]
  })
}

/** Returns the Cheater while it awaits a square. */
function cheater({ state }: Table, context: SceneContext<MysticDoubleCrossEvent>): Piece[] {
  if (state.inHand === null) return []
  const touch = namedTouch('hand', 'C')
  const card: Piece = {
    ...laidCard('C', { x: 0, y: 0.004, z: 0 }),
    zone: namedZone('hand', 'A'),
    group: 'spare',
    from: 'stock',
    motion: 'flip',
    touch,
    glow: context.touchable.has(touch) ? 0.6 : 0,
  }
  return [context.picked.includes(touch) ? lifted(card, context) : card]
}

/** Returns the card whose square the Cheater occupies; it stays beside the board. */
function asideCard({ state }: Table): Piece[] {
  if (state.aside === null) return []
  const card = laidCard(state.aside, { x: 0, y: 0.004, z: 0, turn: 0.12 })
  return [{ ...card, zone: 'aside', group: 'aside', from: 'stock', motion: 'flip', tint: 0.8 }]
}

/** Returns the marks of squares for the Cheater; fives and squares that complete rows are the brightest. */
function vacantSquares({ state }: Table, context: SceneContext<MysticDoubleCrossEvent>): Piece[] {
  if (state.inHand === null) return []
  const strength = context.picked.includes(namedTouch('hand', 'C')) ? 1 : 0.6
  return vacantMarks(state.board, (square) => {
    const isScoring = isRound(square) || rowsFilledBy(state.board, square).length > 0
    return (isScoring ? 0.9 : 0.4) * strength
  })
}
