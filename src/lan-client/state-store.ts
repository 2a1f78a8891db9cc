import { INITIAL_STATE } from './state-updates'
import type { LanChange, LanListener, LanState } from './types'

/** What a client knows of its table, the offset of the host's clock, and the listeners. */
export interface StateStore {
  /** The state as the host reported it, with times by the host's clock. Replaced as a whole. */
  state: LanState
  /** How far the host's clock is ahead of the client's, in milliseconds; null until a ping was answered. */
  hostClockAhead: number | null
  /** Returns the state for display, with times by the client's clock. */
  displayState(): LanState
  /**
   * Notifies every listener of a change. If one throws, its exception is reported and the others are still notified.
   */
  tell(change: LanChange): void
  /** Adds a listener. Returns a function that removes it. */
  listen(listener: LanListener): () => void
}

/** Creates a store with the state before the client was let in. */
export function createStateStore(report: (fault: unknown) => void): StateStore {
  const listeners = new Set<LanListener>()

  const store: StateStore = {
    state: INITIAL_STATE,
    hostClockAhead: null,
    displayState() {
      const { state, hostClockAhead } = store
      const { deadline } = state
      return { ...state, deadline: deadline === null || hostClockAhead === null ? null : deadline - hostClockAhead }
    },
    tell(change) {
      const state = store.displayState()
      for (const listener of [...listeners]) {
        try {
          listener(change, state)
        } catch (fault) {
          report(fault)
        }
      }
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return store
}
