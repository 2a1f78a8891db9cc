import type { Words } from '../games/types'
import { i18n } from '.'

export type Params = Readonly<Record<string, string | number>>

/** A text of the page's own catalogue. `count` chooses the plural form. */
export function text(key: string, params: Params = {}, count?: number): string {
  return count === undefined
    ? i18n.global.t(key, { ...params })
    : i18n.global.t(key, { count, ...params }, { plural: count })
}

/** Which number of a sentence chooses its plural form. */
function pluralOf(params: Params): number | undefined {
  const count = params['count'] ?? params['n']
  return typeof count === 'number' ? count : undefined
}

/** Words of a game as a sentence: its own catalogue first, then the page's. */
export function say(game: string, words: Words, more: Params = {}): string {
  const params = { ...more, ...words.params }
  const own = `${game}.${words.key}`
  return text(i18n.global.te(own) || i18n.global.te(own, 'en') ? own : words.key, params, pluralOf(params))
}
