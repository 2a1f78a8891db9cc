import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { withPort } from '../network/origin-guard'

/** The reason for rejecting a request, as sent in the answer. */
interface RequestRejection {
  readonly code: string
  readonly message: string
}

/** Keeps other sites, and other host names for this machine, away from the services. */
export type PageGuard = ReturnType<typeof createPageGuard>

/**
 * @param port of the host; cookies are shared between ports, so the cookie's name contains it
 * @param hosts the accepted values of the Host header, each with its port
 */
export function createPageGuard(port: number, hosts: readonly string[]) {
  const secret = randomBytes(24).toString('base64url')
  const name = `parlor-${String(port)}`
  const served = new Set(hosts)
  const hostIsOurs = (headers: IncomingHttpHeaders) => served.has(withPort(headers.host ?? ''))

  function checkOrigin(headers: IncomingHttpHeaders): RequestRejection | null {
    const foreign = { code: 'wrong-origin', message: 'Only the page of this host may call its services.' }
    if (!hostIsOurs(headers) || headers.origin !== `http://${headers.host?.toLowerCase() ?? ''}`) return foreign
    const site = headers['sec-fetch-site']
    return site === undefined || site === 'same-origin' ? null : foreign
  }

  function checkPass(headers: IncomingHttpHeaders): RequestRejection | null {
    if (sameText(cookieOf(headers.cookie, name), secret)) return null
    return { code: 'no-pass', message: 'The host was started anew since this page was opened: reload the page.' }
  }

  /** Checks a service call: it must come from the app's own page, in a browser served since this start of the host. */
  function checkCall(headers: IncomingHttpHeaders): RequestRejection | null {
    const objection = checkOrigin(headers)
    if (objection) return objection
    if (headers['content-type']?.split(';', 1)[0]?.trim() !== 'application/json') {
      return { code: 'wrong-type', message: 'A call is sent as application/json.' }
    }
    return checkPass(headers)
  }

  return {
    /** The cookie that the page receives; scripts cannot read it, and other sites' requests do not carry it. */
    cookie: `${name}=${secret}; Path=/; HttpOnly; SameSite=Strict`,
    /**
     * Whether a request is for an address served here, which excludes a name rebound to this machine (DNS rebinding).
     */
    hostIsOurs,
    checkCall,
    /** Checks a request for a socket: host, origin and cookie as above, but not the content type. */
    checkSocket: (headers: IncomingHttpHeaders) => checkOrigin(headers) ?? checkPass(headers),
  }
}

function cookieOf(header: string | undefined, name: string): string {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return ''
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
