import type { GameRecord } from '../../rules/kit'
import type { Thought, ThinkRequest } from '../../ports/thinker'

/** A request to solve a puzzle: its record up to the position, including the tape. */
export interface SolveRequest {
  readonly record: GameRecord
  /** The time limit, in seconds. */
  readonly seconds: number
}

/** A solver's answer in the notation of the game. */
export interface SolveResult {
  /** Null if time ran out before it was known. */
  readonly solvable: boolean | null
  readonly moves: readonly string[]
  /** Whether no solution is shorter. */
  readonly shortest: boolean
  /** A measure of the puzzle's difficulty, if the solver has one; else null. */
  readonly effort: number | null
}

/** A question to the worker. A thought that takes longer than `capMs` is cut short with its best move so far. */
export type Question =
  | { readonly kind: 'think'; readonly id: number; readonly request: ThinkRequest; readonly capMs: number }
  | { readonly kind: 'solve'; readonly id: number; readonly request: SolveRequest }

/** A message to the worker: a question, or the cancellation of one. The worker gets one question at a time. */
export type WorkerMessage = Question | { readonly kind: 'cancel'; readonly id: number }

/**
 * A message from the worker. `ready` comes once, when its code is loaded. `begun` says that the game's code is loaded
 * and the question is being worked on; it is repeated while something is prepared that a process needs only once.
 * `failed` gives the reason in one line. Every question gets exactly one of `thought`, `solved`, `failed` and
 * `cancelled`.
 */
export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'begun'; readonly id: number }
  | { readonly kind: 'thought'; readonly id: number; readonly thought: Thought }
  | { readonly kind: 'solved'; readonly id: number; readonly solved: SolveResult }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string }
  | { readonly kind: 'cancelled'; readonly id: number }
