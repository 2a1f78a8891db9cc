import { namedTouch, namedZone } from '../../../stage/model/touch-names'
import type { Piece } from '../../../stage/model/pieces'
import { boardTop, cardOnSquare, isRound, squareCentre, squareMark } from '../../layout/board'
import { eyeOf, lastPly } from '../../layout/eye'
import { isStrict, openSquares, ROWS, type Context, type Table } from '../table'
import { firstOf, lastOf } from '../../../../rules/kit'

/** Returns the laid cards, each slightly askew in its own way; a row that was just completed glows from end to end. */
export function laidCards(table: Table, context: Context): Piece[] {
  const last = lastPly(context)
  const square = last.events.find((event) => event.type === 'laid')?.square ?? null
  const rowBeats = square === null ? new Map<number, number>() : finishedRows(table, square)
  return table.state.board.flatMap((card, i) => {
    if (card === null) return []
    const piece = cardOnSquare(card, i + 1)
    const fresh = i + 1 === square && last.seat !== null ? { from: namedZone('hand', last.seat) } : {}
    const beat = rowBeats.get(i + 1)
    if (beat === undefined) return [{ ...piece, ...fresh }]
    return [{ ...piece, ...fresh, glow: 0.85, ...(i + 1 === square ? {} : { beat }) }]
  })
}

/**
 * Returns the squares of the rows that the card on `square` completed, each with the beat at which the glow reaches it.
 */
function finishedRows(table: Table, square: number): Map<number, number> {
  const beats = new Map<number, number>()
  const scored = new Set(table.state.tally.map((entry) => entry.for))
  for (const row of ROWS) {
    if (!row.squares.includes(square) || !scored.has(`row ${row.name}`)) continue
    row.squares.forEach((other, i) => beats.set(other, Math.min(beats.get(other) ?? Infinity, 4 + i)))
  }
  return beats
}

/** Returns marks on squares and on the ends of rows to claim that can be touched. */
export function marks(table: Table, context: Context): Piece[] {
  return [...squareMarks(table, context), ...rowMarks(context)]
}

function squareMarks(table: Table, context: Context): Piece[] {
  const open = new Set(showsOpen(table) ? openSquares(table.state) : [])
  return table.state.board.flatMap((card, i) => {
    const touch = namedTouch('square', i + 1)
    const glow = glowOf(context, touch, open.has(i + 1), isRound(i + 1))
    if (card !== null || glow === 0) return []
    return [squareMark(i + 1, glow)]
  })
}

/** Whether open squares glow faintly: for the player to move, except under the strict referee, who gives no hints. */
function showsOpen(table: Table): boolean {
  return !isStrict(table) && table.state.turn !== null && table.state.turn === eyeOf(table)
}

/** Returns the glow of a square; a round one is brighter than a plain one. */
function glowOf(context: Context, touch: string, open: boolean, round: boolean): number {
  if (context.picked.includes(touch)) return 1
  if (context.touchable.has(touch)) return round ? 1 : 0.8
  return open && context.picked.length === 0 ? (round ? 0.6 : 0.42) : 0
}

/**
 * Returns one mark for each claimable row, on the board's border: horizontal rows at the left, vertical ones at the
 * near edge, diagonals in the near corners.
 */
function rowMarks(context: Context): Piece[] {
  return ROWS.flatMap((row) => {
    const touch = namedTouch('row', row.name)
    const picked = context.picked.includes(touch)
    if (!picked && !context.touchable.has(touch)) return []
    const at = rowEnd(row.name, row.squares)
    return [
      {
        id: `mark:${row.name}`,
        kind: 'mark',
        face: 'mark/row',
        pose: { ...at, y: boardTop(at.x) + 0.003 },
        touch,
        zone: 'marks',
        glow: picked ? 1 : 0.4,
      },
    ]
  })
}

function rowEnd(name: string, squares: readonly number[]): { x: number; z: number } {
  if (name === '1-49') return { x: 7.45, z: 7.45 }
  if (name === '7-43') return { x: -7.45, z: 7.45 }
  const [first, last] = [firstOf(squares), lastOf(squares)]
  const across = last - first === squares.length - 1
  const end = squareCentre(across ? first : last)
  return across ? { x: -7.45, z: end.z } : { x: end.x, z: 7.45 }
}
