// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import { i18n } from '../../../src/renderer/i18n'
import BrassTokens from '../../../src/renderer/panels/game/BrassTokens.vue'
import ConnectionNotice from '../../../src/renderer/panels/lan/play/ConnectionNotice.vue'
import LobbyScreen from '../../../src/renderer/panels/lan/lobby/LobbyScreen.vue'
import { playOn } from '../../unit/lan-client/guests'
import { closePages, waitUntil } from './page'
import { startGame, openTableForTwo } from './table'

afterEach(closePages)

it('offers nothing while nothing can be sent', async () => {
  const [host, open, page, other] = await openTableForTwo('forty-nine')
  await startGame(open, page)
  void playOn(other, 'cut off')
  await waitUntil(() => page.hand.isAwaited && page.hand.moves.length > 0)
  const offered = page.hand.moves.map(({ move }) => move)
  const global = { plugins: [page.pinia, i18n] }
  const [bar, slip] = [mount(BrassTokens, { global }), mount(ConnectionNotice, { global })]
  const say = bar.get('[data-action="say"]')
  expect(say.attributes('disabled')).toBeUndefined()
  expect(slip.find('[data-lost]').exists()).toBe(false)

  await host.server.close()
  await waitUntil(() => page.lan.connection?.state !== 'connected')
  await waitUntil(() => page.hand.moves.length === 0)
  expect(page.table.undoable).toBe(0)
  expect(offered.length).toBeGreaterThan(0)
  // The guest reads that the connection is lost, and what needs it looks disabled.
  await bar.vm.$nextTick()
  expect(say.attributes('disabled')).toBeDefined()
  expect(slip.get('[data-lost]').text()).toContain('again')
  expect(slip.find('[data-action="retry"]').exists()).toBe(true)
})

it('cannot say that it is ready while nothing can be sent', async () => {
  const [host, , page] = await openTableForTwo('forty-nine')
  const screen = mount(LobbyScreen, { global: { plugins: [page.pinia, i18n] } })
  const keys = ['ready', 'say'].map((action) => screen.get(`[data-action="${action}"]`))
  for (const key of keys) expect(key.attributes('disabled')).toBeUndefined()
  await host.server.close()
  await waitUntil(() => page.lan.isDisconnected)
  await screen.vm.$nextTick()
  for (const key of keys) expect(key.attributes('disabled')).toBeDefined()
  expect(screen.get('[data-action="leave"]').attributes('disabled')).toBeUndefined()
})
