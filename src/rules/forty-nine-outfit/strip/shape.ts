import type { Seat, DescriptionParts } from '../../kit'

/** The options of every strip puzzle. */
export const OPTIONS = { moveLimit: { kind: 'whole', default: 10, min: 0, max: 99 } } as const

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

/** What describes The Reverse Puzzle before its rules are loaded. */
export const REVERSE_PUZZLE_DESCRIPTION = {
  title: 'The Reverse Puzzle',
  year: 1928,
  options: OPTIONS,
} satisfies DescriptionParts

/** What describes Another Reverse Puzzle before its rules are loaded. */
export const ANOTHER_REVERSE_PUZZLE_DESCRIPTION = {
  title: 'Another Reverse Puzzle',
  year: 1928,
  options: OPTIONS,
} satisfies DescriptionParts
