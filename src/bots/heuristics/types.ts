import type { Eye, GameEvent, Position, Rng, Seat, GameView } from '../../rules/kit'
import type { Level } from '../../ports/journal'
import type { OpenGame } from '../endgame/open-game'
import type { Board } from '../minimax/board'
import type { SearchPlan } from '../search/tree-search'

/** How a level solves the rest of a game in which it knows every card, instead of guessing. */
export interface EndgamePlan<S extends Position> {
  /** Returns the rest of the game for a solver; null if the seat itself does not know every card. */
  readonly openGameOf: (state: S, seat: Seat) => OpenGame | null
  /** Positions that the solver may visit before the level decides as it would without a solver. */
  readonly maxPositions: number
}

/**
 * How one level thinks: by a rule of thumb, by a choice of its own, or by a search; with a solver first, if it has one.
 */
export type LevelProfile<S extends Position> = LevelMethod<S> & { readonly endgame?: EndgamePlan<S> }

/** A method by which a level chooses a move. */
export type LevelMethod<S extends Position> =
  | {
      readonly kind: 'thumb'
      /** Rates a move at a glance; the highest is played, at random among equals. */
      readonly rate: (state: S, seat: Seat, move: number) => number
      /** Chance of playing a random sound move instead; none if absent. */
      readonly slip?: number
      /** As that of a search, for whoever imagines tables all the same: a study. */
      readonly redeal?: (state: S, eye: Eye, rng: Rng) => boolean
    }
  | {
      readonly kind: 'choose'
      /** Returns a legal move of its own making, for games whose list of moves shows only one of many amounts. */
      readonly choose: (state: S, seat: Seat, rng: Rng) => number
    }
  | {
      readonly kind: 'search'
      readonly iterations: number
      readonly search: SearchPlan<S>
      /** Chance of playing the second-best move instead, if it is nearly as good. */
      readonly slip: number
      /** Returns a move that needs no search, or null. */
      readonly obviousMove?: (state: S, seat: Seat) => number | null
    }
  | {
      /** Alpha-beta, for games of two seats without hidden information or chance. */
      readonly kind: 'deep'
      /** Builds what the board needs, once a process, in short slices; returns false when it is complete. */
      readonly prepare?: () => boolean
      readonly board: (state: S) => Board
      readonly depth: number
      readonly nodes: number
      /** Moves worse than the best by no more than this are equals; one is played at random. Hundredths of a man. */
      readonly margin: number
      /** Chance of playing a random move instead. */
      readonly slip: number
      /** Whether a win found within `plies` plies is certain under every rule that the board leaves out. */
      readonly isCertain?: (state: S, plies: number) => boolean
    }

/** What a seat knows when it begins to think. */
export interface ThinkContext {
  readonly seen: GameView
  /** The events that it was told since the game began, as in ThinkRequest; empty if nothing is remembered. */
  readonly recall: readonly GameEvent[]
}

/** A bot's knowledge of one game besides its rules. All of it judges imagined states only. */
export interface Heuristics<S extends Position> {
  /**
   * Returns how a level thinks. `context` is for games where memory counts; what a plan derives from it serves one
   * decision.
   */
  plan(level: Level, context: ThinkContext): LevelProfile<S>
  /** Returns what a seat does although nobody waits for it (the call of "Cassino!"), or null for nothing. */
  moveOutOfTurn?(state: S, seat: Seat, level: Level, rng: Rng): number | null
  /**
   * Returns what a seat that is waited for does before any plan is made: what it notices or gets wrong at a strict
   * table. The only legal move that need not be sound. Null to think.
   */
  moveBeforePlanning?(state: S, seat: Seat, level: Level, rng: Rng): number | null
}
