/** Receives errors of the network. */
export type Trouble = (fault: Error) => void

/**
 * Wraps a reporter so that it reports each distinct message once: an operation that fails on a link is retried every
 * second.
 */
export function onceEach(trouble: Trouble): Trouble {
  const told = new Set<string>()
  return (fault) => {
    if (told.has(fault.message)) return
    told.add(fault.message)
    trouble(fault)
  }
}
