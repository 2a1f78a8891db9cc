import type { SaveSummary } from '../../../protocol/app/services'

/** A journal to summarize. */
export interface SaveFile {
  /** Null if its name is no text, so that no message can carry it. */
  readonly path: string | null
  readonly id: string
  /** Time of its last write, in milliseconds since 1970. */
  readonly touched: number
}

export interface SummaryResult {
  readonly summary: SaveSummary
  /** Whether the summary depends only on the file's content, and may be cached. A read error may be temporary. */
  readonly isCacheable: boolean
}

/** A record to convert to a journal. */
export interface RecordAsk {
  readonly text: string
  /** Seed for randomness that the record does not determine. */
  readonly seed: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** The part of the new save's id after the game's name. */
  readonly suffix: string
}

/** The whole text of a new journal, in UTF-8. */
export interface NewJournal {
  readonly id: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A save that the rules allow from its first line to its last. */
export interface ReplayedSave {
  /** Head and entries as JSON in UTF-8; all fields have been validated, so it may be sent as it is. */
  readonly json: Uint8Array<ArrayBuffer>
  readonly game: string
  /** The whole file in this program's own form, if another program has rewritten it; see `scanJournal`. */
  readonly own: Uint8Array<ArrayBuffer> | null
  /** Size of the file in this program's own form, and length of its intact lines, in bytes. */
  readonly size: number
  readonly intactBytes: number
  /** The running checksum after the intact lines. */
  readonly checksum: number
  /** Number of entries, and the last one as JSON; `null` if there are none. */
  readonly count: number
  readonly last: string
}

/** The path of a save, and its id. */
export interface SavePlace {
  readonly path: string
  readonly id: string
}

/** A request to the worker, and below it the reply. */
export type ReplayMessage = { readonly number: number } & (
  | { readonly kind: 'summaries'; readonly files: readonly SaveFile[] }
  | { readonly kind: 'record'; readonly record: RecordAsk }
  | { readonly kind: 'played' | 'exported'; readonly place: SavePlace }
)
export type Reply = { readonly number: number } & (
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: string | null; readonly message: string }
)
