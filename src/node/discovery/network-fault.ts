/** Receives errors of the network. */
export type FaultListener = (fault: Error) => void

/**
 * Wraps a reporter so that it reports each distinct message once: an operation that fails on a link is retried every
 * second.
 */
export function withoutRepeats(report: FaultListener): FaultListener {
  const reportedMessages = new Set<string>()
  return (fault) => {
    if (reportedMessages.has(fault.message)) return
    reportedMessages.add(fault.message)
    report(fault)
  }
}
