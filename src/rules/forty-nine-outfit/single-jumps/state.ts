import type { Position } from '../../kit'
import type { Square } from '../board'
import { MOBILITY_WORDS, type Mobility } from '../jumping/mobility'
import type { Men } from '../jumping/men'

/** The square that is vacant at first, from 1. Puzzles may have more options. */
export type JumpsOptions = Readonly<Record<'start', number>>

/** A board of men who make one jump after another, each a move of its own. */
export interface JumpsState<O extends JumpsOptions = JumpsOptions> extends Position<O>, Men {
  /** Where the last man must stand, from 0; -1: anywhere. */
  readonly aim: Square
  /** Who can jump in which direction. */
  readonly able: Mobility
  /** How many jumps that makes; 0: the game is over. */
  open: number
}

/** An empty board. */
export function bareBoard<O extends JumpsOptions>(options: O, seats: number, aim: Square): JumpsState<O> {
  return { options, seats, aim, low: 0, high: 0, jumps: 0, able: new Int32Array(MOBILITY_WORDS), open: 0 }
}

export function copy(from: JumpsState, into: JumpsState): void {
  into.low = from.low
  into.high = from.high
  into.jumps = from.jumps
  into.able.set(from.able)
  into.open = from.open
}
