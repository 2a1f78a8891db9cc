import { count } from '../../../rules/forty-nine-outfit/bits'
import type { NebraskaState } from '../../../rules/forty-nine-outfit/nebraska-checkers'
import { canJump } from '../../../rules/forty-nine-outfit/nebraska-checkers/jumping'
import { jumpsOf, placesOf, type Move } from '../../../rules/forty-nine-outfit/nebraska-checkers/move'
import { KING_ROW } from '../../../rules/forty-nine-outfit/nebraska-checkers/squares'
import { QUIET } from '../../../rules/forty-nine-outfit/nebraska-checkers/state'
import type { Lens } from '../../minimax/lens'
import { Endings } from './endings'

/** What is worth how much, in hundredths of a plain man. */
export interface Worth {
  readonly king: number
  /** For each row that a plain man has gone forward. */
  readonly advance: number
  /** For each man still on his own first row while the other has plain men: he keeps kings from being made. */
  readonly home: number
  /** For each man in the middle of the board. */
  readonly middle: number
  /** For whoever is ahead, as the men grow fewer: taking man for man brings the win nearer. */
  readonly trade: number
}

/** Places on squares 17, 19, 25, 31, 33 and the four around them that are not at the edge. */
const MIDDLE = [9, 11, 13, 17, 19, 23, 25, 27, 31, 33, 37, 39, 41].reduce((set, n) => set | (1 << ((n - 1) / 2)), 0)

/** The places of each row: 4, 3, 4, 3, 4, 3, 4. */
const ROWS = [0b1111, 0b111 << 4, 0b1111 << 7, 0b111 << 11, 0b1111 << 14, 0b111 << 18, 0b1111 << 21]

let endings: Endings | null = null

/** Nebraska-Checkers as alpha-beta sees it. With `exact` endings of at most four kings are looked up. */
export function nebraskaLens(worth: Worth, exact: boolean): Lens<NebraskaState, Move> {
  const side = (state: NebraskaState, seat: 0 | 1): number => {
    const men = state.men[seat]!
    const kings = state.kings[seat]!
    let value = 100 * count(men) + worth.king * count(kings) + worth.middle * count((men | kings) & MIDDLE)
    for (let row = 0; row < ROWS.length; row++) {
      value += worth.advance * (seat === 0 ? ROWS.length - 1 - row : row) * count(men & ROWS[row]!)
    }
    if (state.men[1 - seat] !== 0) value += worth.home * count(men & KING_ROW[1 - seat]!)
    return value
  }
  const known = (state: NebraskaState): number => (endings ??= new Endings()).known(state)
  return {
    result: (state) => (state.ended === 0 ? NaN : state.ended === QUIET ? 0 : -1),
    turn: (state) => state.turn as 0 | 1,
    hash(state, into) {
      const { men, kings, turn } = state
      into[0] =
        mix(men[0]! + turn, 0x9e3779b1) ^
        mix(men[1]!, 0x85ebca6b) ^
        mix(kings[0]!, 0xc2b2ae35) ^
        mix(kings[1]!, 0x27d4eb2f)
      into[1] =
        mix(men[0]!, 0x165667b1) ^
        mix(men[1]! + turn, 0xd3a2646d) ^
        mix(kings[0]!, 0xfd7046c5) ^
        mix(kings[1]!, 0xb55a4f09)
    },
    judge(state) {
      const turn = state.turn as 0 | 1
      const own = side(state, turn)
      const other = side(state, (1 - turn) as 0 | 1)
      const all = count(state.men[0]! | state.men[1]! | state.kings[0]! | state.kings[1]!)
      return own - other + Math.sign(own - other) * worth.trade * (14 - all)
    },
    restless: (state) => canJump(state, state.turn),
    promise(_state, move) {
      const jumps = jumpsOf(move)
      if (jumps > 0) return 1000 * jumps
      const [, to] = placesOf(move)
      return (MIDDLE >> to!) & 1 ? 10 : 0
    },
    ...(exact && { known }),
  }
}

function mix(word: number, by: number): number {
  let mixed = Math.imul(word ^ (word >>> 15), by)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x5bd1e995)
  return mixed ^ (mixed >>> 16)
}
