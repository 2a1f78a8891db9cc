import type { Level } from '../../protocol/journal'
import type { RouletteState } from '../../rules/deck-o-cards/deck-o-cards-roulette'
import { SPIN, type Move } from '../../rules/deck-o-cards/deck-o-cards-roulette/move'
import { watches } from './roulette/gamble'
import { colours, fits, mixes, scatters, type Temper } from './roulette/tempers'
import type { Knowledge } from './knowledge'

const TEMPERS: Readonly<Record<Level, Temper>> = { 1: scatters, 2: colours, 3: mixes, 4: fits, 5: watches }

/**
 * Levels of Deck-O-Cards Roulette are tempers, for no bet favours a punter: 1 scatters chips, 2 plays red and black, 3
 * adds cards, 4 keeps to the bets that favour nobody, 5 watches the standings at the end. Whoever keeps the bank spins.
 */
export const rouletteKnowledge: Knowledge<RouletteState, Move> = {
  plan: (level) => ({
    kind: 'choose',
    choose: (state, seat, rng) => (seat === state.banker ? SPIN : TEMPERS[level](state, seat, rng)),
  }),
}
