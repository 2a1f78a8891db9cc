import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { lanUpgrades, type LanHost } from '../main/lan'
import { addressGuard, type AddressGuard } from '../main/lan/guards/addresses'
import type { LanListener } from '../main/lan/service'
import type { PlatformInfo } from '../protocol/services'
import { API_PREFIX } from './api'
import { readBody } from './body'
import { pageFiles, type PageFiles } from './files'
import { closeServer, listen } from './listening'
import { PLAIN_HTTP_HEADERS } from './policy'
import { sendFile, sendJson } from './sending'
import { servingRoom, type ServingRoom } from './serving-room'

export interface LanServerOptions {
  readonly lan: LanHost
  /** The built page. */
  readonly rendererFolder: string
  /** The interface to listen on; `0.0.0.0` and `::` are all of them. */
  readonly address: string
  /** The port wished for; 0 lets the system choose. */
  readonly port: number
  /** What a guest's page is told of this program. */
  readonly version: string
}

/** Connections that guests may have altogether: those that ask for nothing are closed after a few seconds. */
const MOST_CONNECTIONS = 4_096
const PATIENCE_MS = 5_000
/** Bytes that are read of a question whose answer is always the same. */
const MOST_SAID = 1_024

/**
 * Serves guests on the LAN: the files of the page and the tables, and nothing else. Rejects with a plain sentence if it
 * can't listen.
 */
export async function startLanServer(options: LanServerOptions): Promise<LanListener> {
  const { lan, address } = options
  const files = pageFiles(options.rendererFolder)
  const room = servingRoom()
  // The guard needs the port, which is known only once the server listens.
  let guard: AddressGuard | null = null
  const server = createServer({ connectionsCheckingInterval: 1_000 }, (request, response) => {
    if (guard === null) response.destroy()
    else answer(request, response, { ...options, files, guard, room }).catch(() => response.destroy())
  })
  server.headersTimeout = PATIENCE_MS
  server.requestTimeout = PATIENCE_MS
  server.maxConnections = MOST_CONNECTIONS
  const port = await listen(server, address, options.port)
  guard = addressGuard(address, port)
  const upgrades = lanUpgrades(server, lan.hall, guard)
  return {
    address,
    port,
    close() {
      upgrades.close()
      lan.hall.empty()
      return closeServer(server)
    },
  }
}

interface Serving extends Pick<LanServerOptions, 'lan' | 'version'> {
  readonly files: PageFiles
  readonly guard: AddressGuard
  readonly room: ServingRoom
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { lan, version, files, guard, room }: Serving,
): Promise<void> {
  if (!guard.hostIsOurs(request.headers)) {
    lan.hall.tally.count('foreign-host')
    const error = { code: 'wrong-host', message: 'This address is not served here.' }
    sendJson(request, response, 403, { ok: false, error }, PLAIN_HTTP_HEADERS)
  } else if (request.url === `${API_PREFIX}platform` && request.method === 'POST') {
    await readBody(request, MOST_SAID)
    const guest: PlatformInfo = { shell: 'guest', version, savesFolder: '' }
    sendJson(request, response, 200, { ok: true, value: guest }, PLAIN_HTTP_HEADERS)
  } else if (request.url?.startsWith(API_PREFIX)) {
    const error = { code: 'not-here', message: 'Guests can play, and nothing else.' }
    sendJson(request, response, 404, { ok: false, error }, PLAIN_HTTP_HEADERS)
  } else if (room.take(request, response)) {
    await sendFile(request, response, files, null, PLAIN_HTTP_HEADERS)
  } else {
    lan.hall.tally.count('crowded')
    const error = { code: 'crowded', message: 'Too much is asked for at once.' }
    sendJson(request, response, 503, { ok: false, error }, PLAIN_HTTP_HEADERS)
  }
}
