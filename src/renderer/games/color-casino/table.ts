import { isBuild } from '../../../rules/casino/plays'
import type { ColorEvent, BuildView, ColorView } from '../../../rules/lion-coffee/color-casino/shape'
import type { GameView } from '../../../rules/kit'
import { CARDS, cardNamed, COLOUR, NUMBER } from '../../../rules/lion-coffee/cards'
import { isPartnership } from '../casino/sides'
import type { TableItem, PlyEffect, CasinoStyle } from '../casino/table'

/** A viewer's view of a table of Color Casino. */
export type Table = GameView<ColorView>

/** Return the number of a card, and the letter of its colour: R, K, G, P. */
export const numberOf = (card: string): number => NUMBER[cardNamed(card)]!
export const letterOfColour = (card: string): string => card.slice(-1)
/** Returns the index of its colour, from 0 (red) to 3 (pink). */
export const colourOf = (card: string): number => COLOUR[cardNamed(card)]!

/** The marks printed on the cards in addition to their colours. */
const MARKS: Readonly<Record<string, string>> = { R: '◆', K: '■', G: '▲', P: '○' }

/** Returns a card as written in lists, with its mark: `7◆`. */
export const cardLabel = (card: string): string => `${numberOf(card)}${MARKS[letterOfColour(card)] ?? ''}`

/** Lists several cards in one line. */
export const cardList = (cards: readonly string[]): string => cards.map(cardLabel).join(', ')

/** Cards that score by themselves; they lie face up across the pile. */
const SCORING_CARDS = ['10R', '2K'] as const

const MAX_NUMBER = 11

/** Returns the numbers that take a pair: its difference and its sum, if there are such cards. */
export function sumAndDifference({ cards }: Pick<BuildView, 'cards'>): number[] {
  const [low = 0, high = 0] = cards.map(numberOf)
  return [high - low, high + low].filter((number) => number <= MAX_NUMBER)
}

function effectOf(events: readonly ColorEvent[]): PlyEffect | null {
  for (const it of events) {
    if (it.type === 'trailed' || it.type === 'built') return { kind: 'lays', card: it.card }
    if (it.type !== 'took') continue
    const loose = it.groups.flatMap(({ pieces }) => pieces.filter((piece) => !isBuild(piece)))
    return { kind: 'takes', card: it.card, loose: loose.sort((a, b) => cardNamed(a) - cardNamed(b)) }
  }
  return null
}

/**
 * The table of Color Casino: cards by colour, builds among the loose cards, with the numbers that take them on tickets.
 */
export const LION_STYLE: CasinoStyle<ColorView, ColorEvent> = {
  effectOf,
  print: 'lion',
  hasSecretPiles: false,
  packSize: () => CARDS,
  firstTableCards: 6,
  maxDealtCards: 6,
  order: cardNamed,
  itemsOf: ({ table, builds }) =>
    [
      ...table.map((card): TableItem => ({ piece: card, cards: [card], tickets: [], group: letterOfColour(card) })),
      ...builds.map((build): TableItem => {
        const higher = build.cards[1] ?? ''
        const tickets = sumAndDifference(build).reverse().map(String)
        return { piece: `B${higher}`, cards: build.cards, tickets, group: letterOfColour(higher) }
      }),
    ].sort((a, b) => cardNamed(a.cards.at(-1)) - cardNamed(b.cards.at(-1))),
  cardsAcross: ({ piles }, seat) => SCORING_CARDS.filter((card) => piles[seat]?.includes(card)),
  faceDownSweeps: ({ sweeps }, seat) => sweeps[seat] ?? 0,
  hasPartners: isPartnership,
}
