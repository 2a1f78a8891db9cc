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

/** What no name holds: control characters, ends of lines and paragraphs, halves of characters. */
const UNFIT_CHARACTERS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu

/**
 * Makes a name that may be shown of any text, at most `maxLength` UTF-16 units long. Empty if nothing visible remains.
 */
export function nameFrom(text: string, maxLength: number): string {
  return plainName(truncate(plainName(text.replace(UNFIT_CHARACTERS, ' ')), maxLength))
}

/** Name of a person whose given name has nothing visible. */
export const DEFAULT_NAME = 'Guest'

/** Letters of other scripts and a few other signs, each above the Latin letter that it looks like. */
const LOOK_ALIKES: readonly (readonly [signs: string, letters: string])[] = [
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϺϜ', 'ABEZHIKMNOPTYXCMF'],
  ['αγεηικνορστυχωϲϳ', 'ayenikvopotuxwcj'],
  ['АВЕЁЅІЇЈКМНОРСТУҮХԚԜҺЗӀԌѴѠ', 'ABEËSIÏJKMHOPCTYYXQWH3IGVW'],
  ['авеёѕіїјкмнорстуүхԛԝһзӏԁ', 'abeësiïjkmhopctyyxqwh3ld'],
  ['ՍՏՕոսօցհյզլ', 'USOnuoghjql'],
  ['ⲀⲂⲤⲎⲒⲔⲘⲚⲞⲢⲦⲨⲬ', 'ABCHIKMNOPTYX'],
  ['ᎪᏴᏟᎠᎬᎻᎥᎫᏦᏞᎷᏢᏒᏚᎢᏙᏔᏃ', 'ABCDEHiJKLMPRSTVWZ'],
  ['ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', 'ABCDEFGHIJKLMNOPRSTUVWXYZ'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'ABCDEFGHIJKLMNOPRSTUVWYZ'],
  ['ıȷɑɡʋɩƖǀ∣', 'ijagvlIII'],
]
const LATIN = new Map(LOOK_ALIKES.flatMap(([signs, letters]) => [...signs].map((sign, at) => [sign, letters[at]])))

/**
 * Returns what a name looks like, ignoring case, in two ways: letter for letter, and with capital I, small l, 1 and |, O
 * and 0, rn and m, and vv and w, taken for one another. Names that share either can be mistaken for each other.
 */
function looksOf(name: string): readonly string[] {
  const latin = [...name.normalize('NFKC')].map((sign) => LATIN.get(sign) ?? LATIN.get(sign.toUpperCase()) ?? sign)
  const spaced = latin.join('').normalize('NFC').replace(/\s+/gu, ' ').trim()
  const blurred = spaced.replace(/[I1|]/gu, 'l').replaceAll('0', 'o').toLowerCase()
  return [spaced.toLowerCase(), `=${blurred.replaceAll('rn', 'm').replaceAll('vv', 'w')}`]
}

/**
 * Returns a unique name: numbered if it is taken, or if it looks like one that is. It is at most `maxLength` UTF-16
 * units long.
 */
export function uniqueName(name: string, takenNames: readonly string[], maxLength: number): string {
  const others = new Set(takenNames.flatMap(looksOf))
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` (${String(number)})`
    const numbered = truncate(name, maxLength - suffix.length) + suffix
    if (!looksOf(numbered).some((look) => others.has(look))) return numbered
  }
}

/**
 * Returns the beginning of a text, at most `maxLength` UTF-16 units, without splitting a character as people see it (an
 * emoji with its joiners, a letter with its marks). One that is longer than all of that is cut between its parts.
 */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const beginning = (parts: Iterable<string>) => {
    let kept = ''
    for (const part of parts) {
      if (kept.length + part.length > maxLength) break
      kept += part
    }
    return kept.trimEnd()
  }
  return beginning(lettersOf(text)) || beginning(text)
}

/** Matches a letter with its marks, or an emoji of several parts, where the browser has no segmenter: Firefox until 124. */
const LETTER =
  /\p{RI}{2}|(?:\P{M}[\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]*)(?:\u200D\P{M}[\p{M}\p{Emoji_Modifier}]*)*|\p{M}+/gsu

/** Returns what readers take for the single letters of a text: none is half an emoji, or an accent alone. */
export function lettersOf(text: string): string[] {
  const { Segmenter } = Intl as { readonly Segmenter?: typeof Intl.Segmenter }
  if (Segmenter === undefined) return text.match(LETTER) ?? []
  return Array.from(new Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
}
