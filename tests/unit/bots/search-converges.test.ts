import { describe, expect, it } from 'vitest'
import { EndgameSolver } from '../../../src/bots/endgame/solver'
import { soundMoves } from '../../../src/bots/search/playout'
import type { RewardPlan } from '../../../src/bots/search/reward'
import { TreeSearch } from '../../../src/bots/search/tree-search'
import { createSeededRng, eventsVisibleTo, seatsIn, viewTable, type GameEvent } from '../../../src/rules/kit'
import { WIN_BONUS } from '../../../src/bots/heuristics/casino/last-deal'
import { IS_FULL_DEPTH, selectCases } from '../../scale'
import { census } from '../conformance/census'
import { decisionsOf, searchOf, type Decision } from './decisions'

/** Open endings, by the number of cards in both hands: everything is known, and a solver tells what each move brings. */
const ENDINGS: readonly (readonly [id: string, fewest: number, most: number])[] = [
  ['new-york-whist', 9, 14],
  ['chicago-casino', 4, 8],
  ['cassino-21', 5, 7],
  ['forty-nine', 12, 16],
  ['colorow', 5, 7],
  ['cassino-25', 5, 7],
]

/** Numbers of iterations, each ten times the one before. */
const LENGTHS = IS_FULL_DEPTH ? [4, 40, 400, 4_000] : [4, 4_000]

/** Fewer do not hold the rare position in which a game is at stake. */
const POSITIONS = 40
/** A mean regret that is next to nothing: a few points in games that are decided, where the search values them least. */
const NOTHING = 0.005

/** Enough positions, and bytes, for the solver. */
const ENOUGH = 3_000_000
const TABLE_BYTES = 1 << 18

/** Returns the margin that a move brings its seat if both then play their best. */
function marginOf({ game, state, seat, recall }: Decision, move: number): number {
  const next = game.clone(state)
  const told: GameEvent[] = []
  game.apply(next, seat, move, (event) => told.push(event))
  const actor = seatsIn(game.requiredSeats(next))[0]
  const plan =
    actor === undefined ? null : searchOf(game, next, actor, [...recall[actor]!, ...eventsVisibleTo(game, told, actor)])
  const open = plan?.endgame?.openGameOf(next, actor!)
  if (!open) {
    const { scores } = game.outcome(next)
    return scores[seat]! - scores[1 - seat]!
  }
  const solver = new EndgameSolver(open, ENOUGH, TABLE_BYTES)
  while (solver.step(ENOUGH));
  const margin = solver.proof()!.margin!
  const hasBonus = game.info.id !== 'forty-nine' && Math.abs(margin) > WIN_BONUS / 2
  const points = hasBonus ? margin - WIN_BONUS * Math.sign(margin) : margin
  return actor === seat ? points : -points
}

/** Returns what the search is rewarded with for a margin, 0 to 1; in a game of rounds, for its points alone. */
function rewardOf(margin: number, { pointShare, scale, chance }: RewardPlan): number {
  const share = chance ? 1 : pointShare
  return (1 - share) * (0.5 + 0.5 * Math.sign(margin)) + share * (0.5 + (0.5 * margin) / (Math.abs(margin) + scale))
}

describe.each(selectCases(ENDINGS, 2))(
  'the search of level 5 in %s, alone where all cards are known',
  (id, fewest, most) => {
    it('comes the closer to the best move, the longer it thinks', () => {
      const regrets = LENGTHS.map(() => 0)
      let taken = 0
      for (const decision of decisionsOf(id)) {
        const { game, state, seat, plan } = decision
        if (!plan.endgame?.openGameOf(state, seat)) continue
        const held = census(game, state).filter((place) => place.startsWith('hand')).length
        if (held < fewest || held > most) continue
        const moves: number[] = []
        moves.length = soundMoves(game, state, seat, moves)
        const rewards = moves.map((move) => rewardOf(marginOf(decision, move), plan.search.reward))
        const best = Math.max(...rewards)
        if (best === Math.min(...rewards)) continue
        const texts = moves.map((move) => game.write(state, seat, move))
        LENGTHS.forEach((length, i) => {
          const rng = createSeededRng(`${id} ${String(taken)} ${String(length)}`)
          const tree = new TreeSearch(game, viewTable(game, state, seat), seat, plan.search, rng, length)
          tree.step(length)
          regrets[i]! += best - rewards[texts.indexOf(game.write(state, seat, tree.candidates()[0]!.move))]!
        })
        if (++taken === POSITIONS) break
      }
      const means = regrets.map((regret) => regret / taken)
      expect(means[0]).toBeGreaterThan(0)
      for (let i = 1; i < means.length; i++) expect(means[i]).toBeLessThanOrEqual(Math.max(means[i - 1]!, NOTHING))
      expect(means.at(-1)).toBeLessThanOrEqual(means[0]! / 4)
    })
  },
)
