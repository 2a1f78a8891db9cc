import type { EventsOf, Seat, DescriptionParts } from '../../kit'

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
export type StripEvent = EventsOf<{
  /**
   * A man moved to the vacant square; squares are 1 to 7. `over`: the squares of the men jumped over, who stay: none
   * for a step, otherwise one or two. `movesLeft`: null without a limit.
   */
  stepped: {
    seat: Seat
    man: Man
    from: number
    to: number
    over: readonly number[]
    home: number
    moveCount: number
    movesLeft: number | null
  }
  ended: { seat: Seat; reason: EndReason; home: number; solved: boolean }
}>

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
