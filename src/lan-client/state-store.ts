import type { HostMessageOf, WholeView } from '../protocol/lan/host-messages'
import { letterOf, type GameView } from '../rules/kit'
import type { LanChange, LanListener, LanState } from './types'

/** What a client knows of its table, the offset of the host's clock, and the listeners. */
export class StateStore {
  /** The state as the host reported it, with times by the host's clock. Replaced as a whole. */
  state: LanState = INITIAL_STATE
  /** How far the host's clock is ahead of the client's, in milliseconds; null until a ping was answered. */
  hostClockAhead: number | null = null
  private readonly listeners = new Set<LanListener>()

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
    for (const listener of [...this.listeners]) {
      try {
        listener(change, state)
      } catch (fault) {
        this.report(fault)
      }
    }
  }

  /** Adds a listener. Returns a function that removes it. */
  listen(listener: LanListener): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
}

/** The state of a client before it was let in. */
export const INITIAL_STATE: LanState = {
  connection: { state: 'closed' },
  seat: null,
  lobby: null,
  luck: null,
  seen: null,
  resigned: [],
  turn: 0,
  deadline: null,
  result: null,
  verdict: null,
  words: {},
  shown: {},
  sight: null,
}

/** State of a guest to whom nobody shows a hand, as far as it knows. */
export const NOTHING_SHOWN = { shown: {}, sight: null } as const

/** Returns what a guest knows of shown hands from a whole view, after it may have missed something. */
export const withShownIn = (state: LanState, { lobby }: WholeView): LanState => ({
  ...state,
  shown: lobby.shown ?? {},
  sight: null,
})

/** Applies that a hand is shown, or no longer. */
export function withShown(state: LanState, { seat, to, on }: HostMessageOf<'shown'>): LanState {
  const { [seat]: _, ...others } = state.shown
  const ends = !on && state.sight !== null && letterOf(state.sight.eye) === seat
  return { ...state, shown: on ? { ...others, [seat]: to } : others, sight: ends ? null : state.sight }
}

/** Applies the answer that shows another player's hand, unless that has ended before it came. */
export function withSight(state: LanState, sight: GameView): LanState {
  return letterOf(sight.eye) in state.shown ? { ...state, sight } : state
}

/** Replaces the state by a whole view. A result is kept if the view is of the same finished game. */
export function withView(state: LanState, view: WholeView): LanState {
  const { lobby, luck, turn, seen, resigned, clock } = view
  const sameGame = lobby.phase === 'over' && state.lobby?.round === lobby.round
  const ending = sameGame ? {} : { result: null, verdict: null }
  return { ...state, lobby, luck, turn, seen, resigned, deadline: clock, ...ending }
}

/** Applies a step to the state. */
export function withStep(state: LanState, { turn, seen, clock }: HostMessageOf<'step'>): LanState {
  return { ...state, turn, seen, deadline: clock }
}

/** Applies a lobby to the state; a result is dropped when its game is no longer the present one. */
export function withLobby(state: LanState, { lobby }: HostMessageOf<'lobby'>): LanState {
  const sameRound = lobby.round === state.lobby?.round
  const ending = sameRound && lobby.phase === 'over' ? {} : { result: null, verdict: null }
  // A new round begins with an empty table.
  const table = sameRound ? {} : { seen: null, resigned: [], luck: null, deadline: null }
  // What somebody shows ends with its game, also if the end of it was not told.
  const showing = sameRound && lobby.phase === 'playing' ? {} : NOTHING_SHOWN
  return { ...state, lobby, ...ending, ...table, ...showing }
}

/** Whether a chair still belongs to the person who sat down there. */
export function hasChair({ seat, lobby }: Pick<LanState, 'seat' | 'lobby'>): boolean {
  if (seat === null || !lobby) return seat === null
  const chair = lobby.chairs[seat.charCodeAt(0) - 'A'.charCodeAt(0)]
  if (chair?.state === 'bot') return chair.standsIn
  return chair?.state === 'here' || chair?.state === 'away'
}
