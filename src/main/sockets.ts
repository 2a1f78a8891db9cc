import type { IpcMain, IpcMainEvent, WebContents } from 'electron'
import * as z from 'zod/mini'
import { text, whole } from '../protocol/bounded'
import { SOCKET_NEWS, SOCKET_ORDER, type SocketNews, type SocketOrder } from '../protocol/bridge'
import { parseJson } from '../protocol/json'
import { LIMITS } from '../protocol/lan/limits'
import type { PageAddress } from './address'
import { isTopFrameOf } from './ipc'
import type { Relay, RelayedSocket } from './lan/relay'

const socket = whole(0)
const orderSchema: z.ZodMiniType<SocketOrder> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open'), socket, address: text(300) }),
  z.strictObject({ kind: z.literal('send'), socket, text: text(LIMITS.guestFrame) }),
  z.strictObject({ kind: z.literal('close'), socket }),
])

/** Room for the longest message with every character escaped. */
const BOUNDS = { length: 8 * LIMITS.guestFrame, depth: 2 }

/**
 * Lets our page open sockets to tables in the house, over the relay. Only the top frame of a window at our own address is
 * heard; what it sends that is no order is passed over. A page that goes away takes its sockets along.
 */
export function registerSockets(ipc: IpcMain, relay: Relay, page: PageAddress): void {
  const pages = new Map<WebContents, Map<number, RelayedSocket>>()

  function socketsOf(contents: WebContents): Map<number, RelayedSocket> {
    const known = pages.get(contents)
    if (known) return known
    const sockets = new Map<number, RelayedSocket>()
    const closeAll = () => {
      for (const one of sockets.values()) one.close()
      sockets.clear()
    }
    contents.on('did-start-navigation', (details) => {
      if (details.isMainFrame && !details.isSameDocument) closeAll()
    })
    contents.on('render-process-gone', closeAll)
    contents.on('destroyed', () => {
      closeAll()
      pages.delete(contents)
    })
    pages.set(contents, sockets)
    return sockets
  }

  function open(contents: WebContents, sockets: Map<number, RelayedSocket>, id: number, address: string): void {
    const tell = (news: SocketNews) => {
      if (sockets.get(id) === relayed && !contents.isDestroyed()) contents.send(SOCKET_NEWS, id, news)
    }
    const relayed = relay.open(address, {
      opened: () => tell({ kind: 'open' }),
      heard: (text) => tell({ kind: 'message', text }),
      ended() {
        tell({ kind: 'close' })
        if (sockets.get(id) === relayed) sockets.delete(id)
      },
    })
    sockets.set(id, relayed)
  }

  ipc.on(SOCKET_ORDER, (event: IpcMainEvent, text: unknown) => {
    if (!isTopFrameOf(event, page) || typeof text !== 'string') return
    const parsed = parseJson(text, BOUNDS)
    const read = parsed.ok ? orderSchema.safeParse(parsed.value) : null
    if (!read?.success) return
    const order = read.data
    const sockets = socketsOf(event.sender)
    if (order.kind === 'send') sockets.get(order.socket)?.send(order.text)
    else if (order.kind === 'close') sockets.get(order.socket)?.close()
    else if (!sockets.has(order.socket)) open(event.sender, sockets, order.socket, order.address)
  })
}
