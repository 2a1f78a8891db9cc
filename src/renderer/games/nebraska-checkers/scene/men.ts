import type { Piece } from '../../../stage/pieces'
import { seatsOf } from '../../layout/eye'
import { menOnBoard, takenMen, walkOf } from '../../layout/men'
import type { SceneContext } from '../../types'
import { lastPly } from '../../layout/eye'
import { COLOURS, hasCrowned, MEN, movesOf, otherOf, type Table } from '../table'
import { CROWN_ZONE, SHELVES } from './shelves'

/** All men on their squares; while a jump is due, the men that can be jumped show it. */
export function men(table: Table, context: SceneContext): Piece[] {
  const exposed = context.picked.length === 0 ? exposedMen(table) : new Set<number>()
  const last = lastPly(context)
  return seatsOf(table).flatMap((seat) => {
    const face = `man/${COLOURS[seat]!}`
    const square = last.seat === seat && hasCrowned(table, seat) ? walkOf(last.move)?.to : undefined
    const pieces = menOnBoard(
      {
        of: seat,
        face,
        squares: table.state.men[seat] ?? [],
        kings: { squares: table.state.kings[seat] ?? [], face: `${face}-king` },
        ...(square === undefined ? {} : { crowned: { square, from: CROWN_ZONE[seat]! } }),
      },
      last.seat === seat ? context : { ...context, last: null },
    )
    return pieces.map((piece) => (exposed.has(Number(piece.touch?.slice(7))) ? { ...piece, glow: 0.25 } : piece))
  })
}

/** Squares of the men that a jump which is possible now would take, for whoever must make it. */
function exposedMen(table: Table): Set<number> {
  if (table.state.turn !== 'AB'.charAt(table.eye)) return new Set()
  return new Set(movesOf(table).flatMap((move) => walkOf(move)?.over ?? []))
}

/** The men that a seat has taken, in a row before it. */
export function taken(table: Table, context: SceneContext): Piece[] {
  const last = lastPly(context)
  return seatsOf(table).flatMap((seat) => {
    const foe = otherOf(seat)
    const left = (table.state.men[foe]?.length ?? 0) + (table.state.kings[foe]?.length ?? 0)
    const own = last.seat === seat ? context : { ...context, last: null }
    return takenMen(foe, `man/${COLOURS[foe]!}`, MEN - left, SHELVES[seat]!, own)
  })
}
