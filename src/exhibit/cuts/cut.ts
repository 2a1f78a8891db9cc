import type { Level } from '../../ports/journal'
import type { GameRecord } from '../../rules/kit'

/** Which of the legal moves a visitor may touch: the screen lights no others. */
export const LIGHTS = ['all', 'single-jumps', 'safe-squares', 'from-tray', 'large-spots'] as const
export type Lights = (typeof LIGHTS)[number]

/**
 * How a try ends before the rules end the game: when the first round has been counted, when no square is lit any more,
 * or when the last card of the tray is laid. `game` leaves it to the rules.
 */
export const ENDS = ['game', 'round', 'no-light', 'tray'] as const
type Ends = (typeof ENDS)[number]

/**
 * The kind of visitor for whom a cut is suitable. `full`: a child wins 40 to 60 %, an adult 65 % or more, a novice 20 %
 * or more. `hard`: the same, but a novice wins less. `luck`: only the child's share counts, because skill matters
 * little.
 */
export const CLASSES = ['full', 'hard', 'luck'] as const
export type CutClass = (typeof CLASSES)[number]

/** Shares of visits that end in a win, 0 to 1, a draw counting half. */
export interface Shares {
  readonly novice: number
  readonly child: number
  readonly adult: number
}

/** A line of play from the point where the visitor takes over to an end. */
export interface CutLine {
  /** Moves with seat letters. */
  readonly moves: readonly string[]
  /** All outcomes since the deal, if they differ from those of the cut's record. */
  readonly tape?: readonly string[]
}

/** A game that a visitor takes over shortly before its end, so that it takes at most three minutes. */
export interface Cut {
  /** The game's id and a number: `forty-nine-17`. */
  readonly id: string
  /** The letter of the visitor's seat. */
  readonly visitor: string
  /** Level of the bots in the other seats; null in a game for one. */
  readonly rival: Level | null
  /** How many of the record's last moves the on-screen hand makes in view; at least 1. */
  readonly shown: number
  /** How often the same deal may be tried in one visit, until it is won; 1 to 4. */
  readonly tries: number
  readonly lights: Lights
  readonly ends: Ends
  /** Limit of the visitor's moves, after which a try that is not won is lost; for games whose rules set no end. */
  readonly moves?: number
  /**
   * Set if outcomes that the visitor cannot see are shuffled anew at every visit; otherwise the record's tape decides.
   */
  readonly fresh?: true
  readonly class: CutClass
  /** Measured over visits that had no part in selecting the cut. */
  readonly shares: Shares
  /** Duration of the child's visits in seconds, 95th percentile, at eight seconds per decision. */
  readonly seconds: number
  /**
   * A solution of a puzzle, with the seat letter: the on-screen hand makes one move of it before the second try, two
   * before the third, and so on.
   */
  readonly help?: readonly string[]
  /** The record up to the point where the visitor takes over. Its tape contains outcomes still to come. */
  readonly record: GameRecord
  readonly won: CutLine
  readonly lost: CutLine
}

export const CUTS_FORMAT = 'parlor-exhibit-cuts/1'

/** All cuts of a game, the content of `resources/exhibit/cuts/GAME.json`. */
export interface CutFile {
  readonly format: typeof CUTS_FORMAT
  readonly game: string
  readonly cuts: readonly Cut[]
}
