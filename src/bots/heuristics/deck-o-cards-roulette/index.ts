import { deckOCardsRoulette, type RouletteState } from '../../../rules/deck-o-cards/deck-o-cards-roulette'
import { createBotProfile } from '../../bot-profile'
import type { Level } from '../../../ports/journal'
import { SPIN, type Move } from '../../../rules/deck-o-cards/deck-o-cards-roulette/move'
import { watches } from './last-spins'
import { colours, fits, mixes, scatters, type PlayStyle } from './betting-styles'
import type { Heuristics } from '../types'

const TEMPERS: Readonly<Record<Level, PlayStyle>> = { 1: scatters, 2: colours, 3: mixes, 4: fits, 5: watches }

/**
 * Levels of Deck-O-Cards Roulette are tempers, since no bet favours a punter: 1 scatters chips, 2 bets on red and
 * black, 3 adds cards, 4 makes only bets that favour neither side, 5 watches the standings at the end. The banker
 * spins.
 */
const rouletteKnowledge: Heuristics<RouletteState, Move> = {
  plan: (level) => ({
    kind: 'choose',
    choose: (state, seat, rng) => (seat === state.banker ? SPIN : TEMPERS[level](state, seat, rng)),
  }),
}

export const deckOCardsRouletteBot = createBotProfile(deckOCardsRoulette, { knowledge: rouletteKnowledge })
