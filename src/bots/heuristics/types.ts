import type { GameEvent, Position, Rng, Seat, Seen } from '../../rules/kit'
import type { Level } from '../../ports/journal'
import type { OpenGame } from '../endgame/open-game'
import type { Board } from '../minimax/board'
import type { SearchPlan } from '../search/tree-search'

/** Where a level knows every card, it does not guess: the rest of the game is solved. */
export interface EndgamePlan<S extends Position, M> {
  /** What is left of the game as a solver plays it; null where the seat itself does not know every card. */
  readonly open: (state: S, seat: Seat) => OpenGame<M> | null
  /** Positions to look at before the level goes on as it would without. */
  readonly positions: number
}

/** How one level thinks: by a rule of thumb, by a plan of its own, or by searching; solving first what lies open. */
export type LevelProfile<S extends Position, M> = LevelMethod<S, M> & { readonly endgame?: EndgamePlan<S, M> }

export type LevelMethod<S extends Position, M> =
  | {
      readonly kind: 'thumb'
      /** How good a move looks at a glance; the best is taken, by lot among equals. */
      readonly rate: (state: S, seat: Seat, move: M) => number
      /** Chance of playing any sound move at all instead; none if absent. */
      readonly slip?: number
    }
  | {
      readonly kind: 'choose'
      /** A legal move of the plan's own making, for games whose list of moves shows one of many amounts. */
      readonly choose: (state: S, seat: Seat, rng: Rng) => M
    }
  | {
      readonly kind: 'search'
      readonly iterations: number
      readonly search: SearchPlan<S, M>
      /** Chance of taking the second best move instead, where it is nearly as good. */
      readonly slip: number
      /** A move that needs no thought, or null. */
      readonly obvious?: (state: S, seat: Seat) => M | null
    }
  | {
      /** For games of two without hidden things or chance: alpha-beta. */
      readonly kind: 'deep'
      /** What the board needs beforehand, once a process, in short slices; false when it is all there. */
      readonly prepare?: () => boolean
      readonly board: (state: S) => Board<M>
      readonly depth: number
      readonly nodes: number
      /** Moves worse than the best by no more than this are equals, chosen by lot: hundredths of a man. */
      readonly margin: number
      /** Chance of playing any move at all instead. */
      readonly slip: number
      /** Whether a win that was found within so many plies is certain by every rule that the board leaves out. */
      readonly isCertain?: (state: S, plies: number) => boolean
    }

/** What a seat has before it when it begins to think. */
export interface ThinkContext {
  readonly seen: Seen
  /** What it was told since the game began, as ThinkRequest has it; empty where nobody remembers. */
  readonly recall: readonly GameEvent[]
}

/** What bots know of one game beside its rules. Everything here judges imagined states only. */
export interface Heuristics<S extends Position, M> {
  /** `mind` is for games where memory counts; what they make of it is for this one decision. */
  plan(level: Level, mind: ThinkContext): LevelProfile<S, M>
  /** What a seat does although nobody waits for it (the call of "Cassino!"), or null to let things be. */
  interject?(state: S, seat: Seat, level: Level, rng: Rng): M | null
  /**
   * What a seat that is waited for does before any plan is made: what it notices or gets wrong at a strict table. The
   * only legal move that need not be sound. Null to think.
   */
  instinct?(state: S, seat: Seat, level: Level, rng: Rng): M | null
}
