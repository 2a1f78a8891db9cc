import type { AnyGame, Position } from './game'
import { accept, refuse, type Result } from './result'
import { seededRng } from './xoshiro'

/** Where a table's outcomes of chance come from, in the order in which they are consumed. */
export interface OutcomeSource {
  /** The outcomes that the state waits for, or why there are none. */
  next(game: AnyGame, state: Position): Result<number[]>
}

/** Outcomes written out; entries too many are never looked at. */
export function tapeOutcomes(tape: readonly string[]): OutcomeSource {
  let used = 0
  return {
    next(game, state) {
      const outcomes = game.readChance(state, tape, used)
      if (outcomes.ok) used += outcomes.value.length
      return outcomes
    },
  }
}

/** Outcomes drawn from the generator that a text stands for. */
export function seedOutcomes(seed: string): OutcomeSource {
  const rng = seededRng(seed)
  return {
    next(game, state) {
      const outcomes: number[] = []
      game.sampleChance(state, rng, outcomes)
      outcomes.length = game.chance(state)
      return accept(outcomes)
    },
  }
}

/** Outcomes of a tape for as long as it lasts, then those of a seed: a printed game that is played on. */
export function tapeThenSeed(tape: readonly string[], seed: string): OutcomeSource {
  let used = 0
  const rest = seedOutcomes(seed)
  return {
    next(game, state) {
      if (used >= tape.length) return rest.next(game, state)
      const outcomes = game.readChance(state, tape, used)
      if (outcomes.ok) used += outcomes.value.length
      return outcomes
    },
  }
}

/** For games without chance. */
export const noOutcomes: OutcomeSource = {
  next: (game) => refuse('bad-record', `${game.info.title} needs chance: a tape or a seed.`),
}
