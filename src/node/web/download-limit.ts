import type { IncomingMessage, ServerResponse } from 'node:http'
import { Places } from '../lan-server/guards/places'
import type { Sources } from '../lan-server/guards/sources'

/** Limits the answers in progress: files are held in memory until they are sent. */
export type DownloadLimit = ReturnType<typeof createDownloadLimit>

/** Maximum number of simultaneous answers, in total and per address. A browser makes six requests at a time. */
const MAX_ANSWERS = 128
const MAX_PER_ADDRESS = 16
/** Idle time after which a connection that reads nothing is closed, in milliseconds. */
const STALL_MS = 10_000

export function createDownloadLimit(sources: Sources) {
  const places = new Places(MAX_ANSWERS, MAX_PER_ADDRESS, sources)
  return {
    /** Takes a place if there is one, until the answer ends or its connection breaks; returns whether there was. */
    take(request: IncomingMessage, response: ServerResponse): boolean {
      const giveBack = places.take(request.socket.remoteAddress ?? '', () => response.destroy())
      if (giveBack === null) return false
      response.setTimeout(STALL_MS, () => response.destroy())
      response.once('close', giveBack)
      return true
    },
  }
}
