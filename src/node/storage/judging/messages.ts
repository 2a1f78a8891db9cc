import type { SaveSummary } from '../../../protocol/app/services'

/** A journal to be summed up. */
export interface SaveFile {
  readonly path: string
  readonly id: string
  /** When it was written last, in milliseconds since 1970. */
  readonly touched: number
}

export interface Summarised {
  readonly summary: SaveSummary
  /** Whether the file itself says so. A file that could not be read may be read another time. */
  readonly lasting: boolean
}

/** A record to be made a journal of. */
export interface RecordAsk {
  readonly text: string
  /** Seed for what the record does not settle. */
  readonly seed: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** What follows the name of the game in the new save's id. */
  readonly suffix: string
}

/** The whole text of a new journal, in UTF-8. */
export interface NewJournal {
  readonly id: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A save that the rules allow from its first line to its last. */
export interface Played {
  /** Head and entries as JSON in UTF-8: all fields were checked, so it may go out as it is. */
  readonly json: Uint8Array<ArrayBuffer>
  /** Where the file ended when it was read, and where its whole lines end, in bytes. */
  readonly size: number
  readonly good: number
  /** The sum at the end of the whole lines. */
  readonly sum: number
  /** How many entries there are, and the last as JSON; `null` for none. */
  readonly count: number
  readonly last: string
}

/** Where a save lies, and the name that it goes by. */
export type SavePlace = Pick<SaveFile, 'path' | 'id'>

/** What is asked of the worker, and what it answers. */
export type Ask = { readonly number: number } & (
  | { readonly kind: 'summaries'; readonly files: readonly SaveFile[] }
  | { readonly kind: 'record'; readonly record: RecordAsk }
  | { readonly kind: 'played' | 'exported'; readonly place: SavePlace }
)
export type Reply = { readonly number: number } & (
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: string | null; readonly message: string }
)
