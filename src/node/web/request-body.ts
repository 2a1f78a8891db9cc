import type { IncomingMessage } from 'node:http'

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
