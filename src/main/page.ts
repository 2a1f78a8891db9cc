import type { App, Session, WebContents, IpcMain, IpcMainEvent, IpcMainInvokeEvent } from 'electron'
import { CALL_NAMES, type CallReply, type SerializedReply } from '../protocol/app/call-names'
import { callService } from '../protocol/app/calls'
import { ipcName } from '../protocol/app/electron-bridge'
import type { Services } from '../protocol/app/services'
import { parseJson } from '../protocol/wire/bounded-json'

/** Scheme of the page's own origin, so that no file and no other site shares it. */
export const SCHEME = 'parlor'

export const HOST = 'app'

/** The address of the page: `parlor://app`, or that of the development server during `npm run dev`. */
export interface PageAddress {
  readonly origin: string
  readonly url: string
}

/**
 * Returns the address of the page.
 * @param developmentUrl of the development server, if one is used
 */
export function pageAddress(developmentUrl: string | undefined): PageAddress {
  if (developmentUrl) return { origin: new URL(developmentUrl).origin, url: developmentUrl }
  return { origin: `${SCHEME}://${HOST}`, url: `${SCHEME}://${HOST}/` }
}

/**
 * Whether an address belongs to the app's page. Compares parts of the URL, because the origin of a non-special scheme
 * is "null".
 */
export function isPageAddress(address: string, page: PageAddress): boolean {
  try {
    const [given, own] = [new URL(address), new URL(page.url)]
    return given.protocol === own.protocol && given.host === own.host && given.username === ''
  } catch {
    return false
  }
}

/** Names of files that the page may download: records, pictures of games, and boxes to print. */
const DOWNLOADABLE_FILES = /\.(parlor|png|gif|pdf)$/

/** Keeps every page of this app at its own address: no navigation elsewhere, no new windows, no embedded pages. */
export function guardContents(app: App, page: PageAddress): void {
  app.on('web-contents-created', (_event, contents) => guardOne(contents, page))
}

function guardOne(contents: WebContents, page: PageAddress): void {
  contents.on('will-navigate', (event) => {
    if (!isPageAddress(event.url, page)) event.preventDefault()
  })
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || !isPageAddress(event.url, page)) event.preventDefault()
  })
  contents.on('will-redirect', (event) => event.preventDefault())
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/**
 * Denies the page all permissions (camera, notifications, devices). The only downloads allowed are records, pictures
 * and sheets to print that the page itself offers; the system then asks the person where to save them.
 */
export function guardSession(session: Session, page: PageAddress): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', (event, item) => {
    const own = item.getURL().startsWith(`blob:${page.origin}/`)
    if (!own || !DOWNLOADABLE_FILES.test(item.getFilename())) event.preventDefault()
  })
}

/** Longest list of arguments, in characters of JSON: the longest record with every character escaped. */
const MAX_ARGUMENTS = 4 * 1024 * 1024

/** Registers one handler for each call name. Only the top frame of a window at the app's own address is answered. */
export function registerCalls(
  ipc: IpcMain,
  services: Services,
  page: PageAddress,
  report: (fault: unknown) => void,
): void {
  for (const name of CALL_NAMES) {
    ipc.handle(ipcName(name), async (event, text: unknown): Promise<CallReply | SerializedReply> => {
      if (!isTopFrameOf(event, page)) return failed('stranger', 'Only the page of this app may call its services.')
      if (typeof text !== 'string') return failed('bad-arguments', 'A call carries its arguments as JSON text.')
      const args = parseJson(text, { length: MAX_ARGUMENTS, depth: 32 })
      if (!args.ok) return failed(args.error.code, args.error.message)
      return callService(services, name, args.value, report)
    })
  }
}

/** Whether a message comes from the top frame of a window at the app's own address. */
export function isTopFrameOf(event: IpcMainInvokeEvent | IpcMainEvent, page: PageAddress): boolean {
  const frame = event.senderFrame
  return frame !== null && frame.parent === null && frame === event.sender.mainFrame && isPageAddress(frame.url, page)
}

function failed(code: string, message: string): CallReply {
  return { ok: false, error: { code, message } }
}
