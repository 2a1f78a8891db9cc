import type { RawData } from 'ws'
import { readGuestMessage } from '../../../protocol/lan/messages'
import { createJobQueue } from '../../../async/job-queue'
import { createOutbound } from '../transport/outbound'
import { createFarewell, type HandshakeState } from './farewell'
import { createInboundLimits } from './inbound-limits'
import type { ConnectionRegistry, ConnectionEvents, IncomingSocket, ServerConnection } from './types'
import { createVisitor } from './visitor'

/** Manages a socket: passes its messages to its visitor, and ends it if it breaks a rule. */
export function createServerConnection(
  { socket, stream, address }: IncomingSocket,
  registry: ConnectionRegistry,
  events: ConnectionEvents,
): ServerConnection {
  const { tickScheduler } = registry
  const progress: HandshakeState = { version: registry.protocol.max, table: null }
  const inbound = createInboundLimits(registry.limits, registry.now)
  const outbound = createOutbound(socket, stream, registry)
  const farewell = createFarewell(socket, address, registry, outbound, progress)
  const isOpen = () => socket.readyState === socket.OPEN
  const visitor = createVisitor({ address, registry, outbound, farewell, progress, isOpen, onAdmitted })
  const inTurn = createJobQueue()
  const { reject, endFlood, end } = farewell
  const connection: ServerConnection = { checkAlive, reject, end }

  function onAdmitted(): void {
    registry.markAdmitted(connection)
    events.onAdmitted()
  }

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
    events.onGone()
  })
  return connection
}
