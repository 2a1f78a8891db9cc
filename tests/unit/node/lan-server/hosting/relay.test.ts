import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import { eventually } from '../../../../eventually'
import { resolvePrivateAddress, isPrivateAddress, type NameLookup } from '../../../../../src/node/relay/private-address'
import { openMachine, type Machine } from './house'

/** Starts a server at `/lan` whose sockets the test itself handles; it ends with the test. */
async function farEnd(): Promise<{ address: string; arrivals: () => number; next: () => Promise<WebSocket> }> {
  const server = createServer()
  const sockets = new WebSocketServer({ server, path: '/lan' })
  let arrived = 0
  sockets.on('connection', () => arrived++)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
    server.close()
  })
  return {
    address: `127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    arrivals: () => arrived,
    next: async () => ((await once(sockets, 'connection')) as [WebSocket])[0],
  }
}

/** Resolves with the status of the answer because of which a socket did not open. Rejects if the socket opens. */
function status(socket: WebSocket): Promise<number> {
  return new Promise((resolve, reject) => {
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0)
      socket.on('error', () => undefined)
      socket.terminate()
    })
    socket.on('open', () => reject(new Error('it opened')))
  })
}

async function opened(at: Machine, address: string): Promise<WebSocket> {
  const socket = at.socket(address)
  await once(socket, 'open')
  return socket
}

describe('the relay', () => {
  test('passes text both ways, and the end from either side', async () => {
    const [home, far] = [await openMachine(), await farEnd()]
    const arriving = far.next()
    const page = await opened(home, far.address)
    const table = await arriving
    page.send('to the table')
    expect(String((await once(table, 'message'))[0])).toBe('to the table')
    table.send('to the page ☺'.repeat(100_000))
    expect(String((await once(page, 'message'))[0])).toBe('to the page ☺'.repeat(100_000))
    page.close()
    await once(table, 'close')
    const again = far.next()
    const other = await opened(home, far.address)
    ;(await again).close()
    await once(other, 'close')
  })

  test.each([
    ['another site', { Origin: 'http://evil.example' }],
    ['no site at all', { Origin: undefined }],
    ['a page without our cookie', { Cookie: undefined }],
    ['a page with the cookie of an earlier start', { Cookie: 'parlor-1=stale' }],
    ['a name that was rebound to us', { Host: 'evil.example' }],
    ['a frame of another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('opens nothing for %s', async (_who, wrong) => {
    const [home, far] = [await openMachine(), await farEnd()]
    const headers = Object.entries({ ...home.headers, ...wrong }).filter(([, value]) => value !== undefined)
    expect(await status(home.socket(far.address, Object.fromEntries(headers) as Record<string, string>))).toBe(403)
    expect(far.arrivals()).toBe(0)
  })

  test.each(['8.8.8.8:80', '[2606:4700::1111]:80', 'example.com:80', '127.0.0.1', 'K7PW3M', 'http://127.0.0.1:1/', ''])(
    'leads not to %j',
    async (address) => {
      const home = await openMachine()
      expect(await status(home.socket(address))).toBe(502)
    },
  )

  test('says so where nobody listens', async () => {
    const home = await openMachine()
    expect(await status(home.socket('127.0.0.1:9'))).toBe(502)
  })

  test('cuts off who sends more than a guest may, or anything but text', async () => {
    const [home, far] = [await openMachine(), await farEnd()]
    const long = await opened(home, far.address)
    long.send('x'.repeat(16 * 1024 + 1))
    await once(long, 'close')
    const binary = await opened(home, far.address)
    binary.send(Buffer.from('bytes'))
    await once(binary, 'close')
    const arriving = far.next()
    const page = await opened(home, far.address)
    ;(await arriving).send('x'.repeat(4 * 1024 * 1024 + 1))
    await once(page, 'close')
  })

  test('holds sixteen sockets and no more, until one is closed', async () => {
    const [home, far] = [await openMachine(), await farEnd()]
    const pages = await Promise.all(Array.from({ length: 16 }, () => opened(home, far.address)))
    expect(await status(home.socket(far.address))).toBe(502)
    pages[0]?.close()
    await eventually(() => opened(home, far.address))
  })
})

describe('an address in the house', () => {
  test.each([
    ['192.168.1.5', true],
    ['10.1.2.3', true],
    ['172.31.255.255', true],
    ['172.32.0.1', false],
    ['169.254.7.7', true],
    ['127.0.0.1', true],
    ['::1', true],
    ['fe80::1%eth0', true],
    ['fd12::5', true],
    ['100.64.0.1', true],
    ['100.127.255.255', true],
    ['100.128.0.1', false],
    ['::ffff:192.168.1.5', true],
    ['8.8.8.8', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['2001:4860:4860::8888', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::808:808', false],
  ])('%s: %j', (address, inHouse) => {
    expect(isPrivateAddress(address)).toBe(inHouse)
  })

  test('is what a name leads to, and is fixed from then on', async () => {
    const asked: string[] = []
    const find: NameLookup = (name) => {
      asked.push(name)
      return Promise.resolve([{ address: '8.8.8.8' }, { address: '192.168.1.9' }])
    }
    const names = ['parlour.local', 'attic.fritz.box', 'attic.tail1234.ts.net', 'attic']
    for (const name of names)
      expect(await resolvePrivateAddress(`${name}:4989`, find)).toEqual({ ip: '192.168.1.9', port: 4989 })
    expect(asked).toEqual(names)
    expect(await resolvePrivateAddress('[fe80::5%eth0]:4989', find)).toEqual({ ip: 'fe80::5%eth0', port: 4989 })
    const inVpn = () => Promise.resolve([{ address: '100.88.1.2' }])
    expect(await resolvePrivateAddress('attic.tail1234.ts.net:1', inVpn)).toEqual({ ip: '100.88.1.2', port: 1 })
    expect(asked).toEqual(names)
  })

  test.each<[text: string, found: readonly string[] | null, code: string]>([
    ['attic:4989', ['8.8.8.8'], 'not-nearby'],
    ['parlour.local:4989', ['8.8.8.8', '2606:4700::1111'], 'not-nearby'],
    ['parlour.example.com:4989', ['::ffff:8.8.8.8'], 'not-nearby'],
    ['8.8.8.8:4989', [], 'not-nearby'],
    ['attic:4989', null, 'unknown-name'],
    ['attic:4989', [], 'unknown-name'],
    ['attic', ['192.168.1.9'], 'bad-address'],
    ['attic:4989 K7PW3M', ['192.168.1.9'], 'bad-address'],
    ['', [], 'bad-address'],
  ])('is not %s where that leads to %j: %s', async (text, found, code) => {
    const find = () =>
      found ? Promise.resolve(found.map((address) => ({ address }))) : Promise.reject(new Error('no such name'))
    await expect(resolvePrivateAddress(text, find)).rejects.toMatchObject({ code })
  })

  test('is asked for by the page before it joins, which is told why there is none', async () => {
    const home = await openMachine()
    await home.lan.reach('192.168.1.9:4989')
    await home.lan.reach('100.64.0.2:4989')
    await expect(home.lan.reach('8.8.8.8:4989')).rejects.toMatchObject({ code: 'not-nearby' })
    await expect(home.lan.reach('no-such-machine.invalid:4989')).rejects.toMatchObject({ code: 'unknown-name' })
  })
})
