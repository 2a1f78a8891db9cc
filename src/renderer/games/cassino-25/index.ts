import type { CassinoEvent } from '../../../rules/pack/cassino/events'
import type { Cassino25View } from '../../../rules/pack/cassino-25/shape'
import { cassinoFace } from '../casino/pack/face'
import { cardLabel, PACK_STYLE, type Table } from '../casino/pack/cards'
import { createCasinoReason } from '../casino/reason'
import { defineFace } from '../define-face'
import { en } from './messages/en'
import { reasonFor25 } from '../../../bots/reasons/cassino'
import { isFresh } from '../casino/table'
import { BUILD_TASK, createCassinoSteps, RAISE_TASK } from '../casino/pack/lesson'
import type { LessonStep } from '../types'

const step = createCassinoSteps('cassino-25', false)

/** The first lesson: pairs, sums, several captures at once, trailing, building, raising, and the call. */
const lesson: readonly LessonStep[] = [
  step('pair', {
    a: ['7S', 'KH', 'JC', '2D'],
    b: ['4H', '9C', '6S', 'QD'],
    table: ['7H', 'QS', '10C', '5D'],
    acceptedMoves: ['7S takes 7H'],
  }),
  step('sum', {
    a: ['9S', 'KH', 'JC', 'QD'],
    b: ['AH', '6C', '8S', '2D'],
    table: ['4C', '5D', 'KS', '10H'],
    acceptedMoves: ['9S takes 4C+5D'],
  }),
  step('several', {
    a: ['8H', 'KH', 'JC', 'QD'],
    b: ['AH', '6C', '9S', '2D'],
    table: ['3C', '5D', '8S', '10H'],
    acceptedMoves: ['8H takes 3C+5D+8S'],
  }),
  step('trail', {
    a: ['KH', 'JC', 'QD', '9S'],
    b: ['AH', '6C', '8D', '2D'],
    table: ['3C', '5D', '10S', '7H'],
    acceptedMoves: ['trail KH', 'trail JC', 'trail QD'],
  }),
  step('build', BUILD_TASK),
  step('raise', RAISE_TASK),
  step('call', {
    a: ['KH', 'QS', '8C', '4H'],
    b: ['7H', '9C', '6D', '3S'],
    table: ['5D', '2C', 'JH', '10S'],
    moves: ['A trail KH', 'B trail 7H'],
    acceptedMoves: ['call 2C+5D'],
  }),
]

/** Returns the anchor of the leaflet's section that matters for this position. */
function anchor(seen: Table): string {
  const { state } = seen
  if (seen.over) return 'the-end'
  if (state.counting === true) return 'the-count'
  if (state.round === 1 && state.deal <= 1 && isFresh(PACK_STYLE, seen)) return 'the-deal'
  if (state.builds.length > 0) return 'builds'
  if (state.lastDeal) return 'the-last-cards'
  return 'a-turn'
}

/** Face of Cassino to 25 points: a pack of cards, and a ticket for the call "Cassino!". */
export const cassino25Face = defineFace<Cassino25View, CassinoEvent>({
  ...cassinoFace,
  id: 'cassino-25',
  reason: createCasinoReason(reasonFor25, cardLabel),
  anchor,
  lesson,
  messages: { en },
})
