import type { ChicagoEvent } from '../../../rules/forty-nine-outfit/chicago-casino/shape'
import {
  countStep,
  runningCounts,
  soFarLines,
  pilesSoFar,
  pilesFromEvents,
  type CountedKind,
  type TakeOf,
} from '../casino/counting'
import { seatsOf } from '../layout/eye'
import type { CountStep, Pad, PadLine } from '../types'
import { MOST_CARDS_POINTS, pointsOf, type Table } from './table'

/** The items of the current round that an attentive player tracks. */
const TRACKED_ITEMS = { cards: () => 1, scoring: pointsOf }

/** The cards that players keep an eye on. */
const COUNTED_KINDS: readonly CountedKind[] = [{ key: 'scoring', includes: (card) => pointsOf(card) > 0 }]

/** Returns the cards and the scoring cards that each seat has taken in this round. */
export function counts(seen: Table, eventHistory: () => readonly ChicagoEvent[] = () => []) {
  const { piles } = seen.state
  return runningCounts(seen, pilesSoFar(eventHistory(), takeOf, piles), piles, COUNTED_KINDS)
}

/**
 * Returns the pad: the points of every round's cards, the three for most cards, the cards taken so far, and the totals.
 */
export function pad(seen: Table, eventHistory: () => readonly ChicagoEvent[] = () => []): Pad {
  const seats = seatsOf(seen)
  const lines = seen.state.rounds.flatMap(({ points, cards, cardCounts }, i): PadLine[] => {
    const most = (seat: string) => (cards === seat ? MOST_CARDS_POINTS : 0)
    const line = (key: string, cell: (seat: string) => string, kind?: PadLine['kind']): PadLine => ({
      label: { key: `pad.${key}`, params: { round: i + 1 } },
      cells: seats.map(cell),
      ...(kind && { kind }),
    })
    return [
      line('taken', (seat) => String(cardCounts[seat] ?? 0), 'note'),
      line('scoring', (seat) => String((points[seat] ?? 0) - most(seat))),
      line('cards', (seat) => (most(seat) > 0 ? String(MOST_CARDS_POINTS) : '')),
      line('round', (seat) => String(points[seat] ?? 0), 'sum'),
    ]
  })
  const now = soFarLines(seen, pilesSoFar(eventHistory(), takeOf, seen.state.piles), TRACKED_ITEMS)
  return { lines: [...lines, ...now], totals: seats.map((seat) => String(seen.scores[seat] ?? 0)) }
}

/**
 * Returns the count of the last round: card by card, or from the recorded points if it is not known who took which
 * cards.
 */
export function count(seen: Table, eventHistory: () => readonly ChicagoEvent[] = () => []): readonly CountStep[] {
  const round = seen.state.rounds.at(-1)
  if (round === undefined) return []
  const piles = pilesFromEvents(eventHistory(), takeOf, round.cardCounts) ?? (seen.over ? seen.state.piles : null)
  return seatsOf(seen).flatMap((seat) => {
    const most = round.cards === seat ? MOST_CARDS_POINTS : 0
    const scoring = piles ? cardSteps(piles[seat] ?? [], seat) : sumStep(seat, (round.points[seat] ?? 0) - most)
    return most > 0
      ? [...scoring, countStep('49', seat, 'cards', most, [], { count: round.cardCounts[seat] ?? 0 })]
      : scoring
  })
}

const takeOf: TakeOf<ChicagoEvent> = (it) =>
  it.type === 'took' || it.type === 'swept' ? { seat: it.seat, cards: it.cards } : null

const cardSteps = (pile: readonly string[], seat: string): CountStep[] =>
  pile
    .filter((card) => pointsOf(card) > 0)
    .map((card) => countStep('49', seat, 'card', pointsOf(card), [card], { card }))

const sumStep = (seat: string, points: number): CountStep[] =>
  points > 0 ? [countStep('49', seat, 'scoring', points, [])] : []
