import { isBuild } from '../casino/plays'
import type { ChicagoEvent, ChicagoView } from '../../../rules/forty-nine-outfit/chicago-casino/shape'
import type { Seen } from '../../../rules/kit'
import { cardNamed, colourOf } from '../../../rules/forty-nine-outfit/cards'
import type { Laid, Played, Style } from '../casino/table'

/** What an eye sees of a table of Chicago-Casino. */
export type Table = Seen<ChicagoView>

/** Number of a card; the Cheater ranks above all. */
export const rankOf = (card: string): number => (card === 'C' ? 50 : Number(card))

/** Colour of a card; the Cheater has none. */
export const colourName = (card: string): string => colourOf(cardNamed(card)) ?? 'none'

/** A drone: a card divisible by seven, the top of its colour. */
export const isDrone = (card: string): boolean => card !== 'C' && Number(card) % 7 === 0

/** What cards score: 1 for the 1, 2 for the 49, and the tens and fives from 1 up to 9. */
export function pointsOf(card: string): number {
  const number = rankOf(card)
  if (number === 1) return 1
  if (number === 49) return 2
  return number < 50 && number % 5 === 0 ? number / 5 : 0
}

/** Points for most cards. */
export const MOST_CARDS = 3

/** From how many points on a captured card is left lying where everybody can see it. */
const SHOWN_FROM = 4

function played(events: readonly ChicagoEvent[]): Played | null {
  for (const it of events) {
    if (it.type === 'trailed' || it.type === 'built') return { kind: 'lays', card: it.card }
    if (it.type === 'took') return { kind: 'takes', card: it.card, loose: it.pieces.filter((piece) => !isBuild(piece)) }
  }
  return null
}

/** The outfit's pack on the table: by colours, builds among the loose cards, their highest number on top. */
export const CHICAGO: Style<ChicagoView, ChicagoEvent> = {
  played,
  box: 'forty-nine-outfit',
  print: '49',
  secret: false,
  pack: ({ options }) => (options['cheater'] === true ? 50 : 49),
  first: 4,
  most: 4,
  order: rankOf,
  laid: ({ table, builds }) =>
    [
      ...table.map((card): Laid => ({ piece: card, cards: [card], tickets: [], group: colourName(card) })),
      ...builds.map(({ cards, colour }): Laid => ({
        piece: `B${cards.at(-1) ?? ''}`,
        cards,
        tickets: [],
        group: colour,
      })),
    ].sort((a, b) => rankOf(a.cards.at(-1) ?? '') - rankOf(b.cards.at(-1) ?? '')),
  across: ({ piles }, seat) => (piles[seat] ?? []).filter((card) => pointsOf(card) >= SHOWN_FROM),
  crossed: () => 0,
  partners: () => false,
  callable: () => false,
  counting: () => false,
}
