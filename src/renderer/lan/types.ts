import type { Emote } from '../../protocol/lan/emotes'
import type { Credential } from '../../protocol/lan/guest-messages'
import type { Options, Seat } from '../../rules/kit'

/** The LAN table at which this screen is. */
export interface LanPlace {
  /** What the table is called. */
  readonly name: string
  readonly game: string
  readonly options: Options
  /** Six letters and digits to be said aloud; null where they are not known. */
  readonly code: string | null
  /** Whole links for guests, the best address first; empty where they are not known. */
  readonly links: readonly string[]
  /** Whether this machine hosts the table: who may start, pause, seat bots, send away and end. */
  readonly owner: boolean
  /** The table's id for its owner; null for everybody else. */
  readonly id: string | null
}

/** Where a table is, and what lets in. A guest's page knows its host: its address is null. */
export interface Whereabouts {
  /** `host:port` */
  readonly address: string | null
  readonly pass: Credential
}

/** A chair left by an earlier visit. */
export interface Remembered {
  /** What the table is called. */
  readonly name: string
  readonly game: string
  /** Letters of the chairs, as "A" or "A, C". */
  readonly seat: string
}

/** Something that somebody at the table said; `id` rises with each. */
export interface Said {
  readonly id: number
  readonly seat: Seat
  readonly emote: Emote
}
