// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { LIMITS } from '../../../src/protocol/lan/limits'
import { useView } from '../../../src/renderer/stores/app/view'
import { closePages, waitUntil } from './page'
import { openTableForTwo } from './table'

afterEach(closePages)

// After Back and Forward a page is shown again, with sockets that say they are open and are not.
it.each(['pageshow', 'visibilitychange'])('a connection that died in silence is found out at %s', async (name) => {
  const [host, , page] = await openTableForTwo('forty-nine')
  // From now on the host says nothing more over the connection, nor that it has ended, as after a frozen page.
  for (const table of host.lan.tables) for (const guest of table.room.guests) guest.send = () => undefined
  expect(page.lan.connection).toEqual({ state: 'connected' })
  const begun = performance.now()
  const target = name === 'pageshow' ? window : document
  target.dispatchEvent(new Event(name))
  // At once to another socket, with nothing to wait for.
  await waitUntil(() => page.lan.connection?.state !== 'connected')
  expect(page.lan.connection).toMatchObject({ state: 'connecting' })
  await waitUntil(() => page.lan.connection?.state === 'connected')
  expect(performance.now() - begun).toBeLessThan(LIMITS.maxSilenceMs)
  expect(page.lan.seats).toEqual([0])
})

it('a page that was closed hears of nothing that happens to the window of the next', async () => {
  const [, , page] = await openTableForTwo('forty-nine')
  const view = useView(page.pinia)
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { readonly width: number }): void } }
  happyDOM.setViewport({ width: 800 })
  expect(view.width).toBe(800)
  closePages()
  happyDOM.setViewport({ width: 900 })
  expect(view.width).toBe(800)
})
