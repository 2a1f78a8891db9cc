import { createI18n } from 'vue-i18n'
import { pluralRuleOf } from '../../ports/plural-forms'
import en from './en'

/** The page's languages by code: each one's own name, and a loader of its messages, called when it is chosen. */
export const LANGUAGES: Readonly<Record<string, { readonly name: string; readonly load: () => Promise<unknown> }>> = {
  en: { name: 'English', load: () => Promise.resolve(en) },
  'x-long': { name: 'Ƥšéúďó', load: () => import('./pseudo').then((it) => it.pseudo(en)) },
}

/** Codes of the languages offered in the settings, without the pseudo-language, which is for tests only. */
export const OFFERED_LANGUAGES = Object.keys(LANGUAGES).filter((code) => !code.startsWith('x-'))

/** Which form of a sentence belongs to a number, by language; a language is added with its messages. */
const pluralRules: Record<string, ReturnType<typeof pluralRuleOf>> = {}

// vue-i18n compiles messages to a tree and interprets it, without `eval`, which the content security policy forbids.
export const i18n = createI18n({ legacy: false, locale: 'en', fallbackLocale: 'en', messages: { en }, pluralRules })

/** A source of messages of its own: a game's face, or another part of the page that is loaded late. */
export interface MessageSource {
  readonly id: string
  /** Messages by language code. */
  readonly messages: Readonly<Record<string, unknown>>
}

const loadedLanguages = new Set(['en'])
const sources = new Map<string, MessageSource>()
/** Messages from outside by language: they replace those of the page and of the sources, whichever came first. */
const outside = new Map<string, Record<string, unknown>[]>()

function asCatalogue(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

async function messagesOf(source: MessageSource, language: string): Promise<Record<string, unknown>> {
  const own = source.messages[language]
  if (own !== undefined) return asCatalogue(own)
  if (language !== 'x-long') return {}
  const { pseudo } = await import('./pseudo')
  return asCatalogue(pseudo(source.messages['en']))
}

async function mergeSource(source: MessageSource, language: string): Promise<void> {
  i18n.global.mergeLocaleMessage(language, { [source.id]: await messagesOf(source, language) })
  for (const messages of outside.get(language) ?? [])
    if (source.id in messages) i18n.global.mergeLocaleMessage(language, { [source.id]: messages[source.id] })
}

/**
 * Adds the messages of a game, or of another part that is loaded late, under its id: in all loaded languages now, and
 * in the others once they are loaded.
 */
export async function addGameMessages(source: MessageSource): Promise<void> {
  if (sources.has(source.id)) return
  sources.set(source.id, source)
  await Promise.all([...loadedLanguages].map((language) => mergeSource(source, language)))
}

/**
 * Merges messages from outside, such as an exhibit's file, into a language, those of games that are loaded later
 * included. A message that a language lacks is shown in English. Throws a RangeError for a language of the page that is not loaded yet.
 */
export function addMessages(code: string, messages: Readonly<Record<string, unknown>>): void {
  if (code in LANGUAGES && !loadedLanguages.has(code)) throw new RangeError(`the words of ${code} are not loaded yet`)
  if (!(code in LANGUAGES)) pluralRules[code] ??= pluralRuleOf(code)
  i18n.global.mergeLocaleMessage(code, messages)
  outside.set(code, [...(outside.get(code) ?? []), messages])
  loadedLanguages.add(code)
}

/** Returns the code of the language that a page in a language is written in: the pseudo-language is English. */
export const spokenLanguage = (code: string): string => (code === 'x-long' ? 'en' : code)

/** Returns the code of the language in which the messages of a source are shown: the page's, or English. */
export function languageOfSource(id: string): string {
  const { value: locale } = i18n.global.locale
  const isGiven = outside.get(locale)?.some((messages) => id in messages) === true
  return isGiven || sources.get(id)?.messages[locale] !== undefined ? locale : 'en'
}

/** Switches the page to a language and loads its messages if necessary; an unknown code means English. */
export async function setLanguage(code: string): Promise<void> {
  const language = code in LANGUAGES || loadedLanguages.has(code) ? code : 'en'
  if (!loadedLanguages.has(language)) {
    const words = asCatalogue(await LANGUAGES[language]?.load())
    i18n.global.setLocaleMessage(language, words as typeof en)
    loadedLanguages.add(language)
    await Promise.all([...sources.values()].map((face) => mergeSource(face, language)))
  }
  // The locale's type knows only the initial languages; others are added later.
  ;(i18n.global.locale as { value: string }).value = language
  document.documentElement.lang = spokenLanguage(language)
}
