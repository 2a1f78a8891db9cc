// @vitest-environment happy-dom
import { join } from 'node:path'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { startLanServer } from '../../../src/node/web/lan-listener'
import { startTestHost, HIGH_LIMITS, type TestLanHost } from '../../unit/node/lan-server/host'
import { closePages, openGuestPage, waitUntil } from './page'

afterEach(closePages)

/** Starts the host's listener again, at the same port. */
async function listensAgain({ lan, folder, server }: TestLanHost): Promise<void> {
  const again = await startLanServer({
    lan,
    rendererFolder: join(folder, 'page'),
    address: '127.0.0.1',
    port: server.port,
    version: '1.2.3',
  })
  onTestFinished(() => again.close())
}

it('a guest’s page that nobody answers knocks again by itself until it is let in', async () => {
  const host = await startTestHost(undefined, { limits: HIGH_LIMITS })
  const open = await host.lan.open({ game: 'forty-nine', name: 'Kitchen', chairs: ['open', 'open'] })
  const page = await openGuestPage(host, { hash: `#join=${open.room.spec.token}` })
  await host.server.close()
  const arriving = page.lan.joinOnLoad()
  await waitUntil(() => page.lan.isAwaitingHost)
  expect(page.lan.fault).toBeNull()
  expect(page.lan.joinedTable).toBeNull()

  await listensAgain(host)
  expect(await arriving).toBe(true)
  expect(page.lan.isAwaitingHost).toBe(false)
  expect(page.lan.fault).toBeNull()
  expect(page.lan.joinedTable).toMatchObject({ name: 'Kitchen' })
  expect(await page.lan.sit('Ada')).toBe(true)
})

it('a code that nobody answers is given again by the page itself, and a wrong one is not', async () => {
  const host = await startTestHost(undefined, { limits: HIGH_LIMITS })
  const { room } = await host.lan.open({ game: 'forty-nine', name: 'Kitchen', chairs: ['open', 'open'] })
  const page = await openGuestPage(host, { hash: '' })
  await host.server.close()
  const joining = page.lan.join({ address: null, pass: { kind: 'code', code: room.spec.code } })
  await waitUntil(() => page.lan.isAwaitingHost)

  await listensAgain(host)
  expect(await joining).toBe(true)
  expect(page.lan.joinedTable).toMatchObject({ name: 'Kitchen' })

  page.lan.leave()
  const other = room.spec.code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA'
  expect(await page.lan.join({ address: null, pass: { kind: 'code', code: other } })).toBe(false)
  expect(page.lan.fault).not.toBeNull()
  expect(page.lan.isAwaitingHost).toBe(false)
})
