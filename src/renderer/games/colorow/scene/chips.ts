import type { Piece } from '../../../stage/model/pieces'
import { BANK, chipStacks, type ChipKind } from '../../layout/chips'
import { nearSeat, opponentsOf, seatsOf } from '../../layout/eye'
import { OWN_CHIPS, OWN_CHIPS_PORTRAIT, placesAround, type ChipPlace } from '../../layout/places'
import type { SceneContext } from '../../types'
import type { Table } from '../table'

/** The bank, beyond the stock: points are counted out from it and go back to it. It never shrinks. */
const BANK_PLACE: ChipPlace = { x: -13.2, z: 8.1, along: 'z' }
const BANK_PORTRAIT: ChipPlace = { x: -3, z: 9.1, along: 'x' }
const BANK_HEIGHT = 6

/** What each seat has scored, in blue chips for ten, red for five, white for one; nothing below zero. */
export function chips(table: Table, context: SceneContext): Piece[] {
  const others = opponentsOf(table)
  const places = placesAround(others.length, context.portrait)
  const own = context.portrait ? OWN_CHIPS_PORTRAIT : OWN_CHIPS
  const bank = kinds([BANK_HEIGHT, BANK_HEIGHT, BANK_HEIGHT])
  return [
    ...chipStacks(BANK, bank, context.portrait ? BANK_PORTRAIT : BANK_PLACE),
    ...seatsOf(table).flatMap((seat) => {
      const at = seat === nearSeat(table) ? own : places[others.indexOf(seat)]!.chips
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
