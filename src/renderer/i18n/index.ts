import { createI18n } from 'vue-i18n'
import { pluralRuleOf } from '../../ports/plural-forms'
import en from './en'

/** Loaders of words by the code of their language; those of English, which stand in for all that is missing, are at hand. */
export type WordsByLanguage = Readonly<Record<string, () => unknown>>

/** Returns the loaders of files by the language with whose code a file's name begins: `de.ts`, `de-exhibit.ts`. */
export const byLanguage = (files: WordsByLanguage): WordsByLanguage =>
  Object.fromEntries(Object.entries(files).map(([file, load]) => [file.replace(/.*\//u, '').slice(0, 2), load]))

/** The page's own words: a language is added with its file. */
const PAGE_WORDS: WordsByLanguage = {
  en: () => en,
  ...byLanguage(import.meta.glob(['./??.ts', '!./en.ts'], { import: 'default' })),
}

/** Codes of the languages offered in the settings, without the pseudo-language, which is for tests only. */
export const OFFERED_LANGUAGES = Object.keys(PAGE_WORDS)

/** Returns a language's own name, `Deutsch`. */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** Which form of a sentence belongs to a number, by language; a language is added with its messages. */
const pluralRules: Record<string, ReturnType<typeof pluralRuleOf>> = {}

// vue-i18n compiles messages to a tree and interprets it, without `eval`, which the content security policy forbids.
export const i18n = createI18n({ legacy: false, locale: 'en', fallbackLocale: 'en', messages: { en }, pluralRules })

/** A source of messages of its own: a game's face, or another part of the page that is loaded late. */
export interface MessageSource {
  readonly id: string
  readonly words: WordsByLanguage
}

const loadedLanguages = new Set(['en'])
const sources = new Map<string, MessageSource>()
/** Messages from outside by language: they replace those of the page and of the sources, whichever came first. */
const outside = new Map<string, Record<string, unknown>[]>()

function asCatalogue(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

async function messagesIn(language: string, words: WordsByLanguage): Promise<Record<string, unknown>> {
  if (language !== 'x-long') return asCatalogue(await words[language]?.())
  const { pseudo } = await import('./pseudo')
  return asCatalogue(pseudo(await words['en']?.()))
}

async function mergeSource(source: MessageSource, language: string): Promise<void> {
  i18n.global.mergeLocaleMessage(language, { [source.id]: await messagesIn(language, source.words) })
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
  if (isOfPage(code) && !loadedLanguages.has(code)) throw new RangeError(`the words of ${code} are not loaded yet`)
  if (code !== 'en') pluralRules[code] ??= pluralRuleOf(code)
  i18n.global.mergeLocaleMessage(code, messages)
  outside.set(code, [...(outside.get(code) ?? []), messages])
  loadedLanguages.add(code)
}

const isOfPage = (code: string): boolean => code in PAGE_WORDS || code === 'x-long'

/** Returns the code of the language that a page in a language is written in: the pseudo-language is English. */
export const spokenLanguage = (code: string): string => (code === 'x-long' ? 'en' : code)

/** Returns the code of the language in which the messages of a source are shown: the page's, or English. */
export function languageOfSource(id: string): string {
  const { value: locale } = i18n.global.locale
  const isGiven = outside.get(locale)?.some((messages) => id in messages) === true
  return isGiven || sources.get(id)?.words[locale] !== undefined ? locale : 'en'
}

/** Loads the words of a language of the page, if it is one and has not been loaded. */
export async function loadLanguage(code: string): Promise<void> {
  if (loadedLanguages.has(code) || !isOfPage(code)) return
  if (code !== 'x-long') pluralRules[code] = pluralRuleOf(code)
  i18n.global.setLocaleMessage(code, (await messagesIn(code, PAGE_WORDS)) as typeof en)
  loadedLanguages.add(code)
  await Promise.all([...sources.values()].map((source) => mergeSource(source, code)))
}

/** Switches the page to a language and loads its messages if necessary; an unknown code means English. */
export async function setLanguage(code: string): Promise<void> {
  const language = isOfPage(code) || loadedLanguages.has(code) ? code : 'en'
  await loadLanguage(language)
  // The locale's type knows only the initial languages; others are added later.
  ;(i18n.global.locale as { value: string }).value = language
  document.documentElement.lang = spokenLanguage(language)
}
