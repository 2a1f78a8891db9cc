import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { readGuestMessage, readHostMessage } from '../../../src/protocol/lan/messages'
import { connect, type Guest } from '../node/lan-server/guest'
import { startTestHost, HIGH_LIMITS } from '../node/lan-server/host'
import { closeClients, createGuest, isJudged, waitForState } from '../lan-client/guests'

/**
 * Path of an evening in version 1 of the protocol, frame by frame: two guests and an onlooker, luck, moves, refusals,
 * the end. It was recorded once and is never recorded again, because it is what programs of that version say and
 * understand.
 */
const path = join(import.meta.dirname, '../../fixtures/lan/version-1.jsonl')
const lines = readFileSync(path, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Line)

interface Line {
  readonly who: string
  readonly from?: 'guest' | 'host'
  readonly text?: string
}

const told = (who: string) =>
  lines.flatMap((line) => (line.who === who && line.from === 'host' ? [line.text ?? ''] : []))

afterEach(closeClients)

/** Masks what differs from evening to evening: secrets, what is made of them, and the time. */
const masked = (text: string) => text.replace(/"[0-9a-f]{32,64}"/gu, '"*"').replace(/"now":\d+/u, '"now":0')

test('every frame of version 1 is still read, and nothing of it is lost', () => {
  for (const { from, text = '' } of lines) {
    if (from === undefined) continue
    const read = from === 'host' ? readHostMessage(text) : readGuestMessage(text)
    expect(read.ok && read.value).toEqual(JSON.parse(text))
  }
})

test('a host answers guests of version 1 as ever, byte for byte', async () => {
  const { lan, url, faults } = await startTestHost(undefined, { limits: HIGH_LIMITS })
  const table = await lan.open({ game: 'nebraska-checkers', name: 'The parlor', chairs: ['open', 'open'] })
  const guests = new Map<string, { guest: Guest; heard: number }>()
  for (const { who, from, text = '' } of lines) {
    if (from === undefined) {
      expect(await table.start()).toBe(true)
      continue
    }
    const at = guests.get(who) ?? { guest: await connect(url, { lucky: false }), heard: 0 }
    guests.set(who, at)
    if (from === 'guest') at.guest.socket.send(text.replace('STUWDW', table.room.spec.code))
    else {
      await at.guest.news(at.heard)
      expect(masked(at.guest.texts[at.heard++] ?? 'nothing')).toBe(masked(text))
    }
  }
  for (const { guest, heard } of guests.values()) expect(guest.texts).toHaveLength(heard)
  expect(faults).toEqual([])
})

test('a guest of today follows a host of version 1 to the end, and finds it fair', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())
  await once(server, 'listening')
  server.on('connection', (socket) => {
    socket.once('message', () => {
      for (const text of told('onlooker')) socket.send(text)
    })
  })
  const { port } = server.address() as AddressInfo
  const protocol = { min: 1, max: 2 }
  const client = createGuest(`ws://127.0.0.1:${String(port)}/lan`, { kind: 'code', code: 'STUWDW' }, { protocol })
  const { verdict, seen, result } = await waitForState(client, isJudged)
  expect(verdict).toMatchObject({ isFair: true, faults: [], isComplete: true })
  expect(seen?.winners).toEqual(['B'])
  expect(result?.resigned).toEqual(['A'])
})
