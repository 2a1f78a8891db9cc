import { INITIAL_STATE } from './state-updates'
import type { LanChange, LanListener, LanState } from './types'

/** What a client knows of its table, the offset of the host's clock, and the listeners. */
export class StateStore {
  /** The state as the host reported it, with times by the host's clock. Replaced as a whole. */
  state: LanState = INITIAL_STATE
  /** How far the host's clock is ahead of the client's, in milliseconds; null until a ping was answered. */
  hostClockAhead: number | null = null
  readonly #listeners = new Set<LanListener>()

  constructor(private readonly report: (fault: unknown) => void) {}

  /** Returns the state for display, with times by the client's clock. */
  displayState(): LanState {
    const { state, hostClockAhead } = this
    const { deadline } = state
    return { ...state, deadline: deadline === null || hostClockAhead === null ? null : deadline - hostClockAhead }
  }

  /**
   * Notifies every listener of a change. If one throws, its exception is reported and the others are still notified.
   */
  tell(change: LanChange): void {
    const state = this.displayState()
    for (const listener of [...this.#listeners]) {
      try {
        listener(change, state)
      } catch (fault) {
        this.report(fault)
      }
    }
  }

  /** Adds a listener. Returns a function that removes it. */
  listen(listener: LanListener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
