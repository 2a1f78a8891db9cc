import { protocol, type Protocol } from 'electron'
import { createStaticFiles } from '../node/web/static-files'
import { SECURITY_HEADERS } from '../node/web/responses'
import { HOST, SCHEME } from './page'

/** Registers the page's scheme as a standard, secure one. Call it before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ])
}

/** Serves the built page at `parlor://app/`, with the same files, refusals and headers as the headless host. */
export function registerPageProtocol(to: Protocol, rendererFolder: string): void {
  const files = createStaticFiles(rendererFolder)
  to.handle(SCHEME, async (request) => {
    const url = new URL(request.url)
    if (url.host !== HOST) return refusal(403)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405)
    const { status, headers, body } = await files({
      path: url.pathname + url.search,
      ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
    })
    const bytes = request.method === 'HEAD' || body === null ? null : new Uint8Array(body)
    return new Response(bytes, { status, headers: { ...SECURITY_HEADERS, ...headers } })
  })
}

function refusal(status: number): Response {
  return new Response(null, { status, headers: SECURITY_HEADERS })
}
