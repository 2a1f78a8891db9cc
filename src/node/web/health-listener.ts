import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { addressText } from '../../protocol/lan/address'
import { Sources } from '../lan-server/limits'
import { guardConnections, OWN_BOUNDS } from './address-gate'
import { closeServer, listen } from './http-listener'
import { createPageGuard, type PageGuard } from './page-guard'
import { sendJson, sendWrongHost } from './responses'

/** The address at which only this machine is answered, and that of a machine that speaks IPv6 alone. */
const LOOPBACK = '127.0.0.1'
const LOOPBACK_IPV6 = '::1'

/** Returns the state of what runs here: at least whether it is well. */
export type HealthReport = () => { readonly ok: boolean }

/** A server that answers `GET /health`. */
export type HealthListener = Awaited<ReturnType<typeof listenForHealth>>

/** Answers a request for the health: 200 if all is well, otherwise 503. */
export function sendHealth(request: IncomingMessage, response: ServerResponse, health: HealthReport): void {
  const document = health()
  sendJson(request, response, document.ok ? 200 : 503, document)
}

/** Returns the values of the Host header that stand for the loopback address. */
export const loopbackHosts = (port: number): string[] =>
  [LOOPBACK, `[${LOOPBACK_IPV6}]`, 'localhost'].map((name) => `${name}:${String(port)}`)

/**
 * Listens for this machine alone. Resolves to the address and port; rejects with a readable message if no port is free.
 * @param preferredPort if it is taken, another one is used; 0 lets the system choose
 */
export async function listenHere(server: Server, preferredPort: number): Promise<{ address: string; port: number }> {
  try {
    return { address: LOOPBACK, port: await listen(server, LOOPBACK, preferredPort) }
  } catch (fault) {
    const port = await listen(server, LOOPBACK_IPV6, preferredPort).catch(() => Promise.reject(fault as Error))
    return { address: LOOPBACK_IPV6, port }
  }
}

/**
 * Answers `GET /health` on the loopback address, and nothing else. Rejects with a readable message if no port is free.
 * @param preferredPort if it is taken, another one is used; 0 lets the system choose
 */
export async function listenForHealth(health: HealthReport, preferredPort: number) {
  // The guard needs the port, which is known only once the server is listening.
  let guard: PageGuard | null = null
  const server = createServer((request, response) => {
    if (guard === null) return void response.destroy()
    if (!guard.hostIsOurs(request.headers)) sendWrongHost(request, response)
    else if (request.url === '/health' && request.method === 'GET') sendHealth(request, response, health)
    else sendJson(request, response, 404, { ok: false, error: { code: 'not-found', message: 'Nothing is here.' } })
  })
  guardConnections(server, OWN_BOUNDS, new Sources())
  const { address, port } = await listenHere(server, preferredPort)
  guard = createPageGuard(port, loopbackHosts(port))
  return { url: `http://${addressText(address, port)}/health`, close: () => closeServer(server) }
}
