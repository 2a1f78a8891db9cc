import type { Seat } from '../../kit'

export type Man = 'R' | 'V'

/** Everybody is where he belongs; the last allowed move is made. */
export type EndReason = 'solved' | 'last-move'

/** The page's State. */
export interface StripView {
  /** Seven entries. */
  readonly squares: readonly (Man | null)[]
  /** 1 to 7. */
  readonly vacant: number
  /** Men where they belong. */
  readonly home: number
  readonly moveCount: number
  /** Null without a limit. */
  readonly movesLeft: number | null
  readonly solved: boolean
}

/** One move: `stepped`, then `ended` if it was the last. */
export type StripEvent =
  /** A man has gone to the vacant square; squares are 1 to 7. */
  | {
      readonly type: 'stepped'
      readonly seat: Seat
      readonly man: Man
      readonly from: number
      readonly to: number
      /** The squares of the men he jumped, who stay: none for a step, or one or two. */
      readonly over: readonly number[]
      readonly home: number
      readonly moveCount: number
      /** Null without a limit. */
      readonly movesLeft: number | null
    }
  | {
      readonly type: 'ended'
      readonly seat: Seat
      readonly reason: EndReason
      readonly home: number
      readonly solved: boolean
    }
