import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { lanUpgrades, type LanHost } from '../main/lan'
import { addressGuard, namesOf, type AddressGuard } from '../main/lan/guards/addresses'
import { API_PREFIX } from './api'
import { pageFiles, type PageFiles } from './files'
import { closeServer, listen } from './listening'
import { sendFile, sendJson } from './sending'

export interface LanServerOptions {
  readonly lan: LanHost
  /** The built page. */
  readonly rendererFolder: string
  /** The interface to listen on; `0.0.0.0` and `::` are all of them. */
  readonly address: string
  /** The port wished for; 0 lets the system choose. */
  readonly port: number
}

export interface LanServer {
  readonly port: number
  /** Addresses that a guest can type. */
  readonly urls: readonly string[]
  close(): Promise<void>
}

/** Connections that guests may have altogether: those that ask for nothing are closed after a few seconds. */
const MOST_CONNECTIONS = 4_096
const PATIENCE_MS = 5_000

/**
 * Serves guests on the LAN: the files of the page and the tables, and nothing else. Rejects with a plain sentence if it
 * can't listen.
 */
export async function startLanServer(options: LanServerOptions): Promise<LanServer> {
  const { lan, address } = options
  const files = pageFiles(options.rendererFolder)
  // The guard needs the port, which is known only once the server listens.
  let guard: AddressGuard | null = null
  const server = createServer({ connectionsCheckingInterval: 1_000 }, (request, response) => {
    if (guard === null) response.destroy()
    else answer(request, response, files, guard, lan).catch(() => response.destroy())
  })
  server.headersTimeout = PATIENCE_MS
  server.requestTimeout = PATIENCE_MS
  server.maxConnections = MOST_CONNECTIONS
  const port = await listen(server, address, options.port)
  guard = addressGuard(address, port)
  const upgrades = lanUpgrades(server, lan.hall, guard)
  return {
    port,
    urls: reachable(address).map((name) => `http://${name}:${String(port)}/`),
    close() {
      upgrades.close()
      return closeServer(server)
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  files: PageFiles,
  guard: AddressGuard,
  lan: LanHost,
): Promise<void> {
  if (!guard.hostIsOurs(request.headers)) {
    lan.hall.tally.count('foreign-host')
    const error = { code: 'wrong-host', message: 'This address is not served here.' }
    sendJson(request, response, 403, { ok: false, error })
  } else if (request.url?.startsWith(API_PREFIX)) {
    const error = { code: 'not-here', message: 'Guests can play, and nothing else.' }
    sendJson(request, response, 404, { ok: false, error })
  } else {
    await sendFile(request, response, files, null)
  }
}

/** The names to tell people: those that others can reach, where there are any. */
function reachable(address: string): string[] {
  const answered = namesOf(address).filter((name) => address.includes(':') || !name.startsWith('['))
  const far = answered.filter((name) => /^[0-9[]/.test(name) && !/^(127\.|\[::1|\[fe80)/.test(name))
  return far.length > 0 ? far : answered
}
