import type { ChicagoEvent, ChicagoView } from '../../../rules/forty-nine-outfit/chicago-casino/shape'
import { createCasinoReason, casinoSounds } from '../casino/words'
import { casinoTable } from '../casino/page'
import { defineFace } from '../define-face'
import { CHICAGO_STYLE, isDrone, pointsOf, MOST_CARDS_POINTS } from './table'
import { eventWords, moveWords, promptWords } from './words'
import { reasonFor } from '../../../bots/reasons/chicago-casino'
import { isFresh, sizeOfList } from '../casino/table'
import { seatsOf, ownCards } from '../layout/eye'
import { createSounds } from '../layout/words'
import { padLine } from '../layout/pad'
import { countStep, createCounting } from '../casino/counting'
import type { CountStep } from '../types'
import { CARDS, cardName, CHEATER } from '../../../rules/forty-nine-outfit/cards'
import { entryAt, type Options } from '../../../rules/kit'
import { createLessonSteps } from '../casino/lesson'

const ALL = Array.from({ length: CARDS }, (_, card) => cardName(card))

const createSteps = (options: Options, pack: readonly string[]) =>
  createLessonSteps({
    game: 'chicago-casino',
    options,
    pack,
    order: (a, b, table) => [...a.flatMap((card, i) => [card, entryAt(b, i)]), ...table],
  })

const step = createSteps({}, ALL.slice(0, CHEATER))

const cheaterStep = createSteps({ cheater: true }, ALL)

/**
 * The pad and the counts: the points of every round's cards and the three for most cards; the last round card by card,
 * or from the recorded points if it is not known who took which cards.
 */
const counting = createCounting<ChicagoView, ChicagoEvent>({
  takeOf: (it) => (it.type === 'took' || it.type === 'swept' ? { seat: it.seat, cards: it.cards } : null),
  kinds: [{ key: 'scoring', worth: pointsOf }],
  linesOf: (seen) =>
    seen.state.rounds.flatMap(({ points, cards, cardCounts }, i) => {
      const most = (seat: string) => (cards === seat ? MOST_CARDS_POINTS : 0)
      const params = { round: i + 1 }
      return [
        padLine(seen, 'taken', (seat) => cardCounts[seat] ?? 0, { params, kind: 'note' }),
        padLine(seen, 'scoring', (seat) => (points[seat] ?? 0) - most(seat), { params }),
        padLine(seen, 'cards', (seat) => most(seat) || null, { params }),
        padLine(seen, 'round', (seat) => points[seat] ?? 0, { params, kind: 'sum' }),
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

/** Least points of a captured card that plays the chord: those of 35, 40 and 45. */
const MIN_CHORD_POINTS = 7

/** Face of Chicago-Casino: the outfit's cards without its board, captured by higher cards of their colour. */
export const chicagoCasinoFace = defineFace<ChicagoView, ChicagoEvent>({
  id: 'chicago-casino',
  ...casinoTable(CHICAGO_STYLE),
  moveWords,
  eventWords,
  prompt: promptWords,
  reason: createCasinoReason(reasonFor),
  ...counting,
  sound: createSounds<ChicagoEvent>({
    ...casinoSounds,
    odd: 'flip',
    built: ({ from }) => (from === null ? 'lay' : 'capture'),
    took({ cards }) {
      if (cards.includes('C')) return 'cheater'
      return cards.some((card) => pointsOf(card) >= MIN_CHORD_POINTS) ? 'row' : 'capture'
    },
    swept: 'sweep',
  }),
  anchor(seen): string {
    const { state } = seen
    if (seen.over) return 'the-end'
    if (state.deal <= 1 && state.round === 1 && isFresh(CHICAGO_STYLE, seen)) return 'the-deal'
    if (state.table.includes('C') || ownCards(seen).includes('C')) return 'the-cheater'
    if (state.builds.length > 0) return 'builds'
    if (state.deal > 0 && sizeOfList(state.stock) === 0) return 'the-last-trick'
    return state.table.some(isDrone) ? 'drones' : 'a-turn'
  },
  /** The first lesson: capturing, several captures at once, drones, trailing, building, rebuilding, and the Cheater. */
  lesson: [
    step('take', '33 3 46 11 | 8 18 26 39 | 30 16 22 6', ['33 takes 30']),
    step('several', '48 3 11 34 | 8 18 26 39 | 45 43 16 22', ['48 takes 43+45']),
    step('drones', '33 3 46 11 | 8 18 26 39 | 30 14 35 22', ['33 takes 14+30+35']),
    step('trail', '40 12 3 46 | 8 18 26 39 | 17 30 24 33', ['trail 3', 'trail 12']),
    step('build', '23 27 3 46 | 8 18 34 39 | 25 30 16 6', ['23 builds on 25']),
    step('rebuild', '23 27 3 46 | 26 28 34 39 | 25 30 16 6', ['26 builds on B25'], {
      moves: ['A 23 builds on 25'],
      seat: 1,
    }),
    cheaterStep('cheater', 'C 3 11 34 | 8 18 26 39 | 45 47 14 22', ['C takes 14+45+47']),
  ],
})
