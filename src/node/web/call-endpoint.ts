import type { IncomingMessage } from 'node:http'
import type { CallReply, SerializedReply } from '../../protocol/app/call-names'
import { callService } from '../../protocol/app/calls'
import { parseJson } from '../../protocol/wire/bounded-json'
import type { Services } from '../../protocol/app/services'
import type { PageGuard } from './page-guard'

/** Path prefix of the calls: `POST /api/saves.list` with the list of arguments as JSON. */
export const API_PREFIX = '/api/'

/** Maximum size of a body, in bytes: the longest record with every character escaped. */
const MAX_BODY = 4 * 1024 * 1024

export interface ApiAnswer {
  readonly status: number
  readonly answer: CallReply | SerializedReply
}

/**
 * Makes one call. A service's refusal is a normal answer (200, `ok: false`); a request that should not have been sent
 * at all gets a status of its own. Rejects only if the connection breaks.
 */
export async function answerCall(
  request: IncomingMessage,
  services: Services,
  guard: PageGuard,
  report: (fault: unknown) => void,
): Promise<ApiAnswer> {
  if (request.method !== 'POST') return failed(405, 'wrong-method', 'A call is sent as POST.')
  const objection = guard.checkCall(request.headers)
  if (objection) return failed(403, objection.code, objection.message)
  const body = await readBody(request, MAX_BODY)
  if (body === null) return failed(413, 'too-large', 'The call is larger than 4 MiB.')
  const args = parseJson(body, { length: MAX_BODY, depth: 32 })
  if (!args.ok) return failed(400, args.error.code, args.error.message)
  const name = (request.url ?? '').slice(API_PREFIX.length)
  const answer = await callService(services, name, args.value, report)
  return { status: !answer.ok && answer.error.code === 'unknown-call' ? 404 : 200, answer }
}

function failed(status: number, code: string, message: string): ApiAnswer {
  return { status, answer: { ok: false, error: { code, message } } }
}

/**
 * The longest body that is read to its end, in bytes, although it is dropped: a client hears no answer as long as it is
 * sending, and one that is cut off hears none at all.
 */
const MAX_DROPPED = 64 * 1024 * 1024

/** Reads the body of a request as text; null if it exceeds `limit` bytes. Rejects if the connection breaks. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_DROPPED) return null
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
    else if (size <= MAX_DROPPED) chunks = []
    else return null
  }
  return size > limit ? null : Buffer.concat(chunks).toString('utf8')
}
