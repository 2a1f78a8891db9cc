// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { useHand } from '../../../src/renderer/hand/use-hand'
import { useLan } from '../../../src/renderer/stores/lan/lan'
import { useSelection } from '../../../src/renderer/stores/table/selection'
import { useTable } from '../../../src/renderer/stores/table/table'
import { closeClients, createGuest, isConnected, waitForState } from '../../unit/lan-client/guests'
import { openHand, sitDown, waitFor, type HandPage } from './hand-page'

/** The network of the hand's page, which can be cut. */
let isCut = false
const wires = new Set<WebSocket>()

/** Lets the page connect over sockets that can be cut. */
function layWires(): void {
  const Plain = globalThis.WebSocket
  isCut = false
  wires.clear()
  class Wire extends Plain {
    constructor(url: string | URL) {
      // No program listens at port 1.
      super(isCut ? 'ws://127.0.0.1:1/' : url)
      wires.add(this)
    }
  }
  vi.stubGlobal('WebSocket', Wire)
  onTestFinished(() => void vi.unstubAllGlobals())
}

/** Opens a hand at a game of two, and waits for its turn. */
async function openInTurn(settings: object = {}): Promise<HandPage> {
  layWires()
  const opened = await openHand('new-york-whist', ['open', 'open'], settings)
  // Somebody else must be there: an empty room waits for everybody.
  const { code } = opened.table.room.spec
  const walter = createGuest(opened.host.url, { kind: 'code', code })
  onTestFinished(closeClients)
  await waitForState(walter, isConnected)
  await Promise.all([walter.sit('Walter', 'B'), walter.setReady(true)])
  await sitDown(opened, 'Clara')
  await waitFor(() => useHand().isMine && !useSelection().isBlocked)
  return opened
}

async function cutNetwork(): Promise<void> {
  isCut = true
  for (const wire of wires) wire.close()
  await waitFor(() => useLan().isDisconnected)
}

/** Cuts the network in a hand's turn and lays a card, of which the face is returned. */
async function layWithoutNetwork(settings: object = {}): Promise<HandPage & { readonly face: string }> {
  const opened = await openInTurn(settings)
  await cutNetwork()
  const { page } = opened
  const card = page.find('[data-own] .fit')
  const face = card.attributes('data-face') ?? ''
  await card.trigger('click')
  await page.find('[data-action="lay"]').trigger('click')
  await waitFor(() => page.find('[data-kept]').exists())
  return { ...opened, face }
}

async function comeBack(): Promise<void> {
  isCut = false
  useLan().retry()
  await waitFor(() => !useLan().isDisconnected)
}

const holds = ({ page }: HandPage, face: string): boolean => page.find(`[data-own] [data-face="${face}"]`).exists()

it('keeps a card that is laid without a network, and lays it once when the table answers', async () => {
  const hand = await layWithoutNetwork()
  const ply = useTable().ply
  expect(hand.page.find('[data-kept]').text()).toContain('Kept')
  await comeBack()
  await waitFor(() => useHand().kept.state === 'none' && useTable().ply > ply)
  const made = useTable()
    .table!.toldSteps(0)
    .filter(({ seat }) => seat === 0)
  expect(made).toHaveLength(1)
  expect(holds(hand, hand.face)).toBe(false)
})

it('has a lifted card in the hand still when the connection is lost, and when it is back', async () => {
  const { page } = await openInTurn()
  await page.find('[data-own] .fit').trigger('click')
  const lifted = useSelection().picked
  expect(lifted).toHaveLength(1)
  await cutNetwork()
  expect(useSelection().picked).toEqual(lifted)
  await comeBack()
  await waitFor(() => useHand().isMine)
  expect(useSelection().picked).toEqual(lifted)
  expect(page.find('[data-own] .up').exists()).toBe(true)
})

it('takes a kept card back into the hand', async () => {
  const hand = await layWithoutNetwork()
  await hand.page.find('[data-action="take-back"]').trigger('click')
  await waitFor(() => useHand().kept.state !== 'kept')
  expect(holds(hand, hand.face)).toBe(true)
  await comeBack()
  await waitFor(() => useHand().isMine)
  expect(useTable().ply).toBe(0)
})

it('gives a kept card back, and says why, when a bot has moved meanwhile', async () => {
  const hand = await layWithoutNetwork({ grace: 0, whenAway: 'bot' })
  const steps = () => hand.table.room.activeGame?.table.steps ?? []
  await waitFor(() => steps().some(({ seat }) => seat === 0))
  await comeBack()
  await waitFor(() => useHand().kept.state === 'back')
  expect(hand.page.find('[data-hand] h1').text()).toBe('Given back')
  // A bot may have played the very same card.
  const mine = hand.face.slice('49/'.length)
  const gone = holds(hand, hand.face) ? `\\d+ was played for you. ${mine} was not` : `${mine} was played for you`
  expect(hand.page.find('[data-hand] p').text()).toMatch(new RegExp(`While this phone was away, ${gone}`))
  await hand.page.find('[data-action="see"]').trigger('click')
  expect(hand.page.find('[data-kept]').exists()).toBe(false)
})
