import type { Bridge, OpenedFile } from '../../protocol/bridge'
import { servicesOver } from '../../protocol/client'
import type { ClientSocket } from '../../protocol/lan/client'
import type { PlatformInfo, Services } from '../../protocol/services'
import { guestServices } from './guest'
import { socketsOf, type TableSocket } from './sockets'
import { overBridge, overHttp } from './transports'

declare global {
  interface Window {
    /** Only in Electron. */
    readonly parlor?: Bridge
  }
}

let shell: PlatformInfo['shell'] = 'host'
let sockets: TableSocket | null = null

/**
 * The services of whatever runs this page: Electron if it is there, else the host that the page came from, which says
 * whether this is its own machine's page or a guest's.
 */
export async function connectServices(bridge: Bridge | undefined = window.parlor): Promise<Services> {
  sockets = null
  shell = bridge ? 'electron' : 'host'
  const services = servicesOver(bridge ? overBridge(bridge) : overHttp(fetch.bind(window)))
  const platform = await services.platform().catch(() => null)
  if (platform?.shell !== 'guest') return services
  shell = 'guest'
  return guestServices(platform)
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
  sockets ??= socketsOf(shell, window.parlor?.sockets)
  return sockets(address)
}

/** Tells of `.parlor` files that the system opens with the app; a browser has no such thing. */
export function onOpenedFile(listener: (file: OpenedFile) => void): void {
  window.parlor?.onOpenedFile(listener)
}
