import { describe, expect, it } from 'vitest'
import { letterOf, ONLOOKER } from '../../../../src/rules/kit'
import type { Thinker } from '../../../../src/ports/thinker'
import { join } from './guest'
import { freshFolder, startTestHost, HIGH_LIMITS, type TestLanHost } from './host'

/** A thinker that never answers: the bots do not move, and the game stays where it is. */
const never: Thinker = { think: () => new Promise(() => undefined) }
const NEEDS = { limits: HIGH_LIMITS, thinker: never }
const ASK = { ok: false, error: { code: 'ask-host' } }

/** Starts a game of Forty-Nine with Ada at A and bots elsewhere. */
async function underWay(host?: TestLanHost) {
  const at = host ?? (await startTestHost(undefined, NEEDS))
  const table = await at.lan.open({ game: 'forty-nine', name: 'Parlor', chairs: ['open', 3, 3, 3] })
  const { code } = table.room.spec
  const comes = (from?: string) => join(at.url, { kind: 'code', code }, from === undefined ? {} : { from })
  const ada = await comes()
  await ada.ask('sit', { name: 'Ada' })
  await table.start()
  await ada.heard('step')
  return { host: at, table, comes, ada }
}

describe('whoever sits in a game', () => {
  it('sees no bot’s hand by another connection, a new one a chair', async () => {
    const { table, comes } = await underWay()
    const open = table.room.activeGame?.table.viewFor(ONLOOKER)
    for (const seat of ['B', 'C', 'D']) {
      const other = await comes()
      expect(await other.ask('sit', { name: 'Ada', seat })).toMatchObject(ASK)
      expect(other.seen).toEqual(open)
      other.drop()
    }
  })

  it('sees none after the host was started again', async () => {
    const folder = freshFolder()
    const first = await startTestHost(folder, NEEDS)
    const { table } = await underWay(first)
    const { code } = table.room.spec
    await first.close()
    const second = await startTestHost(folder, NEEDS)
    expect(await second.lan.resumeTables()).toBe(1)
    const other = await join(second.url, { kind: 'code', code })
    expect(await other.ask('sit', { name: 'Ada', seat: 'B' })).toMatchObject(ASK)
  })
})

const isLinux = process.platform === 'linux'
if (!isLinux) console.log('Guests of several addresses are not tested: only Linux has them on its loopback interface.')

describe.skipIf(!isLinux)('a chair that a bot plays', () => {
  it('is anybody’s who comes from where no hand of the game was seen, and one such chair alone', async () => {
    const { comes } = await underWay()
    const [ben, more] = [await comes('127.0.0.2'), await comes('127.0.0.2')]
    expect(await ben.ask('sit', { name: 'Ben', seat: 'B' })).toMatchObject({ ok: true })
    expect(await more.ask('sit', { name: 'Ben', seat: 'C' })).toMatchObject(ASK)
    await ben.ask('stand')
    expect(await more.ask('sit', { name: 'Ben', seat: 'C' })).toMatchObject(ASK)
    const cleo = await comes('127.0.0.3')
    expect(await cleo.ask('sit', { name: 'Cleo', seat: 'C' })).toMatchObject({ ok: true })
  })

  it('and that somebody got up from goes back to that person’s secret, and to nobody else without the owner', async () => {
    const { host, table, comes } = await underWay()
    const ben = await comes('127.0.0.2')
    await ben.ask('sit', { name: 'Ben', seat: 'B' })
    const { token } = ben
    await ben.ask('stand')
    ben.drop()
    const cleo = await comes('127.0.0.3')
    expect(await cleo.ask('sit', { name: 'Cleo', seat: 'B' })).toMatchObject(ASK)
    const again = await join(host.url, { kind: 'resume', seat: 'B', token: token ?? '' }, { from: '127.0.0.4' })
    expect(again.seat).toBeNull()
    expect(await again.ask('sit', { name: 'Ben', seat: 'C' })).toMatchObject({ error: { code: 'other-hand' } })
    expect(await again.ask('sit', { name: 'Ben', seat: 'B' })).toMatchObject({ ok: true, seat: 'B' })
    expect(table.room.activeGame?.table.chairs[1]).toMatchObject({ kind: 'person', name: 'Ben' })
  })
})

describe('whoever asks for a chair', () => {
  it.each([
    ['Ada', 'Ada (2)'],
    ['Аda', 'Аda (2)'],
    ['Host', 'Host (2)'],
  ])('as %j is told of as %j: nobody takes them for another', async (name, told) => {
    const { ada, comes } = await underWay()
    const asker = await comes()
    expect(await asker.ask('sit', { name, seat: 'C' })).toMatchObject(ASK)
    const { lobby } = await ada.heard('lobby', ({ lobby }) => lobby.asking !== undefined)
    expect(lobby.asking).toEqual([{ seat: 'C', name: told }])
  })
})

describe('the owner of a table', () => {
  it('hears who asks for a chair, and lets that person sit there', async () => {
    const { table, comes } = await underWay()
    const ben = await comes()
    expect(await ben.ask('sit', { name: 'Ben', seat: 'C' })).toMatchObject(ASK)
    expect([...table.room.hands.askers].map(([seat, { name }]) => [letterOf(seat), name])).toEqual([['C', 'Ben']])
    table.admit(2)
    expect(await ben.ask('sit', { name: 'Ben', seat: 'B' })).toMatchObject(ASK)
    expect(await ben.ask('sit', { name: 'Ben', seat: 'C' })).toMatchObject({ ok: true, seat: 'C' })
    expect([...table.room.hands.askers.keys()]).toEqual([1])
  })

  it('is asked anew in every game, and by nobody who knows nothing', async () => {
    const { table, ada } = await underWay()
    expect(table.room.hands.seenSeats.size).toBe(1)
    await ada.ask('resign')
    for (const seat of [1, 2]) await table.room.activeGame?.table.resign(seat)
    await ada.heard('result')
    await table.start()
    expect(table.room.hands.leavers.size).toBe(0)
    expect(table.room.hands.askers.size).toBe(0)
  })
})
