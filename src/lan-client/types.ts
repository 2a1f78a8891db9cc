import type { GameLookup, Refusal, Result, GameView } from '../rules/kit'
import type { Emote } from '../protocol/lan/emotes'
import type { Credential } from '../protocol/lan/guest-messages'
import type { Lobby, FairnessState } from '../protocol/lan/table-schemas'
import type { HostMessageOf } from '../protocol/lan/host-messages'
import type { KeptValues } from '../protocol/lan/fairness'
import type { VersionRange } from '../protocol/lan/version'
import type { ClientClock, OpenSocket } from './socket'
import type { AuditResult } from './audit/verify-game'

/** The state of a client's connection to its host. */
export type Connection =
  | { readonly state: 'connecting'; readonly attempt: number }
  | { readonly state: 'connected' }
  /** Lost; the next attempt follows automatically in `ms` milliseconds. */
  | { readonly state: 'waiting'; readonly attempt: number; readonly ms: number }
  /** Lost, after too many failed attempts: `retry` starts over. */
  | { readonly state: 'not-connected' }
  /** The host refused this pass. */
  | { readonly state: 'refused'; readonly error: Refusal }
  /** Ended by the host, or by another connection of the same guest. */
  | { readonly state: 'ended'; readonly error: Refusal }
  | { readonly state: 'closed' }

export type GameResult = HostMessageOf<'result'>
/** One ply as reported to this guest. */
type ReportedStep = Pick<HostMessageOf<'step'>, 'turn' | 'seat' | 'move' | 'events'>

/** All that a client knows. A new object after every change. */
export interface LanState {
  readonly connection: Connection
  /** The letter of this guest's chair; null for an onlooker. */
  readonly seat: string | null
  /** Null before the first welcome; the fields below are then empty, too. */
  readonly lobby: Lobby | null
  readonly luck: FairnessState | null
  /** Null before the first deal. */
  readonly seen: GameView | null
  /** Letters of the seats that have resigned this game. */
  readonly resigned: readonly string[]
  readonly turn: number
  /** Time at which the host moves for the seats it waits for, in milliseconds of the client's own clock. */
  readonly deadline: number | null
  readonly result: GameResult | null
  /** The result of checking the finished game. */
  readonly verdict: AuditResult | null
  /** The return words of the chairs whose persons are away, by letter; empty except for the table's owner. */
  readonly words: Readonly<Record<string, string>>
  /** The hands that are shown now, by letter: to the player of another letter, or to somebody who looks on. */
  readonly shown: Readonly<Record<string, string | null>>
  /** The table as another player sees it who shows their hand to this guest; null once it is shown no longer. */
  readonly sight: GameView | null
}

/** A change reported to listeners. `view` is a jump: the plies that led to it were not reported, or were taken back. */
export type LanChange =
  | { readonly kind: 'connection' | 'lobby' | 'luck' | 'clock' | 'view' | 'words' }
  | { readonly kind: 'step'; readonly step: ReportedStep }
  /** Somebody has taken their chair again from another device or browser. */
  | { readonly kind: 'handover'; readonly seat: string }
  /** A hand is shown to the player of `to`, or to somebody who looks on; or no longer. */
  | { readonly kind: 'shown'; readonly seat: string; readonly to: string | null; readonly on: boolean }
  | { readonly kind: 'emote'; readonly seat: string; readonly name: Emote }
  | { readonly kind: 'result'; readonly verdict: AuditResult }

export type LanListener = (change: LanChange, state: LanState) => void

/** What a guest stores to return to its chair, even after a page reload. Possession of it grants the chair. */
export interface SeatTicket {
  readonly seat: string
  readonly token: string
  readonly luck: KeptValues | null
}

/**
 * How somebody proves that a chair is theirs: its return word, an earlier secret of it, or nothing, which needs the
 * consent of the owner or of the people at the table.
 */
export type Claim =
  { readonly word: string } | { readonly seat: string; readonly token: string } | { readonly seat: string }

export interface LanClientOptions {
  /** `ws://host:port/lan` */
  readonly url: string
  /** The code or the token of the table. With a ticket, the client asks for the chair instead. */
  readonly pass: Credential
  readonly ticket?: SeatTicket
  /** The secret of the table's owner, whose page is told the return words. */
  readonly ownerKey?: string
  readonly open: OpenSocket
  readonly clock: ClientClock
  /** Returns numbers from 0 to below 1, for the delays between attempts. */
  readonly random: () => number
  /** The versions of the protocol to speak; by default all that the program knows. */
  readonly protocol?: VersionRange
  /** The games whose records can be checked. */
  readonly games: GameLookup
  /** Receives every new ticket, to store it; null when the chair is given up or lost. */
  readonly onTicketChange?: (ticket: SeatTicket | null) => void
  /** Source of hidden values; by default the platform's secure random generator. */
  readonly newValue?: () => string
  /** Receives exceptions, such as those thrown by listeners. */
  readonly report?: (fault: unknown) => void
}

/**
 * A guest at a LAN table. Every request resolves with the host's answer, or with a refusal: the host's, or
 * `not-connected` if it is unknown whether the request arrived. No request rejects.
 */
export interface LanClient {
  readonly state: LanState
  /** Adds a listener. Returns a function that removes it. */
  listen(listener: LanListener): () => void
  /** Takes an open chair, the one named or the first, and resolves with its letter. */
  sit(name: string, seat?: string): Promise<Result<string>>
  /**
   * Takes the chair that was one's own on another device or in another browser, and resolves with its letter. Refused
   * with `ask-host` while consent is awaited: then the same claim is accepted later.
   */
  claim(claim: Claim): Promise<Result<string>>
  /** Resolves with the return word of one's own chair, to claim it on another device. */
  ownWord(): Promise<Result<string>>
  /** Says whether somebody who asks for a chair (`lobby.asking`) may have it. */
  agree(seat: string, agrees: boolean): Promise<Result<void>>
  /** Offers one's own hand until one's next move, and resolves with the word under which it is seen; or ends that. */
  show(isOn: boolean): Promise<Result<string>>
  /**
   * Requests the hand that is offered under a word, which is then the state's `sight`. Refused with `ask-host` while
   * consent is awaited.
   */
  look(word: string): Promise<Result<void>>
  stand(): Promise<Result<void>>
  setReady(ready: boolean): Promise<Result<void>>
  /** Makes a move, given in the game's notation without the seat. */
  move(text: string): Promise<Result<void>>
  /** Takes back moves made while the connection is lost: they resolve with the refusal `taken-back`. */
  withdraw(): void
  undo(): Promise<Result<void>>
  resign(): Promise<Result<void>>
  emote(name: Emote): Promise<Result<void>>
  /** Connects anew, whatever the state. */
  retry(): void
  /**
   * To be called when the page becomes visible again or the network returns: connects at once, or checks that the
   * connection is alive. Where the host's answer is late a second socket is opened, and whichever is first stays; after
   * `within` milliseconds without an answer the connection is given up.
   */
  wake(within?: number): void
  /** Leaves without giving up the chair. */
  close(): void
}
