// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { startLanServer } from '../../../src/node/web/lan-listener'
import { useHand } from '../../../src/renderer/hand/use-hand'
import { useLan } from '../../../src/renderer/stores/lan/lan'
import { useSelection } from '../../../src/renderer/stores/table/selection'
import { useTable } from '../../../src/renderer/stores/table/table'
import { openHand, sitDown, waitFor, type HandPage } from './hand-page'

/** Opens a hand at a game of two, waits for its turn, cuts it off from its host and lays a card: returns its face. */
async function layWithoutNetwork(settings: object = {}): Promise<HandPage & { readonly face: string }> {
  const opened = await openHand('new-york-whist', ['open', 1], settings)
  await sitDown(opened, 'Clara')
  await waitFor(() => useHand().isMine && !useSelection().isBlocked)
  const { page, host } = opened
  await host.server.close()
  await waitFor(() => useLan().isDisconnected)
  const card = page.find('[data-own] .fit')
  const face = card.attributes('data-face') ?? ''
  await card.trigger('click')
  await page.find('[data-action="lay"]').trigger('click')
  await waitFor(() => page.find('[data-kept]').exists())
  return { ...opened, face }
}

/** Lets guests in again at the same port. */
async function comeBack({ host }: HandPage): Promise<void> {
  const { lan, server } = host
  const again = await startLanServer({
    lan,
    rendererFolder: '.',
    address: '127.0.0.1',
    port: server.port,
    version: '1.2.3',
  })
  host.server.close = () => again.close()
  useLan().retry()
  await waitFor(() => !useLan().isDisconnected)
}

const holds = ({ page }: HandPage, face: string): boolean => page.find(`[data-own] [data-face="${face}"]`).exists()

it('keeps a card that is laid without a network, and lays it once when the table answers', async () => {
  const hand = await layWithoutNetwork()
  const ply = useTable().ply
  expect(hand.page.find('[data-kept]').text()).toContain('Kept')
  await comeBack(hand)
  await waitFor(() => useHand().kept.state === 'none' && useTable().ply > ply)
  const made = useTable()
    .table!.toldSteps(0)
    .filter(({ seat }) => seat === 0)
  expect(made).toHaveLength(1)
  expect(holds(hand, hand.face)).toBe(false)
})

it('takes a kept card back into the hand', async () => {
  const hand = await layWithoutNetwork()
  await hand.page.find('[data-action="take-back"]').trigger('click')
  await waitFor(() => useHand().kept.state !== 'kept')
  expect(holds(hand, hand.face)).toBe(true)
  await comeBack(hand)
  await waitFor(() => useHand().isMine)
  expect(useTable().ply).toBe(0)
})

it('gives a kept card back, and says why, when a bot has moved meanwhile', async () => {
  const hand = await layWithoutNetwork({ grace: 0, whenAway: 'bot' })
  await waitFor(() => (hand.table.room.activeGame?.table.steps ?? []).some(({ seat }) => seat === 0))
  await comeBack(hand)
  await waitFor(() => useHand().kept.state === 'back')
  expect(hand.page.find('[data-hand] h1').text()).toBe('Given back')
  expect(hand.page.find('[data-hand] p').text()).toContain('changed in the meantime')
  await hand.page.find('[data-action="see"]').trigger('click')
  expect(hand.page.find('[data-kept]').exists()).toBe(false)
})
