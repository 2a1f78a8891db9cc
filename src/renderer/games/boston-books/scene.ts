import { dealBeat, hands } from '../layout/hands'
import { stockPile, placeOutline } from '../layout/outlines'
import { centredExtent, type Extent, type PageShape } from '../../framing/table-layout'
import { HALF_CARD, CENTRE_CARD_SCALE, trickExtent } from '../layout/pages'
import type { SceneContext } from '../types'
import { namedZone, nameIn, namedTouch } from '../../stage/model/touch-names'
import type { Book } from '../../../rules/forty-nine-outfit/boston-books/shape'
import type { Piece, Pose } from '../../stage/model/pieces'
import { lastPly, nearSeat, opponentsOf, isUndealt, packSize, ownCards } from '../layout/eye'
import { cardPiece, laidCard, laidPose, rowPoses } from '../layout/places'
import { type Context, type Table, colourOrNull, isDealing, missingOf, startedColours, stockSize } from './table'
import { entryAt } from '../../../rules/kit'
import type { Colour } from '../../../rules/forty-nine-outfit/cards'
import { trickSpots } from '../layout/trick'

/** Spacing of the callable cards on a page, in inches, and their numbers of columns and rows. */
const CHOICE_GRID = {
  pitch: 2.05 * CENTRE_CARD_SCALE,
  wide: { columns: 4, rows: 2 },
  tall: { columns: 3, rows: 3 },
} as const

/**
 * Returns the extent on a page: room for the last call in front of the seat asked, or for all callable numbers of a
 * colour.
 */
export function bostonExtent({ seats }: { readonly seats: number }, shape: PageShape): Extent {
  const { columns, rows } = shape === 'tall' ? CHOICE_GRID.tall : CHOICE_GRID.wide
  const ring = trickExtent(seats)
  const half = (count: number) => ((count - 1) / 2) * CHOICE_GRID.pitch
  return centredExtent(Math.max(ring.right, half(columns) + HALF_CARD.x), Math.max(ring.near, half(rows) + HALF_CARD.z))
}

/**
 * Returns all hands. A card of the viewer's hand has the touch of its colour, and another seat's hand that of the seat.
 */
function allHands(table: Table, context: Context): Piece[] {
  if (isUndealt(table)) return []
  const dealing = isDealing(table, context)
  const laid = hands(table, withCardTouches(table, context), {
    cards: (seat) => table.state.hands[seat] ?? null,
    from: (seat) => originZone(table, seat, dealing),
    ...(dealing ? { beat: dealBeat(table, context) } : {}),
  })
  return laid.map((piece) => withSeatTouch(table, context, piece))
}

/** Replaces the touches of colours by those of all cards in the hand that have these colours. */
function withCardTouches(table: Table, context: SceneContext): SceneContext {
  const hand = ownCards(table)
  const cards = (touches: Iterable<string>) => {
    const asked = new Set(touches)
    return hand.filter((card) => asked.has(touchOf(card))).map((card) => namedTouch('hand', card))
  }
  return { ...context, touchable: new Set(cards(context.touchable)), picked: cards(context.picked) }
}

function touchOf(card: string): string {
  const colour = colourOrNull(card)
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

/** The row of a seat's books: its largest length, and the distance between neighbouring cards of a book, in inches. */
interface BookRow {
  readonly width: number
  readonly cardPitch: number
}

/** Distance between the centres of neighbouring books, if there is room for it, in inches. */
const BOOK_PITCH = 3.6
const RISE = 0.014

/** Width that the books of all other seats share on a tall page, in inches, and the largest distance of two cards. */
const TALL_WIDTH = 12.4
const CARD_PITCH = 0.24

/** Returns all books of the deal: seven cards face up, fanned so that each shows its edge. */
function books(table: Table, context: Context): Piece[] {
  const others = opponentsOf(table)
  // On a wide page more seats have less room.
  const othersRow = rowFor(context, others.length, others.length < 2 ? 10 : 2.2)
  return [
    ...bookRow(table, context, nearSeat(table), rowFor(context, 1, 11)),
    ...others.flatMap((seat) => bookRow(table, context, seat, othersRow)),
  ]
}

/** Returns the row of books of one of `seats` seats, which share a tall page's width. */
function rowFor({ page }: Context, seats: number, width: number): BookRow {
  if (page !== 'tall') return { width, cardPitch: CARD_PITCH }
  const each = TALL_WIDTH / seats
  const cardPitch = Math.min(CARD_PITCH, (each - 2.1) / 6)
  return { width: Math.max(0, each - 2 - 6 * cardPitch), cardPitch }
}

function bookRow(table: Table, context: Context, seat: string, shelf: BookRow): Piece[] {
  const seatBooks = table.state.books[seat] ?? []
  if (seatBooks.length === 0 && !table.over)
    return [placeOutline(`books:${seat}`, '49/back', { x: 0, z: 0 }, `books:${seat}`)]
  const pitch = Math.min(BOOK_PITCH, shelf.width / Math.max(1, seatBooks.length - 1))
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
  return cards.map((card, i) => ({
    ...laidCard(
      card,
      { x: right + (i - (cards.length - 1) / 2) * shelf.cardPitch, y: 0.006 + y + i * RISE, z: 0 },
      0.6,
    ),
    zone: namedZone('books', seat),
    group: `books:${seat}`,
    from: namedZone('hand', seat),
    motion: 'lay',
    beat: fresh ? 2 + 0.4 * i : 0,
    glow: fresh ? 0.35 : 0,
  }))
}

/** Returns the poses of the cards, which are enlarged and lie in a block. */
function choicePoses(ids: readonly string[], y: number, { page }: SceneContext): Pose[] {
  const { columns } = CHOICE_GRID[page === 'tall' ? 'tall' : 'wide']
  const rows = Math.ceil(ids.length / columns)
  const length = Math.ceil(ids.length / Math.max(1, rows))
  return Array.from({ length: rows }, (_, row) =>
    rowPoses(
      { x: 0, y, z: (row - (rows - 1) / 2) * CHOICE_GRID.pitch, pitch: CHOICE_GRID.pitch, width: Infinity },
      ids.slice(row * length, (row + 1) * length),
    ),
  ).flat()
}

/**
 * Returns the choices of a call, laid out at the centre: the missing numbers of the touched colour. A seat that has
 * started no colour first chooses among the open ones, each shown by one of its cards.
 */
function callChoices(table: Table, context: SceneContext): Piece[] {
  const colour = pickedColour(context)
  if (colour !== null)
    return context.picked.includes(namedTouch('hand', 'C')) ? [] : numberChoices(table, context, colour)
  return startedColours(table).length > 0 ? [] : colourChoices(table, context)
}

function pickedColour({ picked }: SceneContext): Colour | null {
  const [colour = null] = picked.flatMap((touch) => nameIn(touch, 'colour') ?? [])
  return colour as Colour | null
}

const callTouch = (card: string): string => `call:${card}`

function numberChoices(table: Table, context: SceneContext, colour: Colour): Piece[] {
  const cards = missingOf(table, colour)
  const poses = choicePoses(cards.map(callTouch), 0.35, context)
  return cards.map((card, i) => {
    const touch = callTouch(card)
    const pose = entryAt(poses, i)
    const picked = context.picked.includes(touch)
    return {
      ...cardPiece(touch, `49/${card}`, picked ? { ...pose, y: pose.y + 0.5, z: pose.z - 0.3 } : pose),
      touch,
      zone: 'calls',
      motion: 'lay',
      glow: picked ? 0.9 : context.touchable.has(touch) ? 0.45 : 0,
      tint: picked || context.touchable.has(touch) ? 1 : 0.7,
    }
  })
}

/** Returns one card for each colour that may be called for. */
function colourChoices(table: Table, context: SceneContext): Piece[] {
  const { touchable } = context
  const open = table.state.open.filter((colour) => touchable.has(namedTouch('colour', colour)))
  const touches = open.map((colour) => namedTouch('colour', colour))
  const poses = choicePoses(touches, 0.3, context)
  return touches.map((touch, i) => ({
    ...cardPiece(touch, `49/${missingOf(table, entryAt(open, i))[0] ?? ''}`, entryAt(poses, i)),
    touch,
    zone: 'calls',
    motion: 'lay',
    glow: 0.45,
  }))
}

/** Factor by which the last call moves towards the centre on a tall page, where the books lie closer. */
const TOWARDS_CENTRE_FACTOR = 0.5

/**
 * Returns the last call until the next one begins: darkened in front of the seat that did not have the card, glowing in
 * front of the seat that got it. It shows which card was called, not the card itself, which lies in a hand or in the
 * stock.
 */
function lastCall(table: Table, context: Context): Piece[] {
  const { picked, page } = context
  const { last } = table.state
  if (last === null || picked.length > 0 || isDealing(table, context) || table.over) return []
  const hit = last.result === 'given' || last.result === 'drawn'
  if (hit && ownCards(table).includes(last.card)) return []
  const spot = trickSpots(table, page).get(hit ? last.seat : last.of)
  if (spot === undefined) return []
  const id = `said:${last.card}`
  const at = { ...spot, z: page === 'tall' ? spot.z * TOWARDS_CENTRE_FACTOR : spot.z, y: 0.005 }
  return [
    {
      ...cardPiece(id, `49/${last.card}`, laidPose(id, at, 1.5)),
      zone: 'said',
      from: last.result === 'drawn' ? 'stock' : hit ? namedZone('hand', last.of) : namedZone('hand', last.seat),
      motion: 'slide',
      ...(hit ? { glow: 0.6 } : { tint: 0.45 }),
    },
  ]
}

/**
 * Returns the table of Boston Books. The hands of others all look alike, whatever they hold. During a call the missing
 * numbers of the colour lie at the centre to be chosen; otherwise the last call lies in front of a seat.
 */
export function scene(seen: Table, context: Context): Piece[] {
  return [
    ...stockPile(seen, isUndealt(seen) ? packSize(seen) : stockSize(seen)),
    ...allHands(seen, context),
    ...books(seen, context),
    ...callChoices(seen, context),
    ...lastCall(seen, context),
  ]
}
