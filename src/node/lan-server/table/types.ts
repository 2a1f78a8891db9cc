import type { Level } from '../../../ports/journal'
import type { HostMessage } from '../../../protocol/lan/messages'
import type { AbsencePolicy } from '../../../protocol/lan/absence-policy'
import type { AnyGame, Eye, Options, Seat } from '../../../rules/kit'
import type { Thinker } from '../../../ports/thinker'
import type { SaveService } from '../../../protocol/app/services'
import type { WriteRetryQueue } from '../wal/write-retry-queue'
import type { WriteAheadLog } from '../wal/write-ahead-log'
import type { WritePriority } from '../transport/write-batcher'
import type { IdempotencyCache } from './idempotency-cache'

/** The host's settings for a table. Times in milliseconds. */
export interface TableSettings {
  /** How long a chair is kept for a person whose connection is lost. */
  readonly grace: number
  /** What happens after that. */
  readonly whenAway: AbsencePolicy
  /** Time limit for commitments, and again for reveals. */
  readonly luck: number
  /** Time limit for a move; null for none. */
  readonly turn: number | null
  /** Level of substitute bots. */
  readonly standIn: Level
  /** Maximum number of onlookers. */
  readonly onlookers: number
  /** Whether the game begins automatically once every chair is taken and everybody is ready. */
  readonly autoStart: boolean
}

/** The occupant of a seat at a LAN table. */
export type SeatState =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level }
  | {
      readonly kind: 'person'
      readonly name: string
      ready: boolean
      muted: boolean
      /**
       * Fingerprints of the tokens that give the chair back: the last one issued, and the one before it until the last
       * one is confirmed.
       */
      tokens: readonly string[]
      /** Whether a bot currently plays for them. */
      standsIn: boolean
      readonly answers: IdempotencyCache
    }

export type PersonSeat = Extract<SeatState, { kind: 'person' }>

/** A connection that was let in. */
export interface TableClient {
  /** The protocol version agreed with the guest, used for all messages to them. */
  version: number
  /** The eye of the guest: a seat, or an onlooker. */
  eye: Eye
  answers: IdempotencyCache
  /** The guest's address, normalized so far as it distinguishes people. */
  readonly source: string
  /** The chair that they last left during a game, and the round in which that happened. */
  lastLeftSeat?: { readonly round: number; readonly seat: Seat }
  /**
   * @param rest the end of the text in UTF-8, if shared with other guests
   * @param urgency `soon` by default
   */
  send(text: string, rest?: Buffer, urgency?: WritePriority): void
  /**
   * Holds back everything sent from now on. Returns a function to call once to resume: it sends the held messages, or
   * drops them if another message conveys the same.
   */
  hold(): (shouldSend: boolean) => void
  /** Sends an answer once everything that has happened at the tables is durable. */
  acknowledge(text: string, urgency?: WritePriority): void
  /** Sends the reason, and closes the connection. */
  end(code: string, message: string): void
}

/** The dependencies of a table. */
export interface LanTableDependencies {
  readonly saves: Pick<SaveService, 'create' | 'load'>
  /**
   * Receives the journal entries. Guests are told of a ply as soon as it is noted; it is acknowledged once it is
   * durable.
   */
  readonly wal: Pick<WriteAheadLog, 'note' | 'whenFlushed'>
  /** Repeats writes that the disk refuses. */
  readonly retries: Pick<WriteRetryQueue, 'write'>
  readonly thinker: Thinker
  /** Milliseconds since 1970, for the dates in the journal. */
  readonly now: () => number
  /** Milliseconds of a clock that nobody sets: the table's clock, by which its guests count, too. */
  readonly monotonic: () => number
  readonly report: (fault: unknown) => void
  /**
   * Returns the name to use for a guest's wished name; the wished name itself if absent. A name that is taken gets a
   * number.
   */
  readonly nameForGuest?: (wished: string) => string
  /** Called with the journal of every game that is over, and once more if the table is restored. */
  readonly onFinished?: (save: string, table: string) => void
}

/** The fixed properties of a table, decided before anyone joins. */
export interface TableSpec {
  readonly id: string
  /** The table's name in lists. */
  readonly name: string
  readonly game: AnyGame
  readonly options: Options
  readonly code: string
  /** The secret token in the QR code and the links. */
  readonly token: string
  readonly settings: TableSettings
}

/** A host's message without the fields that the audience adds. */
export type Body = HostMessage extends infer M ? (M extends HostMessage ? Omit<M, 'v' | 'seq'> : never) : never
