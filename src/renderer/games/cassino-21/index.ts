import type { CassinoEvent } from '../../../rules/pack/cassino/events'
import type { Cassino21View } from '../../../rules/pack/cassino-21/shape'
import { cassinoFace } from '../casino/pack/face'
import { cardLabel, PACK_STYLE, type Table } from '../casino/pack/cards'
import { createCasinoReason } from '../casino/reason'
import { result } from '../casino/result'
import { promptWords } from '../casino/pack/words'
import { eyeOf } from '../layout/eye'
import { defineFace } from '../define-face'
import { en } from './messages/en'
import { reasonFor21 } from '../../../bots/reasons/cassino'
import { isFresh } from '../casino/table'
import { BUILD_TASK, createCassinoSteps, RAISE_TASK } from '../casino/pack/lesson'
import type { LessonStep } from '../types'

const step = createCassinoSteps('cassino-21', true)

/** The first lesson: pairs, sums, a card that may not be trailed, the sweep, building and raising. */
const lesson: readonly LessonStep[] = [
  step('pair', {
    a: ['8H', 'KH', 'JC', '2D'],
    b: ['4H', '9C', '6S', 'QD'],
    table: ['8S', '8C', '10C', 'AD'],
    acceptedMoves: ['8H takes 8S+8C'],
  }),
  step('sum', {
    a: ['9S', 'KH', 'JC', 'QD'],
    b: ['AH', '6C', '8S', '2D'],
    table: ['4C', '5D', '3S', '10H'],
    acceptedMoves: ['9S takes 4C+5D'],
  }),
  step('trail', {
    a: ['KH', '9S', '10C', '5H'],
    b: ['AH', '6C', '8D', '2D'],
    table: ['4C', '5D', '10S', '9H'],
    acceptedMoves: ['trail KH'],
  }),
  step('sweep', {
    a: ['10H', 'KH', 'JC', 'QD'],
    b: ['AH', '6C', '8D', '2D'],
    table: ['4C', '6D', '5S', '5H'],
    acceptedMoves: ['10H takes 4C+5S+5H+6D'],
  }),
  step('build', BUILD_TASK),
  step('raise', RAISE_TASK),
]

/** Returns the anchor of the leaflet's section that matters for this position. */
function anchor(seen: Table): string {
  const { state } = seen
  if (seen.over) return 'the-end'
  if (state.round === 1 && state.deal <= 1 && isFresh(PACK_STYLE, seen)) return 'the-deal'
  if (state.builds.length > 0) return 'builds'
  if (state.table.length === 0) return 'sweeps'
  if (state.lastDeal) return 'the-last-cards'
  return 'a-turn'
}

/** Face of Cassino to 11 or 21 points: sweeps lie face up across the piles, and partners share a pile. */
export const cassino21Face = defineFace<Cassino21View, CassinoEvent>({
  ...cassinoFace,
  id: 'cassino-21',
  prompt(seen) {
    const { state } = seen
    const bare = state.turn !== null && state.turn === eyeOf(seen) && state.table.length + state.builds.length === 0
    return bare ? { key: 'prompt.bare' } : promptWords(seen)
  },
  reason: createCasinoReason(reasonFor21, cardLabel),
  result,
  anchor,
  lesson,
  messages: { en },
})
