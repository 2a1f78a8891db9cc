import { randomBytes } from 'node:crypto'
import type { TableAdvert } from './table-advert'
import { followLinks } from './follow-links'
import type { LinkChoice } from '../network/network-links'
import { MDNS_PORT } from './dns-names'
import type { AnnouncedTable } from './dns-records'
import { createNameClaim } from './name-claim'
import { createTimerGroup } from './timer-group'
import { onceEach, type Trouble } from './network-fault'
import { openMdnsResponder, type MdnsResponder } from './mdns-responder'

export interface AnnounceOptions extends LinkChoice {
  readonly advert: TableAdvert
  /** The TCP port for guests, of the page and its WebSocket. */
  readonly port: number
  /** The UDP port of multicast DNS; tests use another one to stay isolated. */
  readonly mdnsPort?: number
  /** Called with failures on a link. Nothing is thrown: the table can be played at without being discoverable. */
  readonly trouble?: Trouble
}

export interface Announcement {
  /** The id by which other programs know the table (`FoundTable.id`). */
  readonly id: string
  /** Whether it currently reaches any link. */
  readonly audible: boolean
  /** Announces a change: a chair was taken, another game is being played. */
  update(advert: TableAdvert): void
  /** Sends goodbye packets and closes. Resolves once they are sent. */
  close(): Promise<void>
}

/** Delay before an announcement is repeated for those who missed it, in milliseconds. */
const AGAIN = 1000
/** The longest time that `close` waits for the goodbye packets, in milliseconds. */
const LEAVE = 500

/** Announces a table on the network until it is closed. */
export function announceTable(options: AnnounceOptions): Announcement {
  const { port, mdnsPort = MDNS_PORT } = options
  const trouble = onceEach(options.trouble ?? (() => undefined))
  const host = `parlorbox-${randomBytes(8).toString('hex')}.local`
  const pending = createTimerGroup()
  let advert = options.advert

  const standing = (): AnnouncedTable => ({ instance: claim.instance, host, port, advert })

  const claim = createNameClaim({
    label: advert.name,
    timers: pending,
    standing,
    probe() {
      for (const voice of voices.all()) voice.probe(standing())
    },
    gained: () => announceBy(voices.all()),
  })

  const voices = followLinks<MdnsResponder>(options, (link) =>
    openMdnsResponder({
      link,
      port: mdnsPort,
      standing: () => (claim.settled ? standing() : null),
      opened: (voice) => {
        if (claim.settled) announceBy([voice])
        else voice.probe(standing())
      },
      hear: (packet) => claim.hear(packet),
      trouble,
    }),
  )

  function announceBy(some: readonly MdnsResponder[]): void {
    const say = () => {
      for (const voice of some) voice.announce(standing())
    }
    say()
    pending.after(AGAIN, say)
  }

  return {
    id: `${host}:${String(port)}`,
    get audible() {
      return voices.all().some(({ dead }) => !dead)
    },
    update: (next) => {
      advert = next
      if (claim.settled) announceBy(voices.all())
    },
    close: async () => {
      pending.clear()
      const said = claim.settled ? voices.all().map((voice) => voice.takeLeave(standing())) : []
      claim.release()
      await Promise.race([Promise.all(said), new Promise((resolve) => setTimeout(resolve, LEAVE).unref())])
      voices.close()
    },
  }
}
