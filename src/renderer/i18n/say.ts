import { seatOfParam, seatParam, type Words } from './words'
import type { TextKey } from './text-key'
import { i18n } from '.'
import { ServiceError } from '../../protocol/app/services'

/** The page's own sentence for the code of a service; null where it has none, since the service's own says more. */
export function codeWords(code: string): string | null {
  return findText(`fault.code.${code}`)
}

/** The sentence of anything that was thrown: the page's own for the code of a service, else what the fault says itself. */
export function errorText(error: unknown): string {
  const words = error instanceof ServiceError ? codeWords(error.code) : null
  return words ?? (error instanceof Error ? error.message : String(error))
}

/** "Ada, Walter and Mabel". */
export function nameList(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  return text('game.and', { list: names.slice(0, -1).join(', '), last })
}

/** Names for bots that no other chair has. */
export function botName(taken: readonly string[]): string {
  const all = text('names.bots').split(',')
  const free = all.map((name) => name.trim()).find((name) => !taken.includes(name))
  return free ?? all[0]?.trim() ?? 'Bot'
}

export type Params = Readonly<Record<string, string | number>>

/** A text of the page's own catalogue. `count` chooses the plural form. */
export function text(key: TextKey, params: Params = {}, count?: number): string {
  return filled(key, params, count)
}

function filled(key: string, params: Params, count?: number): string {
  return count === undefined
    ? i18n.global.t(key, { ...params })
    : i18n.global.t(key, { count, ...params }, { plural: count })
}

/**
 * Whether a key that was put together has a text: in the page's own catalogue, or in that of a game which was loaded
 * (`<game>.card.C`). The way to a `TextKey` for keys that the compiler cannot know.
 */
export const hasText = (key: string): key is TextKey => i18n.global.te(key) || i18n.global.te(key, 'en')

/** The text of a key that was put together; null where there is none. */
export const findText = (key: string, params: Params = {}): string | null => (hasText(key) ? text(key, params) : null)

/** Which number of a sentence chooses its plural form. */
function pluralOf(params: Params): number | undefined {
  const count = params['count'] ?? params['n']
  return typeof count === 'number' ? count : undefined
}

let chairs: () => readonly string[] = () => []

/** Tells where the names at the table in play are found, by seat. Without one a seat is called by its chair. */
export function nameChairs(names: () => readonly string[]): void {
  chairs = names
}

/** Whoever sits at the table in play, by the letter of the seat; "Chair B" where nobody has a name. */
export const seatNamed = (letter: string): string => String(named('', seatParam(letter), chairs()))

function named(game: string, value: string | number, names: readonly string[]): string | number {
  const letter = seatOfParam(value)
  if (letter === null) return typeof value === 'string' ? cardsNamed(game, value) : value
  return names[letter.charCodeAt(0) - 65] ?? text('newGame.chair', { letter })
}

/** Cards of a list that have a word of their own. */
function cardsNamed(game: string, value: string): string {
  return value.replace(/\bcard:(\w+)/g, (_, card: string) => filled(`${game}.card.${card}`, {}))
}

/**
 * Words of a game as a sentence: its own catalogue first, then the page's. Parameters `seat:B` become names: of those
 * who sit there now, unless others are given; `card:C` becomes the game's word for that card.
 */
export function say(game: string, words: Words, more: Params = {}, names: readonly string[] = chairs()): string {
  const given = Object.entries({ ...more, ...words.params })
  const params = Object.fromEntries(given.map(([key, value]) => [key, named(game, value, names)]))
  const own = `${game}.${words.key}`
  return filled(hasText(own) ? own : words.key, params, pluralOf(params))
}
