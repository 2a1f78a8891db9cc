import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How many ports after the wished one are tried before the system chooses. */
const NEIGHBOURS = 10

/**
 * Connections that the system holds for us until they are taken. All that wait are taken in one turn of the event loop,
 * so in a flood of them this bounds for how long nobody else is heard; the system lets the others ask again later.
 */
const BACKLOG = 64

/**
 * Listens on the wished port, or a neighbour of it, or whatever the system gives. Answers the port; rejects with a plain
 * sentence where there is none.
 */
export async function listen(server: Server, address: string, wished: number): Promise<number> {
  const ports = wished === 0 ? [0] : [...Array.from({ length: NEIGHBOURS }, (_, i) => wished + i), 0]
  for (const port of ports) {
    const code = await tryToListen(server, address, port)
    if (code === null) return (server.address() as AddressInfo).port
    if (code !== 'EADDRINUSE' && code !== 'EACCES' && code !== 'ERR_SOCKET_BAD_PORT') {
      throw new Error(`The host can't listen on ${address} (${code}).`)
    }
  }
  throw new Error(`The host found no free port on ${address}.`)
}

/** Null if it listens now, else the system's code for why not. */
function tryToListen(server: Server, address: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const failed = (fault: NodeJS.ErrnoException) => {
      server.off('listening', listening)
      resolve(fault.code ?? 'unknown')
    }
    const listening = () => {
      server.off('error', failed)
      resolve(null)
    }
    server.once('error', failed).once('listening', listening)
    try {
      server.listen({ host: address, port, exclusive: true, backlog: BACKLOG })
    } catch (fault) {
      failed(fault as NodeJS.ErrnoException)
      server.off('error', failed)
    }
  })
}

/** Ends a server and all its connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
