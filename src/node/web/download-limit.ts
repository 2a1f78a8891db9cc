import type { IncomingMessage, ServerResponse } from 'node:http'

/** Room for answers under way: files are held in memory until they are read, so there is a bound on how many. */
export interface DownloadLimit {
  /** Whether there is room for one more; it is taken until the answer ends or its connection breaks off. */
  take(request: IncomingMessage, response: ServerResponse): boolean
}

/** Answers at once, in all and to one address. A browser asks for six things at a time. */
const MOST = 128
const MOST_FOR_ONE = 16
/** Who reads nothing for so long is let go. */
const STALL_MS = 10_000

export function createDownloadLimit(): DownloadLimit {
  const taken = new Map<string, number>()
  let all = 0

  return {
    take(request, response) {
      const address = request.socket.remoteAddress ?? ''
      const own = taken.get(address) ?? 0
      if (all >= MOST || own >= MOST_FOR_ONE) return false
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
