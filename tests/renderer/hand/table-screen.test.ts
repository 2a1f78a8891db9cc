// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useLan } from '../../../src/renderer/stores/lan/lan'
import { useTable } from '../../../src/renderer/stores/table/table'
import { closeClients, createGuest, isConnected, playOn, waitForState } from '../../unit/lan-client/guests'
import { HIGH_LIMITS, startTestHost, type TestLanHost } from '../../unit/node/lan-server/host'
import { openPage, waitFor } from './hand-page'

/** Opens a table for two people who play by themselves, and its screen, into which the code is typed. */
async function openScreen(game: string) {
  const host = await startTestHost(undefined, { limits: HIGH_LIMITS })
  const table = await host.lan.open({ game, name: 'Sunday table', chairs: ['open', 'open'] })
  const { code } = table.room.spec
  const guests = ['Ada', 'Walter'].map(() => createGuest(host.url, { kind: 'code', code }))
  onTestFinished(closeClients)
  for (const [at, guest] of guests.entries()) {
    await waitForState(guest, isConnected)
    await guest.sit(at === 0 ? 'Ada' : 'Walter')
  }
  const page = await openOther(host, code)
  await waitFor(() => page.find('.chairs').exists())
  return { host, table, guests, page, code }
}

/** Returns a code as a Japanese keyboard writes it. */
const fullWidth = (code: string): string =>
  [...code].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('')

/** Opens the screen of a table in a browser that stores nothing yet, and types the code. */
async function openOther(host: TestLanHost, code: string) {
  sessionStorage.clear()
  localStorage.clear()
  localStorage.setItem('parlor-box settings', JSON.stringify({ speed: 'instant' }))
  const page = openPage(host, 'hand.html?middle')
  await waitFor(() => page.find('[data-code-form]').exists())
  await page.get('[data-code-form] input').setValue(fullWidth(code.toLowerCase()))
  await page.get('[data-code-form]').trigger('submit')
  return page
}

it('shows names, scores and whose turn it is, and knows no hand', async () => {
  const { host, table, guests, page, code } = await openScreen('pittsburgh-draw')
  expect(page.findAll('.chairs li').map((it) => it.text())).toEqual([
    expect.stringContaining('Ada'),
    expect.stringContaining('Walter'),
  ])
  expect(page.get('.scan').text()).toContain(`Or type 127.0.0.1:${String(host.server.port)}`)
  await table.start()
  await waitFor(() => useTable().toMove.length > 0)
  expect(page.findAll('[data-plate]').map((it) => it.text())).toEqual([
    expect.stringContaining('Ada'),
    expect.stringContaining('Walter'),
  ])
  expect(page.findAll('.turn')).toHaveLength(1)
  // Nothing lies open yet: what was done last is said in the middle, with what is left of the stock.
  expect(page.get('[data-bare]').text()).toMatch(/Pittsburgh Draw.*deals.* cards in stock$/s)
  const { hands } = useTable().seen!.state as { readonly hands: Readonly<Record<string, unknown>> }
  expect(Object.values(hands).every((hand) => typeof hand === 'number')).toBe(true)
  await Promise.all(guests.map((guest, at) => playOn(guest, String(at))))
  await waitFor(() => useTable().over)
  // A screen as wide as a tablet's lies flat: the result is read from two sides.
  expect(page.findAll('.result').map((it) => it.text())).toEqual([useTable().result, useTable().result])
  expect(useLan().seats).toEqual([])
  // Hands that were opened lie in a row for each person, below which their name stands: from the dealer's left.
  expect(page.get('.open').attributes('style')).toContain('--columns: 5')
  const { dealer } = (useTable().seen!.state as { readonly shown: { readonly dealer: string } }).shown
  expect(page.findAll('.open figcaption').map((it) => it.text())).toEqual(
    dealer === 'A' ? ['Walter', 'Ada'] : ['Ada', 'Walter'],
  )

  // Whoever wants to go on turns the screen to the league, with the last position and what is played next.
  await guests[0]!.setReady(true)
  await waitFor(() => page.find('[data-league]').exists())
  const lines = () => page.findAll('[data-league] tbody tr').map((it) => it.findAll('td').map((cell) => cell.text()))
  expect(
    lines()
      .map(([, name]) => name)
      .sort(),
  ).toEqual(['Ada', 'Walter'])
  expect(lines()[0]).toEqual(['1', expect.any(String), '1', '1', '1'])
  expect(page.get('.picture').text()).toContain('Pittsburgh Draw')
  await host.lan.change(table, 'new-york-whist')
  await waitFor(() => page.get('.next').text().includes('New York Whist'))
  expect(page.get('.next').text()).toContain('Ada')
  // The same people play it without sitting down again, and the league goes on.
  await table.start()
  await waitFor(() => !useTable().over && useTable().toMove.length > 0)
  expect(useTable().face?.id).toBe('new-york-whist')
  await Promise.all(guests.map((guest, at) => playOn(guest, `second ${String(at)}`)))
  await waitFor(() => useTable().over)
  await guests[1]!.setReady(true)
  await waitFor(() => page.find('[data-league]').exists())
  expect(lines().map(([, , games]) => games)).toEqual(['2', '2'])

  // The host keeps it: a browser that never was here, and saw neither game, is the table as well.
  await host.lan.change(table, 'pittsburgh-draw')
  const league = lines()
  page.unmount()
  const other = await openOther(host, code)
  await waitFor(() => other.find('[data-league]').exists())
  expect(other.findAll('[data-league] tbody tr').map((it) => it.findAll('td').map((cell) => cell.text()))).toEqual(
    league,
  )
})

it('is the screen of the same table again after the browser was closed, without the code', async () => {
  const { host, page, code } = await openScreen('forty-nine')
  page.unmount()
  sessionStorage.clear()
  const again = openPage(host, 'hand.html?middle')
  await waitFor(() => again.find('.chairs').exists())
  await flushPromises()
  expect(again.text()).toContain(code)
  await again.get('[data-action="stop-table"]').trigger('click')
  expect(localStorage.getItem('parlor-box table-screen')).toBeNull()
})

it('goes on trying when its connection has been given up, for nobody touches it', async () => {
  let opened = 0
  const Plain = globalThis.WebSocket
  vi.stubGlobal(
    'WebSocket',
    class extends Plain {
      constructor(url: string | URL) {
        super(url)
        opened += 1
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  await openScreen('forty-nine')
  const before = opened
  useLan().connection = { state: 'not-connected' }
  await waitFor(() => opened > before && !useLan().isDisconnected)
})

it('tells what the trick on the table counts', async () => {
  const { table, guests, page } = await openScreen('new-york-whist')
  await table.start()
  await waitFor(() => useTable().toMove.length > 0)
  expect(page.find('[data-worth]').exists()).toBe(false)
  expect(page.text()).toContain('trick 1 of 24')
  await Promise.all(guests.map((guest, at) => playOn(guest, String(at))))
  await waitFor(() => useTable().over)
  const { lastTrick } = useTable().seen!.state as {
    readonly lastTrick: { readonly cards: readonly { card: string }[] }
  }
  // One point, and a fifth of each multiple of five.
  const points = lastTrick.cards.map(({ card }) => (Number(card) % 5 === 0 ? Number(card) / 5 : 0))
  expect(page.text()).not.toContain(' of 24')
  expect(page.get('[data-worth] b').text()).toBe(String(points.reduce((sum, it) => sum + it, 1)))
})

it.each([
  ['deck-o-cards-roulette', 'spin 1 of 20'],
  ['color-casino', 'game to 21'],
  ['colorow', 'deal 1 of 5'],
])('tells how far a game of %s is, or how far it goes', async (game, words) => {
  const { table, page } = await openScreen(game)
  await table.start()
  await waitFor(() => useTable().toMove.length > 0)
  expect(page.text()).toContain(words)
})

it('says whose men are whose', async () => {
  const { table, page } = await openScreen('nebraska-checkers')
  await table.start()
  await waitFor(() => useTable().toMove.length > 0)
  expect(page.findAll('[data-plate] .counts').map((it) => it.text())).toEqual(['red', 'black'])
})

it('says who bets still, and who is ready', async () => {
  const { table, guests, page } = await openScreen('deck-o-cards-roulette')
  await table.start()
  await waitFor(() => useTable().toMove.length > 0)
  const punter = guests[useTable().toMove[0] ?? -1]!
  await waitForState(punter, ({ seen, seat }) => seat !== null && seen?.toMove.includes(seat) === true)
  const plate = () =>
    page.findAll('[data-plate]').find((it) => it.text().includes('still bets') || it.text().includes('ready'))
  expect(plate()?.text()).toContain('still bets')
  await punter.move('ready')
  await waitFor(() => plate()?.text().includes('ready') === true)
})
