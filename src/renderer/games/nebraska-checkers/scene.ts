import { loosePiece } from '../layout/places'
import { nebraskaCheckers } from '../../../rules/forty-nine-outfit/nebraska-checkers'
import { type NebraskaEvent, type NebraskaView } from '../../../rules/forty-nine-outfit/nebraska-checkers/shape'
import { listTexts, seatOf, createSeededRng, type GameView, letterOf } from '../../../rules/kit'
import type { SceneContext } from '../types'
import {
  type CapturedRows,
  menOnBoard,
  capturedMen,
  capturedSpot,
  walkOf,
  walkFromHops,
  type Walk,
  manZone,
  landingMarks,
} from '../layout/men'
import { namedZone, numberIn } from '../../stage/model/touch-names'
import type { Piece } from '../../stage/model/pieces'
import { lastPly, seatsOf } from '../layout/eye'
import { manOutline } from '../layout/outlines'
import { SIZE } from '../../stage/model/sizes'
import { boardPiece } from '../layout/board'

/** A viewer's view of a table of Nebraska-Checkers. */
export type Table = GameView<NebraskaView>

/** State of the screen for this game's scene. */
type Context = SceneContext<NebraskaEvent>

/** Number of men of a side at the start. */
export const MEN_PER_SIDE = 7

export const COLOURS: Readonly<Record<string, 'red' | 'black'>> = { A: 'red', B: 'black' }

/** Returns the opponent's seat. */
const opponentOf = (seat: string): string => (seat === 'A' ? 'B' : 'A')

/** Returns all legal moves of the seat to move, as texts; empty when the game is over. */
export function legalMoves(table: Table): string[] {
  const { turn } = table.state
  if (turn === null) return []
  // Nothing is hidden in this game, so no random numbers are used here.
  const state = nebraskaCheckers.determinize(table, createSeededRng(''))
  const seat = seatOf(turn, 2)
  return listTexts(nebraskaCheckers, state, seat)
}

/** Returns the step that the repetition rule now forbids the seat to move, as `39-31`; null if there is none. */
export function barredStep({ state, options }: Table): string | null {
  const { turn } = state
  if (turn === null || options['repeatRule'] !== true) return null
  const recent = state.recent[turn] ?? []
  const [first, second] = recent
  if (recent.length < 4 || first === undefined || second === undefined || first.includes('x')) return null
  const back = first.split('-').reverse().join('-')
  return second === back && recent[2] === first && recent[3] === second ? first : null
}

/** Places of the captured men: in front of each seat, on its own side of the board. */
const CAPTURED_ROWS: Readonly<Record<string, CapturedRows>> = {
  A: { side: 1, start: -6.9, columns: 7 },
  B: { side: -1, start: -6.9, columns: 7 },
}

/** Zone of the spare men with which a seat crowns. */
const CROWN_ZONE: Readonly<Record<string, string>> = { A: 'crowns:A', B: 'crowns:B' }

/**
 * Distances of the two stacks of spare men from the board's centre and from each other, in inches, and the most men in
 * a stack.
 */
const CROWN_STACKS = { x: 4, z: 9.35, apart: 1.45, high: 4 }

/**
 * Returns the spare men of each seat, crown side up, in two stacks at its right hand: one for every man that may be
 * crowned.
 */
function crownStacks(table: Table, context: Context): Piece[] {
  return seatsOf(table).flatMap((seat) => {
    const count = MEN_PER_SIDE - (table.state.kings[seat]?.length ?? 0)
    const { side } = CAPTURED_ROWS[seat]!
    const returningSquares = lostKingSquares(context, seat)
    return Array.from({ length: count }, (_, i) => {
      const passed = returningSquares[returningSquares.length - (count - i)]
      const at = {
        x: side * (CROWN_STACKS.x + Math.floor(i / CROWN_STACKS.high) * CROWN_STACKS.apart),
        y: (i % CROWN_STACKS.high) * SIZE.man.h + 0.002,
        z: side * CROWN_STACKS.z,
      }
      return {
        ...loosePiece('man', `crown:${seat}:${i}`, `man/${COLOURS[seat]!}-king`, at, 0.05),
        zone: CROWN_ZONE[seat]!,
        group: `crowns:${seat}`,
        motion: 'lay',
        ...(passed === undefined ? {} : { from: manZone(passed, 1), beat: 2 }),
      } satisfies Piece
    })
  })
}

/** Returns the squares of the kings that a seat has just lost, whose upper men return to the stack. */
function lostKingSquares({ lastEvents = [] }: Context, seat: string): readonly number[] {
  return lastEvents.flatMap((event) =>
    event.type === 'taken' && event.king && letterOf(event.seat) === seat ? [event.square] : [],
  )
}

/** Returns all men on their squares. While the viewer must jump, the men that can be jumped glow faintly. */
function men(table: Table, context: Context): Piece[] {
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
function crownedSquare({ lastEvents = [], lastPly }: Context, seat: string): number | undefined {
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
function allCapturedMen(table: Table, context: Context): Piece[] {
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

/** Returns a piece as seen from the other side of the table. */
function fromBehind(piece: Piece): Piece {
  const { pose } = piece
  return { ...piece, pose: { ...pose, x: -pose.x, z: -pose.z, turn: (pose.turn ?? 0) + Math.PI } }
}

/**
 * Returns the table of Nebraska-Checkers: the board with red and black men, captured men in front of the seat that
 * captured them, and the spare men for crowning. A viewer who plays black sees the board from the other side.
 */
export function scene(seen: Table, context: Context): Piece[] {
  const occupied = new Set(
    Object.values({ ...seen.state.men })
      .concat(Object.values(seen.state.kings))
      .flat(),
  )
  const laid = [
    boardPiece(),
    ...men(seen, context),
    ...allCapturedMen(seen, context),
    ...crownStacks(seen, context),
    ...landingMarks(context, occupied),
  ]
  return [...(seen.eye === 1 ? laid.map(fromBehind) : laid)]
}
