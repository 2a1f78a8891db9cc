import { isShownAsCaption, MAX_CAPTION_WORDS, wordCount } from './resolve-config'
import { ENGLISH_WORDS, formCount, hasStrayBrace, placeholdersIn } from './sentences'
import { pluralForms, type PluralForm } from '../../ports/plural-forms'
import { WORD_KEYS } from './words'

/** Where all keys and their English stand. */
const SENTENCES_FILE = 'resources/exhibit/sentences.en.json'

/** Returns the faults of all captions in a file, whatever else is wrong with it. */
export function captionFaults(file: unknown): LocatedFault[] {
  return Object.entries(objectIn(objectIn(file)['captions'])).flatMap(([name, said]) =>
    textsIn(said).flatMap(([code, sentence]) => {
      const path = ['captions', name, code]
      return [
        ...lengthFaults(sentence).map((fault) => ({ path, ...fault })),
        ...(/[{}]/u.test(sentence)
          ? [{ path, message: 'A caption has no placeholders.', right: 'Leave the braces out.' }]
          : []),
      ]
    }),
  )
}

/** Returns a fault for a sentence of the attract scene that is too long. */
function lengthFaults(sentence: string): Omit<LocatedFault, 'path'>[] {
  const count = wordCount(sentence)
  if (count <= MAX_CAPTION_WORDS) return []
  const message = `This caption has ${String(count)} words.`
  return [{ message, right: `At most ${String(MAX_CAPTION_WORDS)} words: it is read in passing.` }]
}

/** Returns the faults of all sentences under `words` in a file, whatever else is wrong with it. */
export function wordFaults(file: unknown): LocatedFault[] {
  return Object.entries(objectIn(objectIn(file)['words'])).flatMap(([code, said]) => {
    const forms = pluralForms(code)
    return textsIn(said).flatMap(([key, sentence]) =>
      sentenceFaults(forms, key, sentence).map((fault) => ({ path: ['words', code, key], ...fault })),
    )
  })
}

/** Returns the faults of a sentence in a language with these forms that is to stand for the English one with this key. */
function sentenceFaults(language: readonly PluralForm[], key: string, sentence: string): Omit<LocatedFault, 'path'>[] {
  const english = ENGLISH_WORDS.get(key)
  if (english === undefined) {
    const message = `There is no sentence called ${JSON.stringify(key)}.`
    return [{ message, right: `Leave it out, or look for the name in ${SENTENCES_FILE}.` }]
  }
  return [
    ...placeholderFaults(sentence, english),
    ...formFaults(language, key, sentence, english),
    ...(isShownAsCaption(key) ? lengthFaults(sentence) : []),
  ]
}

function placeholderFaults(sentence: string, english: string): Omit<LocatedFault, 'path'>[] {
  const [wanted, given] = [placeholdersIn(english), placeholdersIn(sentence)]
  const named = wanted.map((name) => `{${name}}`).join(', ')
  const right = `${named === '' ? 'No braces' : `Each of ${named}, and no other`}, as in "${english}".`
  if (hasStrayBrace(sentence)) return [{ message: 'A brace stands here that belongs to no placeholder.', right }]
  if (wanted.join() === given.join()) return []
  const [missing, unknown] = [minus(wanted, given), minus(given, wanted)]
  const message = [
    ...(missing.length > 0 ? [`${missing.join(', ')} is missing.`] : []),
    ...(unknown.length > 0 ? [`There is no ${unknown.join(', ')} here.`] : []),
  ]
  return [{ message: message.join(' '), right }]
}

const minus = (names: readonly string[], others: readonly string[]): string[] =>
  names.filter((name) => !others.includes(name)).map((name) => `{${name}}`)

/** In a sentence of a game `|` parts the forms for different numbers; in one of the exhibit it is a plain sign. */
function formFaults(
  language: readonly PluralForm[],
  key: string,
  sentence: string,
  english: string,
): Omit<LocatedFault, 'path'>[] {
  if (WORD_KEYS.includes(key)) return []
  const count = formCount(sentence)
  const hasNumber = formCount(english) > 1 || placeholdersIn(english).some((name) => name === 'n' || name === 'count')
  const forms = hasNumber ? language : []
  const right = hasNumber
    ? `${rightForms(forms)}, as in "${english}".`
    : `No "|": the sentence is the same for all numbers, as "${english}".`
  if (sentence.split('|').some((form) => form.trim() === '')) return [{ message: 'A form is empty.', right }]
  if (count === 1 || allowedCounts(forms).includes(count)) return []
  const missing = forms.slice(count).map((form) => `The form for ${numbersOf(form)} is missing.`)
  return [{ message: [`${String(count)} forms stand here, parted by "|".`, ...missing].join(' '), right }]
}

/** Returns how many forms a sentence may have besides one: the language's, and one more for zero before them. */
function allowedCounts(forms: readonly PluralForm[]): readonly number[] {
  // A language with a single form is written as English is.
  return forms.length === 0 ? [] : forms.length === 1 ? [2, 3] : [forms.length, forms.length + 1]
}

function rightForms(forms: readonly PluralForm[]): string {
  if (forms.length === 1) return 'One to three forms'
  return `One form, or ${String(forms.length)}: for ${forms.map(numbersOf).join(' | ')}; or one more before them for 0`
}

/** Returns the first numbers of a form: "2, 3, 4 …". */
function numbersOf({ numbers }: PluralForm): string {
  return numbers.slice(0, 3).join(', ') + (numbers.length > 3 ? ' …' : '')
}

/** A fault in an exhibit file: its place, what is wrong, and what would be right. */
export interface LocatedFault {
  /** Keys and indices from the root of the document. */
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly right: string
}

/** Returns a value as an object; an empty one for anything else, which the schema reports. */
export function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

/** Returns a value as a list; an empty one for anything else, which the schema reports. */
export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : []
}

/** Returns the entries of an object whose values are texts; others are reported by the schema. */
export function textsIn(value: unknown): [key: string, sentence: string][] {
  return Object.entries(objectIn(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
}
