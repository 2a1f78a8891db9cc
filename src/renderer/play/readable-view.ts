import { letterOf, seatOf, type GameView } from '../../rules/kit'
import { hasText, text, nameList } from '../i18n/say'
import type { TextKey } from '../i18n/text-key'

/** One value of the view in words; `value` is the view's own JSON, for tests of equality. */
interface ReadableEntry {
  readonly words: string
  readonly value: string
}

export type ReadablePart =
  | ({ readonly kind: 'line'; readonly key: string; readonly title: string } & ReadableEntry)
  | { readonly kind: 'list'; readonly key: string; readonly title: string; readonly entries: readonly ReadableEntry[] }
  | {
      readonly kind: 'grid'
      readonly key: string
      readonly title: string
      readonly rows: readonly (readonly (ReadableEntry & { readonly label: string })[])[]
    }

/** Looks up a word among those of the game, `state.<field>` or `card.<card>`; without one, returns the text itself. */
export function word(game: string, kind: 'state' | 'card', name: string): string {
  const key = `${game}.${kind}.${name}`
  return hasText(key) ? text(key) : name
}

/** Returns the name of a card in a sentence: the game's own word, or "card 17" for one that has only its number. */
export function cardWord(game: string, card: string): string {
  const name = word(game, 'card', card)
  return name === card ? text('flat.card', { what: card }) : name
}

/** Fields in which a lone C is the third seat; elsewhere it is the Cheater, if the game has one. */
const SEAT_FIELDS: ReadonlySet<string> = new Set(
  'dealer turn by seat of winner blindTo lastCapture last banker disputedBy cards spades reds ready sides skipped'.split(
    ' ',
  ),
)
/** Fields whose lists are cards, although a single value would be a seat: most cards of a round, cards of a build. */
const CARD_LIST_FIELDS: ReadonlySet<string> = new Set(['cards', 'spades', 'reds'])
/** Fields in which a seat's number counts hidden cards. */
const HIDDEN_COUNT_FIELDS: ReadonlySet<string> = new Set(['hands', 'piles', 'discards'])
/** Squares of one move, `31-39` or `15x31x47`, and a row of squares. */
const SQUARES_PATTERN = /^\d+(?:[-x]\d+)+$/

/** What null means in some fields, where it does not mean that there is none. */
const NULL_TEXTS: ReadonlyMap<string, TextKey> = new Map([
  ['movesLeft', 'mirror.unlimited'],
  ['solution', 'mirror.unknown'],
  ['family', 'mirror.unknown'],
])

/** A seat's null may mean a value hidden from the viewer; any other null means that there is none. */
const isSecret = (seen: GameView, field: string): boolean => seatOf(field, seen.seats) >= 0

/** What all readings of one view share: the viewer and the names. */
interface Reading {
  readonly seen: GameView
  readonly names: readonly string[]
}

/** Returns a seat's player by name; without names, by the seat's letter, and the viewer's own as "You". */
function seatName({ seen, names }: Reading, seat: number): string {
  const name = names[seat]
  if (name !== undefined) return name
  return seat === seen.eye ? text('game.you') : text('newGame.chair', { letter: letterOf(seat) })
}

function squaresWords(value: string): string {
  if (value.includes('x')) return value.split('x').join(` ${text('mirror.jumps')} `)
  const squares = value.split('-')
  const [from = '', to = ''] = squares
  return squares.length === 2 ? text('mirror.step', { from, to }) : nameList(squares)
}

function stringWords(reading: Reading, value: string, field: string): string {
  const { game, seats } = reading.seen
  const seat = seatOf(value, seats)
  const card = `${game}.card.${value}`
  if (seat >= 0 && (SEAT_FIELDS.has(field) || !hasText(card))) return seatName(reading, seat)
  return !hasText(card) && SQUARES_PATTERN.test(value) ? squaresWords(value) : word(game, 'card', value)
}

function plainWords(reading: Reading, value: unknown, field = ''): string {
  const { seen } = reading
  if (value === null || value === undefined)
    return text(isSecret(seen, field) ? 'mirror.unknown' : (NULL_TEXTS.get(field) ?? 'mirror.none'))
  if (typeof value === 'boolean') return text(value ? 'option.on' : 'option.off')
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return stringWords(reading, value, field)
  if (Array.isArray(value)) {
    const of = CARD_LIST_FIELDS.has(field) ? '' : field
    return value.length === 0 ? text('mirror.none') : value.map((each) => plainWords(reading, each, of)).join(', ')
  }
  const entries = Object.entries(value).filter(([key, each]) => each !== 0 || !isSecret(seen, key))
  // Of what each seat has so many of, those with none say nothing: "Clara 5", not "Ada 0; Clara 5".
  if (entries.length === 0) return text('mirror.none')
  return entries.map(([key, each]) => `${nameOf(reading, key)} ${plainWords(reading, each, key)}`).join('; ')
}

function nameOf(reading: Reading, key: string): string {
  const seat = seatOf(key, reading.seen.seats)
  return seat >= 0 ? seatName(reading, seat) : word(reading.seen.game, 'state', key)
}

function entryOf(reading: Reading, value: unknown, field = ''): ReadableEntry {
  return { words: plainWords(reading, value, field), value: JSON.stringify(value ?? null) }
}

/** Describes what lies on a square: a card, a card face down, or nothing. */
function squareContentWords(seen: GameView, value: unknown): string {
  if (value === null) return text('game.empty')
  return value === true
    ? text('mirror.down')
    : word(seen.game, 'card', typeof value === 'string' ? value : JSON.stringify(value))
}

const isSquare = (value: unknown): boolean => value === null || value === true || typeof value === 'string'

/**
 * Returns the side length of a list that is a board: it has the outfit's number of squares, or is named as a board, and
 * its length is a square number.
 */
function boardSide(key: string, value: readonly unknown[]): number | null {
  const side = Math.sqrt(value.length)
  const board = value.length === 49 || (key === 'board' && Number.isInteger(side) && side >= 3)
  return board && value.every(isSquare) ? side : null
}

function boardPart(seen: GameView, key: string, board: readonly unknown[], side: number): ReadablePart {
  const rows = Array.from({ length: side }, (_, r) =>
    board.slice(r * side, r * side + side).map((value, c) => ({
      label: text('game.square', { square: r * side + c + 1 }),
      words: squareContentWords(seen, value),
      value: JSON.stringify(value),
    })),
  )
  return { kind: 'grid', key, title: word(seen.game, 'state', key), rows }
}

/** Describes what one seat, or one name, of a list has; hidden cards by their number. */
function shareWords(reading: Reading, field: string, name: string, value: unknown): string {
  const counted = HIDDEN_COUNT_FIELDS.has(field) && typeof value === 'number' && isSecret(reading.seen, name)
  const words = counted ? text('game.cards', {}, value) : plainWords(reading, value, name)
  return `${nameOf(reading, name)}: ${words}`
}

function partOf(reading: Reading, key: string, value: unknown): ReadablePart {
  const { seen } = reading
  const title = word(seen.game, 'state', key)
  const line: ReadablePart = { kind: 'line', key, title, ...entryOf(reading, value, key) }
  if (Array.isArray(value)) {
    const side = boardSide(key, value)
    if (side !== null) return boardPart(seen, key, value, side)
    const entries = value.map((each) =>
      each === null ? { words: text('game.empty'), value: 'null' } : entryOf(reading, each, key),
    )
    return entries.length === 0 ? line : { kind: 'list', key, title, entries }
  }
  if (typeof value !== 'object' || value === null) return line
  const entries = Object.entries(value).map(([name, each]) => ({
    words: shareWords(reading, key, name, each),
    value: JSON.stringify({ [name]: each as unknown }),
  }))
  return entries.length === 0 ? line : { kind: 'list', key, title, entries }
}

/**
 * Converts a view to readable text: every field of the view, in its order, and nothing else.
 * @param unspoken fields whose text is the same whatever they hold
 */
export function readableView(
  seen: GameView,
  names: readonly string[],
  unspoken: readonly string[] = [],
): ReadablePart[] {
  if (typeof seen.state !== 'object' || seen.state === null) return []
  return Object.entries(seen.state).map(([key, value]) =>
    unspoken.includes(key) ? unspokenPart(seen, key, value) : partOf({ seen, names }, key, value),
  )
}

function unspokenPart(seen: GameView, key: string, value: unknown): ReadablePart {
  const title = word(seen.game, 'state', key)
  return { kind: 'line', key, title, words: text('mirror.untold'), value: JSON.stringify(value ?? null) }
}
