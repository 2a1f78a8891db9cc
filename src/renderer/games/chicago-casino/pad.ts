import type { ChicagoEvent, ChicagoView } from '../../../rules/forty-nine-outfit/chicago-casino/shape'
import { countStep, createCounting, type TakeOf } from '../casino/counting'
import { seatsOf } from '../layout/eye'
import type { CountStep, PadLine } from '../types'
import { MOST_CARDS_POINTS, pointsOf } from './table'

const takeOf: TakeOf<ChicagoEvent> = (it) =>
  it.type === 'took' || it.type === 'swept' ? { seat: it.seat, cards: it.cards } : null

/**
 * The pad and the counts: the points of every round's cards and the three for most cards; the last round card by card,
 * or from the recorded points if it is not known who took which cards.
 */
export const counting = createCounting<ChicagoView, ChicagoEvent>({
  takeOf,
  kinds: [{ key: 'scoring', worth: pointsOf }],
  linesOf: (seen) =>
    seen.state.rounds.flatMap(({ points, cards, cardCounts }, i): PadLine[] => {
      const most = (seat: string) => (cards === seat ? MOST_CARDS_POINTS : 0)
      const line = (key: string, cell: (seat: string) => string, kind?: PadLine['kind']): PadLine => ({
        label: { key: `pad.${key}`, params: { round: i + 1 } },
        cells: seatsOf(seen).map(cell),
        ...(kind && { kind }),
      })
      return [
        line('taken', (seat) => String(cardCounts[seat] ?? 0), 'note'),
        line('scoring', (seat) => String((points[seat] ?? 0) - most(seat))),
        line('cards', (seat) => (most(seat) > 0 ? String(MOST_CARDS_POINTS) : '')),
        line('round', (seat) => String(points[seat] ?? 0), 'sum'),
      ]
    }),
  stepsOf: (seen, round, piles) =>
    seatsOf(seen).flatMap((seat) => {
      const most = round.cards === seat ? MOST_CARDS_POINTS : 0
      const scoring = piles ? cardSteps(piles[seat] ?? [], seat) : sumStep(seat, (round.points[seat] ?? 0) - most)
      return most > 0
        ? [...scoring, countStep('49', seat, 'cards', most, [], { count: round.cardCounts[seat] ?? 0 })]
        : scoring
    }),
})

const cardSteps = (pile: readonly string[], seat: string): CountStep[] =>
  pile
    .filter((card) => pointsOf(card) > 0)
    .map((card) => countStep('49', seat, 'card', pointsOf(card), [card], { card }))

const sumStep = (seat: string, points: number): CountStep[] =>
  points > 0 ? [countStep('49', seat, 'scoring', points, [])] : []
