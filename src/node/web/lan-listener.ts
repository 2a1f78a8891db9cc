import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createWebSocketUpgrade } from '../lan-server/connections/websocket-upgrade'
import type { LanHost } from '../lan-server/lan-host'
import { createOriginGuard, type OriginGuard } from '../network/origin-guard'
import type { LanListener } from '../lan-server/hosting/listener-handle'
import type { PlatformInfo } from '../../protocol/app/services'
import { API_PREFIX } from './call-endpoint'
import { readBody } from './request-body'
import { createStaticFiles, type PageFiles } from './static-files'
import { guardConnections, type Gate } from './address-gate'
import { closeServer, listen } from './http-listener'
import { PLAIN_HTTP_HEADERS } from './security-headers'
import { sendFile, sendJson, sendWrongHost } from './responses'
import { createDownloadLimit, type DownloadLimit } from './download-limit'

export interface LanServerOptions {
  readonly lan: LanHost
  /** Folder of the built page. */
  readonly rendererFolder: string
  /** The interface to listen on; `0.0.0.0` and `::` are all of them. */
  readonly address: string
  /** The preferred port; 0 lets the system choose. */
  readonly port: number
  /** How long to wait for that port while another program has it, in milliseconds; 0 if absent. */
  readonly patienceMs?: number
  /** The program version that guests' pages are told. */
  readonly version: string
}

/** Time limit for a request to arrive, in milliseconds; then the connection is closed. */
const REQUEST_TIMEOUT_MS = 5_000
/** Maximum size of a request body whose content is ignored, in bytes. */
const MAX_IGNORED_BODY = 1_024

/**
 * Serves guests on the LAN: the files of the page and the tables, and nothing else. Rejects with a readable message if
 * it cannot listen.
 */
export async function startLanServer(options: LanServerOptions): Promise<LanListener> {
  const { lan, address } = options
  const files = createStaticFiles(options.rendererFolder)
  const { limits, sources } = lan.connections
  const downloadLimit = createDownloadLimit(sources)
  // The guard needs the port, which is known only once the server is listening.
  let guard: OriginGuard | null = null
  const server = createServer({ connectionsCheckingInterval: 1_000 }, (request, response) => {
    if (guard === null) response.destroy()
    else answer(request, response, { ...options, files, guard, downloadLimit, gate }).catch(() => response.destroy())
  })
  const gate = guardConnections(server, limits, sources)
  server.headersTimeout = REQUEST_TIMEOUT_MS
  server.requestTimeout = REQUEST_TIMEOUT_MS
  const port = await listen(server, address, options.port, options.patienceMs)
  guard = createOriginGuard(address, port)
  const upgrades = createWebSocketUpgrade(server, lan.connections, guard)
  return {
    address,
    port,
    close() {
      upgrades.close()
      lan.connections.endAll()
      return closeServer(server)
    },
  }
}

interface RequestContext extends Pick<LanServerOptions, 'version'> {
  readonly files: PageFiles
  readonly guard: OriginGuard
  readonly downloadLimit: DownloadLimit
  readonly gate: Gate
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { version, files, guard, downloadLimit, gate }: RequestContext,
): Promise<void> {
  if (!gate.admit(request, response)) return
  if (!guard.hostIsOurs(request.headers)) {
    sendWrongHost(request, response, PLAIN_HTTP_HEADERS)
  } else if (request.url === `${API_PREFIX}platform` && request.method === 'POST') {
    await readBody(request, MAX_IGNORED_BODY)
    const guest: PlatformInfo = { shell: 'guest', version, savesFolder: '' }
    sendJson(request, response, 200, { ok: true, value: guest }, PLAIN_HTTP_HEADERS)
  } else if (request.url?.startsWith(API_PREFIX)) {
    const error = { code: 'not-here', message: 'Guests can play, and nothing else.' }
    sendJson(request, response, 404, { ok: false, error }, PLAIN_HTTP_HEADERS)
  } else if (downloadLimit.take(request, response)) {
    await sendFile(request, response, files, null, PLAIN_HTTP_HEADERS)
  } else {
    const error = { code: 'crowded', message: 'Too much is asked for at once.' }
    sendJson(request, response, 503, { ok: false, error }, PLAIN_HTTP_HEADERS)
  }
}
