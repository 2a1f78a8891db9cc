import type { GameRecord } from '../../rules/kit'
import type { ThinkRequest, Thought } from '../../table/types'

/** What a solver is asked: the record of a puzzle up to the position, tape and all. */
export interface SolveRequest {
  readonly record: GameRecord
  /** When to give up. */
  readonly seconds: number
}

/** A solver's answer in the notation of the game. */
export interface Solved {
  /** Null where time ran out before it was known. */
  readonly solvable: boolean | null
  readonly moves: readonly string[]
  /** Whether no way is shorter. */
  readonly shortest: boolean
  /** How hard it was, where the solver can measure that; else null. */
  readonly effort: number | null
}

/** To the worker: a question, or that its answer is no longer wanted. One question at a time. */
export type Ask =
  | { readonly kind: 'think'; readonly id: number; readonly request: ThinkRequest }
  | { readonly kind: 'solve'; readonly id: number; readonly request: SolveRequest }
  | { readonly kind: 'cancel'; readonly id: number }

/** From the worker. `failed` tells why in one line; `progress` comes before the answer, as often as there is news. */
export type Answer =
  | { readonly kind: 'thought'; readonly id: number; readonly thought: Thought }
  | { readonly kind: 'progress'; readonly id: number; readonly done: number | null }
  | { readonly kind: 'solved'; readonly id: number; readonly solved: Solved }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string }
