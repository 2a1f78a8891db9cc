import { createBotProfile, type BotProfile } from '../../../src/bots/bot-profile'
import type { Heuristics } from '../../../src/bots/heuristics/types'
import { soundMoves } from '../../../src/bots/search/playout'
import { createSeededRng, shuffle, type Position, type Rng } from '../../../src/rules/kit'
import { levelPlayer, type Decision, type SomeGame } from './players'
import { Ismcts, type Budget } from './reference/ismcts'

/**
 * A player that knows what no seat may know. Its result against a reference is a bound on what skill can gain with such
 * cards. It cheats, so it is not a bot and stays in the benchmark.
 */
export interface OmniscientPlayer {
  /**
   * Returns the text of a move, or null to do nothing. `truth` is a copy of the position, which the player may change.
   */
  readonly answer: (decision: Decision, truth: Position) => string | null
}

/** What an omniscient player knows: every card, or all hands but not the order of the stock. */
export type Knowledge = 'all' | 'hands'

/** The stock of a game: the part of the pack that is not dealt yet. */
interface Stock {
  readonly pack: Uint8Array
  readonly top: number
  readonly size: number
}

/**
 * Returns a player with plain UCT over the true position. Only shuffles still to come are random. A player that sees
 * only the hands imagines the stock anew in every iteration; that works for games whose stock is the rest of a pack.
 * The player never acts unasked.
 */
export function createOmniscientUct(game: SomeGame, budget: Budget, sight: Knowledge = 'all'): OmniscientPlayer {
  return {
    answer({ seat, seed, isFree }, truth) {
      if (isFree) return null
      const list: number[] = []
      if (soundMoves(game, truth, seat, list) === 1) return game.write(truth, seat, list[0]!)
      const rng = createSeededRng(`seer ${seed}`)
      const determinize = (): Position => {
        const world = game.clone(truth)
        if (sight === 'hands') shuffleStock(world, rng)
        return world
      }
      const search = new Ismcts(game, determinize, seat, budget, rng)
      return game.write(truth, seat, search.choose())
    },
  }
}

function shuffleStock(state: Position, rng: Rng): void {
  const { pack, top, size } = state as Position & Stock
  const stock = [...pack.subarray(top, size)]
  shuffle(stock, stock.length, rng)
  pack.set(stock, top)
}

/** Returns level 5 of a bot that imagines the cards as they really lie and is otherwise the same. */
export function createOmniscientLevel({ game, knowledge, solver }: BotProfile): OmniscientPlayer {
  return {
    answer(decision, truth) {
      const open: SomeGame = { ...game, determinize: () => game.clone(truth) }
      const bot = createBotProfile(open, { knowledge: knowledge && withoutRedeal(knowledge), solver })
      return levelPlayer(bot, 5)(decision)
    },
  }
}

/** Returns the same knowledge with searches that deal nothing anew. */
function withoutRedeal(knowledge: Heuristics<Position>): Heuristics<Position> {
  const plan: (typeof knowledge)['plan'] = (level, mind) => {
    const whole = knowledge.plan(level, mind)
    return whole.kind === 'search' ? { ...whole, search: { ...whole.search, redeal: () => true } } : whole
  }
  return { ...knowledge, plan }
}
