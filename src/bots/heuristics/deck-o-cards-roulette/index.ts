import { deckOCardsRoulette, type RouletteState } from '../../../rules/deck-o-cards/deck-o-cards-roulette'
import { createBotProfile } from '../../bot-profile'
import type { Level } from '../../../ports/journal'
import { SPIN, type Move } from '../../../rules/deck-o-cards/deck-o-cards-roulette/move'
import { watches } from './last-spins'
import { colours, fits, mixes, scatters, type PlayStyle } from './betting-styles'
import type { Heuristics } from '../types'

const TEMPERS: Readonly<Record<Level, PlayStyle>> = { 1: scatters, 2: colours, 3: mixes, 4: fits, 5: watches }

/**
 * Levels of Deck-O-Cards Roulette are tempers, for no bet favours a punter: 1 scatters chips, 2 plays red and black, 3
 * adds cards, 4 keeps to the bets that favour nobody, 5 watches the standings at the end. Whoever keeps the bank spins.
 */
const rouletteKnowledge: Heuristics<RouletteState, Move> = {
  plan: (level) => ({
    kind: 'choose',
    choose: (state, seat, rng) => (seat === state.banker ? SPIN : TEMPERS[level](state, seat, rng)),
  }),
}

export const deckOCardsRouletteBot = createBotProfile(deckOCardsRoulette, { knowledge: rouletteKnowledge })
