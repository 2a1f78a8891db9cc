import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { AddressGuard } from './guards/addresses'
import type { TurnedAway } from './guards/tally'
import type { Hall } from './hall'

/** Where tables are spoken to. */
export const LAN_PATH = '/lan'

export interface LanUpgrades {
  close(): void
}

/** Lets WebSockets through to the hall that come to `/lan`, at an address of ours, from a page of ours. */
export function lanUpgrades(server: Server, hall: Hall, guard: AddressGuard): LanUpgrades {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: hall.limits.guestFrame,
    perMessageDeflate: false,
    clientTracking: false,
  })

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A connection that breaks off meanwhile is no fault of the program.
    socket.on('error', () => socket.destroy())
    const objection = objectionTo(request)
    if (objection) {
      hall.tally.count(objection)
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return
    }
    sockets.handleUpgrade(request, socket, head, (one) => {
      hall.accept({ socket: one, stream: socket, address: request.socket.remoteAddress ?? '' })
    })
  }

  function objectionTo(request: IncomingMessage): TurnedAway | null {
    if (request.url !== LAN_PATH) return 'wrong-path'
    if (!guard.hostIsOurs(request.headers)) return 'foreign-host'
    return guard.originIsOurs(request.headers) ? null : 'foreign-origin'
  }

  server.on('upgrade', upgrade)
  return {
    close() {
      server.off('upgrade', upgrade)
      sockets.close()
    },
  }
}
