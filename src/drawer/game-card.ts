import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Level } from '../ports/journal'
import { nonDefault, type AnyGame, type Options, type Seat } from '../rules/kit'

/** The player of a seat as a card names it. A record tells no more than a name; a journal also who plays. */
export interface CardPlayer {
  readonly name: string
  readonly kind: 'person' | 'bot' | 'unknown'
  readonly level?: Level
}

/** What is written on the card of a game in the drawer. Everything follows from the game's record or journal. */
export interface GameCard {
  /** Of the line of play: equal for a save and for the record that was exported from it. */
  readonly hash: string
  readonly game: string
  readonly rules: number
  /** Those other than the defaults. */
  readonly options: Options
  readonly players: readonly CardPlayer[]
  readonly moves: number
  readonly over: boolean
  readonly scores: readonly number[]
  /** Seats; empty while the game is not over, and after one that nobody has won. */
  readonly winners: readonly Seat[]
  readonly reason: string | null
  /** Set if hints, or what was seen before moves were taken back, have helped somebody who played alone. */
  readonly helped?: true
  /** Of a puzzle whose solutions have numbers, from 1: the one that was found. */
  readonly solution?: number
  /** Times in milliseconds since 1970; null where only a record is known, which has no clock. */
  readonly begun: number | null
  readonly ended: number | null
}

/** A line of play from its beginning: what makes two games the same. */
interface PlayedLine {
  readonly game: AnyGame
  /** Complete. */
  readonly options: Options
  readonly seats: number
  readonly tape: readonly string[]
  readonly moves: readonly string[]
}

/** Returns the hash of a line of play, as 32 hexadecimal digits. */
export function hashOfLine({ game, options, seats, tape, moves }: PlayedLine): string {
  const own = Object.entries(nonDefault(game.info, options)).sort(([one], [other]) => (one < other ? -1 : 1))
  const text = JSON.stringify([game.info.id, game.info.version, own, seats, tape, moves])
  return bytesToHex(sha256(utf8ToBytes(text)).subarray(0, 16))
}
