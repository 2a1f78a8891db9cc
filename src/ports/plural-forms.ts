/** Whole numbers among which every form of a language occurs, as far as it concerns numbers in a game. */
const NUMBERS = Array.from({ length: 1000 }, (_, number) => number)
const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** A form that a language has for some numbers. */
export interface PluralForm {
  readonly category: Intl.LDMLPluralRule
  /** The numbers from 0 to 999 that take it. */
  readonly numbers: readonly number[]
}

/** Returns the rules of a language; those of English for one that is unknown. */
function rulesOf(language: string): Intl.PluralRules {
  const isKnown = /^[a-z]{2,3}(?:-\w+)*$/iu.test(language) && Intl.PluralRules.supportedLocalesOf(language).length > 0
  return new Intl.PluralRules(isKnown ? language : 'en')
}

/** Returns the forms of a language in the order in which a sentence has them: Polish has those for 1, for 2, for 5. */
export function pluralForms(language: string): readonly PluralForm[] {
  const rules = rulesOf(language)
  return ORDER.map((category) => ({
    category,
    numbers: NUMBERS.filter((number) => rules.select(number) === category),
  })).filter(({ numbers }) => numbers.length > 0)
}

/**
 * Returns a function that gives the index of the form for a number in a sentence of so many forms: one for each form of
 * the language, which may follow one for zero. `usual` decides for other sentences, and in languages that have a single
 * form: they are written as in English.
 */
export function pluralRuleOf(
  language: string,
): (number: number, count: number, usual?: (number: number, count: number) => number) => number {
  const rules = rulesOf(language)
  const categories = pluralForms(language).map(({ category }) => category)
  return (number, count, usual = () => 0) => {
    const extra = count - categories.length
    if (categories.length === 1 || (extra !== 0 && extra !== 1)) return usual(number, count)
    if (extra === 1 && number === 0) return 0
    const at = categories.indexOf(rules.select(Math.abs(number)))
    return extra + (at < 0 ? categories.length - 1 : at)
  }
}
