import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import { createRelay } from '../relay/relay'
import { LIMITS } from '../../protocol/lan/limits'
import type { PageGuard } from './page-guard'

/** Path prefix of sockets to tables: `/relay/192.168.1.5%3A4989`. */
const RELAY_PREFIX = '/relay/'

/**
 * Maximum number of bytes that may wait for the page: twice the longest message. A page that does not read is
 * disconnected.
 */
const MAX_QUEUED_BYTES = 2 * LIMITS.hostFrame

/**
 * Lets this machine's own page reach tables on the local network through its host. Returns an object whose `close`
 * ends it.
 * @param mayConnectTo whether the page may connect to this address, `host:port`
 */
export function registerRelayUpgrades(
  server: Server,
  guard: PageGuard,
  mayConnectTo: (address: string) => boolean = () => true,
): { close(): void } {
  const relay = createRelay()
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.guestFrame,
    perMessageDeflate: false,
    clientTracking: false,
  })

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy())
    const address = addressIn(request.url ?? '')
    if (address === null || !mayConnectTo(address) || guard.checkSocket(request.headers))
      return refuse(stream, '403 Forbidden')
    let page: WebSocket | null = null
    const table = relay.open(address, {
      // The page's socket opens only when the table's has opened, so that the page has a single state to track.
      onOpen() {
        sockets.handleUpgrade(request, stream, head, (socket) => {
          page = socket
          socket.on('message', (data: RawData, binary: boolean) => {
            if (binary) socket.terminate()
            else table.send((data as Buffer).toString('utf8'))
          })
          socket.on('error', () => socket.terminate())
          socket.on('close', () => table.close())
        })
      },
      onMessage(text) {
        if (!page) return
        if (page.bufferedAmount > MAX_QUEUED_BYTES) page.terminate()
        else page.send(text)
      },
      onClose() {
        if (page) page.close()
        else refuse(stream, '502 Bad Gateway')
      },
    })
    stream.on('close', () => table.close())
  }

  server.on('upgrade', upgrade)
  return {
    close() {
      server.off('upgrade', upgrade)
      relay.close()
      sockets.close()
    },
  }
}

/** Returns the address in a relay path; null for any other path. */
function addressIn(path: string): string | null {
  if (!path.startsWith(RELAY_PREFIX)) return null
  try {
    return decodeURIComponent(path.slice(RELAY_PREFIX.length))
  } catch {
    return null
  }
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
