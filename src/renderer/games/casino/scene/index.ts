import { entryAt, type GameEvent, type GameView, firstOf, lastOf } from '../../../../rules/kit'
import type { Piece, Pose } from '../../../stage/model/pieces'
import { BESIDE, cardPiece, laidPose, markPiece, pile } from '../../layout/places'
import { hands } from '../../layout/hands'
import { placeOutline } from '../../layout/outlines'
import type { SceneContext } from '../../types'
import {
  backOf,
  cardSize,
  faceOf,
  isFresh,
  type CasinoView,
  type CasinoStyle,
  sizeOfList,
  type TableItem,
} from '../table'
import { wonCards } from './won-cards'
import { eyeOf, seatsOf, lastPly } from '../../layout/eye'
import { BARE_TABLE, tableTouch, CALL, COUNT } from '../touch'
import { namedZone, isTouchOf } from '../../../stage/model/touch-names'
import { jitter } from '../../layout/jitter'
import type { Size } from '../../../stage/model/sizes'

/** Beats reserved for the last play of the previous deal. */
const LAST_PLAY = 5

/**
 * Spacing of the offered tickets, and how many lie in a row: in rows of two on a wide page, and on a tall one in rows
 * of five, spaced for fingertips.
 */
const ROWS = { wide: { row: 2, x: 1.72, z: 1.24 }, tall: { row: 5, x: 1.72, z: -1.72 } } as const

const textOf = (touch: string): string => (touch.includes(':') ? touch.slice(touch.indexOf(':') + 1) : touch)
const byValue = (a: string, b: string): number => Number(textOf(a)) - Number(textOf(b)) || (a < b ? -1 : 1)

/**
 * Distance from the right edge of a build's top card to the centre of its ticket, in inches, so that the ticket lies
 * left of the index in the lower right corner.
 */
const INDEX_DISTANCE = 1.35

const MIN_TICKET_OFFSET = -0.2

/** Distance between the centres of several tickets, so that each can be read, in inches. */
const PITCH = 1.12

/**
 * Returns the bare table under the cards, on which a card is dropped. It can be touched in the viewer's turn, and glows
 * while the picked card may be trailed.
 */
function bareTable(seen: GameView<CasinoView>, context: SceneContext): Piece {
  const isOwnTurn = !seen.over && seen.state.turn !== null && seen.state.turn === eyeOf(seen)
  const [face, z] = context.page === 'tall' ? ['table-upright', 0] : ['table', -0.6]
  const mark = markPiece('mark:table', face, { x: 0, y: 0.0015, z }, context.touchable.has(BARE_TABLE) ? 0.16 : 0)
  return isOwnTurn ? { ...mark, touch: BARE_TABLE } : mark
}

/**
 * Returns the stock. Between rounds it is the pack without the cards still in the piles; for a new round the cards
 * return from the piles.
 */
function stock(style: CasinoStyle, seen: GameView<CasinoView>): Piece[] {
  const { state, over } = seen
  const wonCount = Object.values(state.piles).reduce((sum: number, pile) => sum + sizeOfList(pile), 0)
  const count = state.turn === null && !over ? style.packSize(seen) - wonCount : sizeOfList(state.stock)
  const seats = seatsOf(seen)
  if (count === 0 && !over) return [placeOutline('stock', backOf(style), BESIDE, 'stock')]
  return pile('stock', count, backOf(style)).map((piece, i) => ({
    ...piece,
    from: namedZone('won', entryAt(seats, i % seats.length)),
  }))
}

/** Returns the scene of a casino: a pure function of the view and of the state of the screen. */
export function createCasinoScene<V extends CasinoView, E extends GameEvent>(
  style: CasinoStyle<V, E>,
): (seen: GameView<V>, context: SceneContext<E>) => Piece[] {
  return (seen, context) => {
    const fresh = isFresh(style, seen)
    return [
      bareTable(seen, context),
      ...stock(style, seen),
      ...laidCards(style, seen, context),
      ...wonCards(style, seen, context),
      ...hands(seen, context, {
        cards: (seat) => seen.state.hands[seat] ?? null,
        face: (card) => faceOf(style, card),
        back: backOf(style),
        from: () => 'stock',
        ...(fresh ? { beat: (seat: string, index: number) => dealBeat(seen, context, seat, index) } : {}),
      }),
      ...offeredTickets(context),
      ...(style.hasCallTicket?.(seen) === true ? [callTicket(context)] : []),
    ]
  }
}

/** Returns all cards on the table: loose cards, and builds as overlapping cards with tickets on them. */
function laidCards(style: CasinoStyle, seen: GameView<CasinoView>, context: SceneContext): Piece[] {
  const size = cardSize(style)
  const fresh = isFresh(style, seen)
  const { seat, events } = lastPly(context)
  const played = style.effectOf(events)
  return spreadItems(style.itemsOf(seen.state), size, AREAS[context.page === 'tall' ? 'tall' : 'wide']).flatMap(
    ({ tableItem, cards }) => {
      const touch = tableTouch(tableItem.piece)
      const loose = tableItem.cards.length === 1
      const pieces = tableItem.cards.map((card, i): Piece => {
        const id = `card:${card}`
        const fromHand = seat !== null && played?.kind === 'lays' && card === played.card
        return {
          ...cardPiece(id, faceOf(style, card), laidPose(id, entryAt(cards, i), loose ? 1 : 0.5)),
          zone: 'table',
          from: fromHand ? namedZone('hand', seat) : 'stock',
          touch,
          motion: 'lay',
          ...highlight(context, touch),
          ...(fresh && !fromHand ? { beat: dealBeat(seen, context, null, i) } : {}),
        }
      })
      const top = lastOf(cards)
      const several = tableItem.tickets.length > 1
      const middle = (firstOf(cards).x + top.x) / 2
      const beside = top.x + Math.max(MIN_TICKET_OFFSET, size.w / 2 - INDEX_DISTANCE)
      const tickets = tableItem.tickets.map((text, i) => {
        const right = several ? middle + ((tableItem.tickets.length - 1) / 2) * PITCH : beside
        const at = { x: right - i * PITCH, y: top.y + 0.03 + i * 0.032, z: top.z + size.d / 2 - 0.55 }
        return { ...ticket(`ticket:${tableItem.piece}:${i}`, text, at, touch), ...highlight(context, touch) }
      })
      return [...pieces, ...tickets]
    },
  )
}

/**
 * Returns the highlighting of an item: picked ones glow; while anything is picked, items that can go with it glow too
 * and the rest is darkened.
 */
function highlight(context: SceneContext, touch: string): Partial<Piece> {
  if (context.picked.includes(touch)) return { glow: 0.95, tint: 1.05 }
  if (context.picked.length === 0) return {}
  return context.touchable.has(touch) ? { glow: 0.45, tint: 1.05 } : { tint: 0.78 }
}

/**
 * Returns a printed cardboard ticket: the value of a build (`ticket/8`), or something to declare: `ticket/build`,
 * `ticket/cassino`, `ticket/count`.
 */
function ticket(id: string, text: string, at: Pose, touch: string): Piece {
  const piece = cardPiece(id, `ticket/${text}`, { ...at, turn: jitter(id, 'turn', 0.07) })
  return { ...piece, zone: 'tickets', touch, motion: 'slide' }
}

/** Returns the tickets that can be touched now: the values that a picked card could build, and the count of a round. */
function offeredTickets(context: SceneContext): Piece[] {
  const names = [...context.touchable, ...context.picked].filter(
    (it) => it === 'build' || isTouchOf(it, 'build') || it === COUNT,
  )
  const { row, x, z } = ROWS[context.page === 'tall' ? 'tall' : 'wide']
  return [...new Set(names)].sort(byValue).map((touch, i) => ({
    ...ticket(`offer:${touch}`, textOf(touch), { x: (i % row) * x, y: 0.004, z: Math.floor(i / row) * z }, touch),
    group: 'tickets' as const,
    glow: context.picked.includes(touch) ? 1 : 0.5,
  }))
}

/** Returns the ticket that says "Cassino!". It looks the same whether or not something was missed. */
function callTicket(context: SceneContext): Piece {
  const laid = ticket('ticket:call', 'cassino', { x: 0, y: 0.004, z: 0 }, CALL)
  const piece: Piece = { ...laid, group: 'call' }
  return context.picked.includes(CALL) ? { ...piece, glow: 1 } : piece
}

/**
 * Returns the beat at which a dealt card leaves the stock: one card to each seat in turn from the dealer's left, and
 * the table (`seat` null) after the dealer. Returns 0 once the viewer has touched something, so that a touched card
 * responds at once.
 */
function dealBeat(seen: GameView<CasinoView>, context: SceneContext, seat: string | null, index: number): number {
  if (context.picked.length > 0) return 0
  const seats = seatsOf(seen)
  const dealer = seats.indexOf(seen.state.dealer)
  const turn = seat === null ? seats.length : (seats.indexOf(seat) - dealer - 1 + seats.length) % seats.length
  const after = context.lastPly === null ? 0 : LAST_PLAY
  return after + index * (seats.length + 1) + turn
}

/** The places of an item's cards on the table, in inches. */
interface ItemPlaces {
  readonly tableItem: TableItem
  /** Centre of each of its cards, the last one on top. */
  readonly cards: readonly Pose[]
}

/** The part of the table where cards are laid: its width, and its far and near edges in z, in inches. */
interface Area {
  readonly wide: number
  readonly far: number
  readonly near: number
}

/** The areas on wide and on tall pages. */
const AREAS = {
  wide: { wide: 16, far: -7.5, near: 6.3 },
  tall: { wide: 11.9, far: -3.95, near: 3.95 },
} as const

const GAP = 0.22
/** Gap between rows, if there is room for it. */
const ROW_GAP = 0.3
/** Additional gap between groups. */
const GROUP_GAP = 0.4
/** Distance between neighbouring cards of a build, and its largest total over the build. */
const STEP = 0.52
const MAX_BUILD_LENGTH = 2.6
const CARD_RISE = 0.017

interface Item {
  readonly tableItem: TableItem
  readonly step: number
  /** Distance from the right edge of the previous item to the left edge of this one. */
  readonly gapBefore: number
  readonly width: number
}

/** Lays items out in rows at the centre of the table, left to right; if there are too many, they overlap. */
function spreadItems(all: readonly TableItem[], size: Size, { wide, far, near }: Area): ItemPlaces[] {
  const items = all.map((laid, i) => itemOf(laid, all[i - 1], size))
  const depth = near - far
  const maxRows = Math.max(1, Math.floor((depth + GAP) / (size.d + GAP)))
  const rows = divideIntoRows(items, Math.min(maxRows, rowsNeeded(items, wide)))
  const pitch = Math.min(size.d + ROW_GAP, rows.length > 1 ? (depth - size.d) / (rows.length - 1) : 0)
  const middle = (near + far) / 2
  return rows.flatMap((row, r) => layRow(row, size, wide, middle + (r - (rows.length - 1) / 2) * pitch))
}

function itemOf(laid: TableItem, before: TableItem | undefined, size: Size): Item {
  const gaps = laid.cards.length - 1
  const step = Math.min(STEP, MAX_BUILD_LENGTH / Math.max(1, gaps))
  const apart = before !== undefined && before.group !== laid.group ? GROUP_GAP : 0
  return { tableItem: laid, step, gapBefore: GAP + apart, width: size.w + gaps * step }
}

const lengthOf = (items: readonly Item[]): number =>
  items.reduce((sum, item, i) => sum + item.width + (i === 0 ? 0 : item.gapBefore), 0)

function rowsNeeded(items: readonly Item[], wide: number): number {
  let rows = 1
  let length = 0
  for (const item of items) {
    const longer = length === 0 ? item.width : length + item.gapBefore + item.width
    if (longer <= wide) length = longer
    else {
      rows += 1
      length = item.width
    }
  }
  return rows
}

/** Divides the items into rows of about equal length. */
function divideIntoRows(items: readonly Item[], count: number): Item[][] {
  const rows: Item[][] = Array.from({ length: Math.max(1, count) }, () => [])
  const share = lengthOf(items) / rows.length
  let passed = 0
  for (const item of items) {
    const row = Math.min(rows.length - 1, Math.floor((passed + item.width / 2) / share))
    entryAt(rows, row).push(item)
    passed += item.width + item.gapBefore
  }
  return rows.filter((row) => row.length > 0)
}

function layRow(row: readonly Item[], size: Size, wide: number, z: number): ItemPlaces[] {
  const length = lengthOf(row)
  const last = row.at(-1)?.width ?? 0
  const squeeze = length > wide ? (wide - last) / (length - last) : 1
  let at = -(squeeze < 1 ? wide : length) / 2
  let level = 0
  return row.map(({ tableItem, step, gapBefore: before, width }, i) => {
    if (i > 0) at += before * squeeze
    const left = at + size.w / 2
    if (squeeze === 1) level = 0
    const cards = tableItem.cards.map((_, k) => ({ x: left + k * step, y: 0.004 + level++ * CARD_RISE, z }))
    at += width * squeeze
    return { tableItem, cards }
  })
}
