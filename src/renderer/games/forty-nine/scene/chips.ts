import type { Piece } from '../../../stage/model/pieces'
import type { SceneContext } from '../../types'
import { chipStacks } from '../../layout/chips'
import { nearSeat, opponentsOf, seatsOf } from '../../layout/eye'
import { OWN_CHIPS, OWN_CHIPS_PORTRAIT, placesAround, type ChipPlace } from '../../layout/places'
import { isBaltimore, type Table } from '../table'

const VALUES = [
  { face: 'chip/blue', name: 'blue', value: 50 },
  { face: 'chip/red', name: 'red', value: 25 },
  { face: 'chip/white', name: 'white', value: 5 },
] as const

/** What every seat takes from the supply before the game, in points: enough to pay with, small change among it. */
export const SUPPLY = 500

/** Chips in Baltimore style: in front of every seat its supply, more what it won and less what it paid. */
export function chips(table: Table, context: SceneContext): Piece[] {
  if (!isBaltimore(table)) return []
  const near = nearSeat(table)
  const others = opponentsOf(table)
  const places = placesAround(others.length, context.portrait)
  const own = context.portrait ? OWN_CHIPS_PORTRAIT : OWN_CHIPS
  return seatsOf(table).flatMap((seat) => {
    const at = seat === near ? own : places[others.indexOf(seat)]!.chips
    return stacks(table, seat, at)
  })
}

/** How an amount is held: a few whites and reds to change with, the rest in blue; nothing below zero. */
function change(points: number): readonly number[] {
  const whole = Math.max(0, Math.floor(points / 5))
  const white = whole >= 30 ? 5 + (whole % 5) : whole % 5
  const reds = (whole - white) / 5
  const red = whole >= 30 ? 2 + (reds % 2) : reds % 2
  return [(reds - red) / 2, red, white]
}

function stacks(table: Table, seat: string, at: ChipPlace): Piece[] {
  const counts = change(SUPPLY + (table.scores[seat] ?? 0))
  const kinds = VALUES.map(({ face, name }, kind) => ({ face, name, count: counts[kind]! }))
  return chipStacks(seat, kinds, at, payersTo(table, seat))
}

/** Who paid this seat last: everybody else if it was its score, else the one whose score it was (with change). */
function payersTo(table: Table, seat: string): string[] {
  const last = table.state.tally.at(-1)
  if (!last) return []
  return last.seat === seat ? seatsOf(table).filter((other) => other !== seat) : [last.seat]
}
