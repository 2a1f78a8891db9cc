import type { Bridge, OpenedFile } from '../../protocol/app/electron-bridge'
import { createServicesClient } from './services-client'
import type { ClientSocket } from '../../lan-client'
import { ServiceError, type PlatformInfo, type Services } from '../../protocol/app/services'
import { createGuestServices } from './guest'
import { createSocketOpener, type OpenTableSocket } from './sockets'
import type { CallReply, CallName, Transport } from '../../protocol/app/call-names'

/** Creates a transport that calls through Electron's preload script. */
function createBridgeTransport(bridge: Bridge): Transport {
  return (name, args) => {
    let found: unknown = bridge
    for (const part of name.split('.')) found = (found as Record<string, unknown>)[part]
    return (found as (...args: readonly unknown[]) => Promise<CallReply>)(...args)
  }
}

/** Creates a transport that calls the host that served the page. */
function createHttpTransport(ask: typeof fetch): Transport {
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
    // The host was restarted while this page was open: fetching the page again brings its new cookie.
    await ask('/', { credentials: 'same-origin', cache: 'no-cache' })
    return post(name, JSON.stringify(args))
  }
}

declare global {
  interface Window {
    /** Present only in Electron. */
    readonly parlor?: Bridge
  }
}

let shell: PlatformInfo['shell'] = 'host'
let isExhibitPage = false
let openTableSocket: OpenTableSocket = () => {
  throw new Error('The services are not connected yet.')
}

/** How many times an unreachable host is asked for its platform, and the pause between attempts, in milliseconds. */
const MAX_TRIES = 4
const RETRY_DELAY_MS = 400

/**
 * Connects to the services of the program that runs this page: Electron if present, else the host that served the page,
 * which says whether the page is its own machine's or a guest's.
 */
export async function connectServices(bridge: Bridge | undefined = window.parlor): Promise<Services> {
  const services = createServicesClient(
    bridge ? createBridgeTransport(bridge) : createHttpTransport(fetch.bind(window)),
  )
  const platform = await platformOf(services)
  const isGuest = platform?.shell === 'guest'
  isExhibitPage = platform?.exhibit === true
  shell = bridge ? 'electron' : isGuest ? 'guest' : 'host'
  // Any call renews the page's cookie; if it fails, the next failed attempt to open a socket makes another.
  const renew = () => void services.platform().catch(() => null)
  openTableSocket = createSocketOpener(shell, bridge?.sockets, renew)
  return isGuest ? createGuestServices(platform) : services
}

/**
 * Returns the platform; null if there is no answer. Since a single lost request would make a guest's page useless, it
 * is retried.
 */
async function platformOf(services: Services): Promise<PlatformInfo | null> {
  for (let tries = 1; ; tries++) {
    try {
      return await services.platform()
    } catch (fault) {
      if (tries === MAX_TRIES || !(fault instanceof ServiceError && fault.code === 'unreachable')) return null
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    }
  }
}

/** Whether this page is an exhibit's; valid once its services are connected. */
export function isExhibit(): boolean {
  return isExhibitPage
}

/** Returns what runs this page; valid once its services are connected. */
export function currentShell(): PlatformInfo['shell'] {
  return shell
}

/**
 * Opens a socket to a LAN table, once the services are connected.
 * @param address `host:port`; ignored on a guest's page, which connects to its own host
 */
export function openSocket(address: string): ClientSocket {
  return openTableSocket(address)
}

/** Reports `.parlor` files that the system opens with the app; browsers have no equivalent. */
export function onOpenedFile(listener: (file: OpenedFile) => void): void {
  window.parlor?.onOpenedFile(listener)
}
