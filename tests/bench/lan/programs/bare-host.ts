/**
 * A WebSocket server without a game. It answers every message and sends a constant view to everybody at the table. It
 * turns nobody away, sends a page to everybody who asks, and receives datagrams but ignores them.
 */
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { serveOrders, usage, type HostOrders, type Samples } from './orders'

const [file = '{}', page = ''] = process.argv.slice(2)
const { step, answer } = JSON.parse(file) as Samples
const tables = new Map<string, Set<WebSocket>>()
const server = createServer((_request, response) => response.end(page))
const sockets = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false })

sockets.on('connection', (socket, request) => {
  const table = tables.get(request.url ?? '') ?? new Set()
  tables.set(request.url ?? '', table.add(socket))
  socket.on('error', () => socket.terminate())
  socket.on('message', () => {
    for (const guest of table) guest.send(step)
    socket.send(answer)
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const udp = createSocket('udp4', () => undefined).bind(0, '127.0.0.1')
await once(udp, 'listening')

serveOrders<HostOrders>({
  open: (count) => ({
    port: (server.address() as AddressInfo).port,
    udpPort: udp.address().port,
    passes: Array.from({ length: count }, (_, i) => String(i + 1)),
  }),
  usage,
})
