import type { BridgeSockets, SocketEvent } from '../../protocol/app/electron-bridge'
import type { ClientSocket } from '../../lan-client'
import type { PlatformInfo } from '../../protocol/app/services'

/**
 * Opens a socket to a table. A guest's page connects to the listener that served it; a page of this machine may not
 * open other connections, so its shell forwards the frames.
 * @param address `host:port`; ignored on a guest's page
 */
export type OpenTableSocket = (address: string) => ClientSocket

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
