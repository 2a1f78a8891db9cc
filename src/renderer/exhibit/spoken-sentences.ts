import { languageOfSource } from '../i18n'
import { hasText, languageOf, say, text, type Params } from '../i18n/say'
import type { TextKey } from '../i18n/text-key'
import type { Words } from '../i18n/words'

/** A sentence to be spoken, and the language in which it is written. */
export interface Sentence {
  readonly words: string
  /** Code of a language: `en`, `de`, `fr-CA`. */
  readonly language: string
}

/** Returns a text of the page's catalogue as a sentence. */
export const sentenceOf = (key: TextKey, params: Params = {}): Sentence => ({
  words: text(key, params),
  language: languageOf(key),
})

/** Returns a text of a key composed at run time as a sentence; nothing if there is none. */
export const findSentence = (key: string): readonly Sentence[] => (hasText(key) ? [sentenceOf(key)] : [])

/** Returns the title of a game, as printed unless the exhibit's file translates it. */
export const titleOf = (game: string): Sentence => findSentence(`exhibit.title.${game}`)[0] ?? NO_SENTENCE

const NO_SENTENCE: Sentence = { words: '', language: 'en' }

/** Returns words of a game as a sentence. */
export function gameSentenceOf(game: string, words: Words): Sentence {
  const own = `${game}.${words.key}`
  return { words: say(game, words), language: languageOf(hasText(own) ? own : words.key) }
}

/** Returns what has already been put into words by a game's messages, sentence by sentence. */
export const gameSentences = (game: string, told: readonly string[]): readonly Sentence[] =>
  told.map((words) => ({ words, language: languageOfSource(game) }))

/** Joins sentences for a screen reader, which speaks the page in one voice. */
export const plainText = (sentences: readonly Sentence[]): string =>
  sentences
    .map(({ words }) => words)
    .filter((words) => words !== '')
    .join(' ')
