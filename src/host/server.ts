import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Services } from '../protocol/services'
import { API_PREFIX, answerCall } from './api'
import { pageFiles, type PageFiles } from './files'
import { createGuard, type Guard } from './guard'
import { closeServer, listen } from './listening'
import { relayUpgrades } from './relay'
import { sendFile, sendJson } from './sending'

export interface HostOptions {
  /** What the page can call. */
  readonly services: Services
  /** The built page. */
  readonly rendererFolder: string
  /** The port wished for; 0 lets the system choose. If it is taken another one is used. */
  readonly port: number
  /** The interface to listen on; this machine alone by default. */
  readonly address?: string
  /** Where faults of the program itself go. */
  readonly report?: (fault: unknown) => void
}

export interface RunningHost {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

/**
 * Serves the page and its services over HTTP on this machine. Resolves when it listens; rejects with a plain sentence
 * if it can't.
 */
export async function startHost(options: HostOptions): Promise<RunningHost> {
  const address = options.address ?? '127.0.0.1'
  const report = options.report ?? (() => undefined)
  const files = pageFiles(options.rendererFolder)
  // The guard needs the port, which is known only once the server listens.
  let guard: Guard | null = null
  const server = createServer((request, response) => {
    if (guard === null) response.destroy()
    else answer(request, response, { ...options, files, guard, report }).catch(() => response.destroy())
  })
  server.requestTimeout = 30_000
  const port = await listen(server, address, options.port)
  const names =
    address === '127.0.0.1' ? ['127.0.0.1', 'localhost'] : [address.includes(':') ? `[${address}]` : address]
  guard = createGuard(
    port,
    names.map((name) => `${name}:${String(port)}`),
  )
  const relay = relayUpgrades(server, guard)
  return {
    url: `http://${names[0] ?? address}:${String(port)}/`,
    port,
    close() {
      relay.close()
      return closeServer(server)
    },
  }
}

interface Serving {
  readonly services: Services
  readonly files: PageFiles
  readonly guard: Guard
  readonly report: (fault: unknown) => void
}

async function answer(request: IncomingMessage, response: ServerResponse, serving: Serving): Promise<void> {
  const objection = serving.guard.checkHost(request.headers)
  if (objection) {
    sendJson(request, response, 403, { ok: false, error: objection })
  } else if (request.url?.startsWith(API_PREFIX)) {
    const { status, answer } = await answerCall(request, serving.services, serving.guard, serving.report)
    sendJson(request, response, status, answer)
  } else {
    await sendFile(request, response, serving.files, serving.guard.cookie)
  }
}
