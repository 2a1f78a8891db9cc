import { callAfter } from '../../async/clock'
import { createRepeatFilter } from '../../async/repeat-filter'
import { currentInterfaces } from '../network/interfaces'
import { linksOf, type Link, type LinkChoice } from '../network/network-links'

/** A resource that is kept open on a link. */
export interface LinkResource {
  readonly isClosed: boolean
  close(): void
}

/** The resources that `followLinks` keeps open. */
interface LinkResources<T extends LinkResource> {
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

/** Receives errors of the network. */
export type FaultListener = (fault: Error) => void

/** For how long a fault that comes again is not reported again, in milliseconds. */
const REPEAT_PERIOD_MS = 60_000

/** Wraps a reporter so that it hears of the same fault once a minute: what fails on a link is retried every second. */
export function withoutRepeats(report: FaultListener): FaultListener {
  const passes = createRepeatFilter(() => performance.now(), REPEAT_PERIOD_MS)
  return (fault) => {
    if (passes(fault.message) !== null) report(fault)
  }
}

/** A group of timers that can be cleared together. */
export type TimerGroup = ReturnType<typeof createTimerGroup>

export function createTimerGroup() {
  const running = new Set<() => void>()
  return {
    after: (milliseconds: number, act: () => void): void => {
      const cancel = callAfter(milliseconds, () => {
        running.delete(cancel)
        act()
      })
      running.add(cancel)
    },
    clear: (): void => {
      for (const cancel of running) cancel()
      running.clear()
    },
  }
}
