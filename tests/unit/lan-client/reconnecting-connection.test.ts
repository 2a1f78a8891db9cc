import { describe, expect, test } from 'vitest'
import type { LanClient } from '../../../src/lan-client'
import { backoffDelay, BACKOFF_POLICY } from '../../../src/lan-client/reconnecting-connection'
import type { GuestMessage, HostMessage } from '../../../src/protocol/lan/messages'
import { createManualClient, letIn, TOKEN, welcome } from './manual-client'

const stateOf = (client: LanClient) => client.state.connection.state
const typesOf = (sent: readonly GuestMessage[]) => sent.map(({ type }) => type)

describe('the pauses between tries', () => {
  test('grow from 100 milliseconds to two seconds, with a share of chance', () => {
    for (const random of [0, 0.3, 0.999]) {
      const pauses = Array.from({ length: BACKOFF_POLICY.maxAttempts }, (_, i) => backoffDelay(i + 1, random))
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(100)
      expect(Math.max(...pauses)).toBeLessThanOrEqual(2_000)
      expect(pauses).toEqual([...pauses].sort((one, other) => one - other))
    }
    expect(backoffDelay(30, 0.999)).toBeGreaterThan(1_900)
    expect(backoffDelay(3, 0)).not.toBe(backoffDelay(3, 0.9))
  })
})

describe('a client without a host', () => {
  test('tries thirty times, then says so, and begins anew when asked', () => {
    const { client, network, wind } = createManualClient()
    for (let attempt = 1; attempt <= 30; attempt++) {
      expect(client.state.connection).toEqual({ state: 'connecting', attempt })
      network.last.fire('error')
      if (attempt < 30) expect(stateOf(client)).toBe('waiting')
      wind(5_000)
    }
    expect(client.state.connection).toEqual({ state: 'not-connected' })
    expect(network.sockets).toHaveLength(30)
    wind(600_000)
    expect(network.sockets).toHaveLength(30)
    client.retry()
    letIn({ network })
    expect(stateOf(client)).toBe('connected')
  })

  test('does not wait for a socket that never opens, nor for a host that never answers', () => {
    const { client, network, wind } = createManualClient()
    wind(5_000)
    expect(stateOf(client)).toBe('waiting')
    wind(200)
    network.last.fire('open')
    wind(5_000)
    expect(stateOf(client)).toBe('waiting')
    expect(network.sockets.map(({ closed }) => closed)).toEqual([true, true])
  })

  test('tries at once when it wakes', () => {
    const { network, client, wind } = createManualClient()
    for (let i = 0; i < 8; i++) {
      network.last.fire('close')
      if (i < 7) wind(5_000)
    }
    expect(stateOf(client)).toBe('waiting')
    client.wake()
    expect(stateOf(client)).toBe('connecting')
  })

  test('answers requests with a refusal when it gives up', async () => {
    const { client, network, wind } = createManualClient()
    const sat = client.sit('Ann')
    for (let i = 0; i < 30; i++) {
      network.last.fire('close')
      wind(5_000)
    }
    expect(await sat).toMatchObject({ ok: false, error: { code: 'not-connected' } })
    expect(await client.setReady(true)).toMatchObject({ ok: false, error: { code: 'not-connected' } })
  })

  test('survives an address that is none', () => {
    const { client, wind } = createManualClient({
      open: () => {
        throw new SyntaxError('no address')
      },
    })
    wind(120_000)
    expect(stateOf(client)).toBe('not-connected')
  })
})

describe('a connection', () => {
  test('begins with a hello that names the versions and the pass', () => {
    const { network } = createManualClient()
    network.last.fire('open')
    expect(network.last.sent).toEqual([
      { v: 2, id: 1, type: 'hello', protocol: { min: 1, max: 2 }, pass: { kind: 'code', code: 'ABC234' } },
    ])
  })

  test('is kept alive by pings, and given up after fifteen silent seconds', () => {
    const { client, network, wind } = createManualClient()
    letIn({ network })
    const first = network.last
    wind(14_900)
    expect(typesOf(first.sent)).toEqual(['hello', 'ping', 'ping', 'ping'])
    expect(stateOf(client)).toBe('connected')
    wind(200)
    expect(stateOf(client)).toBe('waiting')
    expect(first.closed).toBe(true)
  })

  test('that slept is asked for a sign of life when the page wakes', () => {
    const { client, network, wind } = createManualClient()
    letIn({ network })
    client.wake(250)
    expect(typesOf(network.last.sent).at(-1)).toBe('ping')
    wind(250)
    expect(stateOf(client)).toBe('waiting')
  })

  test('that says something unreadable is not listened to any more', () => {
    const { client, network } = createManualClient()
    letIn({ network })
    network.last.fire('message', '{"v":1,"seq":6,"type":"gift"}')
    expect(stateOf(client)).toBe('waiting')
  })

  test('that is dropped at once again and again is not tried for ever', () => {
    const { client, network, wind } = createManualClient()
    for (let i = 0; i < 30; i++) {
      letIn({ network })
      network.last.fire('close')
      wind(5_000)
    }
    expect(stateOf(client)).toBe('not-connected')
  })

  test('tells refusals plainly, and does not insist', () => {
    const { client, network, wind } = createManualClient()
    network.last.fire('open')
    network.last.tell({ v: 1, seq: 0, type: 'refused', code: 'wrong-version', message: 'Please update.' })
    const error = { code: 'wrong-version', message: 'Please update.' }
    expect(client.state.connection).toEqual({ state: 'refused', error })
    wind(600_000)
    expect(network.sockets).toHaveLength(1)
  })

  test.each([
    ['replaced', 'ended'],
    ['removed', 'ended'],
    ['ended', 'ended'],
    ['closed', 'waiting'],
  ])('that ends with "%s" is then %s', (code, state) => {
    const { client, network } = createManualClient()
    letIn({ network })
    network.last.tell({ v: 1, seq: 5, type: 'bye', code, message: 'Goodbye.' })
    network.last.fire('close')
    expect(stateOf(client)).toBe(state)
  })
})

describe('a chair', () => {
  test('is taken again with its secret, and every new secret is kept', () => {
    const kept: (string | null)[] = []
    const { network, wind } = createManualClient({
      onTicketChange: (ticket) => kept.push(ticket && ticket.seat + ticket.token),
    })
    letIn({ network }, welcome('A'))
    network.last.fire('close')
    wind(200)
    network.last.fire('open')
    expect(network.last.sent[0]).toMatchObject({ pass: { kind: 'resume', seat: 'A', token: TOKEN } })
    expect(kept).toEqual([`A${TOKEN}`])
  })

  test('that the host does not know any more is forgotten', () => {
    const kept: unknown[] = []
    const ticket = { seat: 'A', token: TOKEN, luck: null }
    const { client, network } = createManualClient({ ticket, onTicketChange: (one) => kept.push(one) })
    network.last.fire('open')
    expect(network.last.sent[0]).toMatchObject({ pass: { kind: 'resume' } })
    network.last.tell({ v: 1, seq: 0, type: 'refused', code: 'wrong-pass', message: 'No.' })
    expect(kept).toEqual([null])
    client.retry()
    network.last.fire('open')
    expect(network.last.sent[0]).toMatchObject({ pass: { kind: 'code' } })
  })
})

describe('requests', () => {
  test('are sent again with the same id after a reconnect, until they are answered', async () => {
    const { client, network, wind } = createManualClient()
    letIn({ network })
    const ready = client.setReady(true)
    const asked = network.last.sent.at(-1)!
    network.last.fire('close')
    wind(200)
    letIn({ network }, welcome(null, 9, 40))
    expect(network.last.sent).toContainEqual(asked)
    network.last.tell({ v: 1, seq: 9, type: 'answer', id: asked.id, ok: true })
    expect(await ready).toEqual({ ok: true, value: undefined })
    void client.emote('hello')
    expect(network.last.sent.at(-1)!.id).toBeGreaterThan(40)
  })
})

describe('what the host tells', () => {
  const emote = (seq: number): HostMessage => ({ v: 1, seq, type: 'emote', seat: 'B', name: 'hello' })

  function heard() {
    const begun = createManualClient()
    letIn(begun)
    const seen: string[] = []
    begun.client.listen((change) => void seen.push(change.kind))
    return { ...begun, seen }
  }

  test('is told once, whatever is repeated', () => {
    const { network, seen } = heard()
    for (const seq of [6, 6, 7, 5, 6, 7]) network.last.tell(emote(seq))
    expect(seen).toEqual(['emote', 'emote'])
  })

  test('is asked for again, once, where something is missing, and what came early follows', () => {
    const { network, seen } = heard()
    for (const seq of [6, 9, 10]) network.last.tell(emote(seq))
    expect(seen).toEqual(['emote'])
    const again = network.last.sent.filter(({ type }) => type === 'again')
    expect(again).toEqual([{ v: 1, id: again[0]?.id, type: 'again', from: 6 }])
    const { view } = welcome(null, 9) as Extract<HostMessage, { type: 'welcome' }>
    network.last.tell({ v: 1, seq: 9, type: 'answer', id: again[0]?.id ?? 0, ok: true, view })
    expect(seen).toEqual(['emote', 'view', 'emote'])
    network.last.tell(emote(11))
    expect(seen).toHaveLength(4)
  })

  test('in the wrong order comes in the right one', () => {
    const { network, seen } = heard()
    network.last.tell(emote(7))
    network.last.tell(emote(6))
    expect(seen).toEqual(['emote', 'emote'])
  })

  test('is missed even where nothing follows: the next sign of life shows it', () => {
    const { network, wind } = heard()
    wind(5_000)
    const ping = network.last.sent.at(-1)!
    expect(ping.type).toBe('ping')
    network.last.tell({ v: 1, seq: 8, type: 'answer', id: ping.id, ok: true, now: 1_000 })
    expect(network.last.sent.at(-1)).toMatchObject({ type: 'again', from: 5 })
  })

  test('reaches all listeners, though one of them fails', () => {
    const faults: unknown[] = []
    const begun = createManualClient({ report: (fault) => faults.push(fault) })
    const seen: string[] = []
    begun.client.listen(() => {
      throw new Error('a listener’s own fault')
    })
    begun.client.listen((change) => void seen.push(change.kind))
    letIn(begun)
    expect(seen).toContain('view')
    expect(faults).not.toEqual([])
  })
})
