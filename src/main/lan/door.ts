import type { RawData, WebSocket } from 'ws'
import { readGuestMessage, type GuestMessage } from '../../protocol/lan/messages'
import { ONLOOKER } from '../../rules/kit'
import { jobQueue } from '../../table'
import { backlogOf } from './guards/backlog'
import { bucketOf } from './guards/bucket'
import { textFrame } from './frame'
import type { TurnedAway } from './guards/tally'
import type { Hall } from './hall'
import { meet } from './meeting'
import { outgoingOf, type Outlet, type Urgency } from './outgoing'
import { answerBook } from './table/answers'
import type { LanTable } from './table/lan-table'
import type { Guest } from './table/types'

/** One connection, from its first byte to its last. */
export interface Door {
  /** Asks whether anybody is there still; ends the connection where there was silence for too long. */
  beat(): void
  /** Ends it for a reason that is counted. */
  turnAway(reason: TurnedAway, message: string): void
  end(code: string, message: string): void
}

/** What WebSocket libraries call the faults that they notice themselves. */
const FAULTS: Readonly<Record<string, TurnedAway>> = {
  WS_ERR_UNSUPPORTED_MESSAGE_LENGTH: 'too-large',
  WS_ERR_INVALID_UTF8: 'bad-utf8',
}

/** How long a guest may take over the closing handshake. */
const FAREWELL_MS = 1_000
const POLICY = 1008

/** A connection as it came in. */
export interface Arrival {
  readonly socket: WebSocket
  /** What the socket writes to: nothing but whole frames may be written. */
  readonly stream: Outlet
  /** Whom it comes from. */
  readonly address: string
}

/** Looks after a socket. `left` is called once, when it is gone. */
export function openDoor({ socket, stream, address }: Arrival, hall: Hall, left: (door: Door) => void): Door {
  const { limits, tally, now } = hall
  const bucket = bucketOf(limits.burst, limits.rate, now)
  const backlog = backlogOf({ queued: limits.queued, patience: limits.slow, most: limits.backlog }, now)
  const outgoing = outgoingOf(stream, hall)
  const inTurn = jobQueue()
  let heard = now()
  /** Nothing is heard any more, and nothing said but the farewell. */
  let ended = false
  let table: LanTable | null = null
  const hello = setTimeout(() => {
    turnAway('idle', 'Nobody said hello.')
  }, limits.hello)

  const guest: Guest = { eye: ONLOOKER, book: answerBook(), send, acknowledge, end }
  const door: Door = { beat, turnAway, end }

  /** What a guest did is acknowledged when no power cut can take it back. */
  function acknowledge(text: string, urgency?: Urgency): void {
    if (!ended) hall.whenFlushed(() => deliver(text, undefined, urgency))
  }

  function send(text: string, rest?: Buffer, urgency?: Urgency): void {
    if (!ended) deliver(text, rest, urgency)
  }

  /** All that leaves the host leaves here. */
  function deliver(text: string, rest?: Buffer, urgency: Urgency = 'soon'): void {
    if (socket.readyState !== socket.OPEN) return
    if (backlog.tooLong(outgoing.length)) {
      tally.count('slow-reader')
      ended = true
      socket.terminate()
    } else {
      outgoing.write(textFrame(text, rest), urgency)
    }
  }

  function end(code: string, message: string): void {
    say('bye', code, message)
  }

  function say(type: 'bye' | 'refused', code: string, message: string): void {
    if (ended) return
    ended = true
    const farewell = JSON.stringify({ v: hall.version, seq: 0, type, code, message })
    // Whatever is still to be acknowledged goes first.
    hall.whenFlushed(() => {
      deliver(farewell)
      outgoing.flush()
      socket.close(POLICY, code)
      setTimeout(() => {
        socket.terminate()
      }, FAREWELL_MS).unref()
    })
  }

  function turnAway(reason: TurnedAway, message: string): void {
    if (!ended) tally.count(reason)
    say(table ? 'bye' : 'refused', reason, message)
  }

  function beat(): void {
    if (now() - heard <= limits.dead) return socket.ping()
    if (!ended) tally.count('gone')
    ended = true
    socket.terminate()
  }

  /** Whether one more frame may be looked at. */
  function within(): boolean {
    heard = now()
    hall.turns.heard()
    if (ended || bucket.take()) return !ended
    turnAway('flood', 'That were too many messages.')
    return false
  }

  function arrived(data: RawData, binary: boolean): void {
    if (!within()) return
    if (binary) return turnAway('binary', 'Messages are text.')
    const text = (data as Buffer).toString('utf8')
    const read = readGuestMessage(text)
    if (read.ok) inTurn(() => take(read.value)).catch(hall.report)
    else if (table === null && hall.speaksOther(text)) turnAway('wrong-version', hall.versionSentence)
    else turnAway('bad-message', read.error.message)
  }

  async function take(message: GuestMessage): Promise<void> {
    if (ended) return
    if (table) {
      if (message.v !== hall.version) return turnAway('bad-message', 'Every message bears the version agreed on.')
      return table.take(guest, message)
    }
    const met = meet(hall, address, message)
    if (!met.ok) return turnAway(met.error.reason, met.error.message)
    clearTimeout(hello)
    hall.greeted(door)
    table = met.value.table
    await table.enter(guest, met.value.pass)
    // The connection may have gone while its table was asked.
    if (ended || socket.readyState !== socket.OPEN) table.leave(guest)
  }

  socket.on('message', arrived)
  socket.on('ping', () => void within())
  socket.on('pong', () => {
    heard = now()
  })
  socket.on('error', (fault: Error & { code?: string }) => {
    tally.count(FAULTS[fault.code ?? ''] ?? 'bad-frame')
  })
  socket.on('close', () => {
    ended = true
    clearTimeout(hello)
    table?.leave(guest)
    left(door)
  })
  return door
}
