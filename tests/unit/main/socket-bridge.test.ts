import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { IpcMain } from 'electron'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import { eventually } from '../../eventually'
import { pageAddress } from '../../../src/main/page'
import { createRelay } from '../../../src/node/relay/relay'
import { registerSockets } from '../../../src/main/socket-bridge'
import { SOCKET_EVENT, SOCKET_ORDER } from '../../../src/protocol/app/electron-bridge'
import { FakeContents, FakeIpc } from './electron'

/** Starts a server at `/lan` and a page of ours whose sockets go over the relay. */
async function wired() {
  const server = createServer()
  const tables = new WebSocketServer({ server, path: '/lan' })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const ipc = new FakeIpc()
  const relay = createRelay()
  registerSockets(ipc as unknown as IpcMain, relay, pageAddress(undefined))
  onTestFinished(() => {
    relay.close()
    for (const one of tables.clients) one.terminate()
    tables.close()
    server.close()
  })
  const contents = new FakeContents()
  const order = (one: unknown, url = 'parlor://app/', parent: unknown = null) => {
    const frame = { url, parent }
    const sender = Object.assign(contents, { mainFrame: frame })
    ipc.emit(SOCKET_ORDER, { senderFrame: frame, sender }, typeof one === 'string' ? one : JSON.stringify(one))
  }
  const news = (socket: number) =>
    contents.sent.filter(([channel, id]) => channel === SOCKET_EVENT && id === socket).map(([, , told]) => told)
  const address = `127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const arrival = async () => ((await once(tables, 'connection')) as [WebSocket])[0]
  return { order, news, address, arrival, contents, tables }
}

test('a page’s socket reaches a table and hears of it until it closes', async () => {
  const { order, news, address, arrival } = await wired()
  order({ kind: 'open', socket: 7, address })
  const table = await arrival()
  await eventually(() => expect(news(7)).toEqual([{ kind: 'open' }]))
  order({ kind: 'send', socket: 7, text: 'hello' })
  expect(String((await once(table, 'message'))[0])).toBe('hello')
  table.send('welcome')
  await eventually(() => expect(news(7)).toHaveLength(2))
  order({ kind: 'close', socket: 7 })
  await once(table, 'close')
  await eventually(() => expect(news(7).slice(1)).toEqual([{ kind: 'message', text: 'welcome' }, { kind: 'close' }]))
  order({ kind: 'send', socket: 7, text: 'late' })
  order({ kind: 'open', socket: 8, address: '8.8.8.8:80' })
  await eventually(() => expect(news(8)).toEqual([{ kind: 'close' }]))
})

test('what a page stores after a message is on the disk before the app could be killed', async () => {
  const { order, news, address, arrival, contents } = await wired()
  order({ kind: 'open', socket: 1, address })
  const table = await arrival()
  table.send('a chair')
  await eventually(() => expect(news(1)).toHaveLength(2))
  expect(contents.storageWrites).toBe(0)
  order({ kind: 'heard', socket: 1 })
  order({ kind: 'heard', socket: 1 })
  await eventually(() => expect(contents.storageWrites).toBe(1))
})

test('a page that is loaded anew leaves its sockets, and hears nothing of them', async () => {
  const { order, news, address, arrival, contents } = await wired()
  order({ kind: 'open', socket: 1, address })
  const table = await arrival()
  await eventually(() => expect(news(1)).toHaveLength(1))
  contents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: true })
  contents.emit('did-start-navigation', { isMainFrame: false, isSameDocument: false })
  expect(table.readyState).toBe(table.OPEN)
  contents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false })
  await once(table, 'close')
  order({ kind: 'open', socket: 1, address })
  await arrival()
  await eventually(() => expect(news(1)).toEqual([{ kind: 'open' }, { kind: 'open' }]))
})

test('strangers, and orders that are none, open nothing', async () => {
  const { order, news, address, arrival, contents, tables } = await wired()
  const open = { kind: 'open', socket: 1, address }
  order(open, 'https://evil.example/')
  order(open, 'parlor://app/', { url: 'parlor://app/' })
  for (const odd of ['', '[', 'null', '{}', '['.repeat(1e5), JSON.stringify({ ...open, more: 1 }), 'x'.repeat(1e6)])
    order(odd)
  order({ ...open, socket: -1 })
  order({ ...open, socket: '1' })
  order({ ...open, socket: 2 })
  const table = await arrival()
  await eventually(() => expect(news(2)).toHaveLength(1))
  order({ kind: 'open', socket: 2, address })
  order({ kind: 'send', socket: 2, text: 'x'.repeat(17_000) })
  order({ kind: 'send', socket: 2, text: 'fits' })
  expect(String((await once(table, 'message'))[0])).toBe('fits')
  expect(tables.clients.size).toBe(1)
  expect(contents.sent).toHaveLength(1)
})

test('a page that hears nothing any more loses the socket that tells it too much; one that says it heard keeps it', async () => {
  const { order, news, address, arrival } = await wired()
  const part = 'x'.repeat(1024 * 1024)
  order({ kind: 'open', socket: 1, address })
  const heard = await arrival()
  for (let i = 1; i <= 12; i++) {
    heard.send(part)
    await eventually(() => expect(news(1)).toHaveLength(1 + i))
    order({ kind: 'heard', socket: 1 })
  }
  order({ kind: 'open', socket: 2, address })
  const hung = await arrival()
  const closed = once(hung, 'close')
  for (let i = 0; i < 12; i++) hung.send(part)
  await closed
  await eventually(() => expect(news(2).at(-1)).toEqual({ kind: 'close' }))
  expect(news(2)).toHaveLength(1 + 8 + 1)
  expect(heard.readyState).toBe(heard.OPEN)
})
