import type { Bridge, OpenedFile, BridgeSockets, SocketEvent } from '../../protocol/app/electron-bridge'
import { createServicesClient } from './services-client'
import type { ClientSocket } from '../../lan-client'
import { ServiceError, type PlatformInfo, type Services, type SaveService } from '../../protocol/app/services'
import type { CallReply, CallName, Transport } from '../../protocol/app/call-names'
import { refuseNewer, SETTINGS_FORMAT } from '../../protocol/app/formats'
import { applySettingsChanges } from '../../protocol/app/settings-changes'

/** Storage key of a guest's settings in their browser. */
const KEY = 'parlor-box settings'

const refuseCall = () => Promise.reject(new ServiceError('not-here', 'Games are kept by the host of the table.'))

const NO_SAVES: SaveService = {
  list: () => Promise.resolve([]),
  create: refuseCall,
  append: refuseCall,
  load: refuseCall,
  remove: refuseCall,
  restore: refuseCall,
  note: refuseCall,
  study: () => Promise.resolve(null),
  keepStudy: refuseCall,
  studiedLuck: () => Promise.resolve([]),
  takeIn: refuseCall,
  exportRecord: refuseCall,
  examineRecord: refuseCall,
  importRecord: refuseCall,
}

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
      // Of what a page asks for while it goes: a game that nobody has played is removed.
      keepalive: name === 'saves.remove',
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
  if (isGuest) return createGuestServices(platform)
  return platform === null ? services : { ...services, platform: () => Promise.resolve(platform) }
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

/**
 * Opens a socket to a table. A guest's page connects to the listener that served it; a page of this machine may not
 * open other connections, so its shell forwards the frames.
 * @param address `host:port`; ignored on a guest's page
 */
type OpenTableSocket = (address: string) => ClientSocket

/** @param renew renews the page's access to its host: a restarted host does not accept the old cookie */
export function createSocketOpener(
  shell: PlatformInfo['shell'],
  bridge: BridgeSockets | undefined,
  renew: () => void,
): OpenTableSocket {
  if (bridge) return (address) => createBridgeSocket(bridge, address)
  const here = `ws://${window.location.host}`
  if (shell === 'guest') return () => new WebSocket(`${here}/lan`)
  return (address) => {
    const socket = new WebSocket(`${here}/relay/${encodeURIComponent(address)}`)
    socket.addEventListener('error', renew)
    return socket
  }
}

type Listener = (event: { readonly data: unknown }) => void

/** Wraps a socket that Electron's main process holds in the interface of a browser's own. */
function createBridgeSocket(sockets: BridgeSockets, address: string): ClientSocket {
  const listeners: Readonly<Record<SocketEvent['kind'], Listener[]>> = { open: [], close: [], error: [], message: [] }
  const socket = sockets.open(address, (news) => {
    const event = { data: news.kind === 'message' ? news.text : null }
    for (const listener of listeners[news.kind]) listener(event)
  })
  return {
    send: (text) => sockets.send(socket, text),
    close: () => sockets.close(socket),
    addEventListener: (type: SocketEvent['kind'], listener: Listener) => void listeners[type].push(listener),
  }
}

/**
 * Creates the services of a page that was served to a guest: settings are stored in the guest's browser, games stay
 * with the host, and there are no other calls.
 */
export function createGuestServices(
  platform: PlatformInfo,
  storage: () => Storage = () => window.localStorage,
): Services {
  /** Returns the stored settings; null if there are none, or if they cannot be read. */
  function storedSettings(): unknown {
    try {
      return JSON.parse(storage().getItem(KEY) ?? 'null') as unknown
    } catch {
      return null
    }
  }

  return {
    saves: NO_SAVES,
    settings: {
      load: () => toPromise(() => JSON.parse(storage().getItem(KEY) ?? 'null') as unknown).catch(() => null),
      save: (changed, merges) =>
        toPromise(() => {
          // Read and written in one step, because other tabs share the storage.
          const stored = storedSettings()
          refuseNewer(SETTINGS_FORMAT, stored)
          const settings = applySettingsChanges(stored, changed, merges)
          storage().setItem(KEY, JSON.stringify(settings))
          return settings
        }).catch((fault: unknown) => {
          if (fault instanceof ServiceError) throw fault
          throw new ServiceError('not-kept', 'This browser keeps no settings for pages like this one.')
        }),
    },
    platform: () => Promise.resolve(platform),
  }
}

/** Converts what a function returns or throws to a promise. */
function toPromise<T>(act: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(act())
  })
}
