import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Sources } from '../lan-server/guards/sources'
import { guardConnections, OWN_BOUNDS } from './address-gate'
import { closeServer, listen } from './http-listener'
import { createPageGuard, type PageGuard } from './page-guard'
import { sendJson } from './responses'

/** The address at which only this machine is answered. */
export const LOOPBACK = '127.0.0.1'

/** Returns the state of what runs here: at least whether it is well. */
export type HealthReport = () => { readonly ok: boolean }

/** A server that answers `GET /health`. */
export interface HealthListener {
  readonly url: string
  close(): Promise<void>
}

/** Answers a request for the health: 200 if all is well, otherwise 503. */
export function sendHealth(request: IncomingMessage, response: ServerResponse, health: HealthReport): void {
  const document = health()
  sendJson(request, response, document.ok ? 200 : 503, document)
}

/** Returns the values of the Host header that stand for the loopback address. */
export const loopbackHosts = (port: number): string[] =>
  [LOOPBACK, 'localhost'].map((name) => `${name}:${String(port)}`)

/**
 * Answers `GET /health` on the loopback address, and nothing else. Rejects with a readable message if no port is free.
 * @param preferredPort if it is taken, another one is used; 0 lets the system choose
 */
export async function listenForHealth(health: HealthReport, preferredPort: number): Promise<HealthListener> {
  // The guard needs the port, which is known only once the server is listening.
  let guard: PageGuard | null = null
  const server = createServer((request, response) => {
    if (guard === null) return void response.destroy()
    const objection = guard.checkHost(request.headers)
    if (objection) sendJson(request, response, 403, { ok: false, error: objection })
    else if (request.url === '/health' && request.method === 'GET') sendHealth(request, response, health)
    else sendJson(request, response, 404, { ok: false, error: { code: 'not-found', message: 'Nothing is here.' } })
  })
  guardConnections(server, OWN_BOUNDS, new Sources())
  const port = await listen(server, LOOPBACK, preferredPort)
  guard = createPageGuard(port, loopbackHosts(port))
  return { url: `http://${LOOPBACK}:${String(port)}/health`, close: () => closeServer(server) }
}
