import { RANKS, SUITS } from '../../../../rules/kit/bridge'
import { isBuild } from '../plays'

/** Suits as they are printed; the last sign asks for print, not for a coloured picture. */
const SIGNS: Readonly<Record<string, string>> = { S: '♠\uFE0E', H: '♥\uFE0E', D: '♦\uFE0E', C: '♣\uFE0E' }

const rankText = (card: string): string => card.slice(0, -1)
const suitText = (card: string): string => card.slice(-1)

/** A card as it is written in sentences: `Q♥`. */
export const cardLabel = (card: string): string => rankText(card) + (SIGNS[suitText(card)] ?? '')

/** Several cards in one line. */
export const cardList = (cards: readonly string[]): string => cards.map(cardLabel).join(', ')

/** What a card counts towards a sum: 1 to 10; 0 for court cards. */
export function valueOf(card: string): number {
  const place = RANKS.indexOf(rankText(card) as (typeof RANKS)[number])
  return place < 10 ? place + 1 : 0
}

/** Where a card stands in lists, by rank and then suit; of a build's value, the value. */
export function orderOf(card: string): number {
  if (/^\d+$/.test(card)) return Number(card)
  const rank = RANKS.indexOf(rankText(card) as (typeof RANKS)[number])
  return 4 * rank + SUITS.indexOf(suitText(card) as (typeof SUITS)[number])
}

/** Value of a build as a piece, `B8`. */
export const buildValue = (piece: string): number => Number(piece.slice(1))

/** Loose cards and builds' values among the pieces of a move. */
export function sorted(pieces: readonly string[]): {
  readonly loose: readonly string[]
  readonly builds: readonly number[]
} {
  return {
    loose: pieces.filter((piece) => !isBuild(piece)),
    builds: pieces.filter(isBuild).map(buildValue),
  }
}
