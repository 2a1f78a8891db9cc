import { chipKinds, chipStacks } from '../layout/chips'
import { dealBeat, hands as layHands } from '../layout/hands'
import { touchableStock, verbPlace } from '../layout/outlines'
import { vacantMarks, markOnBoard, cardOnSquare, isRound, squareCentre, boardPiece } from '../layout/board'
import { boardPage } from '../layout/pages'
import { namedTouch, namedZone } from '../../stage/model/touch-names'
import type { Piece, TablePoint } from '../../stage/model/pieces'
import { eyeOf, lastPly, seatsOf } from '../layout/eye'
import { isStrict, openSquares, ROWS, type Context, type Table, stockSize, handOf, isBaltimore, isFresh } from './table'
import { firstOf, lastOf, letterOf } from '../../../rules/kit'
import type { SceneContext } from '../types'

/**
 * Number of cards of a hand for which a page has room; hands grow by drawing, and larger ones are laid closer together.
 */
const FULL_HAND = 8

/** Page layout of Forty-Nine. */
export const pageLayout = boardPage({ handSize: () => FULL_HAND, hasFans: true, hasGroupsBeside: () => true })

/** Returns the laid cards, each slightly askew in its own way; a row that was just completed glows from end to end. */
function laidCards(table: Table, context: Context): Piece[] {
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

function squareMarks(table: Table, context: Context): Piece[] {
  const open = new Set(showsOpen(table) ? openSquares(table.state) : [])
  return vacantMarks(table.state.board, (square) => {
    const glow = glowOf(context, namedTouch('square', square), open.has(square), isRound(square))
    return glow === 0 ? null : glow
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
    return [{ ...markOnBoard(`mark:${row.name}`, 'row', rowEnd(row.name, row.squares), picked ? 1 : 0.4), touch }]
  })
}

function rowEnd(name: string, squares: readonly number[]): TablePoint {
  if (name === '1-49') return { x: 7.45, z: 7.45 }
  if (name === '7-43') return { x: -7.45, z: 7.45 }
  const [first, last] = [firstOf(squares), lastOf(squares)]
  const across = last - first === squares.length - 1
  const end = squareCentre(across ? first : last)
  return across ? { x: -7.45, z: end.z } : { x: end.x, z: 7.45 }
}

/** Supply of each seat at the start of the game, in points: enough to pay with, including small change. */
export const SUPPLY = 500

/** Returns the chips in Baltimore style: in front of every seat its supply, plus its winnings, minus its payments. */
function chips(table: Table): Piece[] {
  if (!isBaltimore(table)) return []
  return seatsOf(table).flatMap((seat) =>
    chipStacks(seat, chipKinds(chipCounts(SUPPLY + (table.scores[seat] ?? 0))), payersTo(table, seat)),
  )
}

/** Divides an amount into chips: a few whites of 5 and reds of 25 for change, the rest in blues of 50; none for an amount below zero. */
function chipCounts(points: number): readonly [blue: number, red: number, white: number] {
  const whole = Math.max(0, Math.floor(points / 5))
  const white = whole >= 30 ? 5 + (whole % 5) : whole % 5
  const reds = (whole - white) / 5
  const red = whole >= 30 ? 2 + (reds % 2) : reds % 2
  return [(reds - red) / 2, red, white]
}

/** Returns the seats that paid this seat last: every other seat if it scored, otherwise the scorer, who gave change. */
function payersTo(table: Table, seat: string): string[] {
  const last = table.state.tally.at(-1)
  if (!last) return []
  return last.seat === seat ? seatsOf(table).filter((other) => other !== seat) : [last.seat]
}

/** Returns the place to touch for a pass. There is also a button for it. Who only watches has none. */
function passPlace(table: Table, context: SceneContext): Piece[] {
  return table.over || table.eye < 0 ? [] : [verbPlace('pass', context)]
}

/** Number of cards drawn for a pile of secret size. */
const SECRET_STOCK_SIZE = 14

/** Returns the stock, each card a piece of its own, so that the pile shrinks; before the deal, the whole pack. */
function stock(table: Table, context: SceneContext): Piece[] {
  const count = stockSize(table.state) ?? SECRET_STOCK_SIZE
  const { turn } = table.state
  return touchableStock(table, context, count, turn === null ? 'board' : namedZone('hand', turn))
}

/** Returns all hands: the near one as a readable fan, the others as backs, open when the game is over. */
function hands(table: Table, context: Context): Piece[] {
  const drawingSeat = lastPly(context).events.find((event) => event.type === 'drawn')?.seat
  const dealing = isDealing(table, context)
  return layHands(table, context, {
    cards: (seat) => handOf(table, seat),
    keepsBrightness: isStrict(table),
    from: (seat, open) =>
      dealing || (drawingSeat !== undefined && letterOf(drawingSeat) === seat)
        ? 'stock'
        : open
          ? namedZone('hand', seat)
          : 'board',
    ...(dealing ? { beat: dealBeat(table, context) } : {}),
  })
}

/** Whether the cards of this scene were just dealt: they come from the stock, one after another. */
function isDealing(table: Table, context: SceneContext): boolean {
  return isFresh(table.state) && !table.over && context.lastPly === null
}

/**
 * Returns the table of Forty-Nine: a pure function of the view and of the state of the screen. Nothing is drawn that
 * the view does not contain: hands of others are backs, and a hand or stock of secret size always looks the same.
 */
export function scene(seen: Table, context: Context): Piece[] {
  return [
    boardPiece(),
    ...stock(seen, context),
    ...laidCards(seen, context),
    ...hands(seen, context),
    ...chips(seen),
    ...squareMarks(seen, context),
    ...rowMarks(context),
    ...passPlace(seen, context),
  ]
}
