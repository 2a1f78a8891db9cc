import type { Duplex } from 'node:stream'
import type { RawData, WebSocket } from 'ws'
import { callAfter, MAX_TIMER_MS } from '../../../async/clock'
import { createJobQueue } from '../../../async/job-queue'
import { wait } from '../../../async/wait'
import {
  readGuestMessage,
  VERSION_2_TYPES,
  type GuestMessage,
  commonVersion,
  type Credential,
} from '../../../protocol/lan/messages'
import { ONLOOKER, accept } from '../../../rules/kit'
import { createInboundLimits, networkOf } from '../limits'
import { createIdempotencyCache } from '../table/idempotency-cache'
import type { LanTable } from '../table/lan-table'
import { REPLACED } from '../table/seat-credentials'
import type { TableClient } from '../table/types'
import { createOutbound, type FrameSink, type Outbound } from '../transport'
import type { ConnectionRegistry } from './connection-registry'

/** A newly accepted connection. */
interface IncomingSocket {
  readonly socket: WebSocket
  /** The stream beneath the socket: only whole frames may be written to it. */
  readonly stream: FrameSink & Pick<Duplex, 'prependListener'>
  /** Remote address. */
  readonly address: string
}

/** Manages a socket: passes its messages to its visitor, and ends it if it breaks a rule. */
export function acceptConnection({ socket, stream, address }: IncomingSocket, registry: ConnectionRegistry): void {
  const { tickScheduler } = registry
  const progress: HandshakeState = { version: registry.protocol.max, table: null }
  const inbound = createInboundLimits(registry.limits, registry.now)
  const outbound = createOutbound(socket, stream, registry)
  const farewell = createFarewell(socket, address, registry, outbound, progress)
  const isOpen = () => socket.readyState === socket.OPEN
  const inTurn = createJobQueue()
  const { reject, endFlood, end } = farewell
  const { onAdmitted, onGone } = registry.add(address, { checkAlive, reject, end })
  const visitor = createVisitor({ address, registry, outbound, farewell, progress, isOpen, onAdmitted })

  function checkAlive(): void {
    if (inbound.isSilent) {
      outbound.terminate()
    } else {
      inbound.recordPing()
      socket.ping()
    }
  }

  /** Counts a frame; returns whether it may be processed. */
  function countFrame(): boolean {
    inbound.recordActivity()
    tickScheduler.recordMessage()
    if (outbound.isEnded || inbound.takeFrame()) return !outbound.isEnded
    endFlood()
    return false
  }

  function handleFrame(data: RawData, binary: boolean): void {
    if (!countFrame()) return
    if (binary) return reject('binary', 'Messages are text.')
    const text = (data as Buffer).toString('utf8')
    const read = readGuestMessage(text)
    if (read.ok) inTurn(() => visitor.handleMessage(read.value)).catch(registry.report)
    else if (!progress.table && registry.isIncompatibleHello(text)) reject('wrong-version', registry.versionSentence)
    else reject('bad-message', read.error.message)
  }

  // Counts raw bytes, to cover traffic for which the library emits no event.
  stream.prependListener('data', (chunk: Buffer) => {
    if (!outbound.isEnded && !inbound.takeBytes(chunk.length)) endFlood()
  })
  socket.on('message', handleFrame)
  socket.on('ping', () => void countFrame())
  socket.on('pong', () => {
    inbound.recordActivity()
    if (!outbound.isEnded && !inbound.takePong()) endFlood()
  })
  socket.on('error', farewell.handleError)
  socket.on('close', () => {
    outbound.stop()
    visitor.leave()
    onGone()
  })
}

/** The state of a connection's handshake. */
interface HandshakeState {
  /** The protocol version in use on the connection. */
  version: number
  /** The table that it has joined; null before that. */
  table: LanTable | null
}

/** The ways in which the host ends a connection. Only the first call has an effect. */
type Farewell = ReturnType<typeof createFarewell>

/** The WebSocket library's error for a message in too many parts. */
const TOO_MANY_PARTS = 'WS_ERR_TOO_MANY_BUFFERED_PARTS'

/** @param address the remote address of the connection */
function createFarewell(
  socket: WebSocket,
  address: string,
  { floods }: Pick<ConnectionRegistry, 'floods'>,
  outbound: Outbound,
  progress: HandshakeState,
) {
  function say(type: 'bye' | 'refused', code: string, message: string): void {
    if (outbound.isEnded) return
    outbound.sayGoodbye(JSON.stringify({ v: progress.version, seq: 0, type, code, message }), code)
  }

  /** Ends it because it broke a rule; it is refused if it has joined no table yet. */
  function reject(code: string, message: string): void {
    say(progress.table ? 'bye' : 'refused', code, message)
  }

  return {
    end(code: string, message: string): void {
      say('bye', code, message)
    },
    reject,
    /**
     * Ends a flood: stops reading at once, even while the farewell is being sent, and locks the address out for a while.
     */
    endFlood(): void {
      if (!outbound.isEnded) floods.recordViolation(address)
      reject('flood', 'That were too many messages.')
      socket.pause()
    },
    /**
     * Handles a protocol error found by the WebSocket library, which has already sent its close frame and would wait half
     * a minute for the guest's.
     */
    handleError(fault: Error & { readonly code?: string }): void {
      if (!outbound.isEnded && fault.code === TOO_MANY_PARTS) floods.recordViolation(address)
      outbound.terminateLater()
    },
  }
}

interface VisitorParts {
  readonly address: string
  readonly registry: ConnectionRegistry
  readonly outbound: Outbound
  readonly farewell: Farewell
  readonly progress: HandshakeState
  /** Whether the socket is still open. */
  readonly isOpen: () => boolean
  /** Called when the visitor is let in. */
  readonly onAdmitted: () => void
}

/**
 * The remote side of a connection: a stranger until their hello is accepted, then a guest of a table.
 * Creates a visitor and waits for their hello, for as long as the limits allow.
 */
function createVisitor(parts: VisitorParts) {
  const { address, registry, outbound, farewell, progress, isOpen, onAdmitted } = parts
  const guest: TableClient = {
    version: progress.version,
    source: networkOf(address),
    eye: ONLOOKER,
    isOwner: false,
    toldWords: '',
    wordGuard: {
      objection: () => objectionToGuesses(registry, address),
      async recordWrong() {
        registry.lockout.recordViolation(address)
        await wait(registry.guesses.recordWrong())
      },
    },
    answers: createIdempotencyCache(),
    ...createHoldableMessages(outbound.send),
    acknowledge: outbound.acknowledge,
    end: farewell.end,
  }
  const stopWaiting = callAfter(registry.limits.helloTimeoutMs, () => farewell.reject('idle', 'Nobody said hello.'))

  async function greet(message: GuestMessage): Promise<void> {
    const met = authenticateHello(registry, address, message)
    if (!met.ok) return reject(met.error)
    const { version, table, pass } = met.value
    stopWaiting()
    onAdmitted()
    guest.version = progress.version = version
    progress.table = table
    await table.enter(guest, pass)
    // The connection may have closed while the table was being joined.
    if (outbound.isEnded || !isOpen()) table.leave(guest)
  }

  /** Rejects the visitor, possibly after a delay during which the connection still occupies its place. */
  function reject({ reason, message, delayMs = 0 }: HandshakeError): void {
    if (delayMs === 0) return farewell.reject(reason, message)
    stopWaiting()
    setTimeout(() => farewell.reject(reason, message), Math.min(delayMs, MAX_TIMER_MS)).unref()
  }

  return {
    /** Handles one message. The caller must await each call before the next. */
    async handleMessage(message: GuestMessage): Promise<void> {
      const { table, version } = progress
      if (outbound.isEnded) return
      if (!table) return greet(message)
      if (message.v === version && (version > 1 || !VERSION_2_TYPES.has(message.type)))
        return table.handleMessage(guest, message)
      farewell.reject('bad-message', 'Every message bears the version agreed on.')
    },
    /** Handles the end of the connection. */
    leave(): void {
      stopWaiting()
      progress.table?.leave(guest)
    },
  }
}

/** Why a guest was not let in. */
interface HandshakeError {
  readonly reason: string
  readonly message: string
  /** Delay before the guest is told, in milliseconds; none if absent. */
  readonly delayMs?: number
}

/** The table that a pass opens and the common protocol version, or the reason for a rejection. */
type AuthResult =
  | {
      readonly ok: true
      readonly value: { readonly table: LanTable; readonly pass: Credential; readonly version: number }
    }
  | Rejected

interface Rejected {
  readonly ok: false
  readonly error: HandshakeError
}

/**
 * Checks the first message of a connection: it must be a hello, with a common protocol version and a pass for one of
 * the tables.
 */
function authenticateHello(registry: ConnectionRegistry, address: string, message: GuestMessage): AuthResult {
  if (message.type !== 'hello') return reject('bad-message', 'The first message is a hello.')
  const version = commonVersion(registry.protocol, message.protocol)
  if (version === null) return reject('wrong-version', registry.versionSentence)
  const { pass } = message
  // Only codes are short enough to guess; holders of 128-bit tokens are never locked out.
  const objection = pass.kind === 'code' ? objectionToGuesses(registry, address) : null
  if (objection !== null) return reject('locked-out', objection)
  // A chair is kept for whoever has it, however many onlookers there are.
  if (pass.kind !== 'resume' && registry.isFull()) return reject('crowded', 'There is no room for more guests.')
  const table = registry.tables().find((one) => one.eyeOf(pass) !== null)
  if (table) return accept({ table, pass, version })
  if (registry.tables().some((one) => one.isFormer(pass))) return reject('replaced', REPLACED)
  if (registry.mayOpenLostTable(pass)) return reject('table-unreadable', UNREADABLE)
  if (pass.kind === 'code') registry.lockout.recordViolation(address)
  return reject('wrong-pass', 'That opens no table here.', pass.kind === 'code' ? registry.guesses.recordWrong() : 0)
}

const UNREADABLE =
  'That table cannot be read on its host’s machine just now. Your chair is kept; please ask whoever hosts it.'

/** Returns why no code and no return word from an address is examined now; null if one is. */
function objectionToGuesses({ lockout, guesses }: ConnectionRegistry, address: string): string | null {
  const wait = lockout.remainingLockout(address)
  if (wait > 0) return `Too many wrong codes came from there: wait ${String(Math.ceil(wait / 1000))} seconds.`
  return guesses.mayCheck() ? null : 'Somebody is guessing codes: wait a second, or use the link of the table.'
}

function reject(reason: string, message: string, delayMs = 0): Rejected {
  return { ok: false, error: { reason, message, delayMs } }
}

type Send = TableClient['send']

/**
 * Messages to one guest, which can be held back for a while.
 * @param deliver sends immediately
 */
export function createHoldableMessages(deliver: Send) {
  /** Held messages, in order; null while sending normally. */
  let held: Parameters<Send>[] | null = null

  return {
    send(...message: Parameters<Send>): void {
      if (held) held.push(message)
      else deliver(...message)
    },
    /**
     * Holds back everything sent from now on. Returns a function to call once to resume: it sends the held messages, or
     * drops them if another message conveys the same.
     */
    hold(): (shouldSend: boolean) => void {
      const kept: Parameters<Send>[] = []
      held = kept
      return (shouldSend) => {
        if (held !== kept) return
        held = null
        if (shouldSend) for (const message of kept) deliver(...message)
      }
    },
  }
}
