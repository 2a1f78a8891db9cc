import { expect } from 'vitest'
import type { CasinoTable } from '../../../../src/rules/casino/table'
import {
  bySeat,
  defaults,
  LineOfPlay,
  seatsIn,
  seedLuck,
  type Game,
  type GameEvent,
  type Options,
  type Rng,
} from '../../../../src/rules/kit'

/** What tests ask of a second model of a page. */
interface Oracle {
  readonly playing: boolean
  readonly over: boolean
  readonly turn: number
  readonly scores: readonly number[]
}

interface Model<O extends Oracle> {
  begin(oracle: O, pack: readonly string[]): void
  state(oracle: O): unknown
  winners(oracle: O): number[] | null
}

/** How a casino is played beside a second model of its page. */
export function besideOf<State extends CasinoTable, View, Event extends GameEvent, O extends Oracle>(
  game: Game<State, number, View, Event>,
  model: Model<O>,
) {
  return {
    /** A table and its model, with the cards dealt. */
    begin(oracle: O, seats: number, options: Options, seed: string) {
      const line = new LineOfPlay(game, { ...defaults(game.info), ...options }, seats, seedLuck(seed))
      const settle = () => {
        const from = line.tape.length
        line.settle()
        if (line.tape.length > from) model.begin(oracle, line.tape.slice(from))
      }
      settle()
      return { line, state: line.state as State, oracle, settle }
    },
    expectSame(state: State, oracle: O): void {
      const { over, scores, winners } = game.outcome(state)
      const ours = { page: game.dump(state), over, scores: bySeat(scores), winners, toMove: seatsIn(game.must(state)) }
      const theirs = {
        page: model.state(oracle),
        over: oracle.over,
        scores: bySeat(oracle.scores),
        winners: model.winners(oracle),
        toMove: oracle.playing ? [oracle.turn] : [],
      }
      if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours).toEqual(theirs)
    },
  }
}

/** Now and then a text with one of its characters changed, or another before it. */
export function spoil(text: string, characters: string, rng: Rng): string {
  if (rng.below(10) > 0) return text
  const at = rng.below(text.length)
  const other = characters.charAt(rng.below(characters.length))
  return text.slice(0, at) + other + text.slice(at + rng.below(2))
}
