import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { wait } from '../../async/wait'

/** The default port of the page, or of an exhibit's health: 49 twice, for the 49 squares of the board. */
export const DEFAULT_PORT = 4949

/** Number of ports from the preferred one on that are tried, except unsafe ones, before the system chooses. */
const PORT_ATTEMPTS = 10

/** Pause between attempts to get a port that is taken, in milliseconds. */
const RETRY_MS = 200

/**
 * Connections that the system queues for us. All that wait are accepted in one turn of the event loop, so during a
 * flood this limits how long other work is blocked; the clients of further connections retry later.
 */
const MAX_BACKLOG = 64

/**
 * Listens on the preferred port, on one of the next ones, or on one that the system chooses. Resolves to the port;
 * rejects with a readable message if none is available.
 * @param patienceMs how long to wait for the preferred port while another program has it
 */
export async function listen(server: Server, address: string, preferredPort: number, patienceMs = 0): Promise<number> {
  const deadline = performance.now() + patienceMs
  const next = Array.from({ length: PORT_ATTEMPTS }, (_, i) => preferredPort + i).filter((port) => !isUnsafePort(port))
  const ports = preferredPort === 0 ? [0] : [...next, 0]
  for (const port of ports) {
    let code = await tryToListen(server, address, port)
    while (code === 'EADDRINUSE' && port === preferredPort && performance.now() < deadline) {
      await wait(RETRY_MS)
      code = await tryToListen(server, address, port)
    }
    if (code === null) return (server.address() as AddressInfo).port
    if (code !== 'EADDRINUSE' && code !== 'EACCES' && code !== 'ERR_SOCKET_BAD_PORT') {
      throw new Error(`The host can't listen on ${address} (${code}).`)
    }
  }
  throw new Error(`The host found no free port on ${address}.`)
}

/** Tries to listen on a port; resolves to null on success, or to the system's error code. */
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
      server.listen({ host: address, port, exclusive: true, backlog: MAX_BACKLOG })
    } catch (fault) {
      failed(fault as NodeJS.ErrnoException)
      server.off('error', failed)
    }
  })
}

/** Closes a server and all its connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/**
 * Ports at which browsers open no page, since other protocols use them: the "bad ports" of the Fetch standard, which
 * Chrome, Firefox and Safari share.
 */
const UNSAFE_PORTS: ReadonlySet<number> = new Set([
  ...[1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109],
  ...[110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530],
  ...[531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190],
  ...[5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
])

/** Whether browsers open no page at this port. */
export const isUnsafePort = (port: number): boolean => UNSAFE_PORTS.has(port)

/** Returns the next port at which they do. */
export const safePortAfter = (port: number): number => (isUnsafePort(port + 1) ? safePortAfter(port + 1) : port + 1)
