import type { Level } from '../../ports/journal'
import type { GameRecord } from '../../rules/kit'

/** What a visitor may touch of what is legal: the screen lights nothing else. */
export const LIGHTS = ['all', 'single-jumps', 'safe-squares', 'from-tray', 'large-spots'] as const
export type Lights = (typeof LIGHTS)[number]

/**
 * How a try ends where the rules go on: when the first round has been counted, when no square is lit any more, when the
 * last card of the tray lies. `game` leaves it to the rules.
 */
export const ENDS = ['game', 'round', 'no-light', 'tray'] as const
type Ends = (typeof ENDS)[number]

/**
 * Whom a cut suits. `full`: a child wins 40 to 60 %, a grown-up 65 % or more, whoever knows nothing 20 % or more. `hard`:
 * the same, but knowing nothing wins less. `luck`: the child's share alone, for nobody can do much.
 */
export const CLASSES = ['full', 'hard', 'luck'] as const
export type CutClass = (typeof CLASSES)[number]

/** Shares of visits that end well, 0 to 1, a draw counting half. */
export interface Shares {
  readonly novice: number
  readonly child: number
  readonly adult: number
}

/** A line from where the visitor takes over to an end. */
export interface CutLine {
  /** With the seats' letters. */
  readonly moves: readonly string[]
  /** All outcomes from the deal on, where they are not those of the cut's record. */
  readonly tape?: readonly string[]
}

/** A game that a visitor takes over shortly before its end, so that it is over in three minutes. */
export interface Cut {
  /** The game's id and a number: `forty-nine-17`. */
  readonly id: string
  /** The letter of the visitor's seat. */
  readonly visitor: string
  /** How strong the bots in the other seats play; null in a game for one. */
  readonly rival: Level | null
  /** How many of the record's last moves the hand makes before the visitor's eyes; at least 1. */
  readonly shown: number
  /** How often the same deal may be tried in one visit, until it is won; 1 to 4. */
  readonly tries: number
  readonly lights: Lights
  readonly ends: Ends
  /** Own moves after which a try is lost unless it is won, where rules set no end. */
  readonly moves?: number
  /** Set where what the visitor can't see is shuffled anew at every visit; else the record's tape decides. */
  readonly fresh?: true
  readonly class: CutClass
  /** Measured over visits that had no part in the choice of the cut. */
  readonly shares: Shares
  /** Seconds that the slowest twentieth of the child's visits needs, at eight a decision. */
  readonly seconds: number
  /** A way to the end of a puzzle, with the seat's letter: the hand makes one move of it before the second try, and so on. */
  readonly help?: readonly string[]
  /** Up to where the visitor takes over. Its tape holds the luck still to come. */
  readonly record: GameRecord
  readonly won: CutLine
  readonly lost: CutLine
}

export const CUTS_FORMAT = 'parlor-exhibit-cuts/1'

/** All cuts of a game, as `resources/exhibit/cuts/GAME.json` holds them. */
export interface CutFile {
  readonly format: typeof CUTS_FORMAT
  readonly game: string
  readonly cuts: readonly Cut[]
}
