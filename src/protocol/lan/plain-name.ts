/**
 * Characters that are invisible or change the direction of the text after them: in a name they make one person look
 * like another. Joiners stay within emoji (👩‍🚀) and between letters, where some scripts need them.
 */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const JOINERS: ReadonlySet<string> = new Set(['\u200C', '\u200D'])
const BEFORE_JOINER = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\p{Script=Arabic}\p{M}]$/u
const AFTER_JOINER = /^[\p{Extended_Pictographic}\p{L}]/u
/** Variation selectors, which follow a character and choose whether it is drawn in colour. */
const VARIANTS: ReadonlySet<string> = new Set(['\uFE0E', '\uFE0F'])
const BEFORE_VARIANT = /[\p{Emoji}]$/u
/** Tag letters, which follow a black flag in the flags of England, Scotland and Wales. */
const TAG = /^[\u{E0020}-\u{E007F}]$/u
const BEFORE_TAG = /(?:\u{1F3F4}|[\u{E0020}-\u{E007F}])$/u

/** More combining marks on one letter than any language uses. */
const HEAP_OF_MARKS = /(\p{M}{4})\p{M}+/gu

/**
 * Returns a name in the form that others see: in Unicode's composed form, without invisible characters and stacks of
 * combining marks. Empty if nothing visible remains.
 */
export function plainName(name: string): string {
  const composed = name.normalize('NFC')
  const seen = composed.replace(UNSEEN, (sign, at: number) => {
    const before = composed.slice(0, at)
    const after = composed.slice(at + sign.length)
    return belongs(sign, before, after) ? sign : ''
  })
  return seen.replace(HEAP_OF_MARKS, '$1').normalize('NFC').trim()
}

function belongs(sign: string, before: string, after: string): boolean {
  if (JOINERS.has(sign)) return BEFORE_JOINER.test(before) && AFTER_JOINER.test(after)
  if (VARIANTS.has(sign)) return BEFORE_VARIANT.test(before)
  return TAG.test(sign) && BEFORE_TAG.test(before)
}

/** Name of a person whose given name has nothing visible. */
export const NAMELESS = 'Guest'

/** Returns a unique name: numbered if it is taken, ignoring case. It is at most `most` UTF-16 units long. */
export function ownName(name: string, taken: readonly string[], most: number): string {
  const alike = (text: string) => text.normalize('NFKC').toLowerCase()
  const others = new Set(taken.map(alike))
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` (${String(number)})`
    const numbered = cut(name, most - suffix.length) + suffix
    if (!others.has(alike(numbered))) return numbered
  }
}

/** Returns the beginning of a text, at most `most` UTF-16 units, without splitting a character. */
function cut(text: string, most: number): string {
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length > most) break
    kept += character
  }
  return kept.trimEnd()
}
