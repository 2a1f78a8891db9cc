import { letterOf, seatOf, type Seen } from '../../rules/kit'
import { i18n } from '../i18n'
import { text } from '../i18n/say'

/** One value of the view as it is read out; `value` is the view's own JSON, for the test of equality. */
export interface MirrorEntry {
  readonly words: string
  readonly value: string
}

export type MirrorPart =
  | ({ readonly kind: 'line'; readonly key: string; readonly title: string } & MirrorEntry)
  | { readonly kind: 'list'; readonly key: string; readonly title: string; readonly entries: readonly MirrorEntry[] }
  | {
      readonly kind: 'grid'
      readonly key: string
      readonly title: string
      readonly rows: readonly (readonly (MirrorEntry & { readonly label: string })[])[]
    }

/** Looks a word up among those of the game, `state.<field>` or `card.<card>`; without one the text itself is read. */
export function word(game: string, kind: 'state' | 'card', name: string): string {
  const key = `${game}.${kind}.${name}`
  return i18n.global.te(key) || i18n.global.te(key, 'en') ? text(key) : name
}

/** Fields that hold a seat: elsewhere a lone C is the Cheater. */
const SEATS: ReadonlySet<string> = new Set(['dealer', 'turn', 'by', 'seat', 'lastCapture', 'banker'])

/** What a seat has may be hidden from the eye; anything else that is null is simply not there. */
const isSecret = (seen: Seen, field: string): boolean => seatOf(field, seen.seats) >= 0

function plainWords(seen: Seen, names: readonly string[], value: unknown, field = ''): string {
  if (value === null || value === undefined) return text(isSecret(seen, field) ? 'mirror.unknown' : 'mirror.none')
  if (typeof value === 'boolean') return text(value ? 'option.on' : 'option.off')
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') {
    const seat = seatOf(value, seen.seats)
    return seat >= 0 && (value !== 'C' || SEATS.has(field)) ? (names[seat] ?? value) : word(seen.game, 'card', value)
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? text('mirror.none') : value.map((each) => plainWords(seen, names, each)).join(', ')
  }
  return Object.entries(value)
    .map(([key, each]) => `${nameOf(seen, names, key)} ${plainWords(seen, names, each, key)}`)
    .join('; ')
}

function nameOf(seen: Seen, names: readonly string[], key: string): string {
  const seat = seatOf(key, seen.seats)
  return seat >= 0 ? (names[seat] ?? letterOf(seat)) : word(seen.game, 'state', key)
}

function entryOf(seen: Seen, names: readonly string[], value: unknown, field = ''): MirrorEntry {
  return { words: plainWords(seen, names, value, field), value: JSON.stringify(value ?? null) }
}

/** What lies on a square: a card, a card face down, or nothing. */
function onSquare(seen: Seen, value: unknown): string {
  if (value === null) return text('game.empty')
  return value === true ? text('mirror.down') : word(seen.game, 'card', String(value))
}

const isSquare = (value: unknown): boolean => value === null || value === true || typeof value === 'string'

/** The sides of a list that is a board of squares: as many as of the outfit's, or called so, and a square number. */
function boardSide(key: string, value: readonly unknown[]): number | null {
  const side = Math.sqrt(value.length)
  const board = value.length === 49 || (key === 'board' && Number.isInteger(side) && side >= 3)
  return board && value.every(isSquare) ? side : null
}

function boardPart(seen: Seen, key: string, board: readonly unknown[], side: number): MirrorPart {
  const rows = Array.from({ length: side }, (_, r) =>
    board.slice(r * side, r * side + side).map((value, c) => ({
      label: text('game.square', { square: r * side + c + 1 }),
      words: onSquare(seen, value),
      value: JSON.stringify(value),
    })),
  )
  return { kind: 'grid', key, title: word(seen.game, 'state', key), rows }
}

function partOf(seen: Seen, names: readonly string[], key: string, value: unknown): MirrorPart {
  const title = word(seen.game, 'state', key)
  if (Array.isArray(value)) {
    const side = boardSide(key, value)
    if (side !== null) return boardPart(seen, key, value, side)
    const entries = value.map((each) =>
      each === null ? { words: text('game.empty'), value: 'null' } : entryOf(seen, names, each),
    )
    return { kind: 'list', key, title, entries }
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, each]) => ({
      words: `${nameOf(seen, names, name)}: ${plainWords(seen, names, each, name)}`,
      value: JSON.stringify({ [name]: each as unknown }),
    }))
    return { kind: 'list', key, title, entries }
  }
  return { kind: 'line', key, title, ...entryOf(seen, names, value, key) }
}

/**
 * What an eye sees, as something to read out: every field of the view, in its order, and nothing else.
 * @param unspoken fields that are read out alike whatever they hold
 */
export function mirrorOf(seen: Seen, names: readonly string[], unspoken: readonly string[] = []): MirrorPart[] {
  if (typeof seen.state !== 'object' || seen.state === null) return []
  return Object.entries(seen.state).map(([key, value]) =>
    unspoken.includes(key) ? untold(seen, key, value) : partOf(seen, names, key, value),
  )
}

function untold(seen: Seen, key: string, value: unknown): MirrorPart {
  const title = word(seen.game, 'state', key)
  return { kind: 'line', key, title, words: text('mirror.untold'), value: JSON.stringify(value ?? null) }
}
