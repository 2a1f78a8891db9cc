import { expect } from 'vitest'
import { createGuest, isConnected, waitForState } from '../../unit/lan-client/guests'
import { startTestHost, HIGH_LIMITS, type TestLanHost } from '../../unit/node/lan-server/host'
import { openGuestPage, waitUntil, type GuestPage } from './page'

export type OpenTable = Awaited<ReturnType<TestLanHost['lan']['open']>>
export type Guest = ReturnType<typeof createGuest>

/** Opens a table that is about to begin, with Ada at this page and Walter at another place. */
export async function openTableForTwo(
  game: string,
  wish: object = {},
): Promise<[TestLanHost, OpenTable, GuestPage, Guest]> {
  const host = await startTestHost(undefined, { limits: HIGH_LIMITS })
  const open = await host.lan.open({ game, name: 'Kitchen', chairs: ['open', 'open'], ...wish })
  const { code, token } = open.room.spec
  const page = await openGuestPage(host, { hash: `#join=${token}` })
  const walter = createGuest(host.url, { kind: 'code', code })
  await waitForState(walter, isConnected)
  expect(await page.lan.joinOnLoad()).toBe(true)
  expect(await page.lan.sit('Ada')).toBe(true)
  await walter.sit('Walter')
  return [host, open, page, walter]
}

export async function startGame(open: OpenTable, { page, table }: GuestPage): Promise<void> {
  await open.start()
  await waitUntil(() => page.place === 'game' && table.seen !== null && table.toMove.length > 0)
}
