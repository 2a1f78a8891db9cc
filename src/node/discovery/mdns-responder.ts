import type { RemoteInfo } from 'node:dgram'
import type { DecodedPacket } from 'dns-packet'
import type { OnLink } from './follow-links'
import type { Link } from '../network/network-links'
import { SERVICE, TTL } from './dns-names'
import { isShared, query, response, wireRecords, type Record } from './dns-packets'
import { recordsOf, replyTo, type AnnouncedTable, type Reply } from './dns-records'
import { openSocket } from './mdns-socket'
import { createTimerGroup } from './timer-group'
import type { Trouble } from './network-fault'

export interface VoiceOptions {
  readonly link: Link
  readonly port: number
  /** The table announced now; null while its name is not settled. */
  readonly standing: () => AnnouncedTable | null
  readonly opened: (voice: MdnsResponder) => void
  readonly hear: (packet: DecodedPacket) => void
  readonly trouble: Trouble
}

/** The responder of a table on one link: probes its name, announces it, answers queries, and sends its goodbye. */
export interface MdnsResponder extends OnLink {
  /** Probes the name (RFC 6762, 8.1). */
  probe(standing: AnnouncedTable): void
  /** Announces the table (RFC 6762, 8.3). */
  announce(standing: AnnouncedTable): void
  /** Sends goodbye records (RFC 6762, 10.1). Resolves once they are sent. */
  takeLeave(standing: AnnouncedTable): Promise<void>
}

/** Minimum time between two multicasts of a record (RFC 6762, 6), in milliseconds. */
const HUSH = 1000
/** Random delay of answers that several hosts may give, so that they do not collide, in milliseconds. */
const SCATTER = { from: 20, upTo: 120 }

/** Tracks when records were last multicast. */
class SaidRecords {
  private readonly saidAt = new Map<string, number>()

  /** Whether a record was multicast so recently that it need not be repeated. */
  isFresh(record: Record): boolean {
    return performance.now() - (this.saidAt.get(keyOf(record)) ?? -HUSH) < HUSH
  }

  note(records: readonly Record[]): void {
    const now = performance.now()
    for (const record of records) this.saidAt.set(keyOf(record), now)
  }
}

export function openMdnsResponder({ link, port, standing, opened, hear, trouble }: VoiceOptions): MdnsResponder {
  const said = new SaidRecords()
  const waiting = createTimerGroup()

  const socket = openSocket({
    link,
    port,
    listens: true,
    opened: () => opened(voice),
    hear: (packet, from) => {
      hear(packet)
      if (packet.type === 'query') answer(packet, from)
    },
    trouble,
  })

  function answer(packet: DecodedPacket, from: RemoteInfo): void {
    const here = standing()
    const reply = here && replyTo(packet, recordsOf(here, link))
    if (!reply) return
    if (from.port !== port) {
      void socket.send(answerAlone(packet, reply), from)
      return
    }
    const probed = (packet.authorities?.length ?? 0) > 0
    const say = () => sayUnsaid(reply.answers, reply.additionals, probed)
    if (probed || !reply.answers.some(isShared)) say()
    else waiting.after(SCATTER.from + Math.random() * (SCATTER.upTo - SCATTER.from), say)
  }

  function sayUnsaid(answers: readonly Record[], additionals: readonly Record[], always: boolean): void {
    const unsaid = always ? answers : answers.filter((record) => !said.isFresh(record))
    if (unsaid.length > 0) void say(unsaid, additionals, TTL)
  }

  function say(answers: readonly Record[], additionals: readonly Record[], ttl: number): Promise<void> {
    said.note(answers)
    const [told, added] = [wireRecords(answers, ttl), wireRecords(additionals, ttl)]
    return socket.send(response({ id: 0, questions: [], answers: told, additionals: added }))
  }

  const voice: MdnsResponder = {
    probe: (here) => {
      const claim = recordsOf(here, link).filter((record) => record.type === 'SRV')
      const questions = (['SRV', 'TXT'] as const).map((type) => ({ name: here.instance, type }))
      // The claim goes into the authority section: a host that has the name, or wants it too, will object.
      void socket.send(query(questions, wireRecords(claim, TTL, false)))
    },
    announce: (here) => void say(recordsOf(here, link), [], TTL),
    takeLeave: (here) => {
      waiting.clear()
      const own = recordsOf(here, link).filter(({ type, data }) => type !== 'PTR' || data !== SERVICE)
      return say(own, [], 0)
    },
    get dead() {
      return socket.dead
    },
    close: () => {
      waiting.clear()
      socket.close()
    },
  }
  return voice
}

/**
 * Builds the unicast answer to a one-shot query from another port, in the form of a conventional name server's (RFC
 * 6762, 6.7).
 */
function answerAlone({ id = 0, questions = [] }: DecodedPacket, { answers, additionals }: Reply): Buffer {
  const [told, added] = [wireRecords(answers, TTL, false), wireRecords(additionals, TTL, false)]
  return response({ id, questions, answers: told, additionals: added })
}

function keyOf(record: Record): string {
  return JSON.stringify([record.type, record.name, record.data])
}
