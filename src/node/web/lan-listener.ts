import { createServer, type IncomingMessage, type ServerResponse, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { PlatformInfo } from '../../protocol/app/services'
import { acceptConnection } from '../lan-server/connections/connection'
import type { ConnectionRegistry } from '../lan-server/connections/connection-registry'
import type { LanListener } from '../lan-server/hosting/host-runtime'
import type { LanHost } from '../lan-server/lan-host'
import { Places, type Sources } from '../lan-server/limits'
import { createOriginGuard, type OriginGuard } from '../network/origin-guard'
import { guardConnections, type Gate } from './address-gate'
import { API_PREFIX, readBody } from './call-endpoint'
import { closeServer, listen } from './http-listener'
import { sendFile, sendJson, sendWrongHost, PLAIN_HTTP_HEADERS } from './responses'
import { createStaticFiles, type PageFiles } from './static-files'

interface LanServerOptions {
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

/**
 * Time limit for a request to arrive, in milliseconds; then the connection is closed. Browsers open connections before
 * they need them, and a phone that is slow or far from its router needs them late.
 */
const REQUEST_TIMEOUT_MS = 20_000

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

/** Path of the WebSocket endpoint for tables. */
const LAN_PATH = '/lan'

/**
 * Passes WebSockets to the registry if they request `/lan`, at an address served here, and come from a page served
 * here.
 */
function createWebSocketUpgrade(server: Server, registry: ConnectionRegistry, guard: OriginGuard) {
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
      acceptConnection({ socket: one, stream: socket, address }, registry)
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

/** Limits the answers in progress: files are held in memory until they are sent. */
type DownloadLimit = ReturnType<typeof createDownloadLimit>

/**
 * Maximum number of simultaneous answers, in total and per address: a browser makes six requests at a time, and eight
 * guests may be behind one router.
 */
const MAX_ANSWERS = 128

const MAX_PER_ADDRESS = 48

/** Idle time after which a connection that reads nothing is closed, in milliseconds. */
const STALL_MS = 10_000

function createDownloadLimit(sources: Sources) {
  const places = new Places(MAX_ANSWERS, MAX_PER_ADDRESS, sources)
  return {
    /** Takes a place if there is one, until the answer ends or its connection breaks; returns whether there was. */
    take(request: IncomingMessage, response: ServerResponse): boolean {
      const giveBack = places.take(request.socket.remoteAddress ?? '', () => response.destroy())
      if (giveBack === null) return false
      response.setTimeout(STALL_MS, () => response.destroy())
      response.once('close', giveBack)
      return true
    },
  }
}
