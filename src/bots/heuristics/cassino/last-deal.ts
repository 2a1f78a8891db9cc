import { createSeededRng, type Game, BRIDGE_CARDS } from '../../../rules/kit'
import { kindOf, cardOf, buildsOf, CALL_KIND, COUNT, type Move } from '../../../rules/pack/cassino/move'
import { looseHighOf, looseLowOf } from '../../../rules/pack/cassino/lay'
import type { CassinoView } from '../../../rules/pack/cassino/shape'
import { COUNTING, HIGH_WORDS, OVER, PLAYING, type CassinoState } from '../../../rules/pack/cassino/state'
import { MAX_VALUE } from '../../../rules/pack/cassino/values'
import { count } from '../../../rules/pack/sets'
import { RulesGame, type OpenRules } from '../../endgame/rules-game'
import { KeyMixer } from '../../endgame/key-mixer'
import { leadOf, MAX_POSITIONS, WIN_BONUS } from '../casino/last-deal'
import type { EndgamePlan, ThinkContext } from '../types'
import { createRedeal, type Piles } from './card-memory'

const CODE_MASK = 255
/** Promise of a call, above that of every capture: a missed capture is called at once. */
const CALLED_FIRST = 100
const mixer = new KeyMixer()

const RULES: OpenRules<CassinoState, Move> = {
  winningMargin: WIN_BONUS,
  margin: ({ scores, phase }) => leadOf(scores, phase === OVER),
  priority(_state, _seat, move) {
    if (move === COUNT || (kindOf(move) !== 0 && kindOf(move) !== CALL_KIND)) return 0
    const card = cardOf(move)
    const called = kindOf(move) === CALL_KIND ? CALLED_FIRST : 0
    return called + count(looseLowOf(card, move)) + count(looseHighOf(card, move)) + 2 * buildsOf(move)
  },
  code: (move) => (move ^ Math.floor(move / 2 ** 40)) & CODE_MASK,
  writeKey(state, into) {
    mixer.begin()
    for (let seat = 0; seat < 2; seat++) {
      mixer.add(state.hands[seat]!)
      mixer.add(state.hands[HIGH_WORDS + seat]!)
      mixer.add(state.piles[seat]!)
      mixer.add(state.piles[HIGH_WORDS + seat]!)
    }
    mixer.add(state.looseLow)
    mixer.add(state.looseHigh)
    for (let value = 1; value <= MAX_VALUE; value++) {
      if (state.buildGroups[value] === 0) continue
      mixer.add((value << 16) | (state.buildGroups[value]! << 8) | state.buildBy[value]!)
      mixer.add(state.buildLow[value]!)
      mixer.add(state.buildHigh[value]!)
    }
    mixer.add((state.turn << 4) | (state.lastCapture + 1))
    mixer.add((state.phase << 12) | ((state.windowSeat + 1) << 8) | state.windowCard)
    mixer.add(sweepsOf(state))
    mixer.end(into)
  },
}

/** Packs the number of all sweeps and the number of seat 1's sweeps. */
function sweepsOf({ sweeps, sweepCount }: CassinoState): number {
  let other = 0
  for (let i = 0; i < sweepCount; i++) other += sweeps[i]! >> 6
  return (sweepCount << 8) | other
}

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
      const isPlayed = state.phase === PLAYING || state.phase === COUNTING
      if (state.seats !== 2 || !isPlayed || state.top !== BRIDGE_CARDS) return null
      const known = game.clone(state)
      // All hidden cards are the other seat's: there is only one way to deal them.
      if (!redeal(known, seat, createSeededRng('one way'))) return null
      return new RulesGame(game, RULES, known)
    },
  }
}
