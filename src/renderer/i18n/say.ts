import { seatOfParam, seatParam, type Words } from './words'
import type { TextKey } from './text-key'
import { isolated } from '../../drawer/foreign-text'
import { seatOf } from '../../rules/kit'
import { i18n, spokenLanguage } from '.'
import { ServiceError } from '../../protocol/app/services'

/** Returns the page's own sentence for a service's error code; null if it has none, as the service's own says more. */
export function errorCodeText(code: string): string | null {
  return findText(`fault.code.${code}`)
}

/** Returns a sentence for anything thrown: the page's own for a service's error code, else the error's message. */
export function errorText(error: unknown): string {
  const words = error instanceof ServiceError ? errorCodeText(error.code) : null
  return words ?? (error instanceof Error ? error.message : String(error))
}

/** Joins names into a list: "Ada, Walter and Mabel". */
export function nameList(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return isolated(last)
  return text('game.and', { list: names.slice(0, -1).map(isolated).join(', '), last })
}

export type Params = Readonly<Record<string, string | number>>

/** Returns a text of the page's own catalogue. `count` selects the plural form. */
export function text(key: TextKey, params: Params = {}, count?: number): string {
  return translate(key, params, count)
}

function translate(key: string, given: Params, count?: number): string {
  const params = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
  )
  return count === undefined ? i18n.global.t(key, params) : i18n.global.t(key, { count, ...params }, { plural: count })
}

/**
 * Whether a key composed at run time has a text: in the page's own catalogue, or in that of a loaded game
 * (`<game>.card.C`). Narrows such a key, which the compiler cannot check, to `TextKey`.
 */
export const hasText = (key: string): key is TextKey => i18n.global.te(key) || i18n.global.te(key, 'en')

/** Whether a key composed at run time has a text in the page's language itself. */
export const isInOwnLanguage = (key: string): boolean => i18n.global.te(key)

/** Returns the code of the language in which a key's text is written: the page's, or English where that lacks it. */
export const languageOf = (key: string): string =>
  isInOwnLanguage(key) ? spokenLanguage(i18n.global.locale.value) : 'en'

/** Returns what the totals of a game's pad are, where they are no sum of points: "Cards home"; otherwise "Total". */
export const totalText = (game: string): string => findText(`${game}.pad.total`) ?? text('game.total')

/** Returns the text of a key composed at run time; null if there is none. `count` selects the plural form. */
export const findText = (key: string, params: Params = {}, count?: number): string | null =>
  hasText(key) ? text(key, params, count) : null

/** Returns a text of the page's own catalogue in one language, or null if that language lacks it. */
export function findTextIn(language: string, key: TextKey): string | null {
  // The type of a locale knows only the initial language; others are added later.
  const locale = language as 'en'
  return i18n.global.te(key, locale) ? i18n.global.t(key, {}, { locale }) : null
}

/** Returns the parameter that selects the plural form: `count`, else `n`, else the only number. */
export function pluralOf(params: Params): number | undefined {
  const numbers = Object.values(params).filter((it) => typeof it === 'number')
  const count = params['count'] ?? params['n'] ?? (numbers.length === 1 ? numbers[0] : undefined)
  return typeof count === 'number' ? count : undefined
}

let namesAtTable: () => readonly string[] = () => []

/**
 * Sets the function that returns the names at the table in play, by seat. A seat without a name is called by its chair.
 */
export function setNamesAtTable(names: () => readonly string[]): void {
  namesAtTable = names
}

/** Returns the name of the player in a seat of the table in play, by its letter; "Chair B" if the seat has no name. */
export const seatPlayerName = (letter: string): string => String(resolveParam('', seatParam(letter), namesAtTable()))

function resolveParam(game: string, value: string | number, names: readonly string[]): string | number {
  const letter = seatOfParam(value)
  if (letter === null) return typeof value === 'string' ? replaceCards(game, value) : value
  return names[seatOf(letter)] ?? text('newGame.chair', { letter })
}

/** Replaces each `card:C` of a list by the game's word for that card. */
function replaceCards(game: string, value: string): string {
  return value.replace(/\bcard:(\w+)/g, (_, card: string) => translate(`${game}.card.${card}`, {}))
}

/**
 * Returns words of a game as a sentence, from the game's catalogue first, then the page's. A parameter `seat:B` becomes
 * the name of the player there, at the table in play unless `names` is given; `card:C` becomes the game's word for that
 * card.
 */
export function say(
  game: string,
  words: Words,
  extraParams: Params = {},
  names: readonly string[] = namesAtTable(),
): string {
  const given = Object.entries({ ...extraParams, ...words.params })
  const params = Object.fromEntries(given.map(([key, value]) => [key, resolveParam(game, value, names)]))
  const own = `${game}.${words.key}`
  return translate(hasText(own) ? own : words.key, params, pluralOf(params))
}
