/**
 * The pseudo-language of the layout tests: the English words, 40 % longer and accented, so that a text that is cut
 * off or not translated at all shows. Placeholders and plural bars are left alone.
 */
const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', O: 'Ó' }

function stretchForm(form: string): string {
  const accented = form.replace(/\{[^}]*\}|[aeiouAEO]/g, (part) => ACCENTS[part] ?? part)
  const letters = form.replace(/\{[^}]*\}/g, '').trim().length
  return letters === 0 ? form : `${accented.trimEnd()} ${'~'.repeat(Math.max(1, Math.ceil(letters * 0.4) - 1))}`
}

/** One text of a catalogue, stretched; each plural form by itself. */
export function stretch(text: string): string {
  return text.split('|').map(stretchForm).join(' | ')
}

/** A catalogue in which every text is stretched. */
export function pseudo(messages: unknown): unknown {
  if (typeof messages === 'string') return stretch(messages)
  if (typeof messages !== 'object' || messages === null) return messages
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, pseudo(value)]))
}
