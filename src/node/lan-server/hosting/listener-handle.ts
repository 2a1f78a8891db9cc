import { ServiceError } from '../../../protocol/app/services'
import type { ListenerAddress } from './guest-addresses'

/** A listener for guests. */
export interface LanListener extends ListenerAddress {
  close(): Promise<void>
}

/** The listener for guests, open while there are tables, or for as long as the operator wishes. */
export interface ListenerHandle {
  readonly listener: LanListener | null
  /** Why it could not be opened the last time; null if it could. */
  readonly fault: string | null
  /** Opens it if it is closed. Rejects with `no-listener` if that fails. */
  open(): Promise<LanListener>
  close(): Promise<void>
}

export function createListenerHandle(listen: () => Promise<LanListener>): ListenerHandle {
  let listener: LanListener | null = null
  let fault: string | null = null

  return {
    get listener() {
      return listener
    },
    get fault() {
      return fault
    },
    async open() {
      if (listener) return listener
      try {
        listener = await listen()
        fault = null
        return listener
      } catch (error) {
        fault = error instanceof Error ? error.message : String(error)
        throw new ServiceError('no-listener', `Nobody can be let in: ${fault}`)
      }
    },
    async close() {
      const former = listener
      listener = null
      await former?.close()
    },
  }
}
