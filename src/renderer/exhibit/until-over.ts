import type { TablePort } from '../play/played-table'
import { isCalledOff } from './pace'

/** Resolves when an attempt is over or aborted. */
export function untilOver(port: TablePort, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!port.over && !isCalledOff(signal)) return
      stop()
      signal.removeEventListener('abort', look)
      resolve()
    }
    const stop = port.listen(look)
    signal.addEventListener('abort', look)
    look()
  })
}
