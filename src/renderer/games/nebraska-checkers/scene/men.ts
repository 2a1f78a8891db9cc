import type { NebraskaEvent } from '../../../../rules/forty-nine-outfit/nebraska-checkers'
import { letterOf } from '../../../../rules/kit'
import type { Piece } from '../../../stage/pieces'
import { lastPly, seatsOf } from '../../layout/eye'
import { menOnBoard, takenMen, walkOf } from '../../layout/men'
import type { SceneContext } from '../../types'
import { COLOURS, MEN, movesOf, otherOf, type Table } from '../table'
import { CROWN_ZONE, SHELVES } from './shelves'

/** All men on their squares; while a jump is due, the men that can be jumped show it. */
export function men(table: Table, context: SceneContext): Piece[] {
  const exposed = context.picked.length === 0 ? exposedMen(table) : new Set<number>()
  const last = lastPly(context)
  return seatsOf(table).flatMap((seat) => {
    const face = `man/${COLOURS[seat]!}`
    const square = crownedAt(context, seat)
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

/** Where the man stands who was crowned by the last move of this seat. */
function crownedAt({ told = [], last }: SceneContext, seat: string): number | undefined {
  const events = told as readonly NebraskaEvent[]
  const crowned = events.some((event) => event.type === 'crowned' && letterOf(event.seat) === seat)
  return crowned ? walkOf(last?.move ?? null)?.to : undefined
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
    const pieces = takenMen(foe, `man/${COLOURS[foe]!}`, MEN - left, SHELVES[seat]!, own)
    return pieces.map((piece) => ({ ...piece, zone: `taken:${seat}` }))
  })
}
