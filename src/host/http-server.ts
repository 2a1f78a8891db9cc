import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { addressText } from '../protocol/lan/address'
import type { Services } from '../protocol/app/services'
import { API_PREFIX, answerCall } from '../node/web/call-endpoint'
import { createStaticFiles, type PageFiles } from '../node/web/static-files'
import { guardConnections, OWN_BOUNDS, type Gate } from '../node/web/address-gate'
import { createPageGuard, type PageGuard } from '../node/web/page-guard'
import { Sources } from '../node/lan-server/limits'
import { loopbackHosts, listenHere, sendHealth, type HealthReport } from '../node/web/health-listener'
import { closeServer, listen } from '../node/web/http-listener'
import { registerRelayUpgrades } from '../node/web/relay-upgrades'
import { sendAnswer, sendFile, sendWrongHost } from '../node/web/responses'

interface HostOptions {
  /** The services that the page can call. */
  readonly services: Services
  /** Folder of the built page. */
  readonly rendererFolder: string
  /** The preferred port; 0 lets the system choose. If it is taken, another one is used. */
  readonly port: number
  /** The interface to listen on; by default `127.0.0.1`, or `::1` on a machine without it. */
  readonly address?: string
  /** Answers `GET /health`; without it there is no such endpoint. */
  readonly health?: HealthReport
  /**
   * Whether the page may open sockets into the private network, or a test of which addresses it may reach. Default:
   * true.
   */
  readonly relays?: boolean | ((address: string) => boolean)
  /** Receives internal errors of the program. */
  readonly report?: (fault: unknown) => void
}

export type RunningHost = Awaited<ReturnType<typeof startHost>>

/**
 * Serves the page and its services over HTTP on this machine. Resolves once the server listens; rejects with a readable
 * message if it cannot.
 */
export async function startHost(options: HostOptions) {
  const report = options.report ?? (() => undefined)
  const files = createStaticFiles(options.rendererFolder)
  // The guard needs the port, which is known only once the server is listening.
  let guard: PageGuard | null = null
  const calls = new Set<Promise<unknown>>()
  const server = createServer((request, response) => {
    if (guard === null) response.destroy()
    else answer(request, response, { ...options, files, guard, report, calls, gate }).catch(() => response.destroy())
  })
  server.requestTimeout = 30_000
  const gate = guardConnections(server, OWN_BOUNDS, new Sources())
  const { address, port } = await listenAt(server, options)
  const own = addressText(address, port)
  guard = createPageGuard(port, options.address === undefined ? loopbackHosts(port) : [own])
  server.on('upgrade', ({ headers, socket }: IncomingMessage) => {
    if (guard.checkSocket(headers) === null) gate.keep(socket)
  })
  const { relays = true } = options
  const relay = relays === false ? null : registerRelayUpgrades(server, guard, relays === true ? undefined : relays)
  return {
    url: `http://${own}/`,
    port,
    async close(): Promise<void> {
      relay?.close()
      await closeServer(server)
      // A call continues after its page has gone; nothing may be written to disk once this resolves.
      await Promise.allSettled(calls)
    },
  }
}

async function listenAt(server: Server, { address, port }: HostOptions): Promise<{ address: string; port: number }> {
  return address === undefined ? listenHere(server, port) : { address, port: await listen(server, address, port) }
}

interface RequestContext {
  readonly services: Services
  readonly files: PageFiles
  readonly guard: PageGuard
  readonly gate: Gate
  readonly health?: HealthReport
  readonly report: (fault: unknown) => void
  /** Service calls in progress. */
  readonly calls: Set<Promise<unknown>>
}

async function answer(request: IncomingMessage, response: ServerResponse, serving: RequestContext): Promise<void> {
  if (!serving.guard.hostIsOurs(request.headers)) {
    sendWrongHost(request, response)
  } else if (serving.health && request.url === '/health') {
    sendHealth(request, response, serving.health)
  } else if (request.url?.startsWith(API_PREFIX)) {
    if (serving.guard.checkCall(request.headers) === null) serving.gate.keep(request.socket)
    const call = answerCall(request, serving.services, serving.guard, serving.report)
    serving.calls.add(call)
    sendAnswer(request, response, await call.finally(() => serving.calls.delete(call)))
  } else {
    await sendFile(request, response, serving.files, serving.guard.cookie)
  }
}
