import { createI18n } from 'vue-i18n'
import en from './en'

/** Each language's own name, and how its words are brought in: only when it is chosen. */
export const LANGUAGES: Readonly<Record<string, { readonly name: string; readonly load: () => Promise<unknown> }>> = {
  en: { name: 'English', load: () => Promise.resolve(en) },
  'x-long': { name: 'Ƥšéúďó', load: () => import('./pseudo').then((it) => it.pseudo(en)) },
}

/** Languages that are offered in the settings: the pseudo-language is for tests only. */
export const OFFERED = Object.keys(LANGUAGES).filter((code) => !code.startsWith('x-'))

// vue-i18n compiles messages to a tree that it walks: no `eval`, as the content security policy asks.
export const i18n = createI18n({ legacy: false, locale: 'en', fallbackLocale: 'en', messages: { en } })

/** Whatever brings words of its own: a game's face, or another part of the page that is loaded late. */
export interface MessageSource {
  readonly id: string
  /** Messages of each language, by its code. */
  readonly messages: Readonly<Record<string, unknown>>
}

const loaded = new Set(['en'])
const faces = new Map<string, MessageSource>()

function asCatalogue(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

async function gameWords(face: MessageSource, language: string): Promise<Record<string, unknown>> {
  const own = face.messages[language]
  if (own !== undefined) return asCatalogue(own)
  if (language !== 'x-long') return {}
  const { pseudo } = await import('./pseudo')
  return asCatalogue(pseudo(face.messages['en']))
}

async function mergeFace(face: MessageSource, language: string): Promise<void> {
  i18n.global.mergeLocaleMessage(language, { [face.id]: await gameWords(face, language) })
}

/** Adds the words of a game (or of another part that is loaded late), under its id. */
export async function addGameMessages(face: MessageSource): Promise<void> {
  if (faces.has(face.id)) return
  faces.set(face.id, face)
  await Promise.all([...loaded].map((language) => mergeFace(face, language)))
}

/**
 * Gives words from outside to a language, beside those that it has. What another language than English lacks is English.
 */
export function giveWords(code: string, words: Readonly<Record<string, unknown>>): void {
  if (code in LANGUAGES && !loaded.has(code)) throw new RangeError(`the words of ${code} are not loaded yet`)
  i18n.global.mergeLocaleMessage(code, words)
  loaded.add(code)
}

/** Speaks another language from now on; an unknown one is English. */
export async function speakLanguage(code: string): Promise<void> {
  const language = code in LANGUAGES || loaded.has(code) ? code : 'en'
  if (!loaded.has(language)) {
    const words = asCatalogue(await LANGUAGES[language]?.load())
    i18n.global.setLocaleMessage(language, words as typeof en)
    loaded.add(language)
    await Promise.all([...faces.values()].map((face) => mergeFace(face, language)))
  }
  // The list of locales is open: languages come in after the start.
  ;(i18n.global.locale as { value: string }).value = language
  document.documentElement.lang = language === 'x-long' ? 'en' : language
}
