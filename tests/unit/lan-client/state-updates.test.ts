import { expect, test } from 'vitest'
import { INITIAL_STATE, withLobby } from '../../../src/lan-client/state-store'
import type { LanState } from '../../../src/lan-client/types'

type Lobby = NonNullable<LanState['lobby']>

const lobby = (round: number, phase: Lobby['phase']): Lobby => ({
  table: 'Kitchen',
  game: 'isolation',
  rules: 1,
  options: {},
  phase,
  paused: false,
  chairs: [{ state: 'open' }],
  onlookers: 0,
  round,
})

test('a result is kept for as long as the lobby is that of its game, and no longer', () => {
  const result = { winners: [0] } as unknown as NonNullable<LanState['result']>
  const over: LanState = { ...INITIAL_STATE, lobby: lobby(1, 'over'), result }
  const after = (next: Lobby): LanState => withLobby(over, { type: 'lobby', v: 1, seq: 1, lobby: next })
  expect(after(lobby(1, 'over')).result).toBe(result)
  expect(after(lobby(2, 'gathering')).result).toBeNull()
  // A lobby in between was missed: the game that is over now is another one.
  expect(after(lobby(2, 'over')).result).toBeNull()
})
