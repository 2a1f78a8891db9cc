import type { BotProfile } from '../../../src/bots/bot-profile'
import { beginThinking, SolutionCache } from '../../../src/bots'
import { soundMoves } from '../../../src/bots/search/playout'
import type { Level } from '../../../src/ports/journal'
import type { Thought } from '../../../src/ports/thinker'
import {
  createSeededRng,
  type AnyGame,
  type GameEvent,
  type Position,
  type Seat,
  type GameView,
} from '../../../src/rules/kit'
import { chooseFlat } from './reference/flat'
import { Ismcts, type Budget } from './reference/ismcts'
import { createMemory } from './reference/memory'

/** A game whose states and moves only the game itself reads. */
export type SomeGame = AnyGame

/** A decision that a player is asked to make. */
export interface Decision {
  readonly seen: GameView
  readonly recall: readonly GameEvent[]
  readonly seat: Seat
  readonly seed: string
  /** Whether nobody waits for the seat, so that it may also do nothing. */
  readonly isFree: boolean
}

/** Function that returns the text of a move, or null to do nothing. */
export type Player = (decision: Decision) => string | null

/** How a reference player searches, and for how long. */
export interface Reference extends Budget {
  readonly kind: 'ismcts' | 'flat'
}

/** Number of iterations between two checks whether a thought is done. */
const SLICE = 1024

/** Returns a level of a bot as a player. `heard` gets every thought. */
export function levelPlayer(
  bot: BotProfile,
  level: Level,
  heard: (thought: Thought) => void = () => undefined,
): Player {
  const memory = new SolutionCache()
  return ({ seen, recall, seat, seed }) => {
    const thought = beginThinking(bot, { seen, recall, seat, level, seed }, memory)
    while (thought.prepare?.());
    while (thought.step(SLICE));
    const result = thought.result()
    heard(result)
    return result.move
  }
}

/** Returns a player that makes any sound move in what its seat sees. It never acts unasked. */
export function randomPlayer(game: SomeGame, seed: string): Player {
  const rng = createSeededRng(seed)
  return ({ seen, seat, isFree }) => {
    if (isFree) return null
    const state = game.determinize(seen, rng)
    return game.write(state, seat, (game.pickSound ?? game.pick)(state, seat, rng))
  }
}

/** Returns a textbook player that knows only the rules and remembers what it was told. It never acts unasked. */
export function referencePlayer(game: SomeGame, { kind, ...budget }: Reference): Player {
  return ({ seen, recall, seat, seed, isFree }) => {
    if (isFree) return null
    const rng = createSeededRng(`reference ${seed}`)
    const remember = createMemory(game.info.id, { seen, recall }, seat)
    const determinize = (): Position => {
      const state = game.determinize(seen, rng)
      remember(state, rng)
      return state
    }
    const state = determinize()
    const list: number[] = []
    const move =
      soundMoves(game, state, seat, list) === 1
        ? list[0]!
        : kind === 'flat'
          ? chooseFlat(game, determinize, seat, budget, rng)
          : new Ismcts(game, determinize, seat, budget, rng).choose()
    return game.write(state, seat, move)
  }
}
