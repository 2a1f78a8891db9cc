import { deckOCardsRoulette } from '../../../rules/deck-o-cards/deck-o-cards-roulette'
import type { RouletteState } from '../../../rules/deck-o-cards/deck-o-cards-roulette/state'
import { createBotProfile } from '../../bot-profile'
import type { Level } from '../../../ports/journal'
import { SPIN, type Move } from '../../../rules/deck-o-cards/deck-o-cards-roulette/move'
import { betByStandings } from './last-spins'
import { betOnColours, betFairly, betOnColoursAndCards, scatterChips, type BettingStyle } from './betting-styles'
import type { Heuristics } from '../types'

const STYLES: Readonly<Record<Level, BettingStyle>> = {
  1: scatterChips,
  2: betOnColours,
  3: betOnColoursAndCards,
  4: betFairly,
  5: betByStandings,
}

/**
 * Levels of Deck-O-Cards Roulette are tempers, since no bet favours a punter: 1 scatters chips, 2 bets on red and
 * black, 3 adds cards, 4 makes only bets that favour neither side, 5 watches the standings at the end. The banker
 * spins.
 */
const rouletteKnowledge: Heuristics<RouletteState, Move> = {
  plan: (level) => ({
    kind: 'choose',
    choose: (state, seat, rng) => (seat === state.banker ? SPIN : STYLES[level](state, seat, rng)),
  }),
}

export const deckOCardsRouletteBot = createBotProfile(deckOCardsRoulette, { knowledge: rouletteKnowledge })
