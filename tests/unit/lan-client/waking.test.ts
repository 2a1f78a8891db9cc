import { afterEach, expect, onTestFinished, test } from 'vitest'
import { openLine } from '../../tcp-line'
import { choose } from '../node/lan-server/choose'
import { HIGH_LIMITS, startTestHost } from '../node/lan-server/host'
import { LIMITS } from '../../../src/protocol/lan/limits'
import { createSeededRng } from '../../../src/rules/kit'
import { closeClients, createGuest, waitForState } from './guests'
import { createManualClient, letIn, welcome } from './manual-client'

afterEach(closeClients)

/** A game of two, of whom Ada's line can fail, in Ada's turn; and what her page and Ben's are told from then on. */
async function inAdasTurn(roundTrip = 0) {
  const host = await startTestHost(undefined, { limits: HIGH_LIMITS })
  const table = await host.lan.open({ game: 'forty-nine', name: 'The parlor', chairs: ['open', 'open'] })
  const line = await openLine(host.server.port, { roundTrip })
  onTestFinished(() => line.close())
  const pass = { kind: 'code', code: table.room.spec.code } as const
  const ada = createGuest(`ws://127.0.0.1:${String(line.port)}/lan`, pass)
  const ben = createGuest(host.url, pass)
  await ada.sit('Ada', 'A')
  await ben.sit('Ben', 'B')
  await table.start()
  const isDue = (state: typeof ada.state) => choose(state, createSeededRng('')) !== null
  await Promise.race([ada, ben].map((one) => waitForState(one, isDue)))
  if (isDue(ben.state)) await ben.move(choose(ben.state, createSeededRng('ben')) ?? '')
  const { turn } = ben.state
  await waitForState(ada, (state) => isDue(state) && state.turn === turn)
  const states: string[] = []
  ada.listen((change, { connection }) => change.kind === 'connection' && void states.push(connection.state))
  /** What Ben is told of Ada's chair, and of chairs that are claimed. */
  const toldBen = new Set<string | undefined>()
  ben.listen(({ kind }, { lobby }) => toldBen.add(kind === 'handover' ? kind : lobby?.chairs[0]?.state))
  const moves = () => table.room.activeGame?.table.record().moves.length ?? 0
  return { line, ada, ben, states, toldBen, moves, table, text: choose(ada.state, createSeededRng('ada')) ?? '' }
}

test('a page that wakes with a dead socket has a living one at once, and a move on its way is made once', async () => {
  const { line, ada, states, toldBen, moves, text, table } = await inAdasTurn()
  const before = moves()
  line.forget()
  const moved = ada.move(text)
  ada.wake()
  const begun = performance.now()
  expect(await moved).toEqual({ ok: true, value: undefined })
  expect(performance.now() - begun).toBeLessThan(LIMITS.maxSilenceMs)
  expect(moves()).toBe(before + 1)
  // It was never without a connection, so nothing was kept; the host has one page of hers, and nobody heard of it.
  expect(states).toEqual(['connecting', 'connected'])
  expect([...table.room.guests].filter(({ eye }) => eye === 0)).toHaveLength(1)
  expect([...toldBen]).toEqual(['here'])
})

test('a page that wakes with a living socket keeps it, also on a slow line', async () => {
  const { line, ada, states, moves, text } = await inAdasTurn(400)
  const before = moves()
  ada.wake()
  // The second socket is opened after 300 ms, and takes two round trips; the first is asked and answers within one.
  await expect.poll(() => line.opened).toBe(2)
  expect(await ada.move(text)).toMatchObject({ ok: true })
  expect(states).toEqual([])
  expect(moves()).toBe(before + 1)
})

test('a page whose socket the host has closed meanwhile has another when it wakes', async () => {
  const { line, ada, states, text } = await inAdasTurn()
  line.cut()
  const begun = performance.now()
  ada.wake()
  expect(await ada.move(text)).toMatchObject({ ok: true })
  expect(performance.now() - begun).toBeLessThan(LIMITS.maxSilenceMs)
  expect(states.at(-1)).toBe('connected')
})

/** A client that was let in and has just woken; the host may still have more to say over the old socket. */
function woken(afterMs = 0) {
  const begun = createManualClient()
  letIn(begun)
  begun.wind(afterMs)
  const old = begun.network.last
  begun.client.wake(1_500)
  const ping = old.sent.at(-1)!
  const answer = () => old.tell({ v: 1, seq: 5, type: 'answer', id: ping.id, ok: true, now: 1_000 })
  return { ...begun, old, answer, state: () => begun.client.state.connection.state }
}

test('a page that has slept opens its second socket at once, for the first is seldom alive', () => {
  const { network, wind, old, state } = woken(12_000)
  wind(0)
  expect([network.sockets.length, state(), old.closed]).toEqual([2, 'connected', false])
  letIn({ network }, welcome(null, 9))
  expect([state(), old.closed]).toEqual(['connected', true])
})

test('what was said before the page woke is no sign of life', () => {
  const { network, wind, old, state } = woken()
  old.tell({ v: 1, seq: 6, type: 'emote', seat: 'B', name: 'hello' })
  wind(300)
  expect(network.sockets).toHaveLength(2)
  expect([state(), old.closed]).toEqual(['connected', false])
  letIn({ network }, welcome(null, 9))
  expect([state(), old.closed]).toEqual(['connected', true])
})

test('the second socket goes unused once the first has answered, before it was opened or after', () => {
  const early = woken()
  early.answer()
  early.wind(10_000)
  expect(early.network.sockets).toHaveLength(1)

  const late = woken()
  late.wind(400)
  late.answer()
  late.network.last.fire('open')
  expect(late.network.sockets.map(({ closed }) => closed)).toEqual([false, true])
  expect(late.network.last.sent).toEqual([])
  late.wind(2_000)
  expect(late.state()).toBe('connected')
})

test('a second socket that cannot be opened leaves the first its time', () => {
  const { network, wind, answer, state } = woken()
  wind(300)
  network.last.fire('error')
  wind(1_100)
  expect(state()).toBe('connected')
  answer()
  wind(2_000)
  expect(state()).toBe('connected')
  expect(network.sockets).toHaveLength(2)
})

test('a first socket that is given up leaves its place to the second, which is still being opened', () => {
  const { network, wind, old, state } = woken()
  wind(1_500)
  expect([state(), old.closed, network.sockets.length]).toEqual(['connecting', true, 2])
  letIn({ network }, welcome(null, 9))
  expect(state()).toBe('connected')
})
