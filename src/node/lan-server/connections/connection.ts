import type { RawData } from 'ws'
import { readGuestMessage } from '../../../protocol/lan/messages'
import { jobQueue } from '../../../async/job-queue'
import { createOutbound } from '../transport/outbound'
import { createFarewell, type Progress } from './farewell'
import { createInboundLimits } from './inbound-limits'
import type { ConnectionRegistry, Fate, IncomingSocket, ServerConnection } from './types'
import { createVisitor } from './visitor'

/** Manages a socket: passes its messages to its visitor, and ends it if it breaks a rule. */
export function createServerConnection(
  { socket, stream, address }: IncomingSocket,
  registry: ConnectionRegistry,
  fate: Fate,
): ServerConnection {
  const { tally, turns } = registry
  const progress: Progress = { version: registry.protocol.max, table: null }
  const inbound = createInboundLimits(registry.limits, registry.now)
  const outbound = createOutbound(socket, stream, registry, () => tally.count('slow-reader'))
  const farewell = createFarewell(socket, address, registry, outbound, progress)
  const isOpen = () => socket.readyState === socket.OPEN
  const visitor = createVisitor({ address, registry, outbound, farewell, progress, isOpen, greeted })
  const inTurn = jobQueue()
  const { turnAway, stem, end } = farewell
  const connection: ServerConnection = { beat, turnAway, end }

  function greeted(): void {
    registry.greeted(connection)
    fate.greeted()
  }

  function beat(): void {
    if (inbound.silent) {
      if (!outbound.ended) tally.count('gone')
      outbound.cut()
    } else {
      inbound.pinged()
      socket.ping()
    }
  }

  /** Counts a frame; returns whether it may be processed. */
  function within(): boolean {
    inbound.heard()
    turns.heard()
    if (outbound.ended || inbound.takeFrame()) return !outbound.ended
    stem()
    return false
  }

  function arrived(data: RawData, binary: boolean): void {
    if (!within()) return
    if (binary) return turnAway('binary', 'Messages are text.')
    const text = (data as Buffer).toString('utf8')
    const read = readGuestMessage(text)
    if (read.ok) inTurn(() => visitor.take(read.value)).catch(registry.report)
    else if (!progress.table && registry.speaksOther(text)) turnAway('wrong-version', registry.versionSentence)
    else turnAway('bad-message', read.error.message)
  }

  // Counts raw bytes, to cover traffic for which the library emits no event.
  stream.prependListener('data', (chunk: Buffer) => {
    if (!outbound.ended && !inbound.takeBytes(chunk.length)) stem()
  })
  socket.on('message', arrived)
  socket.on('ping', () => void within())
  socket.on('pong', () => {
    inbound.heard()
    if (!outbound.ended && !inbound.takePong()) stem()
  })
  socket.on('error', farewell.failed)
  socket.on('close', () => {
    outbound.stop()
    fate.gone(visitor.leave())
  })
  return connection
}
