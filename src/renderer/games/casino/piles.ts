import { letterOf, type GameEvent, type Seat } from '../../../rules/kit'
import { sizeOfList } from './table'

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
  const counts = Object.entries(sizes).map(([letter, pile]) => [piles[letter]!.length, sizeOfList(pile)] as const)
  return counts.some(([told]) => told > 0) && counts.every(([told, seen]) => told === seen) ? piles : null
}
