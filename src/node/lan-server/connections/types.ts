import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Credential, VersionRange } from '../../../protocol/lan/messages'
import type { Guesses, LoginThrottle, ServerLimits, Sources } from '../limits'
import type { LanTable } from '../table/lan-table'
import type { FrameSink, SharedOutput } from '../transport'

/** One connection, from its first byte to its last. */
export interface ServerConnection {
  /** Sends a ping; ends the connection if it has been silent for too long. */
  checkAlive(): void
  /** Ends it because it broke a rule; it is refused if it has joined no table yet. */
  reject(code: string, message: string): void
  end(code: string, message: string): void
}

/** A newly accepted connection. */
export interface IncomingSocket {
  readonly socket: WebSocket
  /** The stream beneath the socket: only whole frames may be written to it. */
  readonly stream: FrameSink & Pick<Duplex, 'prependListener'>
  /** Remote address. */
  readonly address: string
}

/** Lifecycle callbacks of a connection; each is called once at most. */
export interface ConnectionEvents {
  /** The connection was let in. */
  onAdmitted(): void
  /** The connection is gone. */
  onGone(): void
}

/** Accepts connections before they join a table, and holds the state that they share. */
export interface ConnectionRegistry extends SharedOutput {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
  readonly limits: ServerLimits
  /** Addresses that sent wrong codes. */
  readonly lockout: LoginThrottle
  readonly guesses: Guesses
  /** Whether somebody is guessing codes: more were wrong than people mistype, or an address is locked out. */
  readonly isUnderGuessing: boolean
  /** Sources that were cut off for flooding. */
  readonly floods: LoginThrottle
  /** Which source an address counts as. */
  readonly sources: Sources
  /** The supported protocol versions. Each connection uses the newest one that its guest supports, too. */
  readonly protocol: VersionRange
  readonly versionSentence: string
  readonly report: (fault: unknown) => void
  /**
   * Calls `act` once everything that has happened at the tables is durable. Callbacks run in the order in which they
   * were registered.
   */
  readonly whenFlushed: (act: () => void) => void
  tables(): readonly LanTable[]
  /** Whether a pass that opens no table may belong to a table that could not be restored. */
  readonly mayOpenLostTable: (pass: Credential) => boolean
  /** Whether as many guests have been let in as the limits allow. */
  isFull(): boolean
  /** Records that a connection has been let in. */
  markAdmitted(connection: ServerConnection): void
  /** Whether an unreadable message is the hello of a program without a common protocol version. */
  isIncompatibleHello(text: string): boolean
  /**
   * Returns why a connection from an address is rejected now; null if it is accepted. A rejected guest may try again
   * later.
   */
  objectionTo(address: string): 'flood' | 'crowded' | null
  /** Accepts a new connection. */
  accept(arrival: IncomingSocket): void
  /** Ends all its connections. */
  endAll(): void
  close(): void
}
