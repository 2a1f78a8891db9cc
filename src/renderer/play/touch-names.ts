import { touchParts } from '../stage/model/touch-names'
import { hasText, seatPlayerName, text } from '../i18n/say'
import type { TextKey } from '../i18n/text-key'
import { word } from './readable-view'

/** Touches that the page can name at every table. */
const COMMON_TEXT_KEYS: Readonly<Record<string, TextKey>> = {
  hand: 'flat.hand',
  square: 'flat.square',
  row: 'flat.row',
}

/** Touches that name a place by its number, even if a card has the same number. */
const PLACE_KINDS: ReadonlySet<string> = new Set(['square', 'row', 'rack', 'pile'])

/** Returns the name of a touch's second part: a card by the game's word for it, a place by its number. */
export function nameOfThing(kind: string, of: string, cardNamed: (card: string) => string): string {
  return PLACE_KINDS.has(kind) ? of : cardNamed(of)
}

/**
 * Returns the spoken name of a touchable thing, "Card 17 in your hand": by the game's own words `touch.<name>` or
 * `touch.<kind>` (with `what`) if it has them, else by the page's.
 */
export function touchName(game: string, touch: string): string {
  const own = `${game}.touch.${touch.replaceAll('.', '_')}`
  if (hasText(own)) return text(own)
  const { kind, name } = touchParts(touch)
  const of = name ?? touch
  const what = kind === 'seat' ? seatPlayerName(of) : nameOfThing(kind, of, (card) => word(game, 'card', card))
  const general = `${game}.touch.${kind}`
  if (hasText(general)) return text(general, { what })
  return text((name === null ? undefined : COMMON_TEXT_KEYS[kind]) ?? 'flat.thing', { what })
}
