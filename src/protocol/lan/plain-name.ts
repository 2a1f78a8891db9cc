/**
 * Characters that are not seen, or that turn what follows around: in a name they make one person look like another.
 * Joiners stay within emoji (👩‍🚀) and between letters, where some scripts need them.
 */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const JOINERS: ReadonlySet<string> = new Set(['\u200C', '\u200D'])
const BEFORE_JOINER = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\p{Script=Arabic}\p{M}]$/u
const AFTER_JOINER = /^[\p{Extended_Pictographic}\p{L}]/u
/** They say whether a sign is drawn in colour, and so stand behind one. */
const VARIANTS: ReadonlySet<string> = new Set(['\uFE0E', '\uFE0F'])
const BEFORE_VARIANT = /[\p{Emoji}]$/u
/** Letters of England's, Scotland's and Wales' flags, which follow a black flag. */
const TAG = /^[\u{E0020}-\u{E007F}]$/u
const BEFORE_TAG = /(?:\u{1F3F4}|[\u{E0020}-\u{E007F}])$/u

/** More marks on one letter than any language puts there. */
const HEAP_OF_MARKS = /(\p{M}{4})\p{M}+/gu

/**
 * A name as others may see it: in Unicode's composed form, without characters that nobody sees and without heaps of
 * marks. Empty where nothing of it can be seen.
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

/** The name of somebody who gave none that can be seen. */
export const NAMELESS = 'Guest'

/** A name that nobody else has: numbered if it is taken, whatever its capitals. It stays within `most` UTF-16 units. */
export function ownName(name: string, taken: readonly string[], most: number): string {
  const alike = (text: string) => text.normalize('NFKC').toLowerCase()
  const others = new Set(taken.map(alike))
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` (${String(number)})`
    const numbered = cut(name, most - suffix.length) + suffix
    if (!others.has(alike(numbered))) return numbered
  }
}

/** The beginning of a text, up to so many UTF-16 units, with no character cut in two. */
function cut(text: string, most: number): string {
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length > most) break
    kept += character
  }
  return kept.trimEnd()
}
