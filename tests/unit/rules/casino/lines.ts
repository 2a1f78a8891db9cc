import type { CasinoTable } from '../../../../src/rules/casino/table'
import {
  checkOptions,
  LineOfPlay,
  createSeedSource,
  type Game,
  type GameEvent,
  type Options,
  type EventSink,
} from '../../../../src/rules/kit'

/** Returns functions with which the tests of a casino play whole rounds. */
export function roundsOf<State extends CasinoTable, View, Event extends GameEvent>(game: Game<State, View, Event>) {
  return {
    begin(seats: number, given: Options, seed: string): LineOfPlay {
      const options = checkOptions(game.info, given, seats)
      if (!options.ok) throw new Error(options.error.message)
      return new LineOfPlay(game, options.value, seats, createSeedSource(seed))
    },
    /** Plays until one more round is counted. `choose` chooses the moves; if it is null, every seat trails. */
    playRound(line: LineOfPlay, choose: ((state: State) => number) | null, tell?: (event: Event) => void): void {
      const state = line.state as State
      const hear = tell as EventSink
      const rounds = state.countedRounds + 1
      line.settleChance(hear)
      while (state.countedRounds < rounds) {
        const into: number[] = []
        game.moves(state, state.turn, into)
        // The first of a card's moves is its trail.
        line.play({ seat: state.turn, move: choose ? choose(state) : into[0]! }, hear)
      }
    },
  }
}
