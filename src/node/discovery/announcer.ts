import { randomBytes } from 'node:crypto'
import type { TableAdvert } from './table-advert'
import {
  followLinks,
  createTimerGroup,
  withoutRepeats,
  type FaultListener,
  type TimerGroup,
  type LinkResource,
} from './follow-links'
import type { LinkChoice, Link } from '../network/network-links'
import {
  MDNS_PORT,
  type AnnouncedTable,
  instanceName,
  claimsOurName,
  conflictingHost,
  SERVICE,
  TTL,
  isShared,
  encodeQuery,
  encodeResponse,
  wireRecords,
  type DnsRecord,
  recordsOf,
  replyTo,
  type Reply,
} from './dns-packets'
import type { DecodedPacket } from 'dns-packet'
import type { RemoteInfo } from 'node:dgram'
import { openSocket } from './mdns-socket'

interface AnnounceOptions extends LinkChoice {
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

interface NameClaimOptions {
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
function createNameClaim({ label, timers, currentTable, probe, onClaimed }: NameClaimOptions) {
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

interface ResponderOptions {
  readonly link: Link
  readonly port: number
  /** The table announced now; null while its name is not settled. */
  readonly currentTable: () => AnnouncedTable | null
  readonly onOpen: (responder: MdnsResponder) => void
  readonly onPacket: (packet: DecodedPacket) => void
  readonly onFault: FaultListener
}

/** The responder of a table on one link: probes its name, announces it, answers queries, and sends its goodbye. */
interface MdnsResponder extends LinkResource {
  /** Probes the name (RFC 6762, 8.1). */
  probe(table: AnnouncedTable): void
  /** Announces the table (RFC 6762, 8.3). */
  announce(table: AnnouncedTable): void
  /** Sends goodbye records (RFC 6762, 10.1). Resolves once they are sent. */
  sendGoodbye(table: AnnouncedTable): Promise<void>
}

/** Minimum time between two multicasts of a record (RFC 6762, 6), in milliseconds. */
const MIN_MULTICAST_INTERVAL_MS = 1000
/** Random delay of answers that several hosts may give, so that they do not collide, in milliseconds. */
const ANSWER_DELAY_MS = { from: 20, upTo: 120 }

/** Tracks when records were last multicast. */
class MulticastTimes {
  private readonly saidAt = new Map<string, number>()

  /** Whether a record was multicast so recently that it need not be repeated. */
  isFresh(record: DnsRecord): boolean {
    return (
      performance.now() - (this.saidAt.get(keyOf(record)) ?? -MIN_MULTICAST_INTERVAL_MS) < MIN_MULTICAST_INTERVAL_MS
    )
  }

  note(records: readonly DnsRecord[]): void {
    const now = performance.now()
    for (const record of records) this.saidAt.set(keyOf(record), now)
  }
}

/**
 * Encodes the question whether a table's name is free. The claim goes into the authority section: a host that has the
 * name, or wants it too, will object.
 */
function encodeProbe(here: AnnouncedTable, link: Link): Buffer {
  const claim = recordsOf(here, link).filter((record) => record.type === 'SRV')
  const questions = (['SRV', 'TXT'] as const).map((type) => ({ name: here.instance, type }))
  return encodeQuery(questions, wireRecords(claim, TTL, false))
}

function openMdnsResponder(options: ResponderOptions): MdnsResponder {
  const { link, port, currentTable, onOpen, onPacket, onFault } = options
  const multicastTimes = new MulticastTimes()
  const timers = createTimerGroup()

  const socket = openSocket({
    link,
    port,
    listens: true,
    onOpen: () => onOpen(responder),
    onPacket: (packet, from) => {
      onPacket(packet)
      if (packet.type === 'query') answer(packet, from)
    },
    onFault,
  })

  function answer(packet: DecodedPacket, from: RemoteInfo): void {
    const here = currentTable()
    const reply = here && replyTo(packet, recordsOf(here, link))
    if (!reply) return
    if (from.port !== port) {
      void socket.send(encodeUnicastAnswer(packet, reply), from)
      return
    }
    const probed = (packet.authorities?.length ?? 0) > 0
    const sendAnswer = () => multicastUnlessRecent(reply.answers, reply.additionals, probed)
    if (probed || !reply.answers.some(isShared)) sendAnswer()
    else timers.after(ANSWER_DELAY_MS.from + Math.random() * (ANSWER_DELAY_MS.upTo - ANSWER_DELAY_MS.from), sendAnswer)
  }

  function multicastUnlessRecent(
    answers: readonly DnsRecord[],
    additionals: readonly DnsRecord[],
    always: boolean,
  ): void {
    const toSend = always ? answers : answers.filter((record) => !multicastTimes.isFresh(record))
    if (toSend.length > 0) void multicast(toSend, additionals, TTL)
  }

  function multicast(answers: readonly DnsRecord[], additionals: readonly DnsRecord[], ttl: number): Promise<void> {
    multicastTimes.note(answers)
    const [told, added] = [wireRecords(answers, ttl), wireRecords(additionals, ttl)]
    return socket.send(encodeResponse({ id: 0, questions: [], answers: told, additionals: added }))
  }

  const responder: MdnsResponder = {
    probe: (here) => void socket.send(encodeProbe(here, link)),
    announce: (here) => void multicast(recordsOf(here, link), [], TTL),
    sendGoodbye: (here) => {
      timers.clear()
      const own = recordsOf(here, link).filter(({ type, data }) => type !== 'PTR' || data !== SERVICE)
      return multicast(own, [], 0)
    },
    get isClosed() {
      return socket.isClosed
    },
    close: () => {
      timers.clear()
      socket.close()
    },
  }
  return responder
}

/**
 * Builds the unicast answer to a one-shot query from another port, in the form of a conventional name server's (RFC
 * 6762, 6.7).
 */
function encodeUnicastAnswer({ id = 0, questions = [] }: DecodedPacket, { answers, additionals }: Reply): Buffer {
  const [told, added] = [wireRecords(answers, TTL, false), wireRecords(additionals, TTL, false)]
  return encodeResponse({ id, questions, answers: told, additionals: added })
}

function keyOf(record: DnsRecord): string {
  return JSON.stringify([record.type, record.name, record.data])
}
