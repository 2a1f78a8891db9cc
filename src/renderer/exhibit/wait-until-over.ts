import type { TablePort } from '../play/played-table'
import { isAborted } from './pace'

/** Resolves when an attempt is over or aborted. */
export function waitUntilOver(port: TablePort, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!port.over && !isAborted(signal)) return
      stop()
      signal.removeEventListener('abort', check)
      resolve()
    }
    const stop = port.listen(check)
    signal.addEventListener('abort', check)
    check()
  })
}
