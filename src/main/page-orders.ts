import { BrowserWindow, dialog, type IpcMain, type IpcMainEvent, type WebContents } from 'electron'
import * as z from 'zod/mini'
import { integerSchema } from '../protocol/wire/fields'
import { PAGE_ORDER, type PageOrder } from '../protocol/app/electron-bridge'
import { parseJson } from '../protocol/wire/bounded-json'
import { type PageAddress, isTopFrameOf } from './page'

const orderSchema: z.ZodMiniType<PageOrder> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('owed'), moves: integerSchema(0, 100_000) }),
  z.strictObject({ kind: z.literal('leave-full-screen') }),
])
const BOUNDS = { length: 200, depth: 2 }

/** What a page has told its window: how many moves are not on disk yet. */
export interface PageOrders {
  unsavedMovesOf(contents: WebContents): number
}

/** Handles the orders that the page gives to its window. Messages from elsewhere and malformed ones are ignored. */
export function registerPageOrders(ipc: IpcMain, page: PageAddress): PageOrders {
  const unsavedMoves = new WeakMap<WebContents, number>()
  ipc.on(PAGE_ORDER, (event: IpcMainEvent, text: unknown) => {
    if (!isTopFrameOf(event, page) || typeof text !== 'string') return
    const parsed = parseJson(text, BOUNDS)
    const read = parsed.ok ? orderSchema.safeParse(parsed.value) : null
    if (!read?.success) return
    if (read.data.kind === 'owed') unsavedMoves.set(event.sender, read.data.moves)
    else BrowserWindow.fromWebContents(event.sender)?.setFullScreen(false)
  })
  return { unsavedMovesOf: (contents) => unsavedMoves.get(contents) ?? 0 }
}

/** Asks for confirmation before a page with unsaved moves is closed. The page itself reports how many there are. */
export function askBeforeLosing(window: BrowserWindow, orders: PageOrders): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const moves = orders.unsavedMovesOf(window.webContents)
    const response = dialog.showMessageBoxSync(window, {
      type: 'warning',
      message: moves === 1 ? 'The last move is not saved.' : `The last ${String(moves)} moves are not saved.`,
      detail: 'The disk refused them. If the window closes now, they are lost.',
      buttons: ['Keep it open', 'Close all the same'],
      defaultId: 0,
      cancelId: 0,
    })
    // By default the event keeps the page open.
    if (response === 1) event.preventDefault()
  })
}
