import type { CancelSignal } from '../async/cancellation'
import type { GameView, GameEvent, Seat } from '../rules/kit'
import type { Level } from './journal'

/** A request to a bot; it holds only what the bot's seat can know. */
export interface ThinkRequest {
  readonly seen: GameView
  /**
   * Everything that the seat was told since the game began, in order: every event as `eventFor` shows it to that seat,
   * without the events that are hidden from it. Needed by games in which past actions matter beyond what the view
   * shows; without it a bot has no memory.
   */
  readonly recall?: readonly GameEvent[]
  readonly seat: Seat
  readonly level: Level
  /**
   * Seed of the bot's own randomness, independent of the deal's. The same request with the same seed gets the same
   * answer.
   */
  readonly seed: string
  /**
   * What the answer is for. A `hint` has low priority, since no turn waits for it. `likely` asks what a person will
   * probably play, so that the bot's reply can be prepared in advance.
   */
  readonly purpose?: 'turn' | 'offer' | 'late' | 'hint' | 'likely'
  /** An opaque name of the table that asks; its requests may be routed to the same worker. */
  readonly table?: string
}
/** The answer to a request. */
export interface Thought {
  /** A legal move in the game's notation; null to pass, which only a seat can do that the game does not wait for. */
  readonly move: string | null
  /** The mover's expected share of wins, 0 to 1; null if the bot cannot estimate it. */
  readonly value: number | null
  /** The result after the move with best play by both sides, if it was proved. */
  readonly proved?: 'win' | 'tie' | 'loss'
  /** Number of moves of the solution of a puzzle that begins with this move; absent if none is known. */
  readonly movesLeft?: number
  readonly iterations: number
  readonly ms: number
  /**
   * True if the time limit stopped the search before all iterations of the level were done: the move may be weaker than
   * the level.
   */
  readonly capped?: boolean
}
/** Answers requests: a worker in the renderer, a worker thread in Node, or a plain call. Aborting rejects at once. */
export interface Thinker {
  think(request: ThinkRequest, signal?: CancelSignal): Promise<Thought>
  /**
   * Computes the answer to a request that may come next, while the thinker is otherwise idle. The same request to
   * `think` later gets the identical answer, sooner. Any other request interrupts it, and the promise rejects. Absent
   * if the thinker does not support it.
   */
  readonly ponder?: (request: ThinkRequest, signal?: CancelSignal) => Promise<Thought>
}
