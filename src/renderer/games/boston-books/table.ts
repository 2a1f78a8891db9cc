import type { BostonBooksEvent, BostonBooksView } from '../../../rules/forty-nine-outfit/boston-books/shape'
import { cardNamed, colourOf, COLOURS, type Colour } from '../../../rules/forty-nine-outfit/cards'
import type { GameView } from '../../../rules/kit'
import type { SceneContext } from '../types'
import { cardCount, lastPly, isUndealt, packSize, ownCards } from '../layout/eye'

/** A viewer's view of a table of Boston Books. */
export type Table = GameView<BostonBooksView>

/** State of the screen for this game's scene. */
export type Context = SceneContext<BostonBooksEvent>

/** Returns the colour of a card; null for the Cheater. */
export const colourOrNull = (card: string): Colour | null => colourOf(cardNamed(card))

/** Returns the seven numbers of a colour, ascending. */
export function cardsOf(colour: Colour): string[] {
  const first = 7 * COLOURS.indexOf(colour) + 1
  return Array.from({ length: 7 }, (_, i) => String(first + i))
}

/** Returns the open colours of which the viewer holds a card, in rainbow order. */
export function startedColours(table: Table): Colour[] {
  const hand = ownCards(table)
  return table.state.open.filter((colour) => hand.some((card) => colourOrNull(card) === colour))
}

/** Returns the colours that the viewer may call for: those started, or any open one if none is started. */
export function callableColours(table: Table): readonly Colour[] {
  const started = startedColours(table)
  return started.length > 0 ? started : table.state.open
}

/** Returns the cards of a colour that the viewer does not hold. */
export function missingOf(table: Table, colour: Colour): string[] {
  const hand = ownCards(table)
  return cardsOf(colour).filter((card) => !hand.includes(card))
}

/** Returns the colours whose book the viewer can complete with the Cheater. */
export function cheaterBooks(table: Table): Colour[] {
  if (!ownCards(table).includes('C')) return []
  return startedColours(table).filter((colour) => missingOf(table, colour).length === 1)
}

/** Returns the number of cards in the stock. */
export const stockSize = ({ state }: Table): number => cardCount(state.stock)

/** Whether no book lies on the table and nothing has been drawn since the deal. */
export function isUntouched(table: Table): boolean {
  const books = Object.values(table.state.books).flat().length
  return books === 0 && stockSize(table) === packSize(table) - 7 * table.seats && !isUndealt(table)
}

/** Whether the cards have just been dealt: the table is untouched, and the last ply was not a call of this deal. */
export function isDealing(table: Table, context: Context): boolean {
  const last = lastPly(context).events
  const isCall = last.some(({ type }) => type === 'asked') && !last.some(({ type }) => type === 'dealOver')
  return isUntouched(table) && !isCall
}

/** Parses a call in notation; returns null for any other move. */
export function callOf(move: string): { readonly of: string; readonly card: string } | null {
  const [, of, card] = /^ask ([A-H]) (\d{1,2})$/.exec(move) ?? []
  return of !== undefined && card !== undefined ? { of, card } : null
}

/** Parses `book green` and returns its colour; null for any other move. */
export function bookOf(move: string): Colour | null {
  const name = /^book ([a-z]+)$/.exec(move)?.[1]
  return COLOURS.find((colour) => colour === name) ?? null
}
