import type { DecodedPacket } from 'dns-packet'
import { instanceName } from './dns-names'
import { claimsOurName, conflictingHost, type AnnouncedTable } from './dns-records'
import type { Timers } from './timer-group'

/** The name under which a table is announced: probed until it is free, and ceded to a host that had it first. */
export interface NameClaim {
  /** Whether the name belongs to the table. */
  readonly settled: boolean
  /** The name that is being probed for or held. */
  readonly instance: string
  /** Processes what others say about the name. */
  hear(packet: DecodedPacket): void
  /** Gives the name up. */
  release(): void
}

export interface NameClaimNeeds {
  /** The table's original name; renaming the table does not change the claim. */
  readonly label: string
  /** Timers of this claim and of its announcements, cleared whenever the search for a name restarts. */
  readonly timers: Timers
  /** Returns the table as it is now. */
  readonly standing: () => AnnouncedTable
  /** Probes for the name on every link. */
  readonly probe: () => void
  /** Called when the name belongs to the table. */
  readonly gained: () => void
}

/** Interval between the three probes, in milliseconds (RFC 6762, 8.1). */
const PROBE = 250
const PROBES = 3
/** Wait of the host that loses a tie between simultaneous probes, in milliseconds (RFC 6762, 8.2). */
const STAND_BACK = 1000
/**
 * Number of conflicts after which each further one costs a pause (`PAUSE`), since somebody may be causing them on
 * purpose.
 */
const MANY_CLASHES = 15
const PAUSE = 5000

/** Creates a claim and starts probing for the name in a later turn of the event loop. */
export function createNameClaim({ label, timers, standing, probe, gained }: NameClaimNeeds): NameClaim {
  let attempt = 0
  let clashes = 0
  let settled = false
  seek()

  function seek(delay = 0): void {
    timers.clear()
    settled = false
    timers.after(delay, () => probeOn(PROBES))
  }

  function probeOn(left: number): void {
    if (left === 0) {
      settled = true
      gained()
      return
    }
    probe()
    timers.after(PROBE, () => probeOn(left - 1))
  }

  /**
   * Handles a conflict: a settled name is probed for again, since its first holder defends it; an unsettled one is
   * given up for the next.
   */
  function clash(): void {
    clashes++
    if (!settled) attempt++
    seek(clashes > MANY_CLASHES ? PAUSE : 0)
  }

  return {
    get settled() {
      return settled
    },
    get instance() {
      return instanceName(label, attempt)
    },
    hear(packet) {
      const here = standing()
      if (packet.type === 'response') {
        if (claimsOurName(packet, here)) clash()
      } else if (!settled) {
        const rival = conflictingHost(packet.authorities ?? [], here)
        // A simultaneous probe: the same rule on both sides decides who waits.
        if (rival !== null && rival > here.host) seek(STAND_BACK)
      }
    },
    release: () => void (settled = false),
  }
}
