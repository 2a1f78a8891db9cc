import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageFiles } from './files'
import { SECURITY_HEADERS } from './policy'

/** Answers a request for a file of the page. A page itself brings `cookie` along, where there is one. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  files: PageFiles,
  cookie: string | null,
  policy = SECURITY_HEADERS,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const error = { code: 'wrong-method', message: 'A page can only be read.' }
    sendJson(request, response, 405, { ok: false, error }, policy)
    return
  }
  const { status, headers, body } = await files({
    path: request.url ?? '/',
    acceptEncoding: request.headers['accept-encoding'],
    ifNoneMatch: request.headers['if-none-match'],
  })
  response.writeHead(status, {
    ...policy,
    ...headers,
    ...(body ? { 'Content-Length': body.length } : {}),
    ...(cookie !== null && headers['Content-Type']?.startsWith('text/html') ? { 'Set-Cookie': cookie } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : (body ?? undefined))
}

export function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  document: unknown,
  policy = SECURITY_HEADERS,
): void {
  const body = Buffer.from(JSON.stringify(document))
  response.writeHead(status, {
    ...policy,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': body.length,
    // What is left of a body that was turned away is not read: the connection ends with the answer.
    ...(request.complete ? {} : { Connection: 'close' }),
  })
  response.end(body)
}
