import type { ThinkRequest, Thought } from '../../table/types'

/** To the worker: a question, or that its answer is no longer wanted. One question at a time. */
export type Ask =
  | { readonly kind: 'think'; readonly id: number; readonly request: ThinkRequest }
  | { readonly kind: 'cancel'; readonly id: number }

/** From the worker. `failed` tells why in one line. */
export type Answer =
  | { readonly kind: 'thought'; readonly id: number; readonly thought: Thought }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string }
