import { PLACES } from '../../../rules/forty-nine-outfit/nebraska-checkers/squares'
import { createSeededRng } from '../../../rules/kit'
import { KINDS } from './piece-values'

const rng = createSeededRng('Nebraska-Checkers')

function words(length: number): Int32Array {
  return Int32Array.from({ length }, () => rng.u32() | 0)
}

/** Zobrist keys (Zobrist 1970) of the men, in two words: entry `PLACES * kind + place`. */
export const MAN_KEYS_LOW = words(KINDS * PLACES)
export const MAN_KEYS_HIGH = words(KINDS * PLACES)

/** Zobrist keys of the seat to move, and of the step that it may not make: entry `32 * to + from`. */
export const TURN_KEY_LOW = rng.u32() | 0
export const TURN_KEY_HIGH = rng.u32() | 0
export const BARRED = words(1024)
