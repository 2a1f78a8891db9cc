import { cardCount, seatsOf } from '../layout/eye'
import { BANK, chipKinds, chipStacks } from '../layout/chips'
import { dealBeat, hands as layHands } from '../layout/hands'
import { stockPile } from '../layout/outlines'
import { vacantMarks, cardOnSquare, boardPiece } from '../layout/board'
import type { ColorowView } from '../../../rules/forty-nine-outfit/colorow/shape'
import type { GameView } from '../../../rules/kit'
import { dueAt } from '../../../bots/heuristics/colorow/row-gain'
import { HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import { colourOfCard, rowGlows } from '../layout/colour-rows'
import { nameIn, namedTouch, namedZone } from '../../stage/model/touch-names'
import type { Piece } from '../../stage/model/pieces'
import type { SceneContext } from '../types'

/** A viewer's view of a table of Colorow. */
export type Table = GameView<ColorowView>

export const isStrict = (table: Table): boolean => table.options['referee'] === 'strict'

/** Cards dealt to each seat in every deal but the last. */
const HAND_SIZE = 5

export const laidCount = ({ board }: ColorowView): number => board.filter((card) => card !== null).length

/**
 * Whether no card of the last deal has been played, so that all its hands are full. The centre card is laid by the
 * deal, not by a player.
 */
export function isFreshDeal({ state, seats }: Table): boolean {
  return state.deal > 0 && laidCount(state) - 1 === HAND_SIZE * seats * (state.deal - 1)
}

/** Whether a seat may dispute the last claim. */
export function mayDispute({ state, toMove }: Table, seat: string | null): boolean {
  return seat !== null && state.disputable && toMove.includes(seat) && state.lastPlay?.seat !== seat
}

/** Returns the points due for a card on a vacant square (from 1), which everybody can count from the board. */
export function pointsDue({ state, options }: Table, card: string, square: number): number {
  const colour = colourOfCard(card)
  let [low, high] = [0, 0]
  state.board.forEach((other, i) => {
    if (other === null || colourOfCard(other) !== colour) return
    low |= LOW_BITS[i]!
    high |= HIGH_BITS[i]!
  })
  return dueAt(low, high, square - 1, options['connecting'] === 'chain')
}

/** The square on which the deal lays a card. */
const CENTRE = 25

/**
 * Returns the laid cards. The rows that the last play scored light up one after another, the connecting ones fainter.
 */
function laidCards(table: Table, context: SceneContext): Piece[] {
  const { board, lastPlay } = table.state
  const completed = rowGlows(lastPlay?.completed ?? [], 0.9, 4)
  const connecting = rowGlows(lastPlay?.connecting ?? [], 0.5, 8)
  return board.flatMap((card, i) => {
    if (card === null) return []
    const square = i + 1
    const light = context.picked.length > 0 ? undefined : (completed.get(square) ?? connecting.get(square))
    return [{ ...cardOnSquare(card, square), ...light, ...arrival(table, square) }]
  })
}

/** Returns the zone that a laid card came from: the hand that played it, or the stock. */
function arrival({ state: { lastPlay } }: Table, square: number): Partial<Piece> {
  if (lastPlay?.square === square) return { from: namedZone('hand', lastPlay.seat), beat: 0 }
  return square === CENTRE ? { from: 'stock' } : {}
}

/**
 * Returns the marks of vacant squares that can be touched; those that score for the picked card are brighter, except in
 * strict play, where players must count.
 */
function marks(table: Table, context: SceneContext): Piece[] {
  const card = nameIn(context.picked[0], 'hand')
  return vacantMarks(table.state.board, (square) => {
    const touch = namedTouch('square', square)
    if (context.picked.includes(touch)) return 1
    if (!context.touchable.has(touch)) return null
    const pays = card !== null && !isStrict(table) && pointsDue(table, card, square) > 0
    return pays ? 1 : 0.28
  })
}

/** Returns all hands. Cards come to them only from the stock, one at a time round the table. */
function hands(table: Table, context: SceneContext): Piece[] {
  const dealing = isFreshDeal(table) && context.picked.length === 0
  const beatOf = dealBeat(table, context)
  // A later deal waits until the last card of the previous one has been laid.
  const begin = table.state.deal > 1 ? 5 : 0
  return layHands(table, context, {
    cards: (seat) => table.state.hands[seat] ?? 0,
    from: () => 'stock',
    ...(dealing ? { beat: (seat, index) => begin + beatOf(seat, index) } : {}),
  })
}

/** Number of chips of each kind in the bank. Points are paid out of it and return to it; it never shrinks. */
const BANK_HEIGHT = 6

/**
 * Returns the bank and each seat's score in chips: blue for ten, red for five, white for one; none for a score below
 * zero.
 */
function chips(table: Table): Piece[] {
  const bank = chipKinds([BANK_HEIGHT, BANK_HEIGHT, BANK_HEIGHT])
  return [
    ...chipStacks(BANK, bank),
    ...seatsOf(table).flatMap((seat) => {
      const kinds = chipKinds(chipCounts(table.scores[seat] ?? 0))
      return chipStacks(seat, kinds, [BANK])
    }),
  ]
}

/** Returns the numbers of blue, red and white chips for a number of points. */
function chipCounts(points: number): readonly [blue: number, red: number, white: number] {
  const whole = Math.max(0, points)
  return [Math.floor(whole / 10), Math.floor((whole % 10) / 5), whole % 5]
}

const PACK = 49

/**
 * Returns the table of Colorow: the board with its cards, the hands, the stock for the next deal, and the points in
 * chips.
 */
export function scene(seen: Table, context: SceneContext): Piece[] {
  return [
    boardPiece(),
    ...stockPile(seen, seen.state.deal === 0 ? PACK : cardCount(seen.state.stock)),
    ...laidCards(seen, context),
    ...hands(seen, context),
    ...chips(seen),
    ...marks(seen, context),
  ]
}
