import type * as z from 'zod/mini'
import { reachAboveFloor, isShownAsCaption, MAX_CAPTION_WORDS, wordCount } from './resolve-config'
import { exhibitJsonSchema, exhibitSchema, reachSchemas, type ExhibitFile } from './schema'
import { ENGLISH_WORDS, formCount, hasStrayBrace, placeholdersIn } from './sentences'
import { pluralForms, type PluralForm } from '../../ports/plural-forms'
import { WORD_KEYS } from './words'

type CheckResult =
  { readonly ok: true; readonly file: ExhibitFile } | { readonly ok: false; readonly faults: readonly LocatedFault[] }

/**
 * Checks a JSON value that should be an exhibit. Returns all of its faults: a part that the schema refuses hides no
 * fault of another part.
 */
export function checkExhibit(value: unknown): CheckResult {
  const read = exhibitSchema.safeParse(value)
  const faults = [
    ...(read.success ? [] : read.error.issues.flatMap(faultsOf)),
    ...repetitionFaults(value),
    ...languageFaults(value),
    ...captionFaults(value),
    ...wordFaults(value),
    ...reachFaults(value),
  ]
  return read.success && faults.length === 0 ? { ok: true, file: read.data } : { ok: false, faults }
}

/**
 * Converts a schema issue to faults; one per key if several keys are unknown. The schema's own messages depend on what
 * else the program has loaded, and are in no curator's words.
 */
function faultsOf(issue: z.core.$ZodIssue): LocatedFault[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
  const name = path.length === 0 ? 'The file' : `"${String(path.at(-1))}"`
  const asDescribed = descriptionAt(path) ?? 'Write it as the example does.'
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: `There is nothing called ${JSON.stringify(key)} here.`,
        right: 'Leave it out, or look for the name in the example.',
      }))
    case 'invalid_value':
      return [{ path, message: 'This is not one of the values that can stand here.', right: choices(issue.values) }]
    case 'invalid_type':
      return [
        { path, message: `${name} is of another kind.`, right: `Put a value of the kind "${issue.expected}" here.` },
      ]
    case 'too_small':
      return [{ path, message: `${name} is too ${amounts(issue.origin).small}.`, right: atLeast(issue) }]
    case 'too_big':
      return [{ path, message: `${name} is too ${amounts(issue.origin).big}.`, right: atMost(issue) }]
    case 'invalid_format':
      return [{ path, message: 'This cannot be read here.', right: asDescribed }]
    case 'invalid_key':
      return [{ path, message: 'This is no code of a language.', right: 'As browsers know it: en, de, fr-CA.' }]
    default:
      return [{ path, message: `${name} cannot be read.`, right: asDescribed }]
  }
}

type Limit<Code extends string> = Extract<z.core.$ZodIssue, { readonly code: Code }>

/** Returns how something is called that has too little or too much: a number, a text, a list. */
function amounts(origin: string): { readonly small: string; readonly big: string; readonly unit: string } {
  if (origin === 'string') return { small: 'short', big: 'long', unit: ' characters' }
  return origin === 'array'
    ? { small: 'short', big: 'long', unit: ' entries' }
    : { small: 'small', big: 'large', unit: '' }
}

const atLeast = ({ minimum, origin }: Limit<'too_small'>): string =>
  `At least ${String(minimum)}${minimum === 1 ? '' : amounts(origin).unit}.`

const atMost = ({ maximum, origin }: Limit<'too_big'>): string => `At most ${String(maximum)}${amounts(origin).unit}.`

const choices = (values: readonly unknown[]): string => `One of ${values.map((it) => JSON.stringify(it)).join(', ')}.`

/** Returns what the schema says about a part of a file; null if it says nothing. */
function descriptionAt(path: readonly (string | number)[]): string | null {
  let at = objectIn(exhibitJsonSchema())
  for (const part of path) {
    const named = objectIn(at['properties'])[part]
    at = objectIn(named ?? (typeof part === 'number' ? at['items'] : at['additionalProperties']))
  }
  const { description } = at
  return typeof description === 'string' ? description : null
}

function repetitionFaults(file: unknown): LocatedFault[] {
  const { games, languages } = objectIn(file)
  const twice = (list: readonly unknown[], at: (index: number) => readonly (string | number)[]) =>
    list.flatMap((one, index) =>
      typeof one !== 'string' || list.indexOf(one) === index
        ? []
        : [{ path: at(index), message: `"${one}" stands here twice.`, right: 'Name it once.' }],
    )
  return [
    ...twice(listIn(games), (index) => ['games', index]),
    ...twice(
      listIn(languages).map((language) => objectIn(language)['code']),
      (index) => ['languages', index, 'code'],
    ),
  ]
}

/** Returns faults for captions and words in a language that is not offered. None if the languages cannot be read. */
function languageFaults(file: unknown): LocatedFault[] {
  const { languages, captions, words } = objectIn(file)
  const known = listIn(languages).flatMap((language) =>
    textsIn(language).flatMap(([key, code]) => (key === 'code' ? [code] : [])),
  )
  if (known.length === 0) return []
  const stray = (path: readonly string[], code: string): LocatedFault[] =>
    known.includes(code)
      ? []
      : [
          {
            path: [...path, code],
            message: `The language "${code}" is not among "languages".`,
            right: `One of ${known.join(', ')}; or add it to "languages".`,
          },
        ]
  return [
    ...Object.entries(objectIn(captions)).flatMap(([name, said]) =>
      Object.keys(objectIn(said)).flatMap((code) => stray(['captions', name], code)),
    ),
    ...Object.keys(objectIn(words)).flatMap((code) => stray(['words'], code)),
  ]
}

/**
 * Returns a fault if the band within reach is empty or lies wholly below the picture: a page would show nothing in it.
 * None if the schema refuses one of its parts.
 */
function reachFaults(file: unknown): LocatedFault[] {
  const screen = objectIn(objectIn(file)['screen'])
  const edgeRead = reachSchemas.edge.safeParse(screen['edge'] ?? 0)
  const reachRead = reachSchemas.reach.safeParse(screen['reach'] ?? reachAboveFloor(undefined))
  if (!edgeRead.success || !reachRead.success) return []
  const edge = edgeRead.data
  const { from, to } = reachRead.data
  if (Math.max(from, edge) < to) return []
  if (screen['reach'] !== undefined && from >= to)
    return [
      {
        path: ['screen', 'reach'],
        message: `Hands reach from ${String(from)} to ${String(to)} mm here, which is nowhere.`,
        right: '"from" below "to".',
      },
    ]
  return [
    {
      path: ['screen', 'edge'],
      message: `The picture's lower edge is at ${String(edge)} mm, and hands reach no higher than ${String(to)} mm.`,
      right: `Below ${String(to)}; or a "reach" with a "to" above the edge.`,
    },
  ]
}

/** Where all keys and their English stand. */
const SENTENCES_FILE = 'resources/exhibit/sentences.en.json'

/** Returns the faults of all captions in a file, whatever else is wrong with it. */
function captionFaults(file: unknown): LocatedFault[] {
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
function wordFaults(file: unknown): LocatedFault[] {
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
interface LocatedFault {
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
function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : []
}

/** Returns the entries of an object whose values are texts; others are reported by the schema. */
function textsIn(value: unknown): [key: string, sentence: string][] {
  return Object.entries(objectIn(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
}
