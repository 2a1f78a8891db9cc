import { seatOfParam } from '../games/layout/names'
import type { Words } from '../games/types'
import { i18n } from '.'

export type Params = Readonly<Record<string, string | number>>

/** A text of the page's own catalogue. `count` chooses the plural form. */
export function text(key: string, params: Params = {}, count?: number): string {
  return count === undefined
    ? i18n.global.t(key, { ...params })
    : i18n.global.t(key, { count, ...params }, { plural: count })
}

/** Whether the page's own catalogue has a text. */
export const hasText = (key: string): boolean => i18n.global.te(key) || i18n.global.te(key, 'en')

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

function named(value: string | number, names: readonly string[]): string | number {
  const letter = seatOfParam(value)
  if (letter === null) return value
  return names[letter.charCodeAt(0) - 65] ?? text('newGame.chair', { letter })
}

/**
 * Words of a game as a sentence: its own catalogue first, then the page's. Parameters `seat:B` become names: of those
 * who sit there now, unless others are given.
 */
export function say(game: string, words: Words, more: Params = {}, names: readonly string[] = chairs()): string {
  const given = Object.entries({ ...more, ...words.params })
  const params = Object.fromEntries(given.map(([key, value]) => [key, named(value, names)]))
  const own = `${game}.${words.key}`
  return text(hasText(own) ? own : words.key, params, pluralOf(params))
}
