import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Services } from '../protocol/services'
import { API_PREFIX, answerCall } from './api'
import { pageFiles, type PageFiles } from './files'
import { createGuard, type Guard } from './guard'
import { SECURITY_HEADERS } from './policy'

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

/** How many ports after the wished one are tried before the system chooses. */
const NEIGHBOURS = 10

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
  return {
    url: `http://${names[0] ?? address}:${String(port)}/`,
    port,
    close: () => close(server),
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
    await sendFile(request, response, serving)
  }
}

async function sendFile(request: IncomingMessage, response: ServerResponse, serving: Serving): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const error = { code: 'wrong-method', message: 'A page can only be read.' }
    sendJson(request, response, 405, { ok: false, error })
    return
  }
  const { status, headers, body } = await serving.files({
    path: request.url ?? '/',
    acceptEncoding: request.headers['accept-encoding'],
    ifNoneMatch: request.headers['if-none-match'],
  })
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    ...headers,
    ...(body ? { 'Content-Length': body.length } : {}),
    ...(headers['Content-Type']?.startsWith('text/html') ? { 'Set-Cookie': serving.guard.cookie } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : (body ?? undefined))
}

function sendJson(request: IncomingMessage, response: ServerResponse, status: number, document: unknown): void {
  const body = Buffer.from(JSON.stringify(document))
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': body.length,
    // What is left of a body that was turned away is not read: the connection ends with the answer.
    ...(request.complete ? {} : { Connection: 'close' }),
  })
  response.end(body)
}

async function listen(server: Server, address: string, wished: number): Promise<number> {
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
      server.listen({ host: address, port, exclusive: true })
    } catch (fault) {
      failed(fault as NodeJS.ErrnoException)
      server.off('error', failed)
    }
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
