import type { Bridge, OpenedFile } from '../../protocol/app/electron-bridge'
import { createServicesClient } from './services-client'
import type { ClientSocket } from '../../lan-client'
import { ServiceError, type PlatformInfo, type Services } from '../../protocol/app/services'
import { guestServices } from './guest'
import { socketsOf, type TableSocket } from './sockets'
import type { CallReply, CallName, Transport } from '../../protocol/app/call-names'

/** Calls through Electron's preload script. */
function overBridge(bridge: Bridge): Transport {
  return (name, args) => {
    let found: unknown = bridge
    for (const part of name.split('.')) found = (found as Record<string, unknown>)[part]
    return (found as (...args: readonly unknown[]) => Promise<CallReply>)(...args)
  }
}

/** Calls to the host that the page came from. */
function overHttp(ask: typeof fetch): Transport {
  const post = async (name: CallName, body: string): Promise<CallReply> => {
    const response = await ask(`/api/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'same-origin',
      redirect: 'error',
      body,
    })
    return (await response.json()) as CallReply
  }
  return async (name, args) => {
    const answer = await post(name, JSON.stringify(args))
    if (answer.ok || answer.error.code !== 'no-pass') return answer
    // The host was started anew under this page: fetching the page again brings its new cookie.
    await ask('/', { credentials: 'same-origin', cache: 'no-cache' })
    return post(name, JSON.stringify(args))
  }
}

declare global {
  interface Window {
    /** Only in Electron. */
    readonly parlor?: Bridge
  }
}

let shell: PlatformInfo['shell'] = 'host'
let exhibit = false
let sockets: TableSocket = () => {
  throw new Error('The services are not connected yet.')
}

/** How often a host that gives no answer is asked what it is, and how long is waited in between, in milliseconds. */
const TRIES = 4
const BETWEEN = 400

/**
 * The services of whatever runs this page: Electron if it is there, else the host that the page came from, which says
 * whether this is its own machine's page or a guest's.
 */
export async function connectServices(bridge: Bridge | undefined = window.parlor): Promise<Services> {
  const services = createServicesClient(bridge ? overBridge(bridge) : overHttp(fetch.bind(window)))
  const platform = await platformOf(services)
  const isGuest = platform?.shell === 'guest'
  exhibit = platform?.exhibit === true
  shell = bridge ? 'electron' : isGuest ? 'guest' : 'host'
  // Any call does; where it fails, the next attempt to open the socket makes another.
  const renew = () => void services.platform().catch(() => null)
  sockets = socketsOf(shell, bridge?.sockets, renew)
  return isGuest ? guestServices(platform) : services
}

/** Null where there is no answer. One that got lost on a bad line would make a guest's page useless: it is asked again. */
async function platformOf(services: Services): Promise<PlatformInfo | null> {
  for (let tries = 1; ; tries++) {
    try {
      return await services.platform()
    } catch (fault) {
      if (tries === TRIES || !(fault instanceof ServiceError && fault.code === 'unreachable')) return null
      await new Promise((resolve) => setTimeout(resolve, BETWEEN))
    }
  }
}

/** Whether this page stands in an exhibit, once its services are connected. */
export function isExhibit(): boolean {
  return exhibit
}

/** What runs this page, once its services are connected. */
export function currentShell(): PlatformInfo['shell'] {
  return shell
}

/**
 * Opens a socket to a LAN table, once the services are connected.
 * @param address `host:port`; a guest's page speaks to its own host, whatever this says.
 */
export function openSocket(address: string): ClientSocket {
  return sockets(address)
}

/** Tells of `.parlor` files that the system opens with the app; a browser has no such thing. */
export function onOpenedFile(listener: (file: OpenedFile) => void): void {
  window.parlor?.onOpenedFile(listener)
}
