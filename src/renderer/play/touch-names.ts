import { touchParts } from '../stage/model/touch-names'
import { findText, seatPlayerName } from '../i18n/say'
import { word } from './readable-view'

/** Touches whose name is a number, even if a card has the same number. */
const NUMBERED: ReadonlySet<string> = new Set(['square', 'row', 'rack', 'pile', 'build', 'chip'])

function whatOf(game: string, touch: string, nameOfSeat: (letter: string) => string): string {
  const { kind, name } = touchParts(touch)
  const of = name ?? touch
  if (kind === 'seat') return nameOfSeat(of)
  return NUMBERED.has(kind) ? of : word(game, 'card', of)
}

/**
 * Returns the spoken name of a touchable thing, "Card 17 in your hand": by the game's own words `touch.<touch>` or
 * `touch.<kind>` (with `what`) if it has them, else by the page's for a thing that exists only once, or one of several.
 */
export function touchName(game: string, touch: string, nameOfSeat = seatPlayerName): string {
  const { kind, name } = touchParts(touch)
  const what = whatOf(game, touch, nameOfSeat)
  return (
    findText(`${game}.touch.${touch}`) ??
    findText(`${game}.touch.${kind}`, { what }) ??
    findText(name === null ? `flat.one.${kind}` : `flat.of.${kind}`, { what }) ??
    what
  )
}

/**
 * Returns what a touchable thing is, apart from what touching it does: by the game's own words `thing.<touch>` or
 * `thing.<kind>`, else by its spoken name.
 */
export function thingName(game: string, touch: string, nameOfSeat = seatPlayerName): string {
  const { kind } = touchParts(touch)
  const own =
    findText(`${game}.thing.${touch}`) ?? findText(`${game}.thing.${kind}`, { what: whatOf(game, touch, nameOfSeat) })
  return own ?? touchName(game, touch, nameOfSeat)
}

/** Returns what choosing a thing means, by the game's own words `deed.<touch>` or `deed.<kind>`; null without any. */
export function choiceWords(game: string, touch: string): string | null {
  const what = whatOf(game, touch, seatPlayerName)
  return findText(`${game}.deed.${touch}`) ?? findText(`${game}.deed.${touchParts(touch).kind}`, { what })
}
