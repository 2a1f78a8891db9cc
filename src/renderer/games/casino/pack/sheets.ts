import { BRIDGE_CARDS, bridgeName } from '../../../../rules/kit/pack'
import { createLessonSteps } from '../lesson'
import type { CassinoEvent } from '../../../../rules/pack/cassino/events'
import type { Cassino21View } from '../../../../rules/pack/cassino-21/shape'
import { cassinoFace } from './face'
import { cardLabel, PACK_STYLE } from './cards'
import { createCasinoReason, result } from '../words'
import { promptWords } from './words'
import { eyeOf } from '../../layout/eye'
import { defineFace } from '../../define-face'
import { reasonFor21, reasonFor25 } from '../../../../bots/reasons/cassino'
import { isFresh } from '../table'
import type { Cassino25View } from '../../../../rules/pack/cassino-25/shape'

const PACK = Array.from({ length: BRIDGE_CARDS }, (_, card) => bridgeName(card))

/** Position for building: the learner keeps an eight and builds eight. */
const BUILD = ['3S 8D JC QD | AH 6C 9S KH | 5H 10C KS QH', ['3S builds 8 on 5H']] as const

/** Position for raising: the learner, who holds an eight, raises the opponent's build of six. */
const RAISE = [
  '3S 6D JC QD | 2H 8S 9S KH | 3H 10C KS QH',
  ['2H builds 8 on B6'],
  { moves: ['A 3S builds 6 on 3H'], seat: 1 },
] as const

/** Two cards at a time are dealt to each of two players, twice; the table is dealt last or before the dealer. */
const createSteps = (game: string, tableBeforeDealer: boolean) =>
  createLessonSteps({
    game,
    pack: PACK,
    order: (a, b, table) =>
      [0, 2].flatMap((at) => {
        const two = (cards: readonly string[]) => cards.slice(at, at + 2)
        return tableBeforeDealer ? [...two(a), ...two(table), ...two(b)] : [...two(a), ...two(b), ...two(table)]
      }),
  })

const step21 = createSteps('cassino-21', true)

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
  anchor(seen): string {
    const { state } = seen
    if (seen.over) return 'the-end'
    if (state.round === 1 && state.deal <= 1 && isFresh(PACK_STYLE, seen)) return 'the-deal'
    if (state.builds.length > 0) return 'builds'
    if (state.table.length === 0) return 'sweeps'
    if (state.lastDeal) return 'the-last-cards'
    return 'a-turn'
  },
  /** The first lesson: pairs, sums, a card that may not be trailed, the sweep, building and raising. */
  lesson: [
    step21('pair', '8H KH JC 2D | 4H 9C 6S QD | 8S 8C 10C AD', ['8H takes 8S+8C']),
    step21('sum', '9S KH JC QD | AH 6C 8S 2D | 4C 5D 3S 10H', ['9S takes 4C+5D']),
    step21('trail', 'KH 9S 10C 5H | AH 6C 8D 2D | 4C 5D 10S 9H', ['trail KH']),
    step21('sweep', '10H KH JC QD | AH 6C 8D 2D | 4C 6D 5S 5H', ['10H takes 4C+5S+5H+6D']),
    step21('build', ...BUILD),
    step21('raise', ...RAISE),
  ],
})

const step25 = createSteps('cassino-25', false)

/** Face of Cassino to 25 points: a pack of cards, and a ticket for the call "Cassino!". */
export const cassino25Face = defineFace<Cassino25View, CassinoEvent>({
  ...cassinoFace,
  id: 'cassino-25',
  reason: createCasinoReason(reasonFor25, cardLabel),
  anchor(seen): string {
    const { state } = seen
    if (seen.over) return 'the-end'
    if (state.counting) return 'the-count'
    if (state.round === 1 && state.deal <= 1 && isFresh(PACK_STYLE, seen)) return 'the-deal'
    if (state.builds.length > 0) return 'builds'
    if (state.lastDeal) return 'the-last-cards'
    return 'a-turn'
  },
  /** The first lesson: pairs, sums, several captures at once, trailing, building, raising, and the call. */
  lesson: [
    step25('pair', '7S KH JC 2D | 4H 9C 6S QD | 7H QS 10C 5D', ['7S takes 7H']),
    step25('sum', '9S KH JC QD | AH 6C 8S 2D | 4C 5D KS 10H', ['9S takes 4C+5D']),
    step25('several', '8H KH JC QD | AH 6C 9S 2D | 3C 5D 8S 10H', ['8H takes 3C+5D+8S']),
    step25('trail', 'KH JC QD 9S | AH 6C 8D 2D | 3C 5D 10S 7H', ['trail KH', 'trail JC', 'trail QD']),
    step25('build', ...BUILD),
    step25('raise', ...RAISE),
    step25('call', 'KH QS 8C 4H | 7H 9C 6D 3S | 5D 2C JH 10S', ['call 2C+5D'], { moves: ['A trail KH', 'B trail 7H'] }),
  ],
})
