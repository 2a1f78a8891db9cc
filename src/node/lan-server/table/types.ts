import type { SeatPlayer, Level } from '../../../ports/journal'
import type { HostMessage, Phase } from '../../../protocol/lan/messages'
import type { AbsencePolicy } from '../../../protocol/lan/absence-policy'
import type { AnyGame, Eye, Options, Seat } from '../../../rules/kit'
import type { Thinker } from '../../../ports/thinker'
import type { SaveService } from '../../../protocol/app/services'
import type { WriteRetryQueue } from '../wal/write-retry-queue'
import type { WriteAheadLog } from '../wal/write-ahead-log'
import type { WritePriority } from '../transport/write-batcher'
import type { IdempotencyCache } from './idempotency-cache'

/** What the host may choose for a table. Times in milliseconds. */
export interface TableSettings {
  /** How long a chair is kept for somebody whose connection is lost. */
  readonly grace: number
  /** What comes then. */
  readonly whenAway: AbsencePolicy
  /** How long commitments, and then reveals, are waited for. */
  readonly luck: number
  /** Time for a move; null for as long as one likes. */
  readonly turn: number | null
  /** Skill of the bots that stand in. */
  readonly standIn: Level
  /** Most people looking on. */
  readonly onlookers: number
  /** Whether the game begins by itself when every chair is taken and everybody is ready. */
  readonly autoStart: boolean
}

/** Who sits at a seat of a LAN table. */
export type SeatState =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level }
  | {
      readonly kind: 'person'
      readonly name: string
      ready: boolean
      muted: boolean
      /** Fingerprints of the tokens that give the chair back: the last one given, and the one before until it was used. */
      tokens: readonly string[]
      /** Whether a bot plays for them meanwhile. */
      standsIn: boolean
      readonly book: IdempotencyCache
    }

export type PersonSeat = Extract<SeatState, { kind: 'person' }>

/** One connection that was let in. */
export interface TableClient {
  /** The version of the protocol that was agreed with them: all that they are told is of it. */
  version: number
  /** Who they see as: a seat, or an onlooker. */
  eye: Eye
  book: IdempotencyCache
  /** Where they come from, as far as that tells people apart. */
  readonly source: string
  /** The chair that they got up from last while a game was played, and in which round that was. */
  rose?: { readonly round: number; readonly seat: Seat }
  /**
   * @param rest how the text ends, in UTF-8, where others are told the same.
   * @param urgency `soon` unless told otherwise.
   */
  send(text: string, rest?: Buffer, urgency?: WritePriority): void
  /**
   * Keeps back what is sent from now on. Call what is answered, once, to let the guest hear again: with everything that
   * was kept back, or without it where something else tells the guest as much.
   */
  hold(): (tell: boolean) => void
  /** Sends an answer when all that has happened at the tables is on the disk for good. */
  acknowledge(text: string, urgency?: WritePriority): void
  /** Says why, and closes. */
  end(code: string, message: string): void
}

/** What a table needs from whoever runs it. */
export interface LanNeeds {
  readonly saves: Pick<SaveService, 'create' | 'load'>
  /** Where the entries of journals go. Guests are told what is noted; it is acknowledged when it is on the disk for good. */
  readonly book: Pick<WriteAheadLog, 'note' | 'whenFlushed'>
  /** Writes again what the disk refuses. */
  readonly retries: Pick<WriteRetryQueue, 'write'>
  readonly thinker: Thinker
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly report: (fault: unknown) => void
  /** What a guest is called who wishes for a name; that name itself unless given. A name that is taken gets a number. */
  readonly called?: (wished: string) => string
  /** Hears of the journal of every game that is over; of one that was brought back, once more. */
  readonly finished?: (save: string, table: string) => void
}

/** What is settled about a table before anybody comes. */
export interface TableSpec {
  readonly id: string
  /** What the table is called in lists. */
  readonly name: string
  readonly game: AnyGame
  readonly options: Options
  readonly code: string
  /** The secret in the QR code and the links. */
  readonly token: string
  readonly settings: TableSettings
}

/** A host's message without what the audience adds. */
export type Body = HostMessage extends infer M ? (M extends HostMessage ? Omit<M, 'v' | 'seq'> : never) : never

export type { SeatPlayer, Phase }
