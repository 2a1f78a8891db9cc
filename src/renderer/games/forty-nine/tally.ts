/** A text of the tally taken apart: `square 45`, `row 3-45`, `fifty 5+45`, `hands 2`, `last card`, … */
type TallyKind =
  | 'square'
  | 'row'
  | 'fifty'
  | 'hundred'
  | 'forty-nine'
  | 'hands'
  | 'last-card'
  | 'returned'
  | 'false-last-card'
  | 'wrong-pass'

export interface TallyReason {
  readonly kind: TallyKind
  /** What follows the word: the square, the row, the number of cards. Empty where nothing does. */
  readonly what: string
}

const WITH_NAME = new Set(['square', 'row', 'fifty', 'hundred', 'hands'])

/** Reads the `for` of a tally entry or of an event. */
export function tallyReason(text: string): TallyReason {
  const [word = '', what = ''] = text.split(' ')
  if (WITH_NAME.has(word)) return { kind: word as TallyKind, what }
  return { kind: text.replaceAll(' ', '-') as TallyKind, what: '' }
}
