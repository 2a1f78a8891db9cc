import { describe, expect, it } from 'vitest'
import { botFor } from '../../../src/bots/all-bots'
import { createRedeal, rememberedPiles } from '../../../src/bots/heuristics/cassino/card-memory'
import type { ThinkContext } from '../../../src/bots/heuristics/types'
import { TreeSearch, type SearchPlan } from '../../../src/bots/search/tree-search'
import {
  createSeededRng,
  createSeedSource,
  defaults,
  eventsVisibleTo,
  LineOfPlay,
  seatsIn,
  viewTable,
  type AnyGame,
  type GameEvent,
  type Position,
  type Seat,
} from '../../../src/rules/kit'
import { gameById } from '../../../src/rules/catalogue'
import { HIGH_WORDS } from '../../../src/rules/casino/table'
import type { CassinoState } from '../../../src/rules/pack/cassino/state'
import { levelPlayer } from '../../bench/strength/players'
import { IS_FULL_DEPTH, runCount } from '../../scale'

/** A decision in a game of level 4 against itself. */
interface Decision {
  readonly game: AnyGame
  readonly state: CassinoState
  readonly seat: Seat
  readonly search: SearchPlan<Position, unknown>
  readonly context: ThinkContext
}

/** Yields the decisions of games of level 4 against itself, with level 5's plan for each. */
function* decisions(id: string): Generator<Decision> {
  const game = gameById(id)!
  const bot = botFor(game)
  const play = levelPlayer(bot, 4)
  for (let i = 0; ; i++) {
    const line = new LineOfPlay(game, defaults(game.info), 2, createSeedSource(`${id} ${i}`))
    const recall: [GameEvent[], GameEvent[]] = [[], []]
    const tell = (event: GameEvent): void => {
      recall.forEach((told, seat) => told.push(...eventsVisibleTo(game, [event], seat)))
    }
    for (line.settleChance(tell); !line.isOver; line.settleChance(tell)) {
      const state = line.state as CassinoState
      const seat = seatsIn(game.requiredSeats(state))[0]!
      const seen = viewTable(game, state, seat)
      const context = { seen, recall: recall[seat]! }
      const plan = bot.knowledge!.plan(5, context)
      if (plan.kind === 'search') yield { game, state, seat, search: plan.search, context }
      const text = play({ seen, recall: recall[seat]!, seat, seed: `${i} ${line.plyCount}`, isFree: false })!
      const move = game.read(state, seat, text)
      if (!move.ok) throw new Error(text)
      line.play({ seat, move: move.value }, tell)
    }
  }
}

const handOf = ({ hands }: CassinoState, seat: Seat): string => `${hands[seat]} ${hands[HIGH_WORDS + seat]}`

describe.each(['cassino-21', 'cassino-25'])('the hands that level 5 imagines in %s', (id) => {
  it('are what another seat holds more often than if all were equally likely, and agree with what is seen', () => {
    const rng = createSeededRng(`hands of ${id}`)
    let right = 0
    let byChance = 0
    let taken = 0
    for (const { game, state, seat, search, context } of decisions(id)) {
      // Two cards are left to the other seat, which has played two, and there are others that it could hold.
      const other = 1 - seat
      if (state.top === state.packSize || state.cardsInHands > 5 || state.cardsInHands < 4) continue
      const again = game.clone(state) as CassinoState
      const evenly = createRedeal(context, rememberedPiles(context)!)
      const truth = handOf(state, other)
      for (let deal = 0; deal < 200; deal++) {
        expect(search.redeal!(again, seat, rng)).toBe(true)
        if (handOf(again, other) === truth) right++
        evenly(again, seat, rng)
        if (handOf(again, other) === truth) byChance++
      }
      expect(game.view(again, seat)).toEqual(game.view(state, seat))
      if (++taken === runCount(100, 20)) break
    }
    expect(right).toBeGreaterThan(1.15 * byChance)
  })
})

describe.each(['cassino-21', 'cassino-25'])('the search of level 5 in %s', (id) => {
  it('comes the closer to the best move of an open last deal, the longer it thinks', () => {
    const lengths = [4, 80, 800]
    const regrets = lengths.map(() => 0)
    let taken = 0
    for (const { game, state, seat, search } of decisions(id)) {
      if (state.top < state.packSize || state.cardsInHands < 4 || state.cardsInHands > 5) continue
      const moves: unknown[] = []
      const count = search.listChoices!(state, seat, moves)
      const values = moves.slice(0, count).map((move) => bestLead(game, search, after(game, state, seat, move), seat))
      const best = Math.max(...values)
      if (best === Math.min(...values)) continue
      const texts = moves.slice(0, count).map((move) => game.write(state, seat, move))
      lengths.forEach((length, i) => {
        const rng = createSeededRng(`${id} ${taken} ${length}`)
        const tree = new TreeSearch(game, viewTable(game, state, seat), seat, search, rng, length)
        tree.step(length)
        regrets[i]! += best - values[texts.indexOf(game.write(state, seat, tree.candidates()[0]!.move))]!
      })
      if (++taken === runCount(60, 20)) break
    }
    expect(regrets[0]).toBeGreaterThan(0)
    // Few positions do not tell neighbouring lengths apart.
    if (IS_FULL_DEPTH) {
      expect(regrets[1]).toBeLessThan(regrets[0]!)
      expect(regrets[2]).toBeLessThan(regrets[1]!)
    }
    expect(regrets[2]).toBeLessThanOrEqual(regrets[0]! / 4)
  })
})

function after(game: AnyGame, state: Position, seat: Seat, move: unknown): Position {
  const next = game.clone(state)
  game.apply(next, seat, move)
  return next
}

/** Returns the lead of a seat at the end of the round if everybody plays the best of the moves that are searched. */
function bestLead(game: AnyGame, search: SearchPlan<Position, unknown>, state: Position, seat: Seat): number {
  const actor = seatsIn(game.requiredSeats(state))[0]
  if (actor === undefined || search.stops!(state)) {
    const scores = new Float64Array(2)
    search.scoresOf!(state, scores)
    return scores[seat]! - scores[1 - seat]!
  }
  const moves: unknown[] = []
  const count = search.listChoices!(state, actor, moves)
  const leads = moves.slice(0, count).map((move) => bestLead(game, search, after(game, state, actor, move), seat))
  return actor === seat ? Math.max(...leads) : Math.min(...leads)
}
