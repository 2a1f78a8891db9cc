import { letterOf } from '../../../../rules/kit'
import { SIZE } from '../../../stage/model/sizes'
import type { Piece } from '../../../stage/model/pieces'
import { seatsOf } from '../../layout/eye'
import { jitter } from '../../layout/jitter'
import { manZone } from '../../layout/men'
import { type Context, COLOURS, MEN, type Table } from '../table'
import { CROWN_ZONE, SHELVES } from './shelves'

/** From the board's middle to the two stacks of spare men, and how high they are at the most. */
const AT = { x: 4, z: 9.35, apart: 1.45, high: 4 }

/** The spare men of each seat, crown upward, in two stacks at its right hand: one for every man that may be crowned. */
export function crowns(table: Table, context: Context): Piece[] {
  return seatsOf(table).flatMap((seat) => {
    const count = MEN - (table.state.kings[seat]?.length ?? 0)
    const { side } = SHELVES[seat]!
    const back = returning(context, seat)
    return Array.from({ length: count }, (_, i) => {
      const id = `crown:${seat}:${i}`
      const passed = back[back.length - (count - i)]
      return {
        id,
        kind: 'man',
        face: `man/${COLOURS[seat]!}-king`,
        pose: {
          x: side * (AT.x + Math.floor(i / AT.high) * AT.apart) + jitter(id, 'x', 0.05),
          y: (i % AT.high) * SIZE.man.h + 0.002,
          z: side * AT.z + jitter(id, 'z', 0.05),
          turn: jitter(id, 'turn', 3),
        },
        zone: CROWN_ZONE[seat]!,
        group: `crowns:${seat}`,
        motion: 'lay',
        ...(passed === undefined ? {} : { from: manZone(passed, 1), beat: 2 }),
      } satisfies Piece
    })
  })
}

/** Squares of the kings that a seat has just lost: their second man goes back to the stack. */
function returning({ told = [] }: Context, seat: string): readonly number[] {
  return told.flatMap((event) =>
    event.type === 'taken' && event.king && letterOf(event.seat) === seat ? [event.square] : [],
  )
}
