import type { RemoteInfo } from 'node:dgram'
import type { DecodedPacket } from 'dns-packet'
import { type LinkResource, createTimerGroup, type FaultListener } from './follow-links'
import type { Link } from '../network/network-links'
import {
  SERVICE,
  TTL,
  isShared,
  encodeQuery,
  encodeResponse,
  wireRecords,
  type DnsRecord,
  recordsOf,
  replyTo,
  type AnnouncedTable,
  type Reply,
} from './dns-packets'
import { openSocket } from './mdns-socket'

export interface ResponderOptions {
  readonly link: Link
  readonly port: number
  /** The table announced now; null while its name is not settled. */
  readonly currentTable: () => AnnouncedTable | null
  readonly onOpen: (responder: MdnsResponder) => void
  readonly onPacket: (packet: DecodedPacket) => void
  readonly onFault: FaultListener
}

/** The responder of a table on one link: probes its name, announces it, answers queries, and sends its goodbye. */
export interface MdnsResponder extends LinkResource {
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

export function openMdnsResponder(options: ResponderOptions): MdnsResponder {
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
