import { cardCount } from '../layout/eye'
import { stockPile } from '../layout/outlines'
import { vacantMarks, boardPiece, cardOnSquare } from '../layout/board'
import type {
  ColorowSolitaireView,
  ColorowSolitaireEvent,
} from '../../../rules/forty-nine-outfit/colorow-solitaire/shape'
import type { GameView } from '../../../rules/kit'
import type { Piece } from '../../stage/model/pieces'
import { trayCard, lifted, trayGap, boardWith, cardTouched } from '../puzzles/cards'
import type { SceneContext } from '../types'
import { hands } from '../layout/hands'
import { namedZone } from '../../stage/model/touch-names'
import { colourOfCard, rowGlows, rowsOfColour, colourScore } from '../layout/colour-rows'

/** A viewer's view of Colorow Solitaire. */
export type Table = GameView<ColorowSolitaireView>

/** Whether cards are dealt five at a time, as in Colorow; otherwise all are available at once. */
export const isDealt = ({ options }: Table): boolean => options['mode'] === 'dealt'

export const targetOf = ({ options }: Table): number => Number(options['target'])

/** The highest possible score; the reward offered in 1928 for more was never at risk. */
export const MAX_SCORE = 100

export const laidCount = ({ state }: Table): number => state.board.filter((card) => card !== null).length

/** Whether the cards of a dealt game have not been dealt yet. */
export const isUndealt = (table: Table): boolean => isDealt(table) && laidCount(table) === 0

/** Cards in a hand. */
const HAND_SIZE = 5

/**
 * Whether the hand has just been dealt and no card of it has been laid. The card in the centre is laid by the deal, not
 * by a player.
 */
function isFreshHand(table: Table): boolean {
  return isDealt(table) && laidCount(table) > 0 && (laidCount(table) - 1) % HAND_SIZE === 0
}

/** Returns the laid cards. The rows of the picked card's colour glow, or of the last laid one's, row after row. */
function laidCards(table: Table, context: SceneContext<ColorowSolitaireEvent>): Piece[] {
  const { board } = table.state
  const free = !isDealt(table)
  const light = litRowGlows(table, context)
  return board.flatMap((card, i) => {
    if (card === null) return []
    const piece: Piece = { ...cardOnSquare(card, i + 1), carry: free, from: originZone(table, card, i + 1) }
    const gaps = free ? [trayGap(card, context)] : []
    if (free && context.picked[0] === piece.touch) return [lifted(piece, context), ...gaps]
    return [{ ...piece, ...light.get(i + 1) }, ...gaps]
  })
}

/** Returns the zone that a card came from: the stock for the centre card of a dealt game, otherwise the hand. */
function originZone(table: Table, card: string, square: number): string {
  return isDealt(table) && square === MIDDLE && table.state.board[square - 1] === card
    ? 'stock'
    : namedZone('hand', 'A')
}

const MIDDLE = 25

function litRowGlows(
  { state, over }: Table,
  context: SceneContext<ColorowSolitaireEvent>,
): ReadonlyMap<number, Pick<Piece, 'glow' | 'beat'>> {
  const pickedCard = cardTouched(state.board, context.picked[0])
  if (pickedCard !== null) return rowGlows(rowsOfColour(state.board, colourOfCard(pickedCard)), 0.45, 0)
  const laid = context.lastPly?.events.find((event) => event.type === 'placed')
  if (laid === undefined || over) return new Map()
  return rowGlows(rowsOfColour(state.board, colourOfCard(laid.card)), 0.75, 3)
}

/**
 * Returns marks on the vacant squares, which can be touched at any time; with a card picked, those where its colour
 * gains points glow.
 */
function vacantSquares({ state }: Table, context: SceneContext<ColorowSolitaireEvent>): Piece[] {
  const card = cardTouched(state.board, context.picked[0])
  return vacantMarks(state.board, (square) => (card === null ? 0 : vacantGlow(state.board, card, square)))
}

/** Returns the glow of a vacant square for a card: strongest where the card creates or lengthens rows. */
function vacantGlow(board: Table['state']['board'], card: string, square: number): number {
  const colour = colourOfCard(card)
  const gain = colourScore(boardWith(board, card, square), colour) - colourScore(board, colour)
  return gain > 0 ? Math.min(1, 0.6 + 0.08 * gain) : 0.22
}

/** Returns the hand of a dealt game, which comes from the stock card by card. */
function hand(table: Table, context: SceneContext): Piece[] {
  const dealing = isFreshHand(table) && context.picked.length === 0
  return hands(table, context, {
    cards: () => table.state.hand,
    from: () => 'stock',
    ...(dealing ? { beat: (_seat, index) => 4 + index } : {}),
  })
}

const PACK = 49

/**
 * Returns the scene: the board surrounded by all cards, sorted by colour; in a dealt game a hand of five and the stock.
 */
export function scene(seen: Table, context: SceneContext<ColorowSolitaireEvent>): Piece[] {
  return [
    boardPiece(),
    ...(isDealt(seen) ? dealtPieces(seen, context) : seen.state.tray.map((card) => trayCard(card, context))),
    ...laidCards(seen, context),
    ...vacantSquares(seen, context),
  ]
}

function dealtPieces(table: Table, context: SceneContext<ColorowSolitaireEvent>): Piece[] {
  const count = isUndealt(table) ? PACK : cardCount(table.state.stock)
  return [...stockPile(table, count), ...hand(table, context)]
}
