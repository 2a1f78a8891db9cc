import { namedZone } from '../../../stage/model/names'
import type { Book } from '../../../../rules/forty-nine-outfit/boston-books'
import type { Piece } from '../../../stage/model/pieces'
import { lastPly, nearSeat, opponentsOf } from '../../layout/eye'
import type { Field } from '../../types'
import { placesAround, type Place } from '../../layout/places'
import { laidPose } from '../../layout/rows'
import type { Context, Table } from '../table'

/** Where the books of a seat lie: the middle of their row, whence they are read, and how long it may grow. */
interface Shelf {
  readonly x: number
  readonly z: number
  readonly facing: number
  readonly width: number
  /** From one card of a book to the next. */
  readonly page: number
}

/** From one book to the next while there is room. */
const PITCH = 3.6
const RISE = 0.014

/** All books of the deal before those who laid them: seven cards face up, fanned so that each shows its edge. */
export function books(table: Table, context: Context, field: Field): Piece[] {
  const others = opponentsOf(table)
  const places = placesAround(others.length, context.portrait, field)
  return [
    ...row(table, context, nearSeat(table), context.held ? closeShelf(0, 1, field) : ownShelf(context.portrait)),
    ...others.flatMap((seat, i) => {
      const place = places[i]!
      const shelf = context.held
        ? { ...closeShelf(spreadOut(i, others.length, field), others.length, field), z: CLOSE - field.z }
        : shelfBefore(place, others.length, context.portrait)
      return row(table, context, seat, shelf)
    }),
  ]
}

/** On a small screen: how far within the field's edge the books lie; the own ones, or those of one of several others. */
const CLOSE = 1.1

function closeShelf(x: number, seats: number, { x: half, z }: Field): Shelf {
  const each = (2 * half) / seats
  const page = Math.min(0.24, (each - 2.1) / 6)
  return { x, z: z - CLOSE, facing: 0, width: Math.max(0, each - 2 - 6 * page), page }
}

/** Where the middle of each opponent's books lies: their hands leave room for the stock, the books need not. */
const spreadOut = (i: number, seats: number, { x }: Field): number => ((i - (seats - 1) / 2) * 2 * x) / seats

function ownShelf(portrait: boolean): Shelf {
  return { x: 0, z: portrait ? 6.4 : 4.6, facing: 0, width: portrait ? 9.5 : 11, page: 0.24 }
}

function shelfBefore({ hand }: Place, opponents: number, portrait: boolean): Shelf {
  if (portrait) {
    const each = 16 / opponents
    const page = Math.min(0.24, (each - 2.1) / 6)
    return { x: hand.x, z: -7.6, facing: 0, width: Math.max(0, each - 2 - 6 * page), page }
  }
  const side = Math.abs(hand.x) > 9
  if (side) return { x: hand.x * 0.72, z: hand.z, facing: hand.turn, width: opponents > 4 ? 1.6 : 4, page: 0.24 }
  return { x: hand.x, z: -6.7, facing: 0, width: opponents > 2 ? (opponents > 3 ? 0.9 : 3) : 10, page: 0.24 }
}

function row(table: Table, context: Context, seat: string, shelf: Shelf): Piece[] {
  const laid = table.state.books[seat] ?? []
  const pitch = Math.min(PITCH, shelf.width / Math.max(1, laid.length - 1))
  return laid.flatMap((book, at) => {
    const right = (at - (laid.length - 1) / 2) * pitch
    const fresh = at === laid.length - 1 && isFresh(context, seat, book)
    return cardsOfBook(seat, book, shelf, right, at * 7 * RISE, fresh)
  })
}

/** Whether a book was just laid: by the Cheater, or with the card that was called for last. */
function isFresh(context: Context, seat: string, { colour }: Book): boolean {
  const last = lastPly(context)
  return last.seat === seat && last.events.some((event) => event.type === 'book' && event.colour === colour)
}

function cardsOfBook(seat: string, { cards }: Book, shelf: Shelf, right: number, y: number, fresh: boolean): Piece[] {
  return cards.map((card, i) => {
    const id = `card:${card}`
    const out = right + (i - (cards.length - 1) / 2) * shelf.page
    return {
      id,
      kind: 'card',
      face: `49/${card}`,
      pose: laidPose(
        id,
        {
          x: shelf.x + out * Math.cos(shelf.facing),
          y: 0.006 + y + i * RISE,
          z: shelf.z - out * Math.sin(shelf.facing),
          turn: shelf.facing,
        },
        0.6,
      ),
      zone: namedZone('books', seat),
      group: `books:${seat}`,
      from: namedZone('hand', seat),
      motion: 'lay',
      beat: fresh ? 2 + 0.4 * i : 0,
      glow: fresh ? 0.35 : 0,
    }
  })
}
