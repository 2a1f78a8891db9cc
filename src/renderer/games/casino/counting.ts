import { type GameView, letterOf, type GameEvent, type Seat } from '../../../rules/kit'
import { seatsOf } from '../layout/eye'
import { padLine, runningCount, scorePad } from '../layout/pad'
import { seatParam } from '../../i18n/words'
import type { CountStep, Pad, PadLine, RunningCount } from '../types'
import { membersOf } from './sides'
import { type CasinoView, sizeOfList } from './table'

/** Returns the cards that an event adds to a pile, and the pile's seat; null for an event that adds none. */
export type TakeOf<E extends GameEvent> = (
  event: E,
) => { readonly seat: Seat; readonly cards: readonly string[] } | null

/** The cards of each pile in the order in which they were added, by the seat's letter. */
export type Piles = Readonly<Record<string, readonly string[]>>

/** Returns the events of the round that was counted last, up to its count. */
export function lastRound<E extends GameEvent>(eventHistory: readonly E[]): readonly E[] {
  const end = eventHistory.findLastIndex(({ type }) => type === 'counted')
  const before = eventHistory.slice(0, Math.max(0, end)).findLastIndex(({ type }) => type === 'counted')
  return eventHistory.slice(before + 1, Math.max(0, end))
}

/** Returns what was taken in these events by each of the seats. */
function pilesOf<E extends GameEvent>(
  events: readonly E[],
  takeOf: TakeOf<E>,
  seats: Readonly<Record<string, unknown>>,
) {
  const piles: Record<string, string[]> = Object.fromEntries(Object.keys(seats).map((letter) => [letter, []]))
  for (const take of events.map(takeOf)) if (take) piles[letterOf(take.seat)]?.push(...take.cards)
  return piles
}

/**
 * Reconstructs the piles of the round that was counted last. The piles lie face down and are gathered up for the next
 * deal, but every card in them was taken openly. Returns null if the events do not cover all cards, as for a guest who
 * joined late.
 * @param counts number of cards that each seat had taken, by its letter
 */
function pilesFromEvents<E extends GameEvent>(
  eventHistory: readonly E[],
  takeOf: TakeOf<E>,
  counts: Readonly<Record<string, number>>,
): Piles | null {
  const piles = pilesOf(lastRound(eventHistory), takeOf, counts)
  return Object.entries(counts).every(([letter, count]) => piles[letter]?.length === count) ? piles : null
}

/**
 * Reconstructs the piles of the current round from the openly taken cards. Returns null if nothing was taken yet or the
 * events do not cover all cards.
 * @param sizes the piles as the viewer sees them: their cards or their number of cards, by the seat's letter
 */
function pilesSoFar<E extends GameEvent>(
  eventHistory: readonly E[],
  takeOf: TakeOf<E>,
  sizes: Readonly<Record<string, readonly string[] | number>>,
): Piles | null {
  const since = eventHistory.slice(eventHistory.findLastIndex(({ type }) => type === 'counted') + 1)
  const piles = pilesOf(since, takeOf, sizes)
  const counts = Object.entries(sizes).map(([letter, pile]) => [piles[letter]!.length, sizeOfList(pile)] as const)
  return counts.some(([told]) => told > 0) && counts.every(([told, seen]) => told === seen) ? piles : null
}

/** Returns the pad's lines for counted rounds: for each the items for which anybody scored and the round's sum. */
export function itemLines<V extends CasinoView, K extends string>(
  seen: GameView<V>,
  items: readonly K[],
  itemsOf: (round: V['rounds'][number], seat: string) => Readonly<Record<K, number>>,
): PadLine[] {
  return (seen.state.rounds as V['rounds']).flatMap((round: CasinoView['rounds'][number], i) => [
    ...items
      .filter((item) => seatsOf(seen).some((seat) => itemsOf(round, seat)[item] > 0))
      .map((item) => padLine(seen, item, (seat) => itemsOf(round, seat)[item] || null)),
    padLine(seen, 'round', (seat) => round.points[seat] ?? 0, { params: { round: i + 1 }, kind: 'sum' }),
  ])
}

/** How one casino counts. */
interface CountingRules<V extends CasinoView, E extends GameEvent> {
  readonly takeOf: TakeOf<E>
  /** The cards that an attentive player tracks. */
  readonly kinds: readonly CountedKind[]
  /** Returns the pad's lines for counted rounds. */
  linesOf(seen: GameView<V>): readonly PadLine[]
  /**
   * Returns the steps of the last round's count.
   * @param piles what each seat took; null if it is not known
   */
  stepsOf(seen: GameView<V>, round: V['rounds'][number], piles: Piles | null, told: readonly E[]): CountStep[]
}

/** Returns the parts of a face that count: the pad, the counts of the current round, and the count of the last one. */
export function createCounting<V extends CasinoView, E extends GameEvent>(rules: CountingRules<V, E>) {
  const { takeOf, kinds, linesOf, stepsOf } = rules
  const nothing = (): readonly E[] => []
  const soFar = (seen: GameView<V>, eventHistory: () => readonly E[]) =>
    pilesSoFar(eventHistory(), takeOf, seen.state.piles)
  return {
    pad(seen: GameView<V>, eventHistory = nothing): Pad {
      return scorePad(seen, [...linesOf(seen), ...soFarLines(seen, soFar(seen, eventHistory), kinds)])
    },
    runningCounts: (seen: GameView<V>, eventHistory = nothing) =>
      runningCounts(seen, soFar(seen, eventHistory), seen.state.piles, kinds),
    count(seen: GameView<V>, eventHistory = nothing): readonly CountStep[] {
      const round: V['rounds'][number] | undefined = seen.state.rounds.at(-1)
      if (round === undefined) return []
      const told = eventHistory()
      // Piles are open at the end of a game.
      const open = seen.over ? (seen.state.piles as Piles) : null
      return stepsOf(seen, round, pilesFromEvents(told, takeOf, round.cardCounts) ?? open, told)
    },
  }
}

/** Returns the pad's lines for the current round: the cards of each kind taken by each side so far. */
function soFarLines(seen: GameView, piles: Piles | null, kinds: readonly CountedKind[]): PadLine[] {
  if (piles === null || seen.over) return []
  const taken = (seat: string) => membersOf(seen, seat).flatMap((one) => piles[one] ?? [])
  return [{ key: 'cards', worth: () => 1 }, ...kinds].map(({ key, worth }) =>
    padLine(seen, `so-far-${key}`, (seat) => taken(seat).reduce((sum, card) => sum + worth(card), 0), { kind: 'note' }),
  )
}

/** A kind of card that players keep an eye on, in the order of importance. */
export interface CountedKind {
  /** Last part of the keys of its messages, `running.<key>`, `running-words.<key>` and `pad.so-far-<key>`. */
  readonly key: string
  /** Returns what the pad counts for a card; 0 for cards of other kinds. */
  worth(card: string): number
}

/**
 * Returns the running counts of every seat (of its side, with partners): the cards taken in this round, and how many of
 * them are of each kind. Everything is taken openly, so an attentive player knows it; the kinds are left out if the
 * events do not cover all taken cards, as for a guest who joined late.
 * @param sizes the piles as the viewer sees them: their cards or their number of cards, by the seat's letter
 */
function runningCounts(
  seen: GameView,
  piles: Piles | null,
  sizes: Readonly<Record<string, readonly string[] | number>>,
  kinds: readonly CountedKind[],
): ReadonlyMap<string, readonly RunningCount[]> {
  const isNothingTaken = Object.values(sizes).every((pile) => sizeOfList(pile) === 0)
  const known = piles ?? (isNothingTaken ? {} : null)
  return new Map(
    seatsOf(seen).map((seat) => {
      const members = membersOf(seen, seat)
      const count = members.reduce((sum, one) => sum + sizeOfList(sizes[one] ?? 0), 0)
      const cards = known === null ? null : members.flatMap((one) => known[one] ?? [])
      return [seat, [runningCount('cards', count), ...(cards === null ? [] : countKinds(cards, kinds))]]
    }),
  )
}

function countKinds(cards: readonly string[], kinds: readonly CountedKind[]): RunningCount[] {
  return kinds.flatMap(({ key, worth }) => {
    const n = cards.filter((card) => worth(card) > 0).length
    return n === 0 ? [] : [runningCount(key, n)]
  })
}

/** Returns the sum of several seats' counts. */
export const sumOf = (members: readonly string[], counts: Readonly<Record<string, number>>): number =>
  members.reduce((all, one) => all + (counts[one] ?? 0), 0)

/**
 * Returns one step of a count: the message `count.<key>`, whose parameter `who` is the scoring seat, and the cards
 * shown with it.
 */
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

/** Returns a kind of card of which the pad counts the number. */
export function countedKind(key: string, matches: (card: string) => boolean): CountedKind {
  return { key, worth: (card) => Number(matches(card)) }
}
