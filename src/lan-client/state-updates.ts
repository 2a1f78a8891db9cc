import type { LanState } from './types'
import type { HostMessageOf, WholeView } from '../protocol/lan/host-messages'

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
  return { ...state, lobby, ...ending, ...table }
}

/** Whether a chair still belongs to the person who sat down there. */
export function hasChair({ seat, lobby }: Pick<LanState, 'seat' | 'lobby'>): boolean {
  if (seat === null || !lobby) return seat === null
  const chair = lobby.chairs[seat.charCodeAt(0) - 'A'.charCodeAt(0)]
  if (chair?.state === 'bot') return chair.standsIn
  return chair?.state === 'here' || chair?.state === 'away'
}
