import { connect as tcp } from 'node:net'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { connect, join, type Guest } from './guest'
import { startTestHost, HIGH_LIMITS, type TestLanHost } from './host'

async function tableIn({ lan }: TestLanHost) {
  const table = await lan.open({ game: 'forty-nine', name: 'The parlor', chairs: ['open', 2] })
  return { kind: 'code', code: table.room.spec.code } as const
}

/** Resolves with the reason for which the host sent a guest home. */
async function farewell(guest: Guest): Promise<string> {
  await guest.closed
  const last = guest.messages.at(-1)
  return last && 'code' in last ? last.code : 'cut off'
}

it('ends a connection that says that it is there when nobody asked', async () => {
  const host = await startTestHost()
  const pass = await tableIn(host)
  const guests = [await connect(host.url), await join(host.url, pass)]
  for (const guest of guests) for (let i = 0; i < 3; i++) guest.socket.pong()
  for (const guest of guests) expect(await farewell(guest)).toBe('flood')
})

it('keeps a connection that answers pings, and one that says so twice too often', async () => {
  const host = await startTestHost(undefined, { limits: { heartbeatMs: 20 } })
  const guest = await join(host.url, await tableIn(host))
  let pings = 0
  await new Promise<void>((resolve) => guest.socket.on('ping', () => ++pings === 20 && resolve()))
  for (let i = 0; i < 2; i++) guest.socket.pong()
  expect(await guest.ask('ping')).toMatchObject({ ok: true })
})

it('ends a connection that sends a message in endless parts', async () => {
  const host = await startTestHost()
  const guest = await join(host.url, await tableIn(host))
  const parts = setInterval(() => {
    for (let i = 0; i < 2_000; i++) guest.socket.send('', { fin: false })
  }, 1)
  await guest.closed
  clearInterval(parts)
  expect(host.lan.connections.objectionTo('127.0.0.1')).toBe('flood')
})

it('reads a message in sixteen parts, and none in seventeen', async () => {
  const host = await startTestHost()
  const guest = await join(host.url, await tableIn(host))
  const send = (id: number, parts: number) => {
    const text = JSON.stringify({ v: 1, id, type: 'ping' })
    for (let i = 0; i < parts - 1; i++) guest.socket.send(text.charAt(i), { fin: false })
    guest.socket.send(text.slice(parts - 1), { fin: true })
  }
  send(1, 16)
  expect(await guest.heard('answer')).toMatchObject({ id: 1, ok: true })
  send(2, 17)
  expect(await guest.closed).toBe(1008)
})

it('reads nothing more of a flood once it was noticed', async () => {
  const host = await startTestHost()
  const guest = await join(host.url, await tableIn(host))
  for (let id = 1; id <= 60; id++) guest.sendRaw({ v: 1, id, type: 'ping' })
  await guest.heard('bye')
  // The system itself accepts some megabytes; the host reads nothing beyond that.
  const sent = new Promise<Error | undefined>((resolve) => guest.socket.send(Buffer.alloc(32 * 1024 * 1024), resolve))
  expect(await sent).toBeInstanceOf(Error)
})

it('lets an address wait that sent a flood, and no other', async () => {
  const host = await startTestHost()
  const pass = await tableIn(host)
  const guest = await join(host.url, pass)
  for (let id = 1; id <= 60; id++) guest.sendRaw({ v: 1, id, type: 'ping' })
  await guest.closed
  await expect(join(host.url, pass)).rejects.toThrow('503')
  expect(host.lan.connections.objectionTo('::ffff:127.0.0.1')).toBe('flood')
  expect(host.lan.connections.objectionTo('127.0.0.2')).toBeNull()
})

it('has four places for those of one address who say nothing, sixteen for all, and others come in', async () => {
  const host = await startTestHost(undefined, { limits: { connectBurst: 1_000 } })
  const pass = await tableIn(host)
  const silent: Guest[] = []
  for (let i = 0; i < 4; i++) silent.push(await connect(host.url))
  await expect(connect(host.url)).rejects.toThrow('503')
  expect(host.lan.connections.objectionTo('192.168.1.7')).toBeNull()
  for (const one of silent) one.drop()
  await expect.poll(() => host.lan.connections.objectionTo('127.0.0.1')).toBeNull()
  const inside: Guest[] = []
  for (let i = 0; i < 16; i++) inside.push(await join(host.url, pass))
  await expect(connect(host.url)).rejects.toThrow('503')
  inside[0]?.close()
  await expect.poll(() => host.lan.connections.objectionTo('127.0.0.1')).toBeNull()
})

it('keeps one address to its share of connections, and gives them back', async () => {
  const host = await startTestHost(undefined, { limits: { connectionsEach: 8 } })
  const pass = await tableIn(host)
  const open = () => tcp(host.server.port, '127.0.0.1').on('error', () => undefined)
  const idle = Array.from({ length: 8 }, open)
  await Promise.all(idle.map((socket) => once(socket, 'connect')))
  const ninth = open()
  await once(ninth, 'close')
  for (const socket of idle) socket.destroy()
  await expect
    .poll(() =>
      join(host.url, pass).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
})

it('turns an address away that connects again and again', async () => {
  const host = await startTestHost(undefined, { limits: { connectBurst: 2, connects: 0.001 } })
  for (let i = 0; i < 2; i++) (await connect(host.url)).drop()
  await expect(connect(host.url)).rejects.toThrow()
})

it('turns an address away that asks for too much', async () => {
  const few = { requestBurst: 3, requests: 0.001 }
  const host = await startTestHost(undefined, { limits: few })
  const page = `http://127.0.0.1:${String(host.server.port)}/`
  const ask = () => fetch(page, { headers: { Connection: 'close' } }).then((answer) => answer.status)
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200])
  await expect(ask()).rejects.toThrow('fetch failed')
  // From then on, the host closes connections from this address unread.
  await expect(connect(host.url)).rejects.toThrow()
})

it('closes a connection that asks for much before it has read anything, and its address waits once', async () => {
  const host = await startTestHost()
  const { port } = host.server
  const asking = tcp(port, '127.0.0.1').on('error', () => undefined)
  const get = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${String(port)}\r\n\r\n`
  const answered: Buffer[] = []
  asking.on('data', (chunk: Buffer) => answered.push(chunk))
  asking.write(get.repeat(200))
  await once(asking, 'close')
  expect(Buffer.concat(answered).toString('latin1').split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(4)
  // From then on, the host closes new connections from this address unread.
  const next = tcp(port, '127.0.0.1').on('error', () => undefined)
  await once(next, 'close')
})

it('answers those one after another who ask for the next thing a little early', async () => {
  const host = await startTestHost()
  const { port } = host.server
  const asking = tcp(port, '127.0.0.1')
  const get = (more: string) => `GET / HTTP/1.1\r\nHost: 127.0.0.1:${String(port)}\r\n${more}\r\n`
  let answered = ''
  asking.on('data', (chunk: Buffer) => (answered += chunk.toString('latin1')))
  asking.write(get('').repeat(3) + get('Connection: close\r\n'))
  await once(asking, 'close')
  expect(answered.split('HTTP/1.1 200').length - 1).toBe(4)
})

it('answers a page with all its pictures, asked for at once', async () => {
  const host = await startTestHost(undefined, { limits: { ...HIGH_LIMITS, connectionsEach: 32 } })
  const page = `http://127.0.0.1:${String(host.server.port)}/`
  for (let i = 0; i < 50; i++) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(page)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  }
})

it('answers on a connection that a browser opened in advance and a slow phone uses late', async () => {
  const { port } = (await startTestHost()).server
  const spare = tcp(port, '127.0.0.1')
  let answered = ''
  spare.on('data', (chunk: Buffer) => (answered += chunk.toString('latin1')))
  const closed = once(spare, 'close')
  await once(spare, 'connect')
  // Nothing happens meanwhile that could be waited for.
  await wait(7_000)
  spare.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${String(port)}\r\nConnection: close\r\n\r\n`)
  await closed
  expect(answered).toMatch(/^HTTP\/1\.1 200/u)
})
