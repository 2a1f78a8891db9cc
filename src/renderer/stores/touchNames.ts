import { i18n } from '../i18n'
import { text } from '../i18n/say'
import { word } from './mirror'

/** Touches that the page knows how to call at every table. */
const COMMON: ReadonlySet<string> = new Set(['hand', 'square', 'row'])

const known = (key: string): boolean => i18n.global.te(key) || i18n.global.te(key, 'en')

/**
 * What a thing to touch is called aloud, "Card 17 in your hand": the game's own words `touch.<name>` or `touch.<kind>`
 * (with `what`) if it has some, else the page's.
 */
export function touchName(game: string, touch: string): string {
  const own = `${game}.touch.${touch.replaceAll('.', '_')}`
  if (known(own)) return text(own)
  const at = touch.indexOf(':')
  const kind = at < 0 ? touch : touch.slice(0, at)
  const what = word(game, 'card', at < 0 ? touch : touch.slice(at + 1))
  if (known(`${game}.touch.${kind}`)) return text(`${game}.touch.${kind}`, { what })
  return text(at > 0 && COMMON.has(kind) ? `flat.${kind}` : 'flat.thing', { what })
}
