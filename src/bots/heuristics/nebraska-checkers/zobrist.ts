import { PLACES } from '../../../rules/forty-nine-outfit/nebraska-checkers/squares'
import { seededRng } from '../../../rules/kit'
import { KINDS } from './piece-values'

const rng = seededRng('Nebraska-Checkers')

function words(length: number): Int32Array {
  return Int32Array.from({ length }, () => rng.u32() | 0)
}

/** Random words (Zobrist 1970), two for each: entry `PLACES * kind + place`. */
export const MAN_ONE = words(KINDS * PLACES)
export const MAN_TWO = words(KINDS * PLACES)

/** For the seat to move, and for the step that it may not make: entry `32 * to + from`. */
export const TURN_ONE = rng.u32() | 0
export const TURN_TWO = rng.u32() | 0
export const BARRED = words(1024)
