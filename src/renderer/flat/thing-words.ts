import { spoken } from '../i18n/spoken-text'
import { findText, text } from '../i18n/say'
import { thingName } from '../play/touch-names'
import { cardWord } from '../play/readable-view'
import { isTouchOf, namedZone, seatLetterInZone, touchParts } from '../stage/model/touch-names'
import { BANK } from '../games/layout/chips'
import { seatOfNameFace } from '../framing/name-card'
import type { FlatPiece, FlatTable } from './flat-layout'

/** What the sentences about a table need beside its pieces. */
export interface TableSpeech {
  /** The game whose words they use; empty at the shelf. */
  readonly game: string
  /** Returns the name of the player at a seat, given its letter. */
  nameOfSeat(letter: string): string
  /** Returns what a touch would do now, in words; null if it would do nothing. */
  deedOf(touch: string): string | null
}

/**
 * What a screen reader is told of a flat table: one sentence for each thing, by the id of the piece that stands for it.
 * Assistive technology ignores all other pieces.
 */
export type Sentences = ReadonlyMap<string, string>

/** Places that say so when nothing lies there. */
const CAN_BE_EMPTY: ReadonlySet<string> = new Set(['square', 'pile', 'rack', 'stock'])

const isOpenCard = ({ kind, face }: FlatPiece): boolean =>
  kind === 'card' && !face.endsWith('/back') && !face.startsWith('ticket/')
const isFaceDown = ({ kind, face }: FlatPiece): boolean => kind === 'card' && face.endsWith('/back')
const pictureOf = ({ face }: FlatPiece): string => face.slice(face.indexOf('/') + 1)
const zoneKindOf = ({ zone }: FlatPiece): string => (zone === null ? '' : touchParts(zone).kind)
const countOf = (pieces: readonly FlatPiece[]): number => pieces.reduce((sum, { count }) => sum + count, 0)

/** Returns how many chips of one these chips are worth. */
const chipsIn = (chips: readonly FlatPiece[]): number =>
  chips.reduce((sum, { face, count }) => sum + count * Number(/\d+$/.exec(face)?.[0] ?? 1), 0)

function grouped<Key>(pieces: readonly FlatPiece[], keyOf: (piece: FlatPiece) => Key): Map<Key, FlatPiece[]> {
  const groups = new Map<Key, FlatPiece[]>()
  for (const piece of pieces) groups.set(keyOf(piece), [...(groups.get(keyOf(piece)) ?? []), piece])
  return groups
}

/** Returns what lies together at one place: open cards by name, all else by its number. */
function contentParts(pieces: readonly FlatPiece[], { game, nameOfSeat }: TableSpeech): string[] {
  const cards = pieces.filter(isOpenCard).map((piece) => {
    const card = cardWord(game, pictureOf(piece))
    return piece.count === 1 ? card : text('flat.stack', { card }, piece.count - 1)
  })
  const down = countOf(pieces.filter(isFaceDown))
  const men = grouped(
    pieces.filter(({ kind }) => kind === 'man'),
    pictureOf,
  )
  const chips = grouped(
    pieces.filter(({ kind }) => kind === 'chip'),
    ({ zone }) => seatLetterInZone(zone ?? undefined),
  )
  return [
    ...cards,
    ...(down > 0 ? [text(cards.length > 0 ? 'flat.below' : 'flat.down', {}, down)] : []),
    ...[...men].map(([man, all]) => findText(`flat.man.${man}`, {}, countOf(all)) ?? ''),
    ...[...chips].map(([seat, all]) =>
      seat === null
        ? text('flat.chips', {}, chipsIn(all))
        : text('flat.stake', { name: nameOfSeat(seat) }, chipsIn(all)),
    ),
  ]
}

/** Returns what a thing is and what lies there; a pile's cards from the one that lies on top. */
function placeWords(touch: string, pieces: readonly FlatPiece[], speech: TableSpeech): string {
  const { kind, name } = touchParts(touch)
  const place = thingName(speech.game, touch, speech.nameOfSeat)
  const isPlace = CAN_BE_EMPTY.has(kind)
  // A card that is touched by its own name has been named.
  const others = isPlace ? pieces : pieces.filter((piece) => !isOpenCard(piece) || pictureOf(piece) !== name)
  const content = isTouchOf(touch, 'chip')
    ? [text('flat.chips', {}, countOf(pieces))]
    : contentParts(kind === 'pile' ? others.toReversed() : others, speech)
  return content.length === 0 && isPlace ? text('flat.empty', { place }) : holds(place, content)
}

function thingSentence(touch: string, pieces: readonly FlatPiece[], speech: TableSpeech): string {
  const thing = placeWords(touch, pieces, speech)
  const deed = speech.deedOf(touch)
  return deed === null ? thing : text('flat.deed', { thing, deed })
}

/** Returns what a player has, by zone: how many cards, and those that lie open by name. */
function seatParts(pieces: readonly FlatPiece[], { game }: TableSpeech): string[] {
  const zones = grouped(pieces, (piece) => (piece.kind === 'chip' ? 'chips' : zoneKindOf(piece)))
  return [...zones].flatMap(([zone, all]) => {
    const part = findText(`flat.seat.${zone}`, {}, zone === 'chips' ? chipsIn(all) : countOf(all))
    const open = all.filter(isOpenCard).map((piece) => cardWord(game, pictureOf(piece)))
    if (part === null) return []
    return [open.length === 0 ? part : text('flat.shown', { part, cards: open.join(', ') })]
  })
}

const holds = (place: string, content: readonly string[]): string =>
  content.length === 0 ? place : text('flat.holds', { place, content: content.join(', ') })

/** Returns the sentence for pieces of one zone that nobody touches; null if they are only decoration. */
function zoneSentence(zone: string, pieces: readonly FlatPiece[], speech: TableSpeech): string | null {
  const seat = ownerOf(zone)
  const place = seat === null ? findText(`flat.zone.${zone}`) : speech.nameOfSeat(seat)
  const content = seat === null ? contentParts(pieces, speech) : seatParts(pieces, speech)
  return place === null || content.length === 0 ? null : holds(place, content)
}

/** Returns the seat, or the bank, to which what lies in a zone belongs; null for what belongs to nobody. */
const ownerOf = (zone: string | null): string | null =>
  zone === BANK || zone === namedZone('chips', BANK) ? BANK : seatLetterInZone(zone ?? undefined)

/** Returns the zone of a piece: one zone for those of a kind that belong to nobody. */
const sharedZone = (piece: FlatPiece): string => (ownerOf(piece.zone) === null ? zoneKindOf(piece) : (piece.zone ?? ''))

/**
 * Returns the sentences for all things of a flat table; nothing that lies face down is named. What a player has who
 * cannot be touched is told by the card with the name.
 */
export function spokenTable({ field, hand, piecesBeside }: FlatTable, speech: TableSpeech): Sentences {
  const things = new Map<string, string>()
  const laid = [...(field?.pieces ?? []), ...piecesBeside, ...hand]
  const add = (pieces: readonly FlatPiece[], sentence: string | null): void => {
    const top = pieces.at(-1)
    if (top !== undefined && sentence !== null) things.set(top.id, spoken(sentence))
  }
  for (const [touch, pieces] of grouped(laid, (piece) => piece.touch))
    if (touch !== null) {
      // What lies at a place may be touched by its own name.
      const isOneOfSeveral = touchParts(touch).name !== null
      const there = laid.filter((piece) => isOneOfSeveral && piece.touch !== touch && piece.zone === touch)
      add(pieces, thingSentence(touch, [...there, ...pieces], speech))
    }
  const nameCards = new Map(laid.filter(isNameCard).map((card) => [seatOfNameFace(card.face), card]))
  const untouched = laid.filter((piece) => piece.touch === null && piece.zone !== null && !isNameCard(piece))
  for (const [zone, pieces] of grouped(untouched, sharedZone)) {
    const seat = ownerOf(zone)
    if (seat === null || !nameCards.has(seat)) add(pieces, zoneSentence(zone, pieces, speech))
  }
  for (const [seat, card] of nameCards) {
    const owned = untouched.filter((piece) => ownerOf(piece.zone) === seat)
    add([card], holds(speech.nameOfSeat(seat), seatParts(owned, speech)))
  }
  return things
}

const isNameCard = ({ kind }: FlatPiece): boolean => kind === 'tent'

/**
 * Returns the key under which a piece is drawn. One that stands for a thing has that of its touch: it keeps its button,
 * and thereby the focus, while other pieces come to lie on top.
 */
export const drawingKey = ({ id, touch }: FlatPiece, things: Sentences): string =>
  touch !== null && things.has(id) ? `touch ${touch}` : id
