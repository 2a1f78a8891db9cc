import { currentInterfaces } from '../network/interfaces'
import { linksOf, type Link, type LinkChoice } from '../network/network-links'

/** A resource that is kept open on a link. */
export interface LinkResource {
  readonly isClosed: boolean
  close(): void
}

/** The resources that `followLinks` keeps open. */
export interface LinkResources<T extends LinkResource> {
  /** The resources that are open now. */
  all(): readonly T[]
  close(): void
}

/** How often the interfaces are polled, in milliseconds: a plugged-in cable is noticed within that time. */
const POLL_INTERVAL_MS = 1000

/**
 * Keeps a resource open on every link: opens it on new interfaces, and closes it where the interface is gone or the
 * resource has failed.
 */
export function followLinks<T extends LinkResource>(choice: LinkChoice, open: (link: Link) => T): LinkResources<T> {
  const opened = new Map<string, T>()

  function look(): void {
    const links = new Map(linksOf(currentInterfaces(), choice).map((link) => [link.id, link]))
    for (const [id, one] of opened) {
      if (links.has(id) && !one.isClosed) continue
      one.close()
      opened.delete(id)
    }
    for (const [id, link] of links) {
      if (!opened.has(id)) opened.set(id, open(link))
    }
  }

  look()
  const timer = setInterval(look, POLL_INTERVAL_MS)
  return {
    all: () => [...opened.values()],
    close: () => {
      clearInterval(timer)
      for (const one of opened.values()) one.close()
      opened.clear()
    },
  }
}
