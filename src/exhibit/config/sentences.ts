import sentences from '../../../resources/exhibit/sentences.en.json' with { type: 'json' }
import { isGameId } from '../../rules/manifest'

/** The English captions by name. */
export const ENGLISH_CAPTIONS: Readonly<Record<string, string>> = sentences.captions

/** The English of every sentence that a file may give under `words`, by its key: `home`, `forty-nine.verb.draw`. */
export const ENGLISH_WORDS: ReadonlyMap<string, string> = new Map(Object.entries(sentences.words))

/** Returns the id of the game to whose own messages a key belongs; null for a sentence of the page. */
export function gameOfWord(key: string): string | null {
  const [first = ''] = key.split('.')
  return isGameId(first) ? first : null
}

/** Returns the names of the placeholders in a sentence, sorted and each once: `own` for `{own}`. */
export function placeholdersIn(sentence: string): string[] {
  return [...new Set(Array.from(sentence.matchAll(PLACEHOLDER), ([, name = '']) => name))].sort()
}

/** Whether a sentence has braces that are not those of a placeholder. */
export function hasStrayBrace(sentence: string): boolean {
  return /[{}]/u.test(sentence.replace(PLACEHOLDER, ''))
}

const PLACEHOLDER = /\{(\w+)\}/gu

/** Returns the number of forms of a sentence that depends on a number: `one card | {n} cards` has two. */
export function formCount(sentence: string): number {
  return sentence.split('|').length
}
