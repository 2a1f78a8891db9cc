import { BRIDGE_CARDS, createSeededRng, type Game } from '../../../rules/kit'
import { isPlaying } from '../../../rules/casino/table'
import { looseHighOf, looseLowOf } from '../../../rules/pack/cassino/lay'
import { buildsOf, CALL_KIND, cardOf, COUNT, kindOf, type Move } from '../../../rules/pack/cassino/move'
import type { CassinoView } from '../../../rules/pack/cassino/shape'
import type { CassinoState } from '../../../rules/pack/cassino/state'
import { MAX_VALUE } from '../../../rules/pack/cassino/values'
import { count } from '../../../rules/pack/sets'
import { RulesGame } from '../../endgame/rules-game'
import { CODE_MASK, createOpenRules, MAX_POSITIONS } from '../casino/last-deal'
import type { EndgamePlan, ThinkContext } from '../types'
import { createRedeal, type Piles } from './card-memory'

/** Promise of a call, above that of every capture: a missed capture is called at once. */
const CALLED_FIRST = 100

const RULES = createOpenRules<CassinoState, Move>({
  priority(_state, _seat, move) {
    if (move === COUNT || (kindOf(move) !== 0 && kindOf(move) !== CALL_KIND)) return 0
    const card = cardOf(move)
    const called = kindOf(move) === CALL_KIND ? CALLED_FIRST : 0
    return called + count(looseLowOf(card, move)) + count(looseHighOf(card, move)) + 2 * buildsOf(move)
  },
  code: (move) => (move ^ Math.floor(move / 2 ** 40)) & CODE_MASK,
  mixBuilds(state, mixer) {
    for (let value = 1; value <= MAX_VALUE; value++) {
      if (state.buildGroups[value] === 0) continue
      mixer.add((value << 16) | (state.buildGroups[value]! << 8) | state.buildBy[value]!)
      mixer.add(state.buildLow[value]!)
      mixer.add(state.buildHigh[value]!)
    }
  },
  mixRest({ phase, windowSeat, windowCard, sweeps }, mixer) {
    mixer.add((phase << 12) | ((windowSeat + 1) << 8) | windowCard)
    mixer.add(((sweeps[0]! + sweeps[1]!) << 8) | sweeps[1]!)
  },
})

/**
 * Returns the plan that solves the last deal of a round for two: no stock is left, so a seat that remembers the piles
 * knows what the other holds. Where missed captures may be called, the opponent is assumed to notice all of them; one
 * that notices fewer only gives more away.
 */
export function createLastDealPlan(
  game: Game<CassinoState, Move, CassinoView>,
  context: ThinkContext,
  piles: Piles,
): EndgamePlan<CassinoState, Move> {
  const redeal = createRedeal(context, piles)
  return {
    maxPositions: MAX_POSITIONS,
    openGameOf(state, seat) {
      if (state.seats !== 2 || !isPlaying(state) || state.top !== BRIDGE_CARDS) return null
      const known = game.clone(state)
      // All hidden cards are the other seat's: there is only one way to deal them.
      if (!redeal(known, seat, createSeededRng('one way'))) return null
      return new RulesGame(game, RULES, known)
    },
  }
}
