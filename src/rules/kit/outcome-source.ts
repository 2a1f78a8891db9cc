import type { AnyGame, Position } from './game'
import { accept, refuse, type Result } from './result'
import { createSeededRng } from './xoshiro'

/** The source of a table's outcomes of chance, in the order in which they are consumed. */
export interface OutcomeSource {
  /** Returns the outcomes that are due, or the reason why there are none. */
  next(game: AnyGame, state: Position): Result<number[]>
}

/** Creates a source that reads a tape. Surplus entries are ignored. */
export function createTapeSource(tape: readonly string[]): OutcomeSource {
  let used = 0
  return {
    next(game, state) {
      const outcomes = game.readChance(state, tape, used)
      if (outcomes.ok) used += outcomes.value.length
      return outcomes
    },
  }
}

/** Creates a source that draws outcomes from the generator seeded with a text. */
export function createSeedSource(seed: string): OutcomeSource {
  const rng = createSeededRng(seed)
  return {
    next(game, state) {
      const outcomes: number[] = []
      game.sampleChance(state, rng, outcomes)
      outcomes.length = game.chance(state)
      return accept(outcomes)
    },
  }
}

/** Creates a source that reads a tape to its end and then draws from a seed: for a printed game that is continued. */
export function createTapeThenSeedSource(tape: readonly string[], seed: string): OutcomeSource {
  let used = 0
  const rest = createSeedSource(seed)
  return {
    next(game, state) {
      if (used >= tape.length) return rest.next(game, state)
      const outcomes = game.readChance(state, tape, used)
      if (outcomes.ok) used += outcomes.value.length
      return outcomes
    },
  }
}

/** The source for games without chance; refuses with `bad-record` if an outcome is due. */
export const emptyOutcomeSource: OutcomeSource = {
  next: (game) => refuse('bad-record', `${game.info.title} needs chance: a tape or a seed.`),
}
