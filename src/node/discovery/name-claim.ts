import type { DecodedPacket } from 'dns-packet'
import { instanceName } from './dns-names'
import { claimsOurName, conflictingHost, type AnnouncedTable } from './dns-records'
import type { Timers } from './timer-group'

/** The name under which a table is announced: probed for until nobody else has it, and given up to whoever was first. */
export interface NameClaim {
  /** Whether the name is the table's. */
  readonly settled: boolean
  /** The name that is probed for or held. */
  readonly instance: string
  /** Takes in what others say of the name. */
  hear(packet: DecodedPacket): void
  /** The name is not the table's any longer. */
  release(): void
}

export interface NameClaimNeeds {
  /** What the table was called first: another name of the table changes nothing. */
  readonly label: string
  /** What waits here is dropped whenever the name is sought anew. */
  readonly timers: Timers
  /** The table as it stands now. */
  readonly standing: () => AnnouncedTable
  /** Asks on every link whether the name is free. */
  readonly probe: () => void
  /** Called when the name is the table's. */
  readonly gained: () => void
}

/** Between the three times that a name is asked for, in milliseconds (RFC 6762, 8.1). */
const PROBE = 250
const PROBES = 3
/** How long who lost a name to somebody who asked at the same moment stands back (RFC 6762, 8.2). */
const STAND_BACK = 1000
/** After so many clashes somebody is playing a game with us; from then on each costs a pause. */
const MANY_CLASHES = 15
const PAUSE = 5000

/** Begins probing for the name in a moment. */
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

  /** Somebody has our name. Who was there first defends it, and who only wanted it takes the next one. */
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
        // Two want the name at once: the same rule on both sides says who stands back.
        if (rival !== null && rival > here.host) seek(STAND_BACK)
      }
    },
    release: () => void (settled = false),
  }
}
