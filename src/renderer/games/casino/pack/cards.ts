import { RANKS, SUITS, BRIDGE_CARDS } from '../../../../rules/kit/pack'
import { isBuild } from '../../../../rules/casino/plays'
import type { CassinoEvent } from '../../../../rules/pack/cassino/events'
import type { GameView } from '../../../../rules/kit'
import type { CassinoView } from '../../../../rules/pack/cassino/shape'
import type { Cassino21View } from '../../../../rules/pack/cassino-21/shape'
import type { Cassino25View } from '../../../../rules/pack/cassino-25/shape'
import { isPartnership } from '../sides'
import type { TableItem, PlyEffect, CasinoStyle } from '../table'

/** A viewer's view of a table of Cassino, from either sheet. */
export type Table = GameView<
  CassinoView & Partial<Pick<Cassino21View, 'sweeps'> & Pick<Cassino25View, 'counting' | 'window'>>
>

/** Whether missed captures can be called at this table: in the game to 25 points, unless the option is off. */
export const hasCalls = ({ options }: GameView): boolean => options['calls'] === true

/**
 * Largest number of tickets on a build: one for each group, so that a single build differs visibly from a fixed one.
 */
const MAX_TICKETS = 3

function effectOf(events: readonly CassinoEvent[]): PlyEffect | null {
  for (const it of events) {
    if (it.type === 'trailed' || it.type === 'built') return { kind: 'lays', card: it.card }
    if (it.type === 'captured') return { kind: 'takes', card: it.card, loose: it.loose }
    if (it.type === 'called') return { kind: 'takes', card: null, loose: it.loose }
  }
  return null
}

/** The table of a game with an ordinary pack: loose cards by rank, then the builds with their values on tickets. */
export const PACK_STYLE: CasinoStyle<Table['state'], CassinoEvent> = {
  effectOf,
  print: 'pack',
  hasSecretPiles: true,
  packSize: () => BRIDGE_CARDS,
  firstTableCards: 4,
  maxDealtCards: 4,
  order: orderOf,
  itemsOf: ({ table, builds }) => [
    ...table.map((card): TableItem => ({ piece: card, cards: [card], tickets: [], group: 'loose' })),
    ...builds.map(({ value, groups, cards }): TableItem => {
      const tickets = Array.from({ length: Math.min(MAX_TICKETS, groups) }, () => String(value))
      return { piece: `B${value}`, cards, tickets, group: `B${value}` }
    }),
  ],
  cardsAcross: ({ sweeps }, seat) => sweeps?.[seat] ?? [],
  hasPartners: isPartnership,
  hasCallTicket: (seen) => hasCalls(seen) && !seen.over,
}

/** Suit symbols; the trailing variation selector requests text style instead of an emoji. */
const SUIT_SYMBOLS: Readonly<Record<string, string>> = { S: '♠\uFE0E', H: '♥\uFE0E', D: '♦\uFE0E', C: '♣\uFE0E' }

const rankText = (card: string): string => card.slice(0, -1)
const suitText = (card: string): string => card.slice(-1)

/** Returns a card as written in sentences: `Q♥`. */
export const cardLabel = (card: string): string => rankText(card) + (SUIT_SYMBOLS[suitText(card)] ?? '')

/** Lists several cards in one line. */
export const cardList = (cards: readonly string[]): string => cards.map(cardLabel).join(', ')

/** Returns a card's value in sums: 1 to 10; 0 for court cards. */
export function valueOf(card: string): number {
  const place = RANKS.indexOf(rankText(card) as (typeof RANKS)[number])
  return place < 10 ? place + 1 : 0
}

/** Returns the sort key of a card, by rank and then suit; for the value of a build, the value. */
export function orderOf(card: string): number {
  if (/^\d+$/.test(card)) return Number(card)
  const rank = RANKS.indexOf(rankText(card) as (typeof RANKS)[number])
  return 4 * rank + SUITS.indexOf(suitText(card) as (typeof SUITS)[number])
}

/** Returns the value of a build named as a piece, `B8`. */
const buildValue = (piece: string): number => Number(piece.slice(1))

/** Separates the pieces of a move into loose cards and the values of builds. */
export function splitPieces(pieces: readonly string[]): {
  readonly loose: readonly string[]
  readonly builds: readonly number[]
} {
  return {
    loose: pieces.filter((piece) => !isBuild(piece)),
    builds: pieces.filter(isBuild).map(buildValue),
  }
}
