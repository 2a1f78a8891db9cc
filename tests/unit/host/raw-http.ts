import { connect } from 'node:net'
import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http'

export interface RawAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Sends one request exactly as given: unlike `fetch`, it can send any Host, Origin, cookie and path. */
export function sendRequest(
  url: string,
  options: RequestOptions & { readonly body?: string | Buffer } = {},
): Promise<RawAnswer> {
  const { hostname, port, pathname, search } = new URL(url)
  return new Promise((resolve, reject) => {
    const { body, ...rest } = options
    const call = request({ hostname, port, path: pathname + search, ...rest }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
      response.on('error', reject)
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** Sends bytes as they are; resolves with everything that comes back until the other side closes. */
export function sendBytes(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
    let heard = ''
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer')))
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
    socket.on('close', () => resolve(heard))
    socket.on('error', reject)
  })
}
