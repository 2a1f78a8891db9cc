import { isolated } from '../../drawer/foreign-text'
import { fieldWith, flatPiece, type FlatField, type FlatPiece } from '../flat/flat-layout'
import { descriptionOf } from '../games/catalogue'
import { UNTOUCHED } from '../games/layout/eye'
import type { GameFace, LastPly } from '../games/types'
import type { Piece } from '../stage/model/pieces'
import { isZoneOf, OUTLINE_ZONE, seatLetterInZone } from '../stage/model/touch-names'
import { lettersOf } from '../../protocol/lan/plain-name'
import { letterOf, standingAt, type GameEvent, type GameView } from '../../rules/kit'

/** Cards that lie together on the table: one, or those of a build. */
export interface OpenItem {
  readonly id: string
  readonly touch: string | null
  readonly cards: readonly FlatPiece[]
  /** What is written on it: the value of a build, or both if it has two. */
  readonly label: string
  /** Letter of the seat that laid or opened it; null if it is nobody's. */
  readonly owner: string | null
}

/** Returns what somebody has won so far; 0 before the first deal. */
export const standingOf = (seen: GameView | null, letter: string): number =>
  seen === null ? 0 : standingAt(seen, letter)

/** Returns the names of those with whom somebody plays. */
export function partnersIn(face: GameFace, seen: GameView, letter: string, names: readonly string[]): string[] {
  const side = (face.sides?.(seen) ?? []).find((it) => it.includes(letter))
  return names.filter((_, at) => letterOf(at) !== letter && side?.includes(letterOf(at)))
}

/** Returns how many points win a game; null where it ends in another way. */
export function targetOf({ options }: GameView): number | null {
  const { target } = options
  return typeof target === 'number' && target > 0 ? target : null
}

/** Returns what is written below a picture of the last position: the game, who won it, and with how much. */
export function captionOf(seen: GameView | null, names: readonly string[]): string {
  if (seen === null) return ''
  const { title } = descriptionOf(seen.game)
  const winners = seen.winners ?? []
  const won = names.filter((_, seat) => winners.includes(letterOf(seat)))
  return won.length === 0 ? title : `${title}, ${won.map(isolated).join(', ')} ${standingOf(seen, winners[0] ?? '')}`
}

/** Number of cards of a book, which lie together. */
const BOOK = 7

/** Returns the cards that lie face up on the table, in the order of the scene. */
export function openItemsOf(pieces: readonly Piece[]): readonly OpenItem[] {
  const items = new Map<string, OpenItem & { cards: FlatPiece[]; label: string }>()
  const inBooks = new Map<string, number>()
  for (const piece of pieces) {
    const { kind, face, down, zone = null, touch = null, id } = piece
    if (kind !== 'card' || down === true || zone === OUTLINE_ZONE || /\/back/.test(face)) continue
    const place = zone ?? ''
    const before = inBooks.get(place) ?? 0
    if (isZoneOf(place, 'books')) inBooks.set(place, before + 1)
    const key = isZoneOf(place, 'books') ? `${place} ${Math.floor(before / BOOK)}` : (touch ?? id)
    const item = items.get(key) ?? { id: key, touch, owner: seatLetterInZone(place), cards: [], label: '' }
    const value = /^ticket\/(.+)/.exec(face)?.[1]
    // A build of several groups has the same value on each.
    if (value !== undefined && value !== item.label) item.label += `${item.label && ' · '}${value}`
    if (value === undefined) item.cards.push(flatPiece(piece, null))
    items.set(key, item)
  }
  return [...items.values()].filter((item) => item.cards.length > 0)
}

/** Returns how many cards each owner of opened ones has, who then have a row each; null if they have no rows of their own. */
export function cardsInOwnersRow(items: readonly OpenItem[]): number | null {
  const ofFirst = items.filter(({ owner }) => owner !== null && owner === items[0]?.owner).length
  return ofFirst > 1 && items.length % ofFirst === 0 ? ofFirst : null
}

/** How much larger than its print a stake is shown, to be seen from across a room. */
const STAKE_SCALE = 1.35

/** Writes on a stake whose it is. */
function withInitial(piece: Piece, names: readonly string[]): Piece {
  const seat = isZoneOf(piece.zone, 'bet') ? seatLetterInZone(piece.zone) : null
  const name = seat === null ? undefined : names.find((_, at) => letterOf(at) === seat)
  if (name === undefined) return piece
  const pose = { ...piece.pose, scale: (piece.pose.scale ?? 1) * STAKE_SCALE }
  return { ...piece, pose, label: { text: lettersOf(name)[0] ?? '', tone: 'plain' } }
}

/** What lies on the table: a board or a cloth, with the dial beside it; or the open cards. */
export interface OpenTable {
  readonly board: FlatField | null
  readonly dial: FlatField | null
  readonly items: readonly OpenItem[]
  /** Whether four people play tricks, whose cards lie as a cross. */
  readonly isCross: boolean
  /** The points of the trick that lies there; null if there is none, or if it has none. */
  readonly trickValue: number | null
}

const NOTHING: OpenTable = { board: null, dial: null, items: [], isCross: false, trickValue: null }

/** Returns what lies on the table itself: a board or a cloth with what lies on it, or else the open cards. */
export function drawOpenly(
  face: GameFace | null,
  seen: GameView | null,
  lastPly: LastPly | null,
  lastEvents: readonly GameEvent[],
  names: readonly string[],
): OpenTable {
  if (face === null || seen === null) return NOTHING
  const pieces = face.scene(seen, { ...UNTOUCHED, lastPly, lastEvents, page: 'tall' })
  const open = pieces
    .filter(({ group }) => group === undefined || group.startsWith('books:'))
    .map((piece) => withInitial(piece, names))
  if (face.tableLayout.kind === 'cards') {
    const { lying = [], before = [], points = null } = face.tricks?.(seen) ?? {}
    const played = new Map([...before, ...lying].map(({ card, seat }) => [card, seat]))
    const items = openItemsOf(open).map((item) => ({
      ...item,
      owner: item.owner ?? played.get(item.id.replace('card:', '')) ?? null,
    }))
    const isCross = face.tricks !== undefined && seen.seats === 4
    return { ...NOTHING, items, isCross, trickValue: points }
  }
  const dial = pieces.filter(({ group }) => group === 'dial')
  return { ...NOTHING, board: fieldWith(open), dial: dial.length === 0 ? null : fieldWith(dial) }
}
