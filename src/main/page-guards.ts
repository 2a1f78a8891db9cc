import type { App, Session, WebContents } from 'electron'
import { isOurs, type PageAddress } from './page-address'

/** Records, and pictures of games. */
const OWN_FILES = /\.(parlor|png|gif)$/

/** No page of this app leaves its address, opens a window or takes in another page. */
export function guardContents(app: App, page: PageAddress): void {
  app.on('web-contents-created', (_event, contents) => guardOne(contents, page))
}

function guardOne(contents: WebContents, page: PageAddress): void {
  contents.on('will-navigate', (event) => {
    if (!isOurs(event.url, page)) event.preventDefault()
  })
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || !isOurs(event.url, page)) event.preventDefault()
  })
  contents.on('will-redirect', (event) => event.preventDefault())
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/**
 * The page gets no camera, no notification, nothing that asks. The one kind of download is what it made itself, a
 * record or a picture: the system then asks the person where it goes.
 */
export function guardSession(session: Session, page: PageAddress): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', (event, item) => {
    const own = item.getURL().startsWith(`blob:${page.origin}/`)
    if (!own || !OWN_FILES.test(item.getFilename())) event.preventDefault()
  })
}
