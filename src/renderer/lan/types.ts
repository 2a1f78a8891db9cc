import type { Emote } from '../../protocol/lan/emotes'
import type { Credential } from '../../protocol/lan/guest-messages'
import type { Options, Seat } from '../../rules/kit'

/** The LAN table that this screen has joined. */
export interface JoinedTable {
  /** The table's name. */
  readonly name: string
  readonly game: string
  readonly options: Options
  /** Six letters and digits, to be read aloud; null if not known. */
  readonly code: string | null
  /** Complete join links for guests, the best address first; empty if not known. */
  readonly links: readonly string[]
  /** For each link, the network interface that it leads to; empty if not known. */
  readonly adapters: readonly string[]
  /** Whether this machine hosts the table and may start, pause and end games, seat bots and send people away. */
  readonly isOwner: boolean
  /** The table's id if this machine hosts it, else null. */
  readonly id: string | null
}

/** The address of a table, and the credential that admits to it. */
export interface TableAddress {
  /** `host:port`; null on a guest's page, which connects to the host it was loaded from. */
  readonly address: string | null
  readonly pass: Credential
}

/** A chair left by an earlier visit. */
export interface RememberedVisit {
  /** The table's name. */
  readonly name: string
  readonly game: string
  /** Letters of the chairs, such as "A" or "A, C". */
  readonly seat: string
}

/** News of a hand that is shown to one other guest. */
export interface ShownNews {
  readonly id: number
  /** Whose hand it is. */
  readonly seat: Seat
  /** The player who sees it; null for somebody who looks on. */
  readonly to: Seat | null
  /** False once it is shown no longer. */
  readonly isOn: boolean
}

/** A chair that somebody has taken again from another device or browser; `id` increases with each. */
export interface Handover {
  readonly id: number
  readonly seat: Seat
}

/** An emote by a player at the table; `id` increases with each. */
export interface ReceivedEmote {
  readonly id: number
  readonly seat: Seat
  readonly emote: Emote
}
