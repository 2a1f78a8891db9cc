import { expect } from 'vitest'
import { guest, isConnected, until } from '../../unit/lan-client/guests'
import { hostIn, UNHURRIED, type Hosted } from '../../unit/node/lan-server/host'
import { guestPage, when, type GuestPage } from './page'

export type OpenTable = Awaited<ReturnType<Hosted['lan']['open']>>
export type Guest = ReturnType<typeof guest>

/** A table with Ada at this page and Walter somewhere else, about to begin. */
export async function together(game: string, wish: object = {}): Promise<[Hosted, OpenTable, GuestPage, Guest]> {
  const host = await hostIn(undefined, { limits: UNHURRIED })
  const open = await host.lan.open({ game, name: 'Kitchen', chairs: ['open', 'open'], ...wish })
  const { code, token } = open.room.spec
  const page = await guestPage(host, { hash: `#join=${token}` })
  const walter = guest(host.url, { kind: 'code', code })
  await until(walter, isConnected)
  expect(await page.lan.joinOnLoad()).toBe(true)
  expect(await page.lan.sit('Ada')).toBe(true)
  await walter.sit('Walter')
  return [host, open, page, walter]
}

export async function begun(open: OpenTable, { page, table }: GuestPage): Promise<void> {
  await open.start()
  await when(() => page.place === 'game' && table.seen !== null && table.toMove.length > 0)
}
