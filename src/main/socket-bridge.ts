import type { IpcMain, IpcMainEvent, WebContents } from 'electron'
import * as z from 'zod/mini'
import { textSchema, integerSchema } from '../protocol/wire/fields'
import { SOCKET_EVENT, SOCKET_ORDER, type SocketEvent, type SocketOrder } from '../protocol/app/electron-bridge'
import { parseJson } from '../protocol/wire/bounded-json'
import { LIMITS } from '../protocol/lan/limits'
import { type PageAddress, isTopFrameOf } from './page'
import type { Relay, RelayedSocket } from '../node/relay/relay'

const socket = integerSchema(0)
const orderSchema: z.ZodMiniType<SocketOrder> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open'), socket, address: textSchema(300) }),
  z.strictObject({ kind: z.literal('send'), socket, text: textSchema(LIMITS.guestFrame) }),
  z.strictObject({ kind: z.literal('heard'), socket }),
  z.strictObject({ kind: z.literal('close'), socket }),
])

/** Maximum number of characters sent to a page but not yet acknowledged by it: a hung page must not fill the memory. */
const MAX_UNACKNOWLEDGED = 2 * LIMITS.hostFrame

/** A page's socket, with the lengths of the messages that the page has not acknowledged yet. */
interface PageSocket {
  readonly relayed: RelayedSocket
  readonly unacknowledgedLengths: number[]
}

/** Allows for the longest message with every character escaped. */
const BOUNDS = { length: 8 * LIMITS.guestFrame, depth: 2 }

/**
 * Lets the page open sockets to tables on the local network, through the relay. Only the top frame of a window at the
 * app's own address is served; malformed orders are ignored. A page that goes away loses its sockets, and one that
 * stops acknowledging messages loses each socket that exceeds `MAX_UNACKNOWLEDGED`.
 */
export function registerSockets(ipc: IpcMain, relay: Relay, page: PageAddress): void {
  const pages = new Map<WebContents, Map<number, PageSocket>>()

  function socketsOf(contents: WebContents): Map<number, PageSocket> {
    const known = pages.get(contents)
    if (known) return known
    const sockets = new Map<number, PageSocket>()
    const closeAll = () => {
      for (const { relayed } of sockets.values()) relayed.close()
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

  function open(contents: WebContents, sockets: Map<number, PageSocket>, id: number, address: string): void {
    const isHeld = () => sockets.get(id)?.relayed === relayed && !contents.isDestroyed()
    const tell = (news: SocketEvent) => {
      if (isHeld()) contents.send(SOCKET_EVENT, id, news)
    }
    const unacknowledgedLengths: number[] = []
    const relayed = relay.open(address, {
      onOpen: () => tell({ kind: 'open' }),
      onMessage(text) {
        if (unacknowledgedLengths.reduce((sum, length) => sum + length, text.length) > MAX_UNACKNOWLEDGED)
          return relayed.close()
        unacknowledgedLengths.push(text.length)
        tell({ kind: 'message', text })
      },
      onClose() {
        tell({ kind: 'close' })
        if (isHeld()) sockets.delete(id)
      },
    })
    sockets.set(id, { relayed, unacknowledgedLengths })
  }

  ipc.on(SOCKET_ORDER, (event: IpcMainEvent, text: unknown) => {
    if (!isTopFrameOf(event, page) || typeof text !== 'string') return
    const parsed = parseJson(text, BOUNDS)
    const read = parsed.ok ? orderSchema.safeParse(parsed.value) : null
    if (!read?.success) return
    const order = read.data
    const sockets = socketsOf(event.sender)
    if (order.kind === 'send') sockets.get(order.socket)?.relayed.send(order.text)
    else if (order.kind === 'heard') sockets.get(order.socket)?.unacknowledgedLengths.shift()
    else if (order.kind === 'close') sockets.get(order.socket)?.relayed.close()
    else if (!sockets.has(order.socket)) open(event.sender, sockets, order.socket, order.address)
  })
}
