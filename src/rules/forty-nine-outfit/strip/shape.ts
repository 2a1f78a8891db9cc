import type { Seat } from '../../kit'

export type Man = 'R' | 'V'

/** Why a puzzle ended: all men stand where they belong, or the last allowed move has been made. */
export type EndReason = 'solved' | 'last-move'

/** The State of the rules page. */
export interface StripView {
  /** Seven entries. */
  readonly squares: readonly (Man | null)[]
  /** 1 to 7. */
  readonly vacant: number
  /** Number of men where they belong. */
  readonly home: number
  readonly moveCount: number
  /** Null without a limit. */
  readonly movesLeft: number | null
  readonly solved: boolean
}

/** Events of one move: `stepped`, then `ended` if it was the last. */
export type StripEvent =
  /** A man moved to the vacant square; squares are 1 to 7. */
  | {
      readonly type: 'stepped'
      readonly seat: Seat
      readonly man: Man
      readonly from: number
      readonly to: number
      /** The squares of the men jumped over, who stay: none for a step, otherwise one or two. */
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
