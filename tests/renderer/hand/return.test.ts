// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { useLan } from '../../../src/renderer/stores/lan/lan'
import { openHand, openPage, sitDown, waitFor } from './hand-page'

it.each([
  ['scans the code once more', (token: string) => `hand.html#join=${token}`],
  ['opens the page without a link', () => 'hand.html'],
])('has its chair again when the same phone %s, without a question', async (_how, pathOf) => {
  const hand = await openHand('new-york-whist', ['open', 1])
  await sitDown(hand, 'Clara')
  await waitFor(() => hand.page.find('[data-own] [data-card]').exists())
  // The browser throws the tab away: its own storage is gone, and what it shares with later tabs stays.
  const kept = localStorage.getItem('parlor-box lan')
  useLan().leave()
  hand.page.unmount()
  localStorage.setItem('parlor-box lan', kept ?? '')
  sessionStorage.clear()
  await waitFor(() => hand.table.room.chairs[0]?.kind === 'person')

  const again = openPage(hand.host, pathOf(hand.table.room.spec.token))
  await waitFor(() => again.find('[data-own] [data-card]').exists())
  expect(useLan().seats).toEqual([0])
  expect(again.find('[data-sit]').exists()).toBe(false)
})

it('has cards one touch after the link for somebody whose name the phone knows', async () => {
  const { host, table, page } = await openHand('new-york-whist', ['open', 1])
  page.unmount()
  sessionStorage.clear()
  localStorage.setItem('parlor-box settings', JSON.stringify({ speed: 'instant', name: 'Clara' }))
  const again = openPage(host, `hand.html#join=${table.room.spec.token}`)
  await waitFor(() => again.find('[data-known]:not([disabled])').exists() && useLan().joinedTable !== null)
  await again.get('[data-known]').trigger('click')
  await waitFor(() => again.find('[data-own] [data-card]').exists())
  expect(again.get('.me').text()).toBe('Clara')
})
