import { request } from 'node:http'
import { hostname } from 'node:os'
import { connect as tcp, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { sendRequest } from '../../host/raw-http'
import { createOriginGuard, namesOf } from '../../../../src/node/network/origin-guard'
import { connect, join, playRandomMoves, type Guest } from './guest'
import { startTestHost, HIGH_LIMITS, type TestLanHost } from './host'

async function tableIn({ lan }: TestLanHost) {
  const table = await lan.open({ game: 'forty-nine', name: 'The parlor', chairs: ['open', 2] })
  return { table, code: table.room.spec.code }
}

const hello = (code: string, more: object = {}) => ({
  v: 1,
  id: 0,
  type: 'hello',
  protocol: { min: 1, max: 1 },
  pass: { kind: 'code', code },
  ...more,
})

/** Sends something as the first frame of a connection; resolves with the reason for which the host closed it. */
async function rejected(url: string, send: (guest: Guest) => void): Promise<unknown> {
  const guest = await connect(url)
  send(guest)
  await guest.closed
  const last = guest.messages.at(-1)
  return last && 'code' in last ? last.code : 'cut off'
}

describe('a frame that should not have been sent', () => {
  const cases: readonly (readonly [name: string, reason: string, send: (guest: Guest, code: string) => void])[] = [
    ['binary', 'binary', ({ socket }) => socket.send(Buffer.from([1, 2, 3]))],
    ['over 16 KiB', 'too-large', ({ socket }) => socket.send('x'.repeat(16 * 1024 + 1))],
    ['bad UTF-8', 'bad-utf8', ({ socket }) => socket.send(Buffer.from([0xc3, 0x28]), { binary: false })],
    ['nested deeply', 'bad-message', ({ socket }) => socket.send('['.repeat(8_000))],
    ['no JSON', 'bad-message', ({ socket }) => socket.send('hello')],
    ['an unknown type', 'bad-message', (guest) => guest.sendRaw({ v: 1, id: 0, type: 'delete-everything' })],
    ['an unknown field', 'bad-message', (guest, code) => guest.sendRaw(hello(code, { admin: true }))],
    ['a dangerous key', 'bad-message', ({ socket }) => socket.send('{"__proto__":{"admin":true}}')],
    ['a move before hello', 'bad-message', (guest) => guest.sendRaw({ v: 1, id: 1, type: 'move', turn: 0, text: '1' })],
    [
      'another version',
      'wrong-version',
      (guest, code) => guest.sendRaw(hello(code, { protocol: { min: 7, max: 9 }, colour: 'red' })),
    ],
    ['a wrong code', 'wrong-pass', (guest) => guest.sendRaw(hello('222222'))],
  ]
  it.each(cases)('%s', async (_, reason, send) => {
    const host = await startTestHost()
    const { code } = await tableIn(host)
    const told = await rejected(host.url, (guest) => send(guest, code))
    expect(['cut off', reason]).toContain(told)
    expect(host.faults).toEqual([])
  })

  it('too many of them', async () => {
    const host = await startTestHost()
    const { code } = await tableIn(host)
    const guest = await join(host.url, { kind: 'code', code })
    for (let id = 1; id <= 60; id++) guest.sendRaw({ v: 1, id, type: 'ping' })
    await guest.closed
    expect(guest.messages.filter(({ type }) => type === 'answer').length).toBeLessThanOrEqual(42)
  })
})

describe('an upgrade', () => {
  it.each([
    ['from a foreign page', { Origin: 'http://evil.example' }],
    ['for a name rebound to this machine', { Host: 'evil.example' }],
  ])('%s is refused', async (_, headers) => {
    const host = await startTestHost()
    await expect(connect(host.url, { headers })).rejects.toThrow('403')
  })

  it('from the page of this host is let in', async () => {
    const host = await startTestHost()
    const { code } = await tableIn(host)
    const headers = { Origin: `http://127.0.0.1:${String(host.server.port)}` }
    const guest = await connect(host.url, { headers })
    guest.sendRaw(hello(code))
    expect(await guest.heard('welcome')).toMatchObject({ seat: null, token: null })
  })

  it.each(['local', 'lan', 'home.arpa', 'internal'])('for this machine as %s names it is let in', (domain) => {
    const names = namesOf('0.0.0.0')
    const own = hostname().toLowerCase()
    expect(names).toContain(`${own}.${domain}`)
    expect(names).not.toContain(`${own}.example`)
    const guard = createOriginGuard('::', 4989)
    expect(guard.hostIsOurs({ host: `${own}.${domain}:4989` })).toBe(true)
    expect(guard.hostIsOurs({ host: `other.${domain}:4989` })).toBe(false)
  })

  const HOUSE = ['local', 'lan', 'home', 'home.arpa', 'localdomain', 'internal', 'fritz.box', 'speedport.ip']
  it.each([
    ['attic', ['attic', ...HOUSE.map((domain) => `attic.${domain}`)]],
    ['attic.example.org', ['attic', 'attic.local', 'attic.fritz.box', 'attic.example.org']],
    ['Attic.Example.ORG.', ['attic', 'attic.local', 'attic.example.org']],
    ['Küche.local', ['xn--kche-0ra', 'xn--kche-0ra.local', 'xn--kche-0ra.fritz.box']],
  ])('of a machine with the host name %s is let in by the names that a house gives it', (hostName, names) => {
    for (const address of ['0.0.0.0', '::', '192.168.1.5', 'fd00::5'])
      expect(namesOf(address, hostName)).toEqual(expect.arrayContaining(names))
    // A stranger could have any of these names.
    for (const name of ['attic.example', 'attic.org', 'example.org', 'other', 'attic.example.com', 'attic.box'])
      expect(namesOf('::', hostName)).not.toContain(name)
  })

  it('names the host in small or large letters, with the dot that ends a name, and without port 80', () => {
    const own = hostname().toLowerCase()
    const guard = createOriginGuard('::', 4989)
    for (const host of [own, `${own}.`, `${own}.local.`, own.toUpperCase(), 'LOCALHOST', '[::1]'])
      expect(guard.hostIsOurs({ host: `${host}:4989` }), host).toBe(true)
    for (const host of [own, `${own}:4988`, `${own}..:4989`, `.${own}:4989`, `${own}:4989:4989`, '', ':4989'])
      expect(guard.hostIsOurs({ host }), host).toBe(false)
    const plain = createOriginGuard('::', 80)
    expect(plain.hostIsOurs({ host: own })).toBe(true)
    expect(plain.originIsOurs({ host: own, origin: `http://${own}` })).toBe(true)
    expect(plain.originIsOurs({ host: own, origin: 'http://evil.example' })).toBe(false)
    expect(guard.originIsOurs({ host: `${own}.:4989`, origin: `http://${own}.:4989` })).toBe(true)
    expect(guard.originIsOurs({ host: `${own}:4989`, origin: 'http://localhost:4989' })).toBe(false)
  })

  it('has an IPv6 address however the operator writes it', () => {
    expect(namesOf('FD00:0:0::5')).toContain('[fd00::5]')
    expect(namesOf('fe80::1%eth0')).toContain('[fe80::1]')
    expect(namesOf('127.0.0.2')).toEqual(expect.arrayContaining(['127.0.0.2', 'localhost']))
  })

  it('anywhere but at /lan is refused', async () => {
    const host = await startTestHost()
    await expect(connect(host.url.replace('/lan', '/api/saves.list'))).rejects.toThrow('403')
  })
})

/** Resolves with the status of a plain request. */
function status({ server }: TestLanHost, path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path, headers, method: 'GET' }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', reject).end()
  })
}

it('serves the page to guests, and no call, no file beside it, no other name', async () => {
  const host = await startTestHost()
  expect(await status(host, '/')).toBe(200)
  expect(await status(host, '/api/saves.list')).toBe(404)
  expect(await status(host, '/', { Host: 'evil.example' })).toBe(403)
  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%2e%2e%5csecret.txt']) {
    expect([403, 404]).toContain(await status(host, path))
  }
})

it('tells a browser that came by a name of its own which address to use, and that one alone', async () => {
  const host = await startTestHost()
  const url = `http://127.0.0.1:${String(host.server.port)}`
  const page = await sendRequest(`${url}/`, { headers: { Host: 'attic.box:4989', Accept: 'text/html,*/*' } })
  expect(page.status).toBe(403)
  expect(page.headers['content-type']).toMatch(/^text\/html/u)
  expect(page.body.toString()).toContain(`<a href="${url}/">`)
  // A page that a stranger has rebound to this machine reads the answer, too.
  expect(page.body.toString()).not.toContain(hostname())
  const call = await sendRequest(`${url}/api/platform`, { method: 'POST', headers: { Host: 'evil.example' } })
  expect(call.status).toBe(403)
  expect(JSON.parse(call.body.toString())).toMatchObject({ ok: false, error: { code: 'wrong-host' } })
})

it('locks an address out after ten wrong codes, even with the right one', async () => {
  const host = await startTestHost()
  const { code } = await tableIn(host)
  for (let i = 0; i < 10; i++)
    await expect(join(host.url, { kind: 'code', code: '222222' })).rejects.toThrow('wrong-pass')
  await expect(join(host.url, { kind: 'code', code })).rejects.toThrow('locked-out')
})

it('ends connections that never say hello', async () => {
  const host = await startTestHost(undefined, { limits: { helloTimeoutMs: 100 } })
  const idle = await connect(host.url)
  await idle.closed
  expect(idle.messages.at(-1)).toMatchObject({ type: 'refused', code: 'idle' })
})

it('has room for no more connections than it should', async () => {
  const host = await startTestHost(undefined, { limits: { sockets: 2 } })
  const { code } = await tableIn(host)
  await join(host.url, { kind: 'code', code })
  await join(host.url, { kind: 'code', code })
  await expect(join(host.url, { kind: 'code', code })).rejects.toThrow('crowded')
})

it('plays on beside a thousand idle connections', async () => {
  const host = await startTestHost(undefined, { limits: HIGH_LIMITS })
  const { code, table } = await tableIn(host)
  const sockets: Socket[] = []
  const open = (socket: Socket) => new Promise((resolve) => socket.once('connect', resolve))
  for (let i = 0; i < 900; i++) sockets.push(tcp(host.server.port, '127.0.0.1').on('error', () => undefined))
  await Promise.all(sockets.map(open))
  const silent = await Promise.all(Array.from({ length: 100 }, () => connect(host.url)))
  const guest = await join(host.url, { kind: 'code', code })
  await guest.ask('sit', { name: 'Ada' })
  expect(await table.start()).toBe(true)
  await playRandomMoves(guest, 'beside idlers')
  expect((await guest.heard('result')).record.moves.length).toBeGreaterThan(10)
  for (const socket of sockets) socket.destroy()
  for (const one of silent) one.drop()
  expect(host.faults).toEqual([])
})

/**
 * Lets a guest that reads nothing ask for everything again and again until the host closes it, while another goes on.
 */
async function floodOneself(host: TestLanHost, slow: Guest, other: Guest): Promise<void> {
  slow.socket.pause()
  // The system itself accepts megabytes before anything waits at the host.
  for (let asked = 1; host.lan.tables[0]?.room.guests.size === 2 && asked < 500_000; asked++) {
    slow.sendRaw({ v: 1, id: asked, type: 'again', from: 0 })
    if (asked % 50 === 0) await other.ask('ping')
  }
}

it('cuts a reader off that does not read for a while, and nobody else waits for it', async () => {
  const host = await startTestHost(undefined, { limits: { ...HIGH_LIMITS, queued: 4_096, slow: 200, backlog: 1e9 } })
  const { code, table } = await tableIn(host)
  const [slow, guest] = await Promise.all([0, 1].map(() => join(host.url, { kind: 'code', code })))
  if (!slow || !guest) throw new Error('nobody came')
  await guest.ask('sit', { name: 'Ada' })
  await floodOneself(host, slow, guest)
  expect(await guest.ask('ping')).toMatchObject({ ok: true })
  expect(table.room.guests.size).toBe(1)
})

it('cuts a reader off at once for whom too much waits', async () => {
  const host = await startTestHost(undefined, { limits: { ...HIGH_LIMITS, queued: 4_096, slow: 1e9, backlog: 65_536 } })
  const { code, table } = await tableIn(host)
  const [slow, guest] = await Promise.all([0, 1].map(() => join(host.url, { kind: 'code', code })))
  if (!slow || !guest) throw new Error('nobody came')
  await floodOneself(host, slow, guest)
  expect(table.room.guests.size).toBe(1)
})

it('keeps a guest who reads, however much is said in one breath', async () => {
  const host = await startTestHost(undefined, { limits: { ...HIGH_LIMITS, queued: 64 } })
  const { code, table } = await tableIn(host)
  const guest = await join(host.url, { kind: 'code', code })
  await guest.ask('sit', { name: 'Ada' })
  expect(await table.start()).toBe(true)
  await playRandomMoves(guest, 'in one breath')
  await guest.heard('result')
  expect(await guest.ask('ping')).toMatchObject({ ok: true })
})
