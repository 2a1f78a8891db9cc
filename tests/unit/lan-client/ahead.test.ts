import { afterEach, describe, expect, it } from 'vitest'
import type { LanState } from '../../../src/lan-client'
import type { HostMessage } from '../../../src/protocol/lan/messages'
import { createSeededRng } from '../../../src/rules/kit'
import { startTestHost, HIGH_LIMITS } from '../node/lan-server/host'
import { choose } from '../node/lan-server/choose'
import { selectCases } from '../../scale'
import { closeClients, createGuest, isConnected, isJudged, playOn, waitForState } from './guests'

afterEach(closeClients)

/**
 * Returns a line that can hold back what the host says. After the release, the held messages arrive together with the
 * next message, before it.
 */
function slowLine() {
  let held: HostMessage[] | null = null
  let late: HostMessage[] = []
  return {
    hold: () => (held = []),
    release() {
      late = held ?? []
      held = null
    },
    meddle(message: HostMessage): HostMessage[] {
      if (held) return (held.push(message), [])
      return [...late.splice(0), message]
    },
  }
}

/** Games whose moves bring luck that nobody may know before: draws, deals, spins. */
const GAMES = ['forty-nine', 'color-casino', 'cassino-21', 'pittsburgh-draw'] as const
/** Number of own moves that are watched in each game. */
const WATCHED = 8

describe('L14: chance and secrets are never applied ahead of the host’s word', () => {
  it.each(selectCases(GAMES))('%s: a move changes nothing here before the host has told it', async (game) => {
    const { lan, url } = await startTestHost(undefined, { limits: HIGH_LIMITS })
    const table = await lan.open({ game, name: 'Parlor', chairs: ['open', 'open'] })
    const pass = { kind: 'code', code: table.room.spec.code } as const
    const line = slowLine()
    const ada = createGuest(url, pass, { meddle: (message) => line.meddle(message) })
    const ben = createGuest(url, pass)
    await ada.sit('Ada', 'A')
    await ben.sit('Ben', 'B')
    await table.start()
    const playing = playOn(ben, `${game} ben`)
    const rng = createSeededRng(game)
    for (let watched = 0; watched < WATCHED; watched++) {
      const mayMove = (state: LanState) => isConnected(state) && choose(state, createSeededRng('')) !== null
      const before = await waitForState(ada, (state) => isJudged(state) || mayMove(state))
      if (isJudged(before)) break
      const steps = table.room.activeGame?.table.steps ?? []
      const plies = steps.length
      const told = new Promise<void>((resolve) => {
        table.room.activeGame?.table.listen((change) => (change.kind === 'step' ? resolve() : undefined))
      })
      line.hold()
      const moved = ada.move(choose(before, rng) ?? '')
      await told
      expect(steps.length).toBeGreaterThan(plies)
      // The host has made the move, but the guest still shows only what the host told it before.
      expect(ada.state.seen).toBe(before.seen)
      expect(ada.state.turn).toBe(before.turn)
      line.release()
      ada.wake()
      // Where both players may move at once, the other one may have been first.
      const answer = await moved
      if (!answer.ok) expect(answer.error.code).toBe('stale')
      await waitForState(ada, ({ turn }) => turn > before.turn)
    }
    await Promise.all([playing, playOn(ada, `${game} ada`)])
    for (const one of [ada, ben])
      expect((await waitForState(one, isJudged)).verdict).toMatchObject({ isFair: true, faults: [] })
  })
})
