import { isBuild } from '../../../rules/casino/plays'
import type { ChicagoEvent, ChicagoView } from '../../../rules/forty-nine-outfit/chicago-casino/shape'
import type { GameView } from '../../../rules/kit'
import { cardNamed, colourOf } from '../../../rules/forty-nine-outfit/cards'
import type { TableItem, PlyEffect, CasinoStyle } from '../casino/table'

/** A viewer's view of a table of Chicago-Casino. */
export type Table = GameView<ChicagoView>

/** Returns the number of a card; the Cheater ranks above all. */
export const rankOf = (card: string): number => (card === 'C' ? 50 : Number(card))

/** Returns the colour of a card; `none` for the Cheater. */
export const colourName = (card: string): string => colourOf(cardNamed(card)) ?? 'none'

/** Whether a card is a drone: divisible by seven, the top of its colour. */
export const isDrone = (card: string): boolean => card !== 'C' && Number(card) % 7 === 0

/**
 * Returns the points of a card: 1 for the 1, 2 for the 49, and from 1 (for the 5) to 9 (for the 45) for multiples of
 * five.
 */
export function pointsOf(card: string): number {
  const number = rankOf(card)
  if (number === 1) return 1
  if (number === 49) return 2
  return number < 50 && number % 5 === 0 ? number / 5 : 0
}

/** Points for most cards. */
export const MOST_CARDS_POINTS = 3

/** Least points of a captured card that stays visible across its pile. */
const MIN_SHOWN_POINTS = 4

function effectOf(events: readonly ChicagoEvent[]): PlyEffect | null {
  for (const it of events) {
    if (it.type === 'trailed' || it.type === 'built') return { kind: 'lays', card: it.card }
    if (it.type === 'took') return { kind: 'takes', card: it.card, loose: it.pieces.filter((piece) => !isBuild(piece)) }
  }
  return null
}

/** The table of Chicago-Casino: cards by colour, builds among the loose cards with their highest number on top. */
export const CHICAGO_STYLE: CasinoStyle<ChicagoView, ChicagoEvent> = {
  effectOf,
  print: '49',
  hasSecretPiles: false,
  packSize: ({ options }) => (options['cheater'] === true ? 50 : 49),
  firstTableCards: 4,
  maxDealtCards: 4,
  order: rankOf,
  itemsOf: ({ table, builds }) =>
    [
      ...table.map((card): TableItem => ({ piece: card, cards: [card], tickets: [], group: colourName(card) })),
      ...builds.map(({ cards, colour }): TableItem => ({
        piece: `B${cards.at(-1) ?? ''}`,
        cards,
        tickets: [],
        group: colour,
      })),
    ].sort((a, b) => rankOf(a.cards.at(-1) ?? '') - rankOf(b.cards.at(-1) ?? '')),
  cardsAcross: ({ piles }, seat) => (piles[seat] ?? []).filter((card) => pointsOf(card) >= MIN_SHOWN_POINTS),
}
