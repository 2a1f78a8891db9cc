import type { ChicagoEvent, ChicagoView } from '../../../rules/forty-nine-outfit/chicago-casino/shape'
import { createCasinoReason, casinoSounds } from '../casino/words'
import { casinoPage } from '../casino/page'
import { createCasinoScene } from '../casino/scene'
import { attemptOf, nextStep, touches } from '../casino/touch'
import { defineFace } from '../define-face'
import { en } from './messages/en'
import { CHICAGO_STYLE, rankOf, isDrone, pointsOf, MOST_CARDS_POINTS } from './table'
import { eventWords, moveWords, promptWords } from './words'
import { reasonFor } from '../../../bots/reasons/chicago-casino'
import { isFresh, sizeOfList } from '../casino/table'
import { eyeOf, isOpenHand, seatsOf } from '../layout/eye'
import { createSounds } from '../layout/words'
import { countStep, createCounting } from '../casino/counting'
import type { CountStep, PadLine, LessonStep } from '../types'
import { CARDS, cardName, CHEATER } from '../../../rules/forty-nine-outfit/cards'
import { entryAt, type Options } from '../../../rules/kit'
import { lessonStep, type LessonDeal, type LessonTask } from '../casino/lesson'

const ALL = Array.from({ length: CARDS }, (_, card) => cardName(card))

const step = createStep({}, ALL.slice(0, CHEATER))

const cheaterStep = createStep({ cheater: true }, ALL)

/**
 * The pad and the counts: the points of every round's cards and the three for most cards; the last round card by card,
 * or from the recorded points if it is not known who took which cards.
 */
const counting = createCounting<ChicagoView, ChicagoEvent>({
  takeOf: (it) => (it.type === 'took' || it.type === 'swept' ? { seat: it.seat, cards: it.cards } : null),
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

/** Least points of a captured card that plays the chord: those of 35, 40 and 45. */
const MIN_CHORD_POINTS = 7

/** Face of Chicago-Casino: the outfit's cards without its board, captured by higher cards of their colour. */
export const chicagoCasinoFace = defineFace<ChicagoView, ChicagoEvent>({
  id: 'chicago-casino',
  scene: createCasinoScene(CHICAGO_STYLE),
  tableLayout: casinoPage(CHICAGO_STYLE),
  touches,
  nextStep,
  attempt: (touched) => attemptOf(touched, rankOf),
  anyOrder: true,
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
    const hand = state.hands[eyeOf(seen) ?? '']
    if (state.table.includes('C') || (isOpenHand(hand) && hand.includes('C'))) return 'the-cheater'
    if (state.builds.length > 0) return 'builds'
    if (state.deal > 0 && sizeOfList(state.stock) === 0) return 'the-last-trick'
    return state.table.some(isDrone) ? 'drones' : 'a-turn'
  },
  /** The first lesson: capturing, several captures at once, drones, trailing, building, rebuilding, and the Cheater. */
  lesson: [
    step('take', {
      a: ['33', '3', '46', '11'],
      b: ['8', '18', '26', '39'],
      table: ['30', '16', '22', '6'],
      acceptedMoves: ['33 takes 30'],
    }),
    step('several', {
      a: ['48', '3', '11', '34'],
      b: ['8', '18', '26', '39'],
      table: ['45', '43', '16', '22'],
      acceptedMoves: ['48 takes 43+45'],
    }),
    step('drones', {
      a: ['33', '3', '46', '11'],
      b: ['8', '18', '26', '39'],
      table: ['30', '14', '35', '22'],
      acceptedMoves: ['33 takes 14+30+35'],
    }),
    step('trail', {
      a: ['40', '12', '3', '46'],
      b: ['8', '18', '26', '39'],
      table: ['17', '30', '24', '33'],
      acceptedMoves: ['trail 3', 'trail 12'],
    }),
    step('build', {
      a: ['23', '27', '3', '46'],
      b: ['8', '18', '34', '39'],
      table: ['25', '30', '16', '6'],
      acceptedMoves: ['23 builds on 25'],
    }),
    step('rebuild', {
      a: ['23', '27', '3', '46'],
      b: ['26', '28', '34', '39'],
      table: ['25', '30', '16', '6'],
      moves: ['A 23 builds on 25'],
      seat: 1,
      acceptedMoves: ['26 builds on B25'],
    }),
    cheaterStep('cheater', {
      a: ['C', '3', '11', '34'],
      b: ['8', '18', '26', '39'],
      table: ['45', '47', '14', '22'],
      acceptedMoves: ['C takes 14+45+47'],
    }),
  ],
  messages: { en },
})

function createStep(options: Options, pack: readonly string[]): (id: string, small: LessonTask) => LessonStep {
  const order = (a: readonly string[], b: readonly string[], table: readonly string[]) => [
    ...a.flatMap((card, i) => [card, entryAt(b, i)]),
    ...table,
  ]
  const deal: LessonDeal = { game: 'chicago-casino', options, pack, order }
  return (id, small) => lessonStep(deal, id, small)
}
