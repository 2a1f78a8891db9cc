import type { App, Session, WebContents } from 'electron'
import { isPageAddress, type PageAddress } from './page-address'

/** Names of files that the page may download: records, and pictures of games. */
const DOWNLOADABLE_FILES = /\.(parlor|png|gif)$/

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
 * Denies the page all permissions (camera, notifications, devices). The only downloads allowed are records and pictures
 * that the page itself made; the system then asks the person where to save them.
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
