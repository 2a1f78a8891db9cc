import type { GameLookup, Refusal, Result, Seen } from '../rules/kit'
import type { Emote } from '../protocol/lan/emotes'
import type { Credential } from '../protocol/lan/guest-messages'
import type { Lobby, LuckState } from '../protocol/lan/table-schemas'
import type { HostMessageOf } from '../protocol/lan/host-messages'
import type { KeptValues } from '../protocol/lan/fairness'
import type { VersionRange } from '../protocol/lan/version'
import type { ClientClock, OpenSocket } from './socket'
import type { AuditResult } from './audit/verify-game'

/** How a client stands with its host. */
export type Connection =
  | { readonly state: 'connecting'; readonly attempt: number }
  | { readonly state: 'connected' }
  /** Lost; the next try comes by itself in so many milliseconds. */
  | { readonly state: 'waiting'; readonly attempt: number; readonly ms: number }
  /** Lost, and tried often enough: `retry` begins anew. */
  | { readonly state: 'not-connected' }
  /** The host let nobody in under this pass. */
  | { readonly state: 'refused'; readonly error: Refusal }
  /** The host, or another connection of the same guest, has ended it. */
  | { readonly state: 'ended'; readonly error: Refusal }
  | { readonly state: 'closed' }

export type GameResult = HostMessageOf<'result'>
/** One ply as this guest was told it. */
type ToldStep = Pick<HostMessageOf<'step'>, 'turn' | 'seat' | 'move' | 'events'>

/** All that a client knows. A new object after every change. */
export interface LanState {
  readonly connection: Connection
  /** The letter of the chair that this guest has; null for an onlooker. */
  readonly seat: string | null
  /** Null before the first welcome, like all that follows. */
  readonly lobby: Lobby | null
  readonly luck: LuckState | null
  /** Null before the first deal. */
  readonly seen: Seen | null
  /** Letters of those who have given this game up. */
  readonly resigned: readonly string[]
  readonly turn: number
  /** When the host moves for whoever is waited for, in milliseconds of the client's own clock. */
  readonly deadline: number | null
  readonly result: GameResult | null
  /** What the check of the finished game found. */
  readonly verdict: AuditResult | null
}

/** What listeners hear. `view` is a jump: what led to it was not told, or was taken back. */
export type LanChange =
  | { readonly kind: 'connection' | 'lobby' | 'luck' | 'clock' | 'view' }
  | { readonly kind: 'step'; readonly step: ToldStep }
  | { readonly kind: 'emote'; readonly seat: string; readonly name: Emote }
  | { readonly kind: 'result'; readonly verdict: AuditResult }

export type LanListener = (change: LanChange, state: LanState) => void

/** What a guest keeps to come back to its chair, even after its page was loaded anew. Whoever has it, has the chair. */
export interface SeatTicket {
  readonly seat: string
  readonly token: string
  readonly luck: KeptValues | null
}

export interface LanClientNeeds {
  /** `ws://host:port/lan` */
  readonly url: string
  /** The code or the token of the table. With a ticket the chair is asked for instead. */
  readonly pass: Credential
  readonly ticket?: SeatTicket
  readonly open: OpenSocket
  readonly clock: ClientClock
  /** From 0 to below 1, for the pauses between tries. */
  readonly random: () => number
  /** The versions of the protocol to speak; all that the program knows unless told otherwise. */
  readonly protocol?: VersionRange
  /** The games whose records can be checked. */
  readonly games: GameLookup
  /** Hears of every new ticket, to keep it; null when the chair was given up. */
  readonly keep?: (ticket: SeatTicket | null) => void
  /** Where hidden values come from; the platform's secure luck unless something else is given. */
  readonly newValue?: () => string
  /** Hears of listeners that threw. */
  readonly report?: (fault: unknown) => void
}

/**
 * A guest at a LAN table. Every request resolves with the host's answer, or with a refusal: the host's, or
 * `not-connected` where it is not known whether the request arrived. None ever rejects.
 */
export interface LanClient {
  readonly state: LanState
  /** Answers a function that stops listening. */
  listen(listener: LanListener): () => void
  /** Takes an open chair, the one named or the first, and answers its letter. */
  sit(name: string, seat?: string): Promise<Result<string>>
  stand(): Promise<Result<void>>
  ready(ready: boolean): Promise<Result<void>>
  /** A move in the game's notation, without the seat. */
  move(text: string): Promise<Result<void>>
  undo(): Promise<Result<void>>
  resign(): Promise<Result<void>>
  emote(name: Emote): Promise<Result<void>>
  /** Connects anew, whatever the state. */
  retry(): void
  /**
   * The page can be seen again, or the network is back: tries at once, or makes sure that the connection lives, which must
   * show within so many milliseconds.
   */
  wake(within?: number): void
  /** Leaves without giving up the chair. */
  close(): void
}
