import type { Position } from '../../kit'
import type { Square } from '../board'
import { MOBILITY_WORDS, type Mobility } from '../jumping/mobility'
import type { Men } from '../jumping/men'

/** Options shared by all puzzles: the vacant square at the start, from 1. Puzzles may have more options. */
export type JumpsOptions = Readonly<Record<'start', number>>

/** A board of men; every jump is a move of its own. */
export interface JumpsState<O extends JumpsOptions = JumpsOptions> extends Position<O>, Men {
  /** The square on which the last man must stand, counted from 0; -1 for any. */
  readonly aim: Square
  /** The men that can jump, by direction. */
  readonly mobility: Mobility
  /** Number of possible jumps; the game is over at 0. */
  jumpCount: number
}

/** Returns an empty board. */
export function createEmptyBoard<O extends JumpsOptions>(options: O, seats: number, aim: Square): JumpsState<O> {
  return { options, seats, aim, low: 0, high: 0, jumps: 0, mobility: new Int32Array(MOBILITY_WORDS), jumpCount: 0 }
}

export function copy(from: JumpsState, into: JumpsState): void {
  into.low = from.low
  into.high = from.high
  into.jumps = from.jumps
  into.mobility.set(from.mobility)
  into.jumpCount = from.jumpCount
}
