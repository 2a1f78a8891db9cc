import fc from 'fast-check'
import { expect } from 'vitest'
import {
  bySeat,
  lettersOf,
  LineOfPlay,
  createSeededRng,
  createSeedSource,
  lettersToMove,
  type AnyGame,
  type Position,
} from '../../../../src/rules/kit'
import { runCount } from '../../../scale'
import { legalTexts, looseNumerals, someTexts } from './legal-texts'
import { begin, judge, play, stateOf, toMove as toMoveOf, type Model, type PageNumber } from './oracle'

interface Setting {
  readonly seed: string
  readonly seats: number
  readonly options: Record<string, unknown>
}

/** A game that is played in the engine and in the plain model, move by move. */
class Beside {
  readonly line: LineOfPlay
  readonly model: Model
  readonly rng

  constructor(
    readonly game: AnyGame,
    page: PageNumber,
    { seed, seats, options }: Setting,
  ) {
    const given = options as Record<string, boolean | number>
    this.line = new LineOfPlay(game, given, seats, createSeedSource(seed))
    this.line.settleChance()
    this.rng = createSeededRng(`${seed}, players`)
    // The model reads the same list that the engine extends.
    this.model = begin(page, lettersOf(seats), options, this.line.tape)
  }

  get state(): Position {
    return this.line.state
  }

  /** Returns the texts that the engine lists for a seat, sorted. */
  texts(letter: string): string[] {
    const into: number[] = []
    const seat = this.model.letters.indexOf(letter)
    const count = this.game.moves(this.state, seat, into)
    const texts = into.slice(0, count).map((move) => this.game.write(this.state, seat, move))
    expect(new Set(texts).size).toBe(count)
    return texts.sort()
  }

  /**
   * Returns the text of a random move of a seat that may act. With `trailing` it is a trail of the seat in turn, if
   * that seat has one.
   */
  choose(trailing: boolean): string {
    const { model, rng } = this
    const letters = toMoveOf(model)
    let letter = letters[rng.below(letters.length)]!
    let texts = this.texts(letter)
    if (trailing) {
      const turn = this.texts(model.turn).filter((text) => text.startsWith('trail'))
      if (turn.length > 0) [letter, texts] = [model.turn, turn]
    }
    return `${letter} ${texts[rng.below(texts.length)]!}`
  }

  /** Plays a text in both. */
  step(text: string): void {
    const refused = this.line.playText(text)
    expect([text, refused]).toEqual([text, null])
    this.line.settleChance()
    expect([text, play(this.model, text[0]!, text.slice(2))]).toEqual([text, null])
  }

  /** Expects the same position in both. */
  compare(): void {
    const { game, state, model } = this
    const outcome = game.outcome(state)
    const ours = {
      state: game.dump(state),
      scores: bySeat(outcome.scores),
      winners: outcome.winners?.map((seat) => model.letters[seat]!) ?? null,
      toMove: lettersToMove(game, state),
    }
    const theirs = { state: stateOf(model), scores: model.scores, winners: model.winners, toMove: toMoveOf(model) }
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours).toEqual(theirs)
  }

  /**
   * Expects that both list the same moves and refuse other texts with the same codes. Lists are not compared if 9 to 12
   * numerals lie loose, because the model would try too many texts.
   */
  compareMoves(): void {
    const { game, state, model, rng } = this
    const many = looseNumerals(model)
    for (const letter of model.letters) {
      const seat = model.letters.indexOf(letter)
      const acts = toMoveOf(model).includes(letter)
      if (acts && (many <= 8 || many > 12)) expect(this.texts(letter)).toEqual(legalTexts(model, letter))
      for (const text of [
        ...someTexts(model, (below) => rng.below(below)),
        ...this.line.moves.slice(-9).map((m) => m.slice(2)),
      ]) {
        const read = game.read(state, seat, text)
        const judged = judge(model, letter, text)
        expect([letter, text, read.ok || read.error.code]).toEqual([letter, text, typeof judged !== 'string' || judged])
      }
    }
  }
}

/** Plays random games and compares them with the model of the page. `options` draws the options. */
export function compareGames(
  game: AnyGame,
  page: PageNumber,
  options: fc.Arbitrary<Record<string, unknown>>,
  full: number,
): void {
  const settings = fc.record({
    seed: fc.string({ maxLength: 8 }),
    seats: fc.integer({ min: 2, max: 4 }),
    options,
    trailing: fc.integer({ min: 0, max: 3 }),
  })
  fc.assert(
    fc.property(settings, ({ trailing, ...setting }) => {
      const beside = new Beside(game, page, setting)
      beside.compare()
      for (let ply = 0; ply < 400 && !beside.line.isOver; ply++) {
        if (beside.rng.below(15) === 0) beside.compareMoves()
        beside.step(beside.choose(beside.rng.below(4) < trailing))
        beside.compare()
      }
    }),
    { numRuns: runCount(full) },
  )
}
