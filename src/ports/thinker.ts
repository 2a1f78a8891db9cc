import type { CancelSignal } from '../async/cancel-signal'
import type { Seen, GameEvent, Seat } from '../rules/kit'
import type { Level } from './journal'

/** What a bot is asked: only what its seat can know. */
export interface ThinkRequest {
  readonly seen: Seen
  /** Version of the game's rules, where they are not those that the game has now. */
  readonly rules?: number
  /**
   * All that the seat was told since the game began, in order: every event as `eventFor` shows it to that seat, those
   * that it may not know of left out. For games where who did what outlasts the view; without it a bot has no memory.
   */
  readonly recall?: readonly GameEvent[]
  readonly seat: Seat
  readonly level: Level
  /** The bot's own luck, apart from the deal's: the same request with the same seed gets the same answer. */
  readonly seed: string
  /**
   * What the thought is for: a hint may wait, for nobody's turn does. `likely`: what a person may play, to think about
   * the answer beforehand.
   */
  readonly purpose?: 'turn' | 'offer' | 'late' | 'hint' | 'likely'
  /** A name of the table that asks, of which nothing can be worked out: its questions may go to the same worker. */
  readonly table?: string
}
export interface Thought {
  /** A legal move in the game's notation; null to let things be, which only a seat can that nobody waits for. */
  readonly move: string | null
  /** Expected share of wins for the mover, 0 to 1, where the bot can tell; else null. */
  readonly value: number | null
  /** How the game ends after the move if both sides play their best, where that was proved. */
  readonly proved?: 'win' | 'tie' | 'loss'
  readonly iterations: number
  readonly ms: number
  /** True where time was up before all iterations of the level were done: the move may be weaker than the level. */
  readonly capped?: boolean
}
/** Whoever thinks: a worker in the renderer, a worker thread in Node, or a plain call. Aborting rejects at once. */
export interface Thinker {
  think(request: ThinkRequest, signal?: CancelSignal): Promise<Thought>
  /**
   * Thinks beforehand about what may be asked next, while nothing else is to be thought: the same request to `think`
   * gets the very same answer, and gets it sooner. Any other request breaks it off; then it rejects. Absent where
   * nobody thinks beforehand.
   */
  readonly ponder?: (request: ThinkRequest, signal?: CancelSignal) => Promise<Thought>
}
