/** A stranger who floods a host from an address of their own. */
import { createSocket } from 'node:dgram'
import { connect, type Socket } from 'node:net'
import {
  OVERRUNNING_PACKET,
  frame,
  getRequest,
  hello,
  repeatBytes,
  message,
  OPCODE,
  upgradeRequest,
} from '../floods/bytes'
import type { FloodKind } from '../floods/kinds'
import { serveOrders, type FloodOrders, type FloodTarget } from './orders'

/** Milliseconds until a closed connection is opened again, and milliseconds between two bursts. */
const AGAIN_MS = 20
const BURST_MS = 2
/** Largest number of bytes that may wait to be sent on one connection. */
const MAX_QUEUED_BYTES = 300_000
/** Number of datagrams in a burst. */
const DATAGRAMS = 40

let stop = (): Promise<void> => Promise.resolve()

serveOrders<FloodOrders>({
  begin(kind, connections, target) {
    stop = kind === 'datagrams' ? sendDatagrams(target) : keepConnected(kind, connections, target)
    return null
  },
  async end() {
    await stop()
    return null
  },
})

/** Returns what a connection sends first, and what it sends again and again after that. */
function scriptOf(kind: FloodKind, { port, code }: FloodTarget): { first: Buffer; burst: Buffer | null } {
  const host = `127.0.0.1:${String(port)}`
  const inside = Buffer.concat([upgradeRequest(host), hello(code)])
  const pongs = repeatBytes(5_000, () => frame(OPCODE.pong, Buffer.alloc(0)))
  switch (kind) {
    case 'sockets':
      return { first: upgradeRequest(host), burst: null }
    case 'onlookers':
      return { first: inside, burst: message({ type: 'again', from: 0 }) }
    case 'slow-files':
      return { first: repeatBytes(50, () => getRequest(host)), burst: null }
    case 'pages':
      return { first: Buffer.alloc(0), burst: repeatBytes(200, () => getRequest(host)) }
    case 'parts':
      return { first: inside, burst: repeatBytes(5_000, () => frame(OPCODE.part, Buffer.from('x'), false)) }
    case 'texts':
      return { first: inside, burst: repeatBytes(200, (i) => message({ id: i + 1, type: 'ping' })) }
    case 'pongs':
      return { first: inside, burst: pongs }
    case 'strange-pongs':
      return { first: upgradeRequest(host), burst: pongs }
    case 'guesses':
      return { first: Buffer.concat([upgradeRequest(host), hello('222222')]), burst: null }
    default:
      return { first: Buffer.alloc(0), burst: null }
  }
}

function keepConnected(kind: FloodKind, connections: number, target: FloodTarget): () => Promise<void> {
  const { first, burst } = scriptOf(kind, target)
  const sockets = new Set<Socket>()
  const reads = kind !== 'onlookers' && kind !== 'slow-files'
  let on = true

  function open(): void {
    if (!on) return
    const socket = connect({ port: target.port, host: '127.0.0.1', localAddress: target.from })
    sockets.add(socket)
    if (reads) socket.resume()
    else socket.pause()
    socket.on('error', () => undefined)
    socket.on('connect', () =>
      socket.write(kind === 'parts' ? Buffer.concat([first, frame(OPCODE.text, Buffer.from('x'), false)]) : first),
    )
    const bursts =
      burst === null ? null : setInterval(() => sendBurst(socket, burst), kind === 'onlookers' ? 52 : BURST_MS)
    socket.on('close', () => {
      if (bursts) clearInterval(bursts)
      sockets.delete(socket)
      setTimeout(open, AGAIN_MS)
    })
  }

  for (let i = 0; i < connections; i++) open()
  return () => {
    on = false
    for (const socket of sockets) socket.destroy()
    return Promise.resolve()
  }
}

function sendBurst(socket: Socket, burst: Buffer): void {
  if (socket.writable && !socket.connecting && socket.writableLength < MAX_QUEUED_BYTES) socket.write(burst)
}

function sendDatagrams({ from, udpPort }: FloodTarget): () => Promise<void> {
  const socket = createSocket('udp4')
  let timer: NodeJS.Timeout | null = null
  socket.bind(0, from, () => {
    timer = setInterval(() => {
      for (let i = 0; i < DATAGRAMS; i++) socket.send(OVERRUNNING_PACKET, udpPort, '127.0.0.1')
    }, AGAIN_MS)
  })
  return () =>
    new Promise((resolve) => {
      if (timer) clearInterval(timer)
      socket.close(() => resolve())
    })
}
