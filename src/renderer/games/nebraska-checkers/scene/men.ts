import { namedZone, numberIn } from '../../../stage/model/touch-names'
import type { NebraskaEvent } from '../../../../rules/forty-nine-outfit/nebraska-checkers/shape'
import { letterOf } from '../../../../rules/kit'
import type { Piece } from '../../../stage/model/pieces'
import { lastPly, seatsOf } from '../../layout/eye'
import { menOnBoard, capturedMen, capturedSpot, walkOf, walkFromHops, type Walk, manZone } from '../../layout/men'
import { manOutline } from '../../layout/outlines'
import { type Context, COLOURS, MEN_PER_SIDE, legalMoves, opponentOf, type Table } from '../table'
import { CROWN_ZONE, CAPTURED_ROWS } from './captured-rows'
import { SIZE } from '../../../stage/model/sizes'
import { jitter } from '../../layout/jitter'

/**
 * Distances of the two stacks of spare men from the board's centre and from each other, in inches, and the most men in
 * a stack.
 */
const CROWN_STACKS = { x: 4, z: 9.35, apart: 1.45, high: 4 }

/**
 * Returns the spare men of each seat, crown side up, in two stacks at its right hand: one for every man that may be
 * crowned.
 */
export function crownStacks(table: Table, context: Context): Piece[] {
  return seatsOf(table).flatMap((seat) => {
    const count = MEN_PER_SIDE - (table.state.kings[seat]?.length ?? 0)
    const { side } = CAPTURED_ROWS[seat]!
    const returningSquares = lostKingSquares(context, seat)
    return Array.from({ length: count }, (_, i) => {
      const id = `crown:${seat}:${i}`
      const passed = returningSquares[returningSquares.length - (count - i)]
      return {
        id,
        kind: 'man',
        face: `man/${COLOURS[seat]!}-king`,
        pose: {
          x: side * (CROWN_STACKS.x + Math.floor(i / CROWN_STACKS.high) * CROWN_STACKS.apart) + jitter(id, 'x', 0.05),
          y: (i % CROWN_STACKS.high) * SIZE.man.h + 0.002,
          z: side * CROWN_STACKS.z + jitter(id, 'z', 0.05),
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

/** Returns the squares of the kings that a seat has just lost, whose upper men return to the stack. */
function lostKingSquares({ lastEvents: lastEvents = [] }: Context, seat: string): readonly number[] {
  return lastEvents.flatMap((event) =>
    event.type === 'taken' && event.king && letterOf(event.seat) === seat ? [event.square] : [],
  )
}

/** Returns all men on their squares. While the viewer must jump, the men that can be jumped glow faintly. */
export function men(table: Table, context: Context): Piece[] {
  const exposed = context.picked.length === 0 ? exposedMen(table) : new Set<number>()
  return seatsOf(table).flatMap((seat) => {
    const face = `man/${COLOURS[seat]!}`
    const square = crownedSquare(context, seat)
    const pieces = menOnBoard(
      {
        owner: seat,
        face,
        squares: table.state.men[seat] ?? [],
        kings: { squares: table.state.kings[seat] ?? [], face: `${face}-king` },
        ...(square === undefined ? {} : { crownedKing: { square, from: CROWN_ZONE[seat]! } }),
      },
      context,
      lastWalkOf(context, seat),
    )
    return pieces.map((piece) => (exposed.has(numberIn(piece.touch, 'square') ?? 0) ? { ...piece, glow: 0.25 } : piece))
  })
}

const hopsOf = (events: readonly NebraskaEvent[]) =>
  events.flatMap((event) => (event.type === 'stepped' || event.type === 'jumped' ? [event] : []))

/** Returns the route of the man moved by this seat's ply if it was the last one; otherwise null. */
function lastWalkOf(context: Context, seat: string): Walk | null {
  const last = lastPly(context)
  return last.seat === seat ? walkFromHops(hopsOf(last.events)) : null
}

/** Returns the square of the man crowned by the last move of this seat; undefined if none was. */
function crownedSquare({ lastEvents: lastEvents = [], lastPly }: Context, seat: string): number | undefined {
  const crowned = lastEvents.some((event) => event.type === 'crowned' && letterOf(event.seat) === seat)
  return crowned ? walkFromHops(hopsOf(lastPly?.events ?? []))?.to : undefined
}

/**
 * Returns the squares of the men that a currently possible jump would capture, if the viewer is to move; otherwise
 * empty.
 */
function exposedMen(table: Table): Set<number> {
  if (table.state.turn !== 'AB'.charAt(table.eye)) return new Set()
  return new Set(legalMoves(table).flatMap((move) => walkOf(move)?.over ?? []))
}

/** Returns the men that each seat has captured, in a row in front of it. */
export function allCapturedMen(table: Table, context: Context): Piece[] {
  return seatsOf(table).flatMap((seat) => {
    const opponent = opponentOf(seat)
    const left = (table.state.men[opponent]?.length ?? 0) + (table.state.kings[opponent]?.length ?? 0)
    const over = lastWalkOf(context, seat)?.over ?? []
    const pieces = capturedMen(opponent, `man/${COLOURS[opponent]!}`, MEN_PER_SIDE - left, CAPTURED_ROWS[seat]!, over)
    if (pieces.length === 0 && !table.over) {
      const at = capturedSpot(CAPTURED_ROWS[seat]!, `man/${COLOURS[opponent]!}`, 0)
      return [manOutline(`taken:${seat}`, `man/${COLOURS[opponent]!}`, at, `taken:${seat}`)]
    }
    return pieces.map((piece) => ({ ...piece, zone: namedZone('taken', seat), group: `taken:${seat}` as const }))
  })
}
