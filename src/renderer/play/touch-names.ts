import { touchParts } from '../stage/model/names'
import { hasText, seatNamed, text } from '../i18n/say'
import type { TextKey } from '../i18n/text-key'
import { word } from './readable-view'

/** Touches that the page knows how to call at every table. */
const COMMON: Readonly<Record<string, TextKey>> = { hand: 'flat.hand', square: 'flat.square', row: 'flat.row' }

/** Touches that name a place by its number, though a card may have the same. */
const PLACES: ReadonlySet<string> = new Set(['square', 'row', 'rack', 'pile'])

/** What the second part of a touch is called: a card by the game's word for it, a place by its number. */
export function thingNamed(kind: string, of: string, cardNamed: (card: string) => string): string {
  return PLACES.has(kind) ? of : cardNamed(of)
}

/**
 * What a thing to touch is called aloud, "Card 17 in your hand": the game's own words `touch.<name>` or `touch.<kind>`
 * (with `what`) if it has some, else the page's.
 */
export function touchName(game: string, touch: string): string {
  const own = `${game}.touch.${touch.replaceAll('.', '_')}`
  if (hasText(own)) return text(own)
  const { kind, name } = touchParts(touch)
  const of = name ?? touch
  const what = kind === 'seat' ? seatNamed(of) : thingNamed(kind, of, (card) => word(game, 'card', card))
  const general = `${game}.touch.${kind}`
  if (hasText(general)) return text(general, { what })
  return text((name === null ? undefined : COMMON[kind]) ?? 'flat.thing', { what })
}
