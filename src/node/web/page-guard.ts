import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Why a request is turned away, in the words of the answer. */
interface RequestRejection {
  readonly code: string
  readonly message: string
}

/** Keeps other sites, and other names for this machine, away from the services. */
export interface Guard {
  /** The cookie that the page is given; no script can read it and no other site's request carries it. */
  readonly cookie: string
  /** Any request: is it meant for an address that we serve? (A name that was rebound to us is not one.) */
  checkHost(headers: IncomingHttpHeaders): RequestRejection | null
  /** A call of a service: does it come from our own page, in a browser that this start of the host served? */
  checkCall(headers: IncomingHttpHeaders): RequestRejection | null
  /** A socket that is asked for: the same, but for the kind of body. */
  checkSocket(headers: IncomingHttpHeaders): RequestRejection | null
}

/**
 * @param port where the host listens; cookies are shared between ports, so its name holds it.
 * @param hosts the values of the Host header that are served, each with its port.
 */
export function createGuard(port: number, hosts: readonly string[]): Guard {
  const secret = randomBytes(24).toString('base64url')
  const name = `parlor-${String(port)}`
  const served = new Set(hosts)
  const origins = new Set(hosts.map((host) => `http://${host}`))

  function checkHost(headers: IncomingHttpHeaders): RequestRejection | null {
    if (served.has(headers.host?.toLowerCase() ?? '')) return null
    return { code: 'wrong-host', message: 'This address is not served here.' }
  }

  function checkOrigin(headers: IncomingHttpHeaders): RequestRejection | null {
    const foreign = { code: 'wrong-origin', message: 'Only the page of this host may call its services.' }
    if (!origins.has(headers.origin ?? '') || headers.origin !== `http://${headers.host ?? ''}`) return foreign
    const site = headers['sec-fetch-site']
    return site === undefined || site === 'same-origin' ? null : foreign
  }

  function checkPass(headers: IncomingHttpHeaders): RequestRejection | null {
    if (sameText(cookieOf(headers.cookie, name), secret)) return null
    return { code: 'no-pass', message: 'The host was started anew since this page was opened: reload the page.' }
  }

  function checkCall(headers: IncomingHttpHeaders): RequestRejection | null {
    const objection = checkOrigin(headers)
    if (objection) return objection
    if (headers['content-type']?.split(';', 1)[0]?.trim() !== 'application/json') {
      return { code: 'wrong-type', message: 'A call is sent as application/json.' }
    }
    return checkPass(headers)
  }

  return {
    cookie: `${name}=${secret}; Path=/; HttpOnly; SameSite=Strict`,
    checkHost,
    checkCall,
    checkSocket: (headers) => checkHost(headers) ?? checkOrigin(headers) ?? checkPass(headers),
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
