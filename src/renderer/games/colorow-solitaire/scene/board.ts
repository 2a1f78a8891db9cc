import type { ColorowSolitaireEvent } from '../../../../rules/forty-nine-outfit/colorow-solitaire/shape'
import { namedZone } from '../../../stage/model/names'
import type { Piece } from '../../../stage/model/pieces'
import { colourOfCard, lightOf, rowsOfColour, standingOfColour } from '../../colour-rows'
import { cardOnSquare, squareMark } from '../../layout/board'
import { liftedPose, trayGap } from '../../puzzles/cards-tray'
import { boardWith, cardTouched } from '../../puzzles/cards-workbench'
import type { SceneContext } from '../../types'
import { isDealt, type Table } from '../table'

/** Laid cards. The rows of the colour that was touched last light up, one after another. */
export function laidCards(table: Table, context: SceneContext<ColorowSolitaireEvent>): Piece[] {
  const { board } = table.state
  const free = !isDealt(table)
  const light = rowsLit(table, context)
  return board.flatMap((card, i) => {
    if (card === null) return []
    const piece: Piece = { ...cardOnSquare(card, i + 1), carry: free, from: cameFrom(table, card, i + 1) }
    const gaps = free ? [trayGap(card, context)] : []
    if (free && context.picked[0] === piece.touch) {
      return [{ ...piece, pose: liftedPose(piece.pose, context), glow: 0.9 }, ...gaps]
    }
    return [{ ...piece, ...light.get(i + 1) }, ...gaps]
  })
}

/** The middle card of a dealt game was turned up from the stock. */
function cameFrom(table: Table, card: string, square: number): string {
  return isDealt(table) && square === MIDDLE && table.state.board[square - 1] === card
    ? 'stock'
    : namedZone('hand', 'A')
}

const MIDDLE = 25

function rowsLit(
  { state, over }: Table,
  context: SceneContext<ColorowSolitaireEvent>,
): ReadonlyMap<number, Pick<Piece, 'glow' | 'beat'>> {
  const held = cardTouched(state.board, context.picked[0])
  if (held !== null) return lightOf(rowsOfColour(state.board, colourOfCard(held)), 0.45, 0)
  const laid = context.last?.events.find((event) => event.type === 'placed')
  if (laid === undefined || over) return new Map()
  return lightOf(rowsOfColour(state.board, colourOfCard(laid.card)), 0.75, 3)
}

/** Vacant squares can be laid on at any time; with a card in hand those where its colour gains shine. */
export function vacantSquares({ state }: Table, context: SceneContext<ColorowSolitaireEvent>): Piece[] {
  const card = cardTouched(state.board, context.picked[0])
  return state.board.flatMap((lying, i) => {
    if (lying !== null) return []
    return [squareMark(i + 1, card === null ? 0 : promise(state.board, card, i + 1))]
  })
}

/** How strongly a square asks for a card: most where it makes rows or lengthens them. */
function promise(board: Table['state']['board'], card: string, square: number): number {
  const colour = colourOfCard(card)
  const gain = standingOfColour(boardWith(board, card, square), colour) - standingOfColour(board, colour)
  return gain > 0 ? Math.min(1, 0.6 + 0.08 * gain) : 0.22
}
