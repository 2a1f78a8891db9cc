import type { Level } from '../../../ports/journal'
import type { HostMessage } from '../../../protocol/lan/messages'
import type { AbsencePolicy } from '../../../protocol/lan/absence-policy'
import type { AnyGame, Eye, Options, Seat } from '../../../rules/kit'
import type { Thinker } from '../../../ports/thinker'
import type { TableJournals } from '../table-journals'
import type { WritePriority } from '../transport'
import type { IdempotencyCache } from './idempotency-cache'

/** The host's settings for a table. Times in milliseconds. */
export interface TableSettings {
  /** How long the game waits in the turn of a person whose connection is lost. */
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
  /**
   * Whether a chair opens when its person was away for the grace between games; otherwise it is theirs for the evening.
   */
  readonly opensAbandoned?: boolean
}

/** What stands at a seat of a LAN table. */
export type ChairState =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level }
  | {
      readonly kind: 'person'
      readonly name: string
      ready: boolean
      /**
       * Fingerprints of the tokens that give the chair back: the last one issued, and the one before it until the last
       * one is confirmed.
       */
      tokens: readonly string[]
      /** Fingerprints of the tokens before the last handover, with which the chair can be taken back in this game. */
      formerTokens: readonly string[]
      /** The return word, once it was needed: whoever says it takes the chair, once. */
      word: string | null
      /** Whether a bot currently plays for them. */
      standsIn: boolean
      readonly answers: IdempotencyCache
    }

export type PersonChair = Extract<ChairState, { kind: 'person' }>

/** A connection that was let in. */
export interface TableClient {
  /** The protocol version agreed with the guest, used for all messages to them. */
  version: number
  /** The eye of the guest: a seat, or an onlooker. */
  eye: Eye
  answers: IdempotencyCache
  /** The guest's address, normalized so far as it distinguishes people. */
  readonly source: string
  /** Whether it is the page of the table's owner. */
  isOwner: boolean
  /** The return words that it was last told, as JSON. */
  toldWords: string
  /** Limits guesses at return words, together with those at codes. */
  readonly wordGuard: WordGuard
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

/** Limits how often a guest may guess return words. */
interface WordGuard {
  /** Returns why no word of the guest is examined now; null if one is. */
  objection(): string | null
  /** Records a wrong word; resolves when it may be answered. */
  recordWrong(): Promise<void>
}

/** The dependencies of a table. */
export interface LanTableDependencies {
  /** The journals. Guests are told of a ply as soon as its journal has it; it is acknowledged once it is durable. */
  readonly journals: Pick<TableJournals, 'begin' | 'resume' | 'whenFlushed'>
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
  /** The secret by which the owner's page is recognized; no guest is told it. */
  readonly ownerKey: string
  readonly settings: TableSettings
}

/** A host's message without the fields that the audience adds. */
export type Body = HostMessage extends infer M ? (M extends HostMessage ? Omit<M, 'v' | 'seq'> : never) : never
