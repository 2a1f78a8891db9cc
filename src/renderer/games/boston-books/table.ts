import type { BostonBooksEvent, BostonBooksView } from '../../../rules/forty-nine-outfit/boston-books'
import { cardNamed, colourOf, COLOURS, type Colour } from '../../../rules/forty-nine-outfit/cards'
import type { Seen } from '../../../rules/kit'
import type { SceneContext } from '../types'
import { eyeOf } from '../layout/eye'

/** What an eye sees of a table of Boston Books. */
export type Table = Seen<BostonBooksView>

/** How its table stands for this screen. */
export type Context = SceneContext<BostonBooksEvent>

/** The colour of a card; null for the Cheater. */
export const colourOfCard = (card: string): Colour | null => colourOf(cardNamed(card))

/** The seven numbers of a colour, ascending. */
export function cardsOf(colour: Colour): string[] {
  const first = 7 * COLOURS.indexOf(colour) + 1
  return Array.from({ length: 7 }, (_, i) => String(first + i))
}

/** The eye's own hand; empty for an onlooker. */
export function ownHand(table: Table): readonly string[] {
  return table.state.hands[eyeOf(table) ?? ''] ?? []
}

/** Open colours of which the eye holds a card, in rainbow order. */
export function startedColours(table: Table): Colour[] {
  const hand = ownHand(table)
  return table.state.open.filter((colour) => hand.some((card) => colourOfCard(card) === colour))
}

/** Colours that the eye may call for: those it has started, or any open one if it has started none. */
export function callableColours(table: Table): readonly Colour[] {
  const started = startedColours(table)
  return started.length > 0 ? started : table.state.open
}

/** The cards of a colour that the eye does not hold. */
export function missingOf(table: Table, colour: Colour): string[] {
  const hand = ownHand(table)
  return cardsOf(colour).filter((card) => !hand.includes(card))
}

/** Colours whose book the eye can lay with the Cheater. */
export function cheaterBooks(table: Table): Colour[] {
  if (!ownHand(table).includes('C')) return []
  return startedColours(table).filter((colour) => missingOf(table, colour).length === 1)
}

/** How many cards the pack has. */
export const packSize = (table: Table): number => (table.options['cheater'] === true ? 50 : 49)

/** How many cards the stock has. */
export function stockSize({ state }: Table): number {
  return typeof state.stock === 'number' ? state.stock : state.stock.length
}

/** Whether cards are still to be dealt. */
export const isUndealt = (table: Table): boolean => table.state.turn === null && !table.over

/** Whether a deal has just begun: nothing has been drawn, and nobody called before or the last call ended a deal. */
export function isDealing(table: Table): boolean {
  const books = Object.values(table.state.books).flat().length
  return books === 0 && stockSize(table) === packSize(table) - 7 * table.seats && !isUndealt(table)
}

/** A call in the notation, taken apart; null for anything else. */
export function callOf(move: string): { readonly of: string; readonly card: string } | null {
  const [, of, card] = /^ask ([A-H]) (\d{1,2})$/.exec(move) ?? []
  return of !== undefined && card !== undefined ? { of, card } : null
}

/** The colour of `book green`; null for anything else. */
export function bookOf(move: string): Colour | null {
  const name = /^book ([a-z]+)$/.exec(move)?.[1]
  return COLOURS.find((colour) => colour === name) ?? null
}
