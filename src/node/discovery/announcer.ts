import { randomBytes } from 'node:crypto'
import type { TableAdvert } from './table-advert'
import { followLinks, createTimerGroup, withoutRepeats, type FaultListener } from './follow-links'
import type { LinkChoice } from '../network/network-links'
import { MDNS_PORT, type AnnouncedTable } from './dns-packets'
import { createNameClaim } from './name-claim'
import { openMdnsResponder, type MdnsResponder } from './mdns-responder'

export interface AnnounceOptions extends LinkChoice {
  readonly advert: TableAdvert
  /** The TCP port for guests, of the page and its WebSocket. */
  readonly port: number
  /** The UDP port of multicast DNS; tests use another one to stay isolated. */
  readonly mdnsPort?: number
  /** Called with failures on a link. Nothing is thrown: the table can be played at without being discoverable. */
  readonly onFault?: FaultListener
}

export type Announcement = ReturnType<typeof announceTable>

/** Delay before an announcement is repeated for those who missed it, in milliseconds. */
const REPEAT_DELAY_MS = 1000
/** The longest time that `close` waits for the goodbye packets, in milliseconds. */
const MAX_GOODBYE_MS = 500

/** Announces a table on the network until it is closed. */
export function announceTable(options: AnnounceOptions) {
  const { port, mdnsPort = MDNS_PORT } = options
  const onFault = withoutRepeats(options.onFault ?? (() => undefined))
  const host = `parlorbox-${randomBytes(8).toString('hex')}.local`
  const timers = createTimerGroup()
  let advert = options.advert

  const currentTable = (): AnnouncedTable => ({ instance: claim.instance, host, port, advert })

  const claim = createNameClaim({
    label: advert.name,
    timers,
    currentTable,
    probe() {
      for (const responder of responders.all()) responder.probe(currentTable())
    },
    onClaimed: () => announceBy(responders.all()),
  })

  const responders = followLinks<MdnsResponder>(options, (link) =>
    openMdnsResponder({
      link,
      port: mdnsPort,
      currentTable: () => (claim.isSettled ? currentTable() : null),
      onOpen: (responder) => {
        if (claim.isSettled) announceBy([responder])
        else responder.probe(currentTable())
      },
      onPacket: (packet) => claim.handlePacket(packet),
      onFault,
    }),
  )

  function announceBy(some: readonly MdnsResponder[]): void {
    const sendAll = () => {
      for (const responder of some) responder.announce(currentTable())
    }
    sendAll()
    timers.after(REPEAT_DELAY_MS, sendAll)
  }

  return {
    /** The id by which other programs know the table (`FoundTable.id`). */
    id: `${host}:${String(port)}`,
    /** Whether it currently reaches any link. */
    get hasOpenLink(): boolean {
      return responders.all().some(({ isClosed }) => !isClosed)
    },
    /** Whether somebody on the network keeps claiming the table's name. */
    get isNameContested(): boolean {
      return claim.isContested
    },
    /** Announces a change: a chair was taken, another game is being played. */
    update: (next: TableAdvert): void => {
      advert = next
      if (claim.isSettled) announceBy(responders.all())
    },
    /** Sends goodbye packets and closes. Resolves once they are sent. */
    close: async (): Promise<void> => {
      timers.clear()
      const goodbyes = claim.isSettled ? responders.all().map((responder) => responder.sendGoodbye(currentTable())) : []
      claim.release()
      await Promise.race([Promise.all(goodbyes), new Promise((resolve) => setTimeout(resolve, MAX_GOODBYE_MS).unref())])
      responders.close()
    },
  }
}
