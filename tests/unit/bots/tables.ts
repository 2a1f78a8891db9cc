import { gameById } from '../../../src/rules/catalogue'
import { fortyNine } from '../../../src/rules/forty-nine-outfit/forty-nine'
import type { FortyNineState } from '../../../src/rules/forty-nine-outfit/forty-nine/state'
import { defaults, viewTable, createSeededRng, type Options, type Rng, type GameView } from '../../../src/rules/kit'

/**
 * Returns the table of Forty-Nine after `plies` random sound moves, or the last one before the end if the game ends
 * earlier.
 */
export function tableAfter(plies: number, rng: Rng, seats = 2, options: Options = {}): FortyNineState {
  const state = fortyNine.start({ ...defaults(fortyNine.info), ...options }, seats)
  const pack: number[] = []
  fortyNine.sampleChance(state, rng, pack)
  fortyNine.applyChance(state, pack)
  const pick = fortyNine.pickSound ?? fortyNine.pick
  const isOver = () => state.ended !== null
  for (let ply = 0; ply < plies && !isOver(); ply++) {
    const before = fortyNine.clone(state)
    fortyNine.apply(state, state.turn, pick(state, state.turn, rng))
    if (isOver()) return before
  }
  return state
}

export function viewOf(state: FortyNineState, seat: number): GameView {
  return viewTable(gameById('forty-nine'), state, seat)
}

export { createSeededRng }
