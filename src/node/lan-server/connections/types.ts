import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Credential, LIMITS, VersionRange } from '../../../protocol/lan/messages'
import type { Guesses } from '../guards/guesses'
import type { LoginThrottle } from '../guards/login-throttle'
import type { RejectionMetrics, RejectReason } from '../guards/rejection-metrics'
import type { LanTable } from '../table/lan-table'
import type { FrameSink, Sending } from '../transport/write-batcher'

/** Bounds of a registry; those of the protocol unless told otherwise. */
export type ServerLimits = { readonly [K in keyof typeof LIMITS]: number }

/** One connection, from its first byte to its last. */
export interface ServerConnection {
  /** Asks whether anybody is there still; ends the connection where there was silence for too long. */
  beat(): void
  /** Ends it for a reason that is counted. */
  turnAway(reason: RejectReason, message: string): void
  end(code: string, message: string): void
}

/** A connection as it came in. */
export interface IncomingSocket {
  readonly socket: WebSocket
  /** What the socket writes to: nothing but whole frames may be written. */
  readonly stream: FrameSink & Pick<Duplex, 'prependListener'>
  /** Whom it comes from. */
  readonly address: string
}

/** What becomes of a connection; each is told once. */
export interface Fate {
  /** It was let in. */
  greeted(): void
  /** It is gone. @param greeted whether it had been let in */
  gone(greeted: boolean): void
}

/** Where connections come in before they stand at a table, and what they share. */
export interface ConnectionRegistry extends Sending {
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  readonly limits: ServerLimits
  readonly tally: RejectionMetrics
  /** Who guessed codes. */
  readonly lockout: LoginThrottle
  readonly guesses: Guesses
  /** Whether somebody guesses codes: more are wrong than people mistype, or an address is locked out. */
  readonly guessing: boolean
  /** Who was cut off for a flood. */
  readonly floods: LoginThrottle
  /** The versions that are spoken here. Each connection is spoken to in the newest that its guest speaks, too. */
  readonly protocol: VersionRange
  readonly versionSentence: string
  readonly report: (fault: unknown) => void
  /** Does something when all that has happened at the tables is on the disk for good. What comes first is done first. */
  readonly whenFlushed: (act: () => void) => void
  tables(): readonly LanTable[]
  /** Whether a pass that opens no table may be one for a table that could not be brought back. */
  readonly mayBeLost: (pass: Credential) => boolean
  /** Whether as many guests have been let in as there is room for. */
  full(): boolean
  /** A connection has been let in. */
  greeted(connection: ServerConnection): void
  /** Whether a text that could not be read is the hello of a program with no version in common. */
  speaksOther(text: string): boolean
  /** Why a connection of an address is not taken in now; null if it is. Whoever is turned away may try again later. */
  objectionTo(address: string): 'flood' | 'crowded' | null
  /** Takes a new connection in. */
  accept(arrival: IncomingSocket): void
  /** Sends everybody home who stands in it. */
  empty(): void
  close(): void
}
