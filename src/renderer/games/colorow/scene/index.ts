import type { Piece } from '../../../stage/model/pieces'
import { furniture } from '../../boxes/furniture'
import { openBoard } from '../../layout/board'
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
import { entryAt } from '../../../../rules/kit'

/** All hands. Cards come to them from the stock only, one at a time round the table. */
function hands(table: Table, context: SceneContext): Piece[] {
  const dealing = isFreshDeal(table) && context.picked.length === 0
  const seats = seatsOf(table)
  // A deal in the middle of the game waits until the last card of the one before has been laid.
  const begin = table.state.deal > 1 ? 5 : 0
  return layHands(table, context, {
    cards: (seat) => table.state.hands[seat] ?? 0,
    face: (card) => `49/${card}`,
    back: '49/back',
    from: () => 'stock',
    ...(dealing ? { beat: (seat, index) => begin + index * table.seats + seats.indexOf(seat) } : {}),
  })
}

/** The bank, beyond the stock: points are counted out from it and go back to it. It never shrinks. */
const BANK_PLACE: ChipPlace = { x: -13.2, z: 8.1, along: 'z' }
const BANK_PORTRAIT: ChipPlace = { x: -3, z: 9.1, along: 'x' }
const BANK_HEIGHT = 6

/** What each seat has scored, in blue chips for ten, red for five, white for one; nothing below zero. */
function chips(table: Table, context: SceneContext): Piece[] {
  const others = opponentsOf(table)
  const places = placesAround(others.length, context.portrait)
  const own = context.portrait ? OWN_CHIPS_PORTRAIT : OWN_CHIPS
  const bank = kinds([BANK_HEIGHT, BANK_HEIGHT, BANK_HEIGHT])
  return [
    ...chipStacks(BANK, bank, context.portrait ? BANK_PORTRAIT : BANK_PLACE),
    ...seatsOf(table).flatMap((seat) => {
      const at = seat === nearSeat(table) ? own : entryAt(places, others.indexOf(seat)).chips
      return chipStacks(seat, kinds(counted(table.scores[seat] ?? 0)), at, [BANK])
    }),
  ]
}

/** Blue, red and white chips for so many points. */
function counted(points: number): readonly [blue: number, red: number, white: number] {
  const whole = Math.max(0, points)
  return [Math.floor(whole / 10), Math.floor((whole % 10) / 5), whole % 5]
}

function kinds([blue, red, white]: readonly [number, number, number]): ChipKind[] {
  return [
    { face: 'chip/blue', name: 'blue', count: blue },
    { face: 'chip/red', name: 'red', count: red },
    { face: 'chip/white', name: 'white', count: white },
  ]
}

const PACK = 49

/** The table of Colorow: the board filling with cards, the hands, the stock for the next deal, the points in chips. */
export function scene(seen: Table, context: SceneContext): Piece[] {
  const stock = isUndealt(seen.state) ? PACK : stockSize(seen.state)
  return [
    openBoard(),
    ...furniture('forty-nine-outfit', seen.seats, context.portrait),
    ...pile('stock', stock, '49/back', context.portrait ? STOCK_BEHIND : STOCK),
    ...laidCards(seen, context),
    ...hands(seen, context),
    ...chips(seen, context),
    ...marks(seen, context),
  ]
}
