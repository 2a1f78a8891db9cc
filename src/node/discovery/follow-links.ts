import { currentInterfaces } from '../network/interfaces'
import { linksOf, type Link, type LinkChoice } from '../network/network-links'

/** What is kept open on a link. */
export interface OnLink {
  readonly dead: boolean
  close(): void
}

export interface Following<T extends OnLink> {
  /** What is open now. */
  all(): readonly T[]
  close(): void
}

/** How often the system is asked for its interfaces, in milliseconds: a plugged cable is noticed within that. */
const LOOK = 1000

/** Keeps something open on every link: interfaces that come are opened, those that went or failed are closed. */
export function followLinks<T extends OnLink>(choice: LinkChoice, open: (link: Link) => T): Following<T> {
  const opened = new Map<string, T>()

  function look(): void {
    const links = new Map(linksOf(currentInterfaces(), choice).map((link) => [link.id, link]))
    for (const [id, one] of opened) {
      if (links.has(id) && !one.dead) continue
      one.close()
      opened.delete(id)
    }
    for (const [id, link] of links) {
      if (!opened.has(id)) opened.set(id, open(link))
    }
  }

  look()
  const timer = setInterval(look, LOOK)
  return {
    all: () => [...opened.values()],
    close: () => {
      clearInterval(timer)
      for (const one of opened.values()) one.close()
      opened.clear()
    },
  }
}
