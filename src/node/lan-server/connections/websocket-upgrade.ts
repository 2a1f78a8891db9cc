import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { OriginGuard } from '../../network/origin-guard'
import type { ConnectionRegistry } from './types'

/** Path of the WebSocket endpoint for tables. */
const LAN_PATH = '/lan'

export type LanUpgrades = ReturnType<typeof createWebSocketUpgrade>

/**
 * Passes WebSockets to the registry if they request `/lan`, at an address served here, and come from a page served
 * here.
 */
export function createWebSocketUpgrade(server: Server, registry: ConnectionRegistry, guard: OriginGuard) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: registry.limits.guestFrame,
    maxFragments: registry.limits.guestFragments,
    perMessageDeflate: false,
    clientTracking: false,
  })

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A connection that drops meanwhile is not an error of the program.
    socket.on('error', () => socket.destroy())
    try {
      letIn(request, socket, head)
    } catch (fault) {
      // The HTTP server calls this while parsing: an exception here would terminate the program.
      socket.destroy()
      registry.report(fault)
    }
  }

  function letIn(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = request.socket.remoteAddress ?? ''
    const isCrowded = registry.objectionTo(address) !== null
    if (isCrowded || !isOurs(request)) {
      const status = isCrowded ? '503 Service Unavailable' : '403 Forbidden'
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
      socket.once('finish', () => socket.destroy())
      return
    }
    sockets.handleUpgrade(request, socket, head, (one) => {
      registry.accept({ socket: one, stream: socket, address })
    })
  }

  function isOurs({ url, headers }: IncomingMessage): boolean {
    return url === LAN_PATH && guard.hostIsOurs(headers) && guard.originIsOurs(headers)
  }

  server.on('upgrade', upgrade)
  return {
    close(): void {
      server.off('upgrade', upgrade)
      sockets.close()
    },
  }
}
