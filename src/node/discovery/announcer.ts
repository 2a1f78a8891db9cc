import { randomBytes } from 'node:crypto'
import type { DecodedPacket } from 'dns-packet'
import type { TableAdvert } from './table-advert'
import { followLinks } from './follow-links'
import type { LinkChoice } from '../network/network-links'
import { instanceName, MDNS_PORT } from './dns-names'
import { claimsOurName, conflictingHost, type AnnouncedTable } from './dns-records'
import { createTimerGroup } from './timer-group'
import { onceEach, type Trouble } from './network-fault'
import { openMdnsResponder, type MdnsResponder } from './mdns-responder'

export interface AnnounceOptions extends LinkChoice {
  readonly advert: TableAdvert
  /** Where guests come in: the TCP port of its page and its WebSocket. */
  readonly port: number
  /** The UDP port of multicast DNS; another one only to keep tests to themselves. */
  readonly mdnsPort?: number
  /** Told of what fails on a link. Nothing is thrown, and the table is played on without being found. */
  readonly trouble?: Trouble
}

export interface Announcement {
  /** What those who found the table know it by (`FoundTable.id`). */
  readonly id: string
  /** Whether it can speak on any link at all now. */
  readonly audible: boolean
  /** Tells everybody of a change: a chair was taken, another game lies on the table. */
  update(advert: TableAdvert): void
  /** Takes leave of everybody. Resolves when it was said. */
  close(): Promise<void>
}

/** Between the three times that a name is asked for, in milliseconds (RFC 6762, 8.1). */
const PROBE = 250
const PROBES = 3
/** When news is told a second time, for those who missed it. */
const AGAIN = 1000
/** How long who lost a name to somebody who asked at the same moment stands back (RFC 6762, 8.2). */
const STAND_BACK = 1000
/** After so many clashes somebody is playing a game with us; from then on each costs a pause. */
const MANY_CLASHES = 15
const PAUSE = 5000
/** The longest that a leave-taking may hold anybody up. */
const LEAVE = 500

/** Lets a table be found by everybody on the network until it is closed. */
export function announceTable(options: AnnounceOptions): Announcement {
  const { port, mdnsPort = MDNS_PORT } = options
  const trouble = onceEach(options.trouble ?? (() => undefined))
  const host = `parlorbox-${randomBytes(8).toString('hex')}.local`
  const pending = createTimerGroup()
  let advert = options.advert
  // What others list it under stays, even if the table is given another name.
  const label = advert.name
  let attempt = 0
  let clashes = 0
  let settled = false

  const standing = (): AnnouncedTable => ({ instance: instanceName(label, attempt), host, port, advert })

  const voices = followLinks<MdnsResponder>(options, (link) =>
    openMdnsResponder({
      link,
      port: mdnsPort,
      standing: () => (settled ? standing() : null),
      opened: (voice) => {
        if (settled) announceBy([voice])
        else voice.probe(standing())
      },
      hear,
      trouble,
    }),
  )
  seekName()

  function seekName(delay = 0): void {
    pending.clear()
    settled = false
    pending.after(delay, () => probe(PROBES))
  }

  function probe(left: number): void {
    if (left === 0) {
      settled = true
      announceBy(voices.all())
      return
    }
    for (const voice of voices.all()) voice.probe(standing())
    pending.after(PROBE, () => probe(left - 1))
  }

  function announceBy(some: readonly MdnsResponder[]): void {
    const say = () => {
      for (const voice of some) voice.announce(standing())
    }
    say()
    pending.after(AGAIN, say)
  }

  function hear(packet: DecodedPacket): void {
    if (packet.type === 'response') {
      if (claimsOurName(packet, standing())) clash()
    } else if (!settled) {
      const rival = conflictingHost(packet.authorities ?? [], standing())
      // Two want the name at once: the same rule on both sides says who stands back.
      if (rival !== null && rival > host) seekName(STAND_BACK)
    }
  }

  /** Somebody has our name. Who was there first defends it, and who only wanted it takes the next one. */
  function clash(): void {
    clashes++
    if (!settled) attempt++
    seekName(clashes > MANY_CLASHES ? PAUSE : 0)
  }

  return {
    id: `${host}:${String(port)}`,
    get audible() {
      return voices.all().some(({ dead }) => !dead)
    },
    update: (next) => {
      advert = next
      if (settled) announceBy(voices.all())
    },
    close: async () => {
      pending.clear()
      const said = settled ? voices.all().map((voice) => voice.takeLeave(standing())) : []
      settled = false
      await Promise.race([Promise.all(said), new Promise((resolve) => setTimeout(resolve, LEAVE).unref())])
      voices.close()
    },
  }
}
