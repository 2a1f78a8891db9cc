import { afterEach, describe, expect, test } from 'vitest'
import type { LanClient } from '../../../src/lan-client'
import type { VersionRange } from '../../../src/protocol/lan/version'
import { startTestHost, HIGH_LIMITS } from '../node/lan-server/host'
import { connect, join } from '../node/lan-server/guest'
import { closeClients, createGuest, isConnected, isJudged, playOn, waitForState } from '../lan-client/guests'
import { selectCases } from '../../scale'

afterEach(closeClients)

const OLD: VersionRange = { min: 1, max: 1 }
const BOTH: VersionRange = { min: 1, max: 2 }
const NEW: VersionRange = { min: 2, max: 2 }

/** Starts a host that speaks a range of versions, with a table of Forty-Nine. */
async function hosting(protocol: VersionRange) {
  const host = await startTestHost(undefined, { limits: HIGH_LIMITS, protocol })
  const table = await host.lan.open({ game: 'forty-nine', name: 'The parlor', chairs: ['open', 'open'] })
  return { ...host, table, pass: { kind: 'code', code: table.room.spec.code } as const }
}

/** Creates a client; returns it with the versions of the messages that it is told. */
function listening(url: string, pass: { kind: 'code'; code: string }, protocol: VersionRange) {
  const heard = new Set<number>()
  const client = createGuest(url, pass, {
    protocol,
    meddle: (message) => {
      heard.add(message.v)
      if ('view' in message) heard.add(message.view.v)
      return [message]
    },
  })
  return { client, heard }
}

async function toTheEnd(clients: readonly LanClient[]): Promise<void> {
  await Promise.all(clients.map((client, index) => playOn(client, `versions ${String(index)}`)))
  for (const client of clients) {
    const { verdict } = await waitForState(client, isJudged)
    expect(verdict).toMatchObject({ isFair: true, faults: [], isComplete: true })
  }
}

describe('a host and guests of neighbouring versions', () => {
  const meetings = [
    ['a newer host, a newer guest and an older one', BOTH, [BOTH, OLD], [2, 1]],
    ['an older host and newer guests', OLD, [BOTH, BOTH], [1, 1]],
    ['a newer host and older guests', BOTH, [OLD, OLD], [1, 1]],
    ['a host and guests that have let the old version go', NEW, [NEW, BOTH], [2, 2]],
  ] as const

  test.each(selectCases(meetings, 1))(
    '%s play a game to its end, each told in the newest version that it speaks',
    async (_, own, ranges, agreed) => {
      const { url, pass, table, faults } = await hosting(own)
      const guests = ranges.map((range) => listening(url, pass, range))
      const clients = guests.map(({ client }) => client)
      for (const [i, client] of clients.entries())
        expect(await client.sit(`Guest ${String(i)}`)).toMatchObject({ ok: true })
      expect(await table.start()).toBe(true)
      await toTheEnd(clients)
      expect(guests.map(({ heard }) => [...heard])).toEqual(agreed.map((version) => [version]))
      expect(faults).toEqual([])
    },
  )

  test('with no version in common part with a sentence, in either direction', async () => {
    const { url, pass } = await hosting(NEW)
    const late = createGuest(url, pass, { protocol: OLD })
    const { connection } = await waitForState(late, (state) => state.connection.state === 'refused')
    expect(connection).toMatchObject({
      error: { code: 'wrong-version', message: expect.stringContaining('versions 2 to 2') as string },
    })
    const older = await hosting(OLD)
    const early = createGuest(older.url, older.pass, { protocol: NEW })
    const refused = await waitForState(early, (state) => state.connection.state === 'refused')
    expect(refused.connection).toMatchObject({ error: { code: 'wrong-version' } })
  })
})

test('a guest that says another version than was agreed is sent away', async () => {
  const { url, pass } = await hosting(BOTH)
  const one = await join(url, pass)
  one.sendRaw({ v: 2, id: 1, type: 'ping' })
  expect(await one.heard('bye')).toMatchObject({ v: 1, code: 'bad-message' })
})

test('a hello with a field too many is refused as before, and one of a range alone as another version', async () => {
  const { url, pass } = await hosting(OLD)
  const strict = await connect(url)
  strict.sendRaw({ v: 1, id: 0, type: 'hello', protocol: OLD, pass, extra: 1 })
  expect(await strict.heard('refused')).toMatchObject({ v: 1, code: 'bad-message' })
  const newer = await connect(url)
  newer.sendRaw({ v: 3, id: 0, type: 'hello', protocol: { min: 2, max: 3 }, pass, extra: 1 })
  expect(await newer.heard('refused')).toMatchObject({ code: 'wrong-version' })
})

test('an answer that is told again after a program was brought up to date comes in the version spoken now', async () => {
  const { url, pass, table } = await hosting(BOTH)
  const before = await join(url, pass)
  const sat = await before.ask('sit', { name: 'Ann' })
  expect(sat).toMatchObject({ v: 1, ok: true, view: { v: 1 } })
  before.drop()
  await before.closed
  const after = await connect(url)
  const resume = { kind: 'resume', seat: sat.seat, token: sat.token }
  after.sendRaw({ v: 2, id: 0, type: 'hello', protocol: BOTH, pass: resume })
  expect(await after.heard('welcome')).toMatchObject({ v: 2, seat: 'A', view: { v: 2 } })
  after.sendRaw({ v: 2, id: sat.id, type: 'sit', name: 'Ann' })
  const again = await after.heard('answer', ({ id }) => id === sat.id)
  expect(again).toEqual({ ...sat, v: 2, view: { ...sat.view, v: 2 } })
  expect(table.lobby.chairs[0]).toMatchObject({ name: 'Ann' })
})

test('what a newer host adds to a message of the old version is passed over by a guest', async () => {
  const { url, pass, table } = await hosting(OLD)
  const grown = [0, 1].map(() =>
    createGuest(url, pass, {
      meddle: (message) => {
        const more = JSON.parse(JSON.stringify(message), (_key, value: unknown) =>
          typeof value === 'object' && value !== null && ('lobby' in value || 'toMove' in value || 'phase' in value)
            ? { ...value, later: { added: [1] } }
            : value,
        ) as typeof message
        return [Object.assign(more, { news: 'of another version' })]
      },
    }),
  )
  for (const [i, client] of grown.entries()) expect(await client.sit(`Guest ${String(i)}`)).toMatchObject({ ok: true })
  expect(await table.start()).toBe(true)
  await toTheEnd(grown)
  expect(grown.every(({ state }) => isConnected(state))).toBe(true)
  expect(grown[0]?.state.lobby).not.toHaveProperty('later')
})
