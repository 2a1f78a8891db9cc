import type { BridgeSockets, SocketNews } from '../../protocol/app/electron-bridge'
import type { ClientSocket } from '../../lan-client'
import type { PlatformInfo } from '../../protocol/app/services'

/**
 * Opens a socket to a table. A guest's page speaks to the listener that served it; a page of this machine is not let out
 * of it, so its shell passes the frames on.
 * @param address `host:port`; a guest's page has only one, and takes no notice.
 */
export type TableSocket = (address: string) => ClientSocket

/** @param renew makes the host of this page know it again, whom a host that was started anew does not let through. */
export function socketsOf(
  shell: PlatformInfo['shell'],
  bridge: BridgeSockets | undefined,
  renew: () => void,
): TableSocket {
  if (bridge) return (address) => bridgeSocket(bridge, address)
  const here = `ws://${window.location.host}`
  if (shell === 'guest') return () => new WebSocket(`${here}/lan`)
  return (address) => {
    const socket = new WebSocket(`${here}/relay/${encodeURIComponent(address)}`)
    socket.addEventListener('error', renew)
    return socket
  }
}

type Listener = (event: { readonly data: unknown }) => void

/** A socket that Electron's main process holds, in the form of a browser's own. */
function bridgeSocket(sockets: BridgeSockets, address: string): ClientSocket {
  const listeners: Readonly<Record<SocketNews['kind'], Listener[]>> = { open: [], close: [], error: [], message: [] }
  const socket = sockets.open(address, (news) => {
    const event = { data: news.kind === 'message' ? news.text : null }
    for (const listener of listeners[news.kind]) listener(event)
  })
  return {
    send: (text) => sockets.send(socket, text),
    close: () => sockets.close(socket),
    addEventListener: (type: SocketNews['kind'], listener: Listener) => void listeners[type].push(listener),
  }
}
