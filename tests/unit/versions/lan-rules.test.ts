import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { LanClient } from '../../../src/lan-client'
import { seatOf, type AnyGame, type GameLookup, type GameView } from '../../../src/rules/kit'
import { second } from '../conformance/highest-2'
import { highest, type HighestView } from '../conformance/template'
import { freshFolder, startTestHost } from '../node/lan-server/host'
import { closeClients, createGuest, isConnected, isJudged, waitForState } from '../lan-client/guests'

afterEach(closeClients)

const of =
  (game: AnyGame): GameLookup =>
  (id) =>
    id === 'highest' ? game : undefined

function lowest({ state }: GameView, seat: string): string {
  const hand = (state as HighestView).hands[seat]
  return String(Array.isArray(hand) ? hand[0] : '')
}

/** Plays the lowest card whenever the game waits for this guest, so many times. */
async function lay(client: LanClient, times: number): Promise<void> {
  for (let laid = 0; laid < times;) {
    const { seen, seat } = await waitForState(
      client,
      (now) => isConnected(now) && now.seat !== null && now.seen?.toMove.includes(now.seat) === true,
    )
    const moved = await client.move(lowest(seen as GameView, seat ?? ''))
    // Both lay at the same time, so the guest who was slower is asked again.
    if (moved.ok) laid++
    else expect(moved.error.code).toBe('stale')
  }
}

/** Leaves a table of the first edition in the middle of its game, by a host that ends; returns its id. */
async function leftOver(folder: string): Promise<string> {
  const first = await startTestHost(folder, { find: of(highest) })
  const table = await first.lan.open({ game: 'highest', name: 'The parlor', chairs: ['open', 'open'] })
  const { code } = table.room.spec
  const clients = [0, 1].map(() => createGuest(first.url, { kind: 'code', code }, { games: of(highest as AnyGame) }))
  for (const [i, client] of clients.entries())
    expect(await client.sit(`Guest ${String(i)}`)).toMatchObject({ ok: true })
  expect(await table.start()).toBe(true)
  await Promise.all(clients.map((client) => lay(client, 2)))
  closeClients()
  await first.close()
  return table.room.spec.id
}

test('a table whose rules are gone is not brought back, is told of by name, and stays on the disk', async () => {
  const folder = freshFolder()
  const id = await leftOver(folder)
  const path = join(folder, 'tables', `${id}.table.json`)
  const before = readFileSync(path)
  const next = await startTestHost(folder, { find: of(second) })
  expect(await next.lan.resumeTables()).toBe(0)
  expect(next.faults.map(String).join()).toMatch(/older rules of Highest Card/u)
  await next.close()
  expect(existsSync(path)).toBe(true)
  expect(readFileSync(path)).toEqual(before)
  expect(readdirSync(join(folder, 'tables', 'saves')).some((name) => name.endsWith('.parlor-journal'))).toBe(true)
})

test('a game by new rules is told, recorded and checked as one of theirs', async () => {
  const host = await startTestHost(undefined, { find: of(second) })
  const table = await host.lan.open({ game: 'highest', name: 'The parlor', chairs: ['open', 'open'] })
  const { code } = table.room.spec
  const clients = [0, 1].map(() => createGuest(host.url, { kind: 'code', code }, { games: of(second) }))
  for (const [i, client] of clients.entries())
    expect(await client.sit(`Guest ${String(i)}`)).toMatchObject({ ok: true })
  expect(seatOf(clients[0]?.state.seat ?? '')).toBe(0)
  expect(await table.start()).toBe(true)
  await Promise.all(clients.map((client) => lay(client, 4)))
  for (const client of clients) {
    const { verdict, result } = await waitForState(client, isJudged)
    expect(verdict).toMatchObject({ isFair: true, faults: [] })
    expect(result?.record.rules).toBe(2)
  }
  const file = JSON.parse(
    readFileSync(join(host.folder, 'tables', `${table.room.spec.id}.table.json`), 'utf8'),
  ) as object
  expect(file).toMatchObject({ format: 'parlor-table/1', rules: 2 })
})
