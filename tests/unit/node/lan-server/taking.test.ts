import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join as pathOf } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { LanHostDependencies, TableRequest } from '../../../../src/node/lan-server/lan-host'
import type { LanClient } from '../../../../src/lan-client'
import type { Thinker } from '../../../../src/ports/thinker'
import type { CancelSignal } from '../../../../src/async/cancellation'
import { closeClients, createGuest, isJudged, playOn, waitForState } from '../../lan-client/guests'
import { selectCases } from '../../../scale'
import { join, playRandomMoves as playByHand, playTogether, type Guest } from './guest'
import { freshFolder, startTestHost, randomThinker, HIGH_LIMITS } from './host'

afterEach(closeClients)

const FAIR = { isFair: true, faults: [], absentSeats: [], botMoveCount: 0 }

/** Starts a game with Ada at A, and a newcomer who looks on. */
async function underWay(wish: Partial<TableRequest> = {}, needs: Partial<LanHostDependencies> = {}) {
  const host = await startTestHost(undefined, { limits: HIGH_LIMITS, ...needs })
  const table = await host.lan.open({ game: 'forty-nine', name: 'Parlor', chairs: ['open', 3], ...wish })
  const pass = { kind: 'code', code: table.room.spec.code } as const
  const [ada, late] = [createGuest(host.url, pass), createGuest(host.url, pass)] as const
  await ada.sit('Ada', 'A')
  await table.start()
  await waitForState(late, isDealt)
  // All guests come from one address here, so the owner must let them take the seats.
  for (const seat of table.room.chairs.keys()) table.admit(seat)
  return { host, table, pass, ada, late }
}

const isDealt = ({ seen, lobby }: LanClient['state']) => lobby?.phase === 'playing' && seen !== null
const nameOf = ({ state }: LanClient, seat: number) => {
  const chair = state.lobby?.chairs[seat]
  return chair && chair.state !== 'open' ? chair.name : null
}

/** Returns a thinker whose thoughts for one seat never end; it answers for the other seats. */
function slowThinker(slow: number) {
  let asked: (signal: CancelSignal | undefined) => void = () => undefined
  const thinking = new Promise<CancelSignal | undefined>((resolve) => (asked = resolve))
  let thoughts = 0
  const thinker: Thinker = {
    think(request, signal) {
      if (request.seat !== slow) return randomThinker.think(request, signal)
      thoughts++
      asked(signal)
      return new Promise(() => undefined)
    },
  }
  return { thinker, thinking, thoughts: () => thoughts }
}

describe('a chair that a bot plays', () => {
  it('is taken over in the middle of its thought, which is void, and the game is fair for everybody', async () => {
    const { thinker, thinking, thoughts } = slowThinker(1)
    const { host, table, pass, ada, late } = await underWay({}, { thinker })
    const onlooker = createGuest(host.url, pass)
    await waitForState(onlooker, isDealt)
    const adaPlays = playOn(ada, 'takes over')
    const signal = await thinking
    expect(await late.sit('Late', 'B')).toEqual({ ok: true, value: 'B' })
    expect(signal?.aborted).toBe(true)
    expect(late.state.seen).toEqual(table.room.activeGame?.table.viewFor(1))
    await waitForState(ada, () => nameOf(ada, 1) === 'Late')
    await Promise.all([adaPlays, playOn(late, 'from now on')])
    expect(thoughts()).toBe(1)
    for (const one of [ada, late, onlooker]) {
      const { verdict, result } = await waitForState(one, isJudged)
      // Only Ada was there from the deal on.
      expect(verdict).toEqual({ ...FAIR, isComplete: one === ada })
      expect(result?.record.names).toEqual({ A: 'Ada', B: 'Late' })
    }
    expect(host.faults).toEqual([])
  })

  const GAMES: readonly (readonly [game: string, chairs: readonly ('open' | 3)[]])[] = [
    ['forty-nine', ['open', 3, 3, 3]],
    ['new-york-whist', ['open', 3, 3, 3]],
    ['pittsburgh-draw', ['open', 3, 3]],
    ['color-casino', ['open', 3]],
  ]
  it.each(selectCases(GAMES))(
    'is taken over while all others play on as fast as they can: %s',
    async (game, chairs) => {
      const { host, pass, ada, late } = await underWay({ game, chairs })
      const more = createGuest(host.url, pass)
      const comesIn = async (client: LanClient, seat: string, turn: number) => {
        await waitForState(client, (state) => state.turn >= turn)
        expect(await client.sit(`In ${seat}`, seat)).toEqual({ ok: true, value: seat })
        await playOn(client, `${game} ${seat}`)
      }
      const last = 'ABCD'.charAt(chairs.length - 1)
      const others = last === 'B' ? [comesIn(late, 'B', 3)] : [comesIn(late, 'B', 3), comesIn(more, last, 5)]
      await Promise.all([playOn(ada, game), ...others])
      for (const one of [ada, late, more]) {
        const { verdict } = await waitForState(one, isJudged)
        expect(verdict).toMatchObject({ isFair: true, faults: [], absentSeats: [] })
      }
      expect(host.faults).toEqual([])
    },
  )

  it('is the one of a person who got up, and shows the newcomer that hand alone', async () => {
    const { host, table, pass, ada, late } = await underWay(
      { chairs: ['open', 'open'] },
      { thinker: slowThinker(1).thinker },
    )
    expect(nameOf(ada, 1)).not.toBeNull()
    await ada.stand()
    table.admit(0)
    const ben = createGuest(host.url, pass)
    await waitForState(ben, isDealt)
    expect(await ben.sit('Ben', 'A')).toEqual({ ok: true, value: 'A' })
    expect(ben.state.seen).toEqual(table.room.activeGame?.table.viewFor(0))
    expect(late.state.seen).toEqual(table.room.activeGame?.table.viewFor(-1))
  })

  it('goes to one of two who reach for it at once', async () => {
    const { host, pass, late } = await underWay({}, { thinker: slowThinker(1).thinker })
    const other = createGuest(host.url, pass)
    await waitForState(other, isDealt)
    const seated = await Promise.all([late.sit('Late', 'B'), other.sit('Other', 'B')])
    expect(seated.filter(({ ok }) => ok)).toHaveLength(1)
    expect(seated.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'chair-taken' } })
  })

  it('has its time from then on, and everybody is told', async () => {
    const { table, ada, late } = await underWay({ settings: { turn: 50_000 } }, { thinker: slowThinker(1).thinker })
    void playOn(ada, 'timed')
    await waitForState(ada, ({ seen }) => seen?.toMove[0] === 'B')
    expect(table.room.activeGame?.clock.deadline).toBeNull()
    await late.sit('Late', 'B')
    for (const one of [late, ada]) await waitForState(one, ({ deadline }) => deadline !== null)
    await late.stand()
    for (const one of [late, ada]) await waitForState(one, ({ deadline }) => deadline === null)
  })
})

describe('a chair that nobody may take', () => {
  const refusal = (code: string) => ({ ok: false, error: { code } })

  it('is every one of them where none is named, and while the luck is made', async () => {
    const { late } = await underWay({}, { thinker: slowThinker(1).thinker })
    expect(await late.sit('Late')).toMatchObject(refusal('too-late'))
    const host = await startTestHost(undefined, { limits: HIGH_LIMITS })
    const table = await host.lan.open({ game: 'forty-nine', name: 'Parlor', chairs: ['open', 3] })
    const pass = { kind: 'code', code: table.room.spec.code } as const
    const ben = await join(host.url, pass, { lucky: false })
    await ben.ask('sit', { name: 'Ben' })
    const other = await join(host.url, pass)
    await table.start()
    expect(table.room.phase).toBe('committing')
    expect(await other.ask('sit', { name: 'Other', seat: 'B' })).toMatchObject(refusal('too-late'))
  })

  it('is a person’s, here or away, also while a bot stands in', async () => {
    // The bot that stands in for Ada never moves, so the game stays where it is.
    const host = await startTestHost(undefined, { limits: HIGH_LIMITS, thinker: slowThinker(0).thinker })
    const wish = { chairs: ['open', 'open'], settings: { grace: 20 } } as const
    const table = await host.lan.open({ game: 'forty-nine', name: 'Parlor', ...wish })
    const pass = { kind: 'code', code: table.room.spec.code } as const
    const [ada, ben, late] = [createGuest(host.url, pass), createGuest(host.url, pass), createGuest(host.url, pass)]
    await ada.sit('Ada', 'A')
    await ben.sit('Ben', 'B')
    await table.start()
    await waitForState(late, isDealt)
    expect(await late.sit('Late', 'A')).toMatchObject(refusal('chair-taken'))
    ada.close()
    // Ben plays on until it is Ada's turn, and ends with the test.
    playOn(ben, 'until Ada').catch(() => undefined)
    await waitForState(late, ({ lobby }) => lobby?.chairs[0]?.state === 'bot' && lobby.chairs[0].standsIn)
    expect(await late.sit('Late', 'A')).toMatchObject(refusal('chair-taken'))
    expect(table.room.chairs[0]).toMatchObject({ kind: 'person', name: 'Ada', standsIn: true })
  })

  it('is one whose player gave the game up', async () => {
    const { late, ada } = await underWay({ chairs: ['open', 3, 3] }, { thinker: slowThinker(1).thinker })
    await ada.resign()
    await ada.stand()
    expect(await late.sit('Late', 'A')).toMatchObject(refusal('chair-taken'))
  })

  it('is another one than their own for somebody who got up: they know a hand already', async () => {
    const { ada } = await underWay({}, { thinker: slowThinker(1).thinker })
    await ada.stand()
    expect(await ada.sit('Ada', 'B')).toMatchObject(refusal('other-hand'))
    expect(await ada.sit('Ada', 'A')).toEqual({ ok: true, value: 'A' })
  })
})

describe('after the host began anew', () => {
  it('a chair that was taken over is still its new person’s', async () => {
    const folder = freshFolder()
    const { thinker } = slowThinker(1)
    const first = await startTestHost(folder, { limits: HIGH_LIMITS, thinker })
    const [table, ada, late] = await byHand(first)
    await late.ask('sit', { name: 'Late', seat: 'B' })
    await playTogether([ada, late], 'turns', 8)
    await first.close()
    const second = await startTestHost(folder, { limits: HIGH_LIMITS, thinker })
    expect(await second.lan.resumeTables()).toBe(1)
    const again = await Promise.all([ada, late].map((one) => back(second.url, one)))
    expect(again.map(({ seat }) => seat)).toEqual(['A', 'B'])
    await Promise.all(again.map((one, index) => playByHand(one, `again ${String(index)}`)))
    expect((await again[1]?.heard('result'))?.record.names).toEqual({ A: 'Ada', B: 'Late' })
    expect(second.lan.tables[0]?.room.spec.id).toBe(table.room.spec.id)
  })

  it('is the bot’s again where nobody was told yet that it is theirs', async () => {
    const folder = freshFolder()
    const first = await startTestHost(folder, { limits: HIGH_LIMITS, thinker: slowThinker(1).thinker })
    const [, , late] = await byHand(first)
    const tables = pathOf(folder, 'tables')
    const side = pathOf(tables, readdirSync(tables).find((name) => name.endsWith('.table.json')) ?? '')
    const before = readFileSync(side, 'utf8')
    await late.ask('sit', { name: 'Late', seat: 'B' })
    await first.close()
    // The host was killed when the journal had the new player and the side file did not.
    writeFileSync(side, before)
    const second = await startTestHost(folder, { limits: HIGH_LIMITS })
    await second.lan.resumeTables()
    const { room } = second.lan.tables[0]!
    expect(room.chairs[1]?.kind).toBe('bot')
    expect(room.activeGame?.table.chairs[1]?.kind).toBe('bot')
  })
})

/** Starts a game with Ada at A against a bot at B, and a guest who looks on. The first cards are dealt. */
async function byHand({ lan, url }: Awaited<ReturnType<typeof startTestHost>>) {
  const table = await lan.open({ game: 'forty-nine', name: 'Parlor', chairs: ['open', 3] })
  const pass = { kind: 'code', code: table.room.spec.code } as const
  const ada = await join(url, pass)
  await ada.ask('sit', { name: 'Ada' })
  const late = await join(url, pass)
  await table.start()
  await late.heard('step')
  table.admit(1)
  return [table, ada, late] as const
}

const back = (url: string, { seat, token }: Guest) =>
  join(url, { kind: 'resume', seat: seat ?? '', token: token ?? '' })
