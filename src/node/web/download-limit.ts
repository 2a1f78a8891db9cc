import type { IncomingMessage, ServerResponse } from 'node:http'

/** Limits the answers in progress: files are held in memory until they are sent. */
export interface DownloadLimit {
  /** Takes a place if there is one, until the answer ends or its connection breaks; returns whether there was. */
  take(request: IncomingMessage, response: ServerResponse): boolean
}

/** Maximum number of simultaneous answers, in total and per address. A browser makes six requests at a time. */
const MAX_ANSWERS = 128
const MAX_PER_ADDRESS = 16
/** Idle time after which a connection that reads nothing is closed, in milliseconds. */
const STALL_MS = 10_000

export function createDownloadLimit(): DownloadLimit {
  const taken = new Map<string, number>()
  let all = 0

  return {
    take(request, response) {
      const address = request.socket.remoteAddress ?? ''
      const own = taken.get(address) ?? 0
      if (all >= MAX_ANSWERS || own >= MAX_PER_ADDRESS) return false
      all++
      taken.set(address, own + 1)
      response.setTimeout(STALL_MS, () => response.destroy())
      response.once('close', () => {
        all--
        const left = (taken.get(address) ?? 1) - 1
        if (left > 0) taken.set(address, left)
        else taken.delete(address)
      })
      return true
    },
  }
}
