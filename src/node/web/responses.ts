import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressText } from '../../protocol/lan/address'
import type { ApiAnswer } from './call-endpoint'
import type { PageFiles } from './static-files'

/** Answers a request for a file of the page. HTML pages set `cookie`, if there is one. */
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
  sendText(request, response, status, Buffer.from(JSON.stringify(document)), policy)
}

/**
 * Answers a request for a name that is not served (DNS rebinding, or a name that this machine does not know): 403, with
 * the address to use instead. That is the one at which the request arrived, so that a stranger's page learns nothing.
 */
export function sendWrongHost(request: IncomingMessage, response: ServerResponse, policy = SECURITY_HEADERS): void {
  const { localAddress = '', localPort = 0 } = request.socket
  const here = `http://${addressText(localAddress.replace(/^::ffff:(?=\d+\.)/u, ''), localPort)}/`
  const message = `This address is not served here. Use ${here}`
  if (!request.headers.accept?.includes('text/html')) {
    sendJson(request, response, 403, { ok: false, error: { code: 'wrong-host', message } }, policy)
    return
  }
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlor Box</title><p>Parlor Box does not know this machine by the name in the address bar. Open <a href="${here}">${here}</a> instead.</p></html>`
  sendText(request, response, 403, Buffer.from(page), policy, 'text/html; charset=utf-8')
}

/** Answers a call; a value that is already JSON is sent unchanged. */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, { status, answer }: ApiAnswer): void {
  if (!('json' in answer)) sendJson(request, response, status, answer)
  else sendText(request, response, status, Buffer.concat([BEFORE_VALUE, answer.json, AFTER_VALUE]), SECURITY_HEADERS)
}

const BEFORE_VALUE = Buffer.from('{"ok":true,"value":')

const AFTER_VALUE = Buffer.from('}')

function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: Buffer,
  policy: typeof SECURITY_HEADERS,
  type = 'application/json; charset=utf-8',
): void {
  response.writeHead(status, {
    ...policy,
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'Content-Length': body.length,
    // The rest of a rejected body is not read: the connection ends with the answer.
    ...(request.complete ? {} : { Connection: 'close' }),
  })
  response.end(body)
}

/**
 * The content security policy of every page, in Electron and from the host: only our own files, no eval, no frames.
 * `blob:` is for pictures that three.js decodes and for records that the page offers as downloads.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self' blob:",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers of every answer. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), display-capture=(), usb=(), serial=(), hid=(), payment=()',
}

const { 'Cross-Origin-Opener-Policy': _forSecureOrigins, ...others } = SECURITY_HEADERS

/** The same for pages over plain HTTP on the LAN: browsers ignore an opener policy there, and log a warning. */
export const PLAIN_HTTP_HEADERS: Readonly<Record<string, string>> = others
