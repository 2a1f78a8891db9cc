import { UNKNOWN } from './state-updates'
import type { LanChange, LanListener, LanState } from './types'

/** What a client knows of its table, the clock of its host, and whoever listens. */
export interface StateStore {
  /** As the host told it: times are the host's own. Set anew as a whole. */
  state: LanState
  /** How far the host's clock is ahead of ours, in milliseconds; null until a ping was answered. */
  hostClockAhead: number | null
  /** The state as it is shown: times are told by our own clock. */
  shown(): LanState
  /** Tells every listener of a change. One that throws is reported, and hinders nobody. */
  tell(change: LanChange): void
  /** Adds a listener. Answers a function that stops listening. */
  listen(listener: LanListener): () => void
}

/** The state before a client was let in. */
export function createStateStore(report: (fault: unknown) => void): StateStore {
  const listeners = new Set<LanListener>()

  const store: StateStore = {
    state: UNKNOWN,
    hostClockAhead: null,
    shown() {
      const { state, hostClockAhead } = store
      const { deadline } = state
      return { ...state, deadline: deadline === null || hostClockAhead === null ? null : deadline - hostClockAhead }
    },
    tell(change) {
      const state = store.shown()
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
