import { namedZone, nameIn, namedTouch } from '../../../stage/model/touch-names'
import type { Book } from '../../../../rules/forty-nine-outfit/boston-books/shape'
import type { Piece } from '../../../stage/model/pieces'
import { lastPly, nearSeat, opponentsOf, seatsOf } from '../../layout/eye'
import type { Field, SceneContext } from '../../types'
import { placesAround, type OpponentPlace, laidPose } from '../../layout/places'
import { type Context, type Table, colourOfCard, isDealing, isUndealt, ownHand } from '../table'
import { hands } from '../../layout/hands'
import { placeOutline } from '../../layout/outlines'
import { entryAt } from '../../../../rules/kit'

/**
 * Returns all hands. A card of the viewer's hand has the touch of its colour, and another seat's hand that of the seat.
 */
export function allHands(table: Table, context: Context, field: Field): Piece[] {
  if (isUndealt(table)) return []
  const dealing = isDealing(table, context)
  const at = seatsOf(table)
  const laid = hands(table, withCardTouches(table, context), {
    cards: (seat) => table.state.hands[seat] ?? null,
    face: (card) => `49/${card}`,
    back: '49/back',
    isCloseToBoard: true,
    field,
    from: (seat) => originZone(table, seat, dealing),
    ...(dealing
      ? { beat: (seat, index) => (context.picked.length > 0 ? 0 : index * table.seats + at.indexOf(seat)) }
      : {}),
  })
  return laid.map((piece) => withSeatTouch(table, context, piece))
}

/** Replaces the touches of colours by those of all cards in the hand that have these colours. */
function withCardTouches(table: Table, context: SceneContext): SceneContext {
  const hand = ownHand(table)
  const cards = (touches: Iterable<string>) => {
    const asked = new Set(touches)
    return hand.filter((card) => asked.has(touchOf(card))).map((card) => namedTouch('hand', card))
  }
  return { ...context, touchable: new Set(cards(context.touchable)), picked: cards(context.picked) }
}

function touchOf(card: string): string {
  const colour = colourOfCard(card)
  return colour === null ? namedTouch('hand', 'C') : namedTouch('colour', colour)
}

/** Returns the zone from which a new card came: the hand of the seat that gave it, otherwise the stock. */
function originZone(table: Table, seat: string, dealing: boolean): string {
  const { last } = table.state
  return last?.result === 'given' && last.seat === seat && !dealing ? namedZone('hand', last.of) : 'stock'
}

function withSeatTouch(table: Table, context: SceneContext, piece: Piece): Piece {
  const card = nameIn(piece.touch, 'hand')
  if (card !== null) return { ...piece, touch: touchOf(card) }
  const seat = /^hand:([A-H])$/.exec(piece.zone ?? '')?.[1]
  if (seat === undefined || seat === nearSeat(table) || table.over) return piece
  const touch = namedTouch('seat', seat)
  return context.touchable.has(touch) ? { ...piece, touch, glow: 0.55 } : { ...piece, touch }
}

/**
 * The row of a seat's books: its centre, the side from which it is read, and its largest length, in inches and radians.
 */
interface BookRow {
  readonly x: number
  readonly z: number
  readonly facing: number
  readonly width: number
  /** Distance between neighbouring cards of a book. */
  readonly cardPitch: number
}

/** Distance between the centres of neighbouring books, if there is room for it, in inches. */
const PITCH = 3.6
const RISE = 0.014

/**
 * Returns all books of the deal, in front of the seats that laid them: seven cards face up, fanned so that each shows
 * its edge.
 */
export function books(table: Table, context: Context, field: Field): Piece[] {
  const others = opponentsOf(table)
  const places = placesAround(others.length, context.portrait, field)
  return [
    ...bookRow(
      table,
      context,
      nearSeat(table),
      context.page === 'tall' ? tallPageRow(0, 1, field) : ownRow(context.portrait),
    ),
    ...others.flatMap((seat, i) => {
      const place = entryAt(places, i)
      const shelf =
        context.page === 'tall'
          ? { ...tallPageRow(rowCentre(i, others.length, field), others.length, field), z: EDGE_DISTANCE - field.z }
          : opponentRow(place, others.length, context.portrait)
      return bookRow(table, context, seat, shelf)
    }),
  ]
}

/** Distance of the books from the field's edge on a tall page, in inches. */
const EDGE_DISTANCE = 1.1

/**
 * Returns the row of books on the near side of the field on a tall page, for one of `seats` seats that share the
 * width.
 */
function tallPageRow(x: number, seats: number, { x: half, z }: Field): BookRow {
  const each = (2 * half) / seats
  const cardPitch = Math.min(0.24, (each - 2.1) / 6)
  return { x, z: z - EDGE_DISTANCE, facing: 0, width: Math.max(0, each - 2 - 6 * cardPitch), cardPitch }
}

/**
 * Returns the centre of an opponent's row of books. The rows share the field's full width, unlike the hands, which
 * leave room for the stock.
 */
const rowCentre = (i: number, seats: number, { x }: Field): number => ((i - (seats - 1) / 2) * 2 * x) / seats

function ownRow(portrait: boolean): BookRow {
  return { x: 0, z: portrait ? 6.4 : 4.6, facing: 0, width: portrait ? 9.5 : 11, cardPitch: 0.24 }
}

function opponentRow({ hand }: OpponentPlace, opponents: number, portrait: boolean): BookRow {
  if (portrait) {
    const each = 16 / opponents
    const page = Math.min(0.24, (each - 2.1) / 6)
    return { x: hand.x, z: -7.6, facing: 0, width: Math.max(0, each - 2 - 6 * page), cardPitch: page }
  }
  const side = Math.abs(hand.x) > 9
  if (side) return { x: hand.x * 0.72, z: hand.z, facing: hand.turn, width: opponents > 4 ? 1.6 : 4, cardPitch: 0.24 }
  return { x: hand.x, z: -6.7, facing: 0, width: opponents > 2 ? (opponents > 3 ? 0.9 : 3) : 10, cardPitch: 0.24 }
}

/** Returns the place of the first book of a row. */
const outlined = ({ x, z, facing }: BookRow) => ({ x, z, turn: facing })

function bookRow(table: Table, context: Context, seat: string, shelf: BookRow): Piece[] {
  const seatBooks = table.state.books[seat] ?? []
  if (seatBooks.length === 0 && !table.over)
    return [placeOutline(`books:${seat}`, '49/back', outlined(shelf), `books:${seat}`)]
  const pitch = Math.min(PITCH, shelf.width / Math.max(1, seatBooks.length - 1))
  return seatBooks.flatMap((book, at) => {
    const right = (at - (seatBooks.length - 1) / 2) * pitch
    const fresh = at === seatBooks.length - 1 && isFresh(context, seat, book)
    return cardsOfBook(seat, book, shelf, right, at * 7 * RISE, fresh)
  })
}

/** Whether the book was laid in the last ply, by a call or with the Cheater. */
function isFresh(context: Context, seat: string, { colour }: Book): boolean {
  const last = lastPly(context)
  return last.seat === seat && last.events.some((event) => event.type === 'book' && event.colour === colour)
}

function cardsOfBook(seat: string, { cards }: Book, shelf: BookRow, right: number, y: number, fresh: boolean): Piece[] {
  return cards.map((card, i) => {
    const id = `card:${card}`
    const out = right + (i - (cards.length - 1) / 2) * shelf.cardPitch
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
