import { ipcRenderer } from 'electron'
import {
  SOCKET_NEWS,
  SOCKET_ORDER,
  type BridgeSockets,
  type SocketNews,
  type SocketOrder,
} from '../protocol/app/electron-bridge'
import { jsonOf } from './json'

/** Sockets to LAN tables, which the main process holds: orders go there as JSON text, news come back by number. */
export function sockets(): BridgeSockets {
  const listeners = new Map<number, (news: SocketNews) => void>()
  // A page that is loaded anew counts on from elsewhere: late news for the former one find nobody.
  let next = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

  const order = (one: SocketOrder) => {
    const text = jsonOf(one)
    if (text !== null) ipcRenderer.send(SOCKET_ORDER, text)
  }
  ipcRenderer.on(SOCKET_NEWS, (_event, socket: number, news: SocketNews) => {
    const listener = listeners.get(socket)
    if (news.kind === 'close') listeners.delete(socket)
    if (news.kind === 'message') order({ kind: 'heard', socket })
    listener?.(news)
  })

  return {
    open(address, listener) {
      if (typeof address !== 'string' || typeof listener !== 'function') return -1
      const socket = next++
      listeners.set(socket, listener)
      order({ kind: 'open', socket, address })
      return socket
    },
    send: (socket, text) => order({ kind: 'send', socket, text }),
    close: (socket) => order({ kind: 'close', socket }),
  }
}
