import type { WebContents } from 'electron'
import { OPENED_FILE } from '../protocol/app/electron-bridge'
import { readRecordFile } from './record-files'

/** Files that the system opened with the app, on their way to the page. */
export interface OpenedFiles {
  /** Gives the page the text of a file now, or when there is a page that can take it. */
  add(path: string): void
  /** The page that files go to from now on; they wait while it loads, and while it has crashed. */
  attach(contents: WebContents): void
}

/** @param report hears of a file that could not be given to the page for a fault of the program. */
export function createOpenedFiles(report: (fault: unknown) => void): OpenedFiles {
  const waiting: string[] = []
  let page: WebContents | null = null

  const takes = (to: WebContents | null): to is WebContents =>
    to !== null && !to.isDestroyed() && !to.isCrashed() && !to.isLoading()

  async function give(path: string): Promise<void> {
    const file = await readRecordFile(path)
    // The page may have closed, crashed or begun to load anew while the file was read: then it is for the next one.
    if (takes(page)) page.send(OPENED_FILE, file)
    else waiting.push(path)
  }

  function add(path: string): void {
    if (takes(page)) give(path).catch(report)
    else waiting.push(path)
  }

  return {
    add,
    attach(contents) {
      page = contents
      // Not at `did-finish-load`: the page still counts as loading then.
      contents.on('did-stop-loading', () => {
        for (const path of waiting.splice(0)) add(path)
      })
    },
  }
}
