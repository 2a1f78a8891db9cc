/**
 * Accented vowels of the pseudo-language of the layout tests: the English texts, accented and 40 % longer, which
 * reveals texts that are cut off or not translated. Placeholders and plural bars stay unchanged.
 */
const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', O: 'Ó' }

function stretchForm(form: string): string {
  const accented = form.replace(/\{[^}]*\}|[aeiouAEO]/g, (part) => ACCENTS[part] ?? part)
  const letters = form.replace(/\{[^}]*\}/g, '').trim().length
  return letters === 0 ? form : `${accented.trimEnd()} ${'~'.repeat(Math.max(1, Math.ceil(letters * 0.4) - 1))}`
}

/** Returns a text of a catalogue, accented and lengthened; each plural form separately. */
export function stretch(text: string): string {
  return text.split('|').map(stretchForm).join(' | ')
}

/** Returns a copy of a catalogue in which every text is stretched. */
export function pseudo(messages: unknown): unknown {
  if (typeof messages === 'string') return stretch(messages)
  if (typeof messages !== 'object' || messages === null) return messages
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, pseudo(value)]))
}
