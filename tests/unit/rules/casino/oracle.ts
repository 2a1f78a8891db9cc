import { expect } from 'vitest'
import type { CasinoTable } from '../../../../src/rules/casino/table'
import {
  bySeat,
  defaults,
  LineOfPlay,
  seatsIn,
  createSeedSource,
  type Game,
  type GameEvent,
  type Options,
  type Rng,
} from '../../../../src/rules/kit'

/** What tests read of the state of a second model of a page. */
interface Oracle {
  readonly playing: boolean
  readonly over: boolean
  readonly turn: number
  readonly scores: readonly number[]
}

interface Model<O extends Oracle> {
  begin(oracle: O, pack: readonly string[]): void
  /** Plays the text of a move. Returns null, or the code of the refusal. */
  play(oracle: O, seat: number, text: string): string | null
  /** Returns the code with which a text is refused, or null. */
  judge(oracle: O, seat: number, text: string): string | null
  state(oracle: O): unknown
  winners(oracle: O): number[] | null
}

/**
 * Returns a function that begins a game of a casino, with the cards dealt, in the engine and in a second model of its
 * page, so that the two are compared.
 */
export function createComparison<State extends CasinoTable, View, Event extends GameEvent, O extends Oracle>(
  game: Game<State, View, Event>,
  model: Model<O>,
) {
  return (oracle: O, seats: number, options: Options, seed: string) => {
    const line = new LineOfPlay(game, { ...defaults(game.info), ...options }, seats, createSeedSource(seed))
    const state = line.state as State

    function settle(): void {
      const from = line.tape.length
      line.settleChance()
      if (line.tape.length > from) model.begin(oracle, line.tape.slice(from))
    }

    function expectSame(): void {
      const { over, scores, winners } = game.outcome(state)
      const ours = {
        page: game.dump(state),
        over,
        scores: bySeat(scores),
        winners,
        toMove: seatsIn(game.requiredSeats(state)),
      }
      const theirs = {
        page: model.state(oracle),
        over: oracle.over,
        scores: bySeat(oracle.scores),
        winners: model.winners(oracle),
        toMove: oracle.playing ? [oracle.turn] : [],
      }
      if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours).toEqual(theirs)
    }

    settle()
    expectSame()
    return {
      line,
      state,
      oracle,
      /**
       * Plays a move of the seat in turn in both. Expects the same position in both after it, and again after the next
       * cards are dealt.
       */
      play(move: number): void {
        const seat = state.turn
        const text = game.write(state, seat, move)
        line.play({ seat, move })
        expect([text, model.play(oracle, seat, text)]).toEqual([text, null])
        expectSame()
        settle()
        expectSame()
      },
      /** Returns the code with which both refuse a text, or null. Throws if their codes differ. */
      codeOf(seat: number, text: string): string | null {
        const read = game.read(state, seat, text)
        const ours = read.ok ? null : read.error.code
        const code = model.judge(oracle, seat, text)
        if (ours !== code) throw new Error(`${text}: ${ours} for ${code}`)
        return code
      },
    }
  }
}

/** Returns the text, once in ten times with one of its characters changed or another inserted before it. */
export function mutateText(text: string, characters: string, rng: Rng): string {
  if (rng.below(10) > 0) return text
  const at = rng.below(text.length)
  const other = characters.charAt(rng.below(characters.length))
  return text.slice(0, at) + other + text.slice(at + rng.below(2))
}
