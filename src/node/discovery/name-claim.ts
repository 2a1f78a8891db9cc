import type { DecodedPacket } from 'dns-packet'
import { instanceName, claimsOurName, conflictingHost, type AnnouncedTable } from './dns-packets'
import type { TimerGroup } from './follow-links'

export interface NameClaimOptions {
  /** The table's original name; renaming the table does not change the claim. */
  readonly label: string
  /** Timers of this claim and of its announcements, cleared whenever the search for a name restarts. */
  readonly timers: TimerGroup
  /** Returns the table as it is now. */
  readonly currentTable: () => AnnouncedTable
  /** Probes for the name on every link. */
  readonly probe: () => void
  /** Called when the name belongs to the table. */
  readonly onClaimed: () => void
}

/** Interval between the three probes, in milliseconds (RFC 6762, 8.1). */
const PROBE_INTERVAL_MS = 250
const PROBE_COUNT = 3
/** Wait of the host that loses a tie between simultaneous probes, in milliseconds (RFC 6762, 8.2). */
const TIE_WAIT_MS = 1000
/**
 * Number of conflicts after which each further one costs a pause (`CONFLICT_PAUSE_MS`), since somebody may be causing
 * them on purpose.
 */
const CONFLICTS_BEFORE_PAUSE = 15
const CONFLICT_PAUSE_MS = 5000
/** How long after such a conflict the name counts as contested, in milliseconds. */
const CONTESTED_MS = 60_000

/**
 * The name under which a table is announced: probed until it is free, and ceded to a host that had it first.
 * Creates a claim and starts probing for the name in a later turn of the event loop.
 */
export function createNameClaim({ label, timers, currentTable, probe, onClaimed }: NameClaimOptions) {
  let attempt = 0
  let conflictCount = 0
  let contestedUntil = -Infinity
  let settled = false
  startProbing()

  function startProbing(delay = 0): void {
    timers.clear()
    settled = false
    timers.after(delay, () => continueProbing(PROBE_COUNT))
  }

  function continueProbing(left: number): void {
    if (left === 0) {
      settled = true
      onClaimed()
      return
    }
    probe()
    timers.after(PROBE_INTERVAL_MS, () => continueProbing(left - 1))
  }

  /**
   * Handles a conflict: a settled name is probed for again, since its first holder defends it; an unsettled one is
   * given up for the next.
   */
  function handleConflict(): void {
    conflictCount++
    if (!settled) attempt++
    if (conflictCount > CONFLICTS_BEFORE_PAUSE) contestedUntil = performance.now() + CONTESTED_MS
    startProbing(conflictCount > CONFLICTS_BEFORE_PAUSE ? CONFLICT_PAUSE_MS : 0)
  }

  return {
    /** Whether the name belongs to the table. */
    get isSettled(): boolean {
      return settled
    },
    /** Whether somebody keeps claiming the name, so that the table is listed late and under changing names. */
    get isContested(): boolean {
      return performance.now() < contestedUntil
    },
    /** The name that is being probed for or held. */
    get instance(): string {
      return instanceName(label, attempt)
    },
    /** Processes what others say about the name. */
    handlePacket(packet: DecodedPacket): void {
      const here = currentTable()
      if (packet.type === 'response') {
        if (claimsOurName(packet, here)) handleConflict()
      } else if (!settled) {
        const rival = conflictingHost(packet.authorities ?? [], here)
        // A simultaneous probe: the same rule on both sides decides who waits.
        if (rival !== null && rival > here.host) startProbing(TIE_WAIT_MS)
      }
    },
    /** Gives the name up. */
    release: () => void (settled = false),
  }
}
