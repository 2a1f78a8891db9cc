// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { useLan } from '../../../src/renderer/stores/lan/lan'
import { useTable } from '../../../src/renderer/stores/table/table'
import { encodeQrCode, qrPath } from '../../../src/renderer/lobby/qr-code'
import { createGuest, waitForState } from '../../unit/lan-client/guests'
import { openHand, openPage, sitDown, waitFor } from './hand-page'

it('a hand that is offered is a code to be scanned, whose link leads another phone to it at once, and only once', async () => {
  const { host, table, page } = await openHand('new-york-whist', ['open', 'open'])
  const clara = createGuest(host.url, { kind: 'token', token: table.room.spec.token })
  await clara.sit('Clara')
  await clara.setReady(true)
  await sitDown({ host, table, page }, 'Ada')
  await page.get('[data-action="menu"]').trigger('click')
  await page.get('[data-action="show-hand"]').trigger('click')
  await waitFor(() => page.find('[data-show-word]').exists())
  const link = `${location.href}&look=${page.get('[data-show-word]').text()}`
  expect(page.get('[data-qr] path').attributes('d')).toBe(qrPath(encodeQrCode(link)))

  const { value: word } = (await clara.show(true)) as { value: string }
  page.unmount()
  sessionStorage.clear()
  localStorage.clear()
  const helper = openPage(host, `hand.html#join=${table.room.spec.token}&look=${word}`)
  // Somebody at this address had another hand.
  await waitFor(() => table.room.hands.askers.has(0) || table.room.hands.askers.has(1))
  table.admit(clara.state.seat === 'A' ? 0 : 1)
  await waitFor(() => helper.find('[data-sight]').exists())
  const { hands } = clara.state.seen?.state as { hands: Record<string, readonly string[]> }
  expect(helper.findAll('[data-sight] [data-face]')).toHaveLength(hands[clara.state.seat ?? '']?.length ?? 0)
  expect(useLan().seats).toEqual([])
  expect(useTable().seen).not.toBeNull()
  expect(location.hash).toBe(`#join=${table.room.spec.token}`)
  await clara.show(false)
  await waitForState(clara, ({ shown }) => Object.keys(shown).length === 0)
  await waitFor(() => !helper.find('[data-sight]').exists())
})
