import type { WebContents } from 'electron'
import { OPENED_FILE } from '../protocol/app/electron-bridge'
import { readRecordFile } from './record-files'

/** Passes files that the system opened with the app to the page. */
export type OpenedFiles = ReturnType<typeof createOpenedFiles>

/** @param report receives internal errors that kept a file from reaching the page */
export function createOpenedFiles(report: (fault: unknown) => void) {
  const waiting: string[] = []
  let page: WebContents | null = null

  const takes = (to: WebContents | null): to is WebContents =>
    to !== null && !to.isDestroyed() && !to.isCrashed() && !to.isLoading()

  async function give(path: string): Promise<void> {
    const file = await readRecordFile(path)
    // While the file was read, the page may have closed, crashed or begun to reload: keep the file for the next page.
    if (takes(page)) page.send(OPENED_FILE, file)
    else waiting.push(path)
  }

  /** Sends a file's text to the page, now or as soon as a page can receive it. */
  function add(path: string): void {
    if (takes(page)) give(path).catch(report)
    else waiting.push(path)
  }

  return {
    add,
    /** Sets the page that receives files from now on; they wait while it loads or has crashed. */
    attach(contents: WebContents): void {
      page = contents
      // Not at `did-finish-load`: `isLoading()` is still true then.
      contents.on('did-stop-loading', () => {
        for (const path of waiting.splice(0)) add(path)
      })
    },
  }
}
