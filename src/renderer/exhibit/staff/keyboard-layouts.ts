/** Rows of letters from the top down, in the order familiar to writers of a language. */
export type LetterRows = readonly [string, string, string]

const LATIN: LetterRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Layouts by the first part of a language's code. Unlisted languages use Latin letters, with accents if needed. */
const LAYOUTS: Readonly<Record<string, LetterRows>> = {
  ar: ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىةوزظذأإآ'],
  bg: ['явертъуиопч', 'асдфгхйклшщ', 'зьцжбнмюъ'],
  cs: ['qwertzuiopúů', 'asdfghjklěš', 'yxcvbnmčřž'],
  da: ['qwertyuiopå', 'asdfghjklæø', 'zxcvbnm'],
  de: ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnmß'],
  el: ['ςερτυθιοπ', 'ασδφγηξκλ', 'ζχψωβνμ'],
  es: ['qwertyuiop', 'asdfghjklñ', 'zxcvbnmç'],
  fi: ['qwertyuiopå', 'asdfghjklöä', 'zxcvbnm'],
  fr: ['azertyuiopœ', 'qsdfghjklmé', 'wxcvbnàèùçæ'],
  he: ['קראטוןםפ', 'שדגכעיחלךף', 'זסבהנמצתץ'],
  hu: ['qwertzuiopőú', 'asdfghjkléáű', 'yxcvbnmíöüó'],
  is: ['qwertyuiopð', 'asdfghjklæþ', 'zxcvbnmö'],
  nb: ['qwertyuiopå', 'asdfghjkløæ', 'zxcvbnm'],
  no: ['qwertyuiopå', 'asdfghjkløæ', 'zxcvbnm'],
  pl: ['qwertyuiopęó', 'asdfghjkląśł', 'zxcvbnmżźćń'],
  pt: ['qwertyuiop', 'asdfghjklç', 'zxcvbnm'],
  ru: ['йцукенгшщзхъ', 'фывапролджэё', 'ячсмитьбю'],
  sv: ['qwertyuiopå', 'asdfghjklöä', 'zxcvbnm'],
  tr: ['qwertyuıopğü', 'asdfghjklşi', 'zxcvbnmöç'],
  uk: ['йцукенгшщзхї', 'фівапролджєґ', 'ячсмитьбю'],
}

/** Returns the letters of a language, by its code as browsers know it. */
export function lettersOf(code: string): LetterRows {
  return LAYOUTS[code.split('-', 1)[0] ?? ''] ?? LATIN
}

/** Digits, and the punctuation of sentences. */
export const DIGITS = '1234567890'
export const SIGNS = '.,:;!?’–()'

/** Accents as shown on their keys, and the combining mark that each puts on the letter after it. */
export const ACCENTS: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '¨': '\u0308',
  '~': '\u0303',
  ˇ: '\u030C',
  '°': '\u030A',
  '¸': '\u0327',
}

/** Returns a letter with an accent of {@link ACCENTS} if such a letter exists; else the letter unchanged. */
export function withAccent(letter: string, accent: string | null): string {
  const mark = accent === null ? undefined : ACCENTS[accent]
  if (mark === undefined) return letter
  const composed = (letter + mark).normalize('NFC')
  return composed.length === letter.length ? composed : letter
}

/** Returns a letter's capital in a language; a letter whose capital would be two letters stays unchanged. */
export function capitalOf(letter: string, code: string): string {
  if (letter === 'ß') return 'ẞ'
  const upper = letter.toLocaleUpperCase(code)
  return upper.length === letter.length ? upper : letter
}
