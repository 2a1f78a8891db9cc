import { type Seen, letterOf, type GameEvent, type Seat } from '../../../rules/kit'
import { seatsOf } from '../layout/eye'
import { seatParam } from '../../i18n/words'
import type { CountStep, Pad, PadLine } from '../types'
import { membersOf } from './sides'
import { type CasinoView, type RoundView, sizeOfList } from './table'

/** What one event puts into a pile; null for all that puts nothing there. */
export type TakeOf<E extends GameEvent> = (
  event: E,
) => { readonly seat: Seat; readonly cards: readonly string[] } | null

/** A seat's cards in the order in which they came to its pile, by its letter. */
export type Piles = Readonly<Record<string, readonly string[]>>

/** What was told of the round that was counted last, up to its count. */
export function lastRound<E extends GameEvent>(story: readonly E[]): readonly E[] {
  const end = story.findLastIndex(({ type }) => type === 'counted')
  const before = story.slice(0, Math.max(0, end)).findLastIndex(({ type }) => type === 'counted')
  return story.slice(before + 1, Math.max(0, end))
}

/**
 * The piles of the round that was counted last. They lie face down and are gathered up for the next deal, but every card
 * in them was taken before all eyes. Null where the story does not tell of all of them: a guest who came late.
 * @param counts how many cards each seat had taken, by its letter
 */
export function toldPiles<E extends GameEvent>(
  story: readonly E[],
  takeOf: TakeOf<E>,
  counts: Readonly<Record<string, number>>,
): Piles | null {
  const piles = Object.fromEntries(Object.keys(counts).map((letter): [string, string[]] => [letter, []]))
  for (const take of lastRound(story).map(takeOf)) if (take) piles[letterOf(take.seat)]?.push(...take.cards)
  return Object.entries(counts).every(([letter, count]) => piles[letter]?.length === count) ? piles : null
}

/**
 * The piles of the round under way, card by card as they were taken before all eyes; null where nothing was taken yet, or
 * the story does not tell of all of them.
 * @param sizes the piles as the eye sees them: their cards or how many they are, by the seat's letter
 */
export function pilesSoFar<E extends GameEvent>(
  story: readonly E[],
  takeOf: TakeOf<E>,
  sizes: Readonly<Record<string, readonly string[] | number>>,
): Piles | null {
  const piles = Object.fromEntries(Object.keys(sizes).map((letter): [string, string[]] => [letter, []]))
  const since = story.slice(story.findLastIndex(({ type }) => type === 'counted') + 1)
  for (const take of since.map(takeOf)) if (take) piles[letterOf(take.seat)]?.push(...take.cards)
  // In range: a pile for each of the same letters.
  const counts = Object.entries(sizes).map(([letter, pile]) => [piles[letter]!.length, sizeOfList(pile)] as const)
  return counts.some(([told]) => told > 0) && counts.every(([told, seen]) => told === seen) ? piles : null
}

/** The pad: every round item by item as far as anybody scored for it, its sum, and the totals. */
export function itemPad<V extends CasinoView, K extends string>(
  seen: Seen<V>,
  items: readonly K[],
  itemsOf: (round: V['rounds'][number], seat: string) => Readonly<Record<K, number>>,
): Pad {
  const seats = seatsOf(seen)
  const lines = (seen.state.rounds as V['rounds']).flatMap((round: RoundView, i) => {
    const scored = seats.map((seat) => itemsOf(round, seat))
    const told = items.filter((item) => scored.some((it) => it[item] > 0))
    return [
      ...told.map((item): PadLine => ({
        label: { key: `pad.${item}` },
        cells: scored.map((it) => (it[item] > 0 ? String(it[item]) : '')),
      })),
      {
        label: { key: 'pad.round', params: { round: i + 1 } },
        cells: seats.map((seat) => String(round.points[seat] ?? 0)),
      },
    ]
  })
  return { lines, totals: seats.map((seat) => String(seen.scores[seat] ?? 0)) }
}

/**
 * Lines of the pad for the round under way: what each side has taken so far, as whoever counts along knows it.
 * @param items by the last part of the label's key, how much a card counts
 */
export function soFarLines(
  seen: Seen,
  piles: Piles | null,
  items: Readonly<Record<string, (card: string) => number>>,
): PadLine[] {
  if (piles === null || seen.over) return []
  const sides = seatsOf(seen).map((seat) => membersOf(seen, seat).flatMap((one) => piles[one] ?? []))
  return Object.entries(items).map(([key, worth]) => ({
    label: { key: `pad.so-far-${key}` },
    cells: sides.map((cards) => String(cards.reduce((sum, card) => sum + worth(card), 0))),
  }))
}

/** The sum of what several seats have of something. */
export const sumOf = (members: readonly string[], counts: Readonly<Record<string, number>>): number =>
  members.reduce((all, one) => all + (counts[one] ?? 0), 0)

/** One step of a count: `count.<key>` with `who` it counts for, and the cards shown with it. */
export function countStep(
  print: string,
  seat: string,
  key: string,
  points: number,
  cards: readonly string[],
  params: Readonly<Record<string, string | number>> = {},
): CountStep {
  return {
    words: { key: `count.${key}`, params: { who: seatParam(seat), ...params } },
    seat,
    faces: cards.map((card) => `${print}/${card}`),
    points,
  }
}
