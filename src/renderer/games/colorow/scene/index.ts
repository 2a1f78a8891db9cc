import type { Piece } from '../../../stage/model/pieces'
import { boardPiece } from '../../layout/board'
import {
  pile,
  STOCK,
  STOCK_BEHIND,
  OWN_CHIPS,
  OWN_CHIPS_PORTRAIT,
  placesAround,
  type ChipPlace,
} from '../../layout/places'
import type { SceneContext } from '../../types'
import { isUndealt, stockSize, type Table, isFreshDeal } from '../table'
import { laidCards, marks } from './board'
import { seatsOf, nearSeat, opponentsOf } from '../../layout/eye'
import { hands as layHands } from '../../layout/hands'
import { BANK, chipStacks, type ChipKind } from '../../layout/chips'
import { placeOutline } from '../../layout/outlines'
import { entryAt } from '../../../../rules/kit'

/** Returns all hands. Cards come to them only from the stock, one at a time round the table. */
function hands(table: Table, context: SceneContext): Piece[] {
  const dealing = isFreshDeal(table) && context.picked.length === 0
  const seats = seatsOf(table)
  // A later deal waits until the last card of the previous one has been laid.
  const begin = table.state.deal > 1 ? 5 : 0
  return layHands(table, context, {
    cards: (seat) => table.state.hands[seat] ?? 0,
    face: (card) => `49/${card}`,
    back: '49/back',
    from: () => 'stock',
    ...(dealing ? { beat: (seat, index) => begin + index * table.seats + seats.indexOf(seat) } : {}),
  })
}

/** Places of the bank, which lies beyond the stock. Points are paid out of it and return to it; it never shrinks. */
const BANK_PLACE: ChipPlace = { x: -13.2, z: 8.1, along: 'z' }
const BANK_PORTRAIT: ChipPlace = { x: -3, z: 9.1, along: 'x' }
const BANK_HEIGHT = 6

/**
 * Returns the bank and each seat's score in chips: blue for ten, red for five, white for one; none for a score below
 * zero.
 */
function chips(table: Table, context: SceneContext): Piece[] {
  const others = opponentsOf(table)
  const places = placesAround(others.length, context.portrait)
  const own = context.portrait ? OWN_CHIPS_PORTRAIT : OWN_CHIPS
  const bank = chipKinds([BANK_HEIGHT, BANK_HEIGHT, BANK_HEIGHT])
  return [
    ...chipStacks(BANK, bank, context.portrait ? BANK_PORTRAIT : BANK_PLACE),
    ...seatsOf(table).flatMap((seat) => {
      const at = seat === nearSeat(table) ? own : entryAt(places, others.indexOf(seat)).chips
      return chipStacks(seat, chipKinds(chipCounts(table.scores[seat] ?? 0)), at, [BANK])
    }),
  ]
}

/** Returns the numbers of blue, red and white chips for a number of points. */
function chipCounts(points: number): readonly [blue: number, red: number, white: number] {
  const whole = Math.max(0, points)
  return [Math.floor(whole / 10), Math.floor((whole % 10) / 5), whole % 5]
}

function chipKinds([blue, red, white]: readonly [number, number, number]): ChipKind[] {
  return [
    { face: 'chip/blue', name: 'blue', count: blue },
    { face: 'chip/red', name: 'red', count: red },
    { face: 'chip/white', name: 'white', count: white },
  ]
}

const PACK = 49

/** Returns the stock for the next deal; its empty place is outlined. */
function stock({ state, over }: Table, { portrait }: SceneContext): Piece[] {
  const count = isUndealt(state) ? PACK : stockSize(state)
  const at = portrait ? STOCK_BEHIND : STOCK
  return count === 0 && !over ? [placeOutline('stock', '49/back', at, 'stock')] : pile('stock', count, '49/back', at)
}

/**
 * Returns the table of Colorow: the board with its cards, the hands, the stock for the next deal, and the points in
 * chips.
 */
export function scene(seen: Table, context: SceneContext): Piece[] {
  return [
    boardPiece(),
    ...stock(seen, context),
    ...laidCards(seen, context),
    ...hands(seen, context),
    ...chips(seen, context),
    ...marks(seen, context),
  ]
}
