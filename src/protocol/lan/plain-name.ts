/**
 * Characters that are invisible or change the direction of the text after them: in a name they make one person look
 * like another. Joiners stay within emoji (👩‍🚀) and between letters, where some scripts need them.
 */
const INVISIBLE_CHARACTERS = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
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
const EXCESS_MARKS = /(\p{M}{4})\p{M}+/gu

/**
 * Returns a name in the form that others see: in Unicode's composed form, without invisible characters and stacks of
 * combining marks. Empty if nothing visible remains.
 */
export function plainName(name: string): string {
  const composed = name.normalize('NFC')
  const visibleName = composed.replace(INVISIBLE_CHARACTERS, (sign, at: number) => {
    const before = composed.slice(0, at)
    const after = composed.slice(at + sign.length)
    return isAllowedSign(sign, before, after) ? sign : ''
  })
  return visibleName.replace(EXCESS_MARKS, '$1').normalize('NFC').trim()
}

function isAllowedSign(sign: string, before: string, after: string): boolean {
  if (JOINERS.has(sign)) return BEFORE_JOINER.test(before) && AFTER_JOINER.test(after)
  if (VARIANTS.has(sign)) return BEFORE_VARIANT.test(before)
  return TAG.test(sign) && BEFORE_TAG.test(before)
}

/** Name of a person whose given name has nothing visible. */
export const DEFAULT_NAME = 'Guest'

/** Returns a unique name: numbered if it is taken, ignoring case. It is at most `maxLength` UTF-16 units long. */
export function uniqueName(name: string, takenNames: readonly string[], maxLength: number): string {
  const normalize = (text: string) => text.normalize('NFKC').toLowerCase()
  const others = new Set(takenNames.map(normalize))
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` (${String(number)})`
    const numbered = truncate(name, maxLength - suffix.length) + suffix
    if (!others.has(normalize(numbered))) return numbered
  }
}

/** Returns the beginning of a text, at most `maxLength` UTF-16 units, without splitting a character. */
function truncate(text: string, maxLength: number): string {
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length > maxLength) break
    kept += character
  }
  return kept.trimEnd()
}
