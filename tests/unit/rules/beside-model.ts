import fc from 'fast-check'
import { expect } from 'vitest'
import { gameById } from '../../../src/rules/catalogue'
import {
  defaults,
  viewTable,
  ONLOOKER,
  replay,
  createSeededRng,
  createSeedSource,
  LineOfPlay,
  type AnyGame,
  type GameEvent,
  type Options,
  type Rng,
} from '../../../src/rules/kit'
import { runCount } from '../../scale'

/** A plain second model of a puzzle's page, which takes the texts of moves and returns the page's State. */
export interface Model {
  /** Plays the text of a move without its seat. Returns null, or the code of the refusal. */
  play(text: string): string | null
  state(): unknown
  /** Returns null while the puzzle is not over, and then whether it is won. */
  won(): boolean | null
  score(): number
  /** Returns the texts of all legal moves. */
  moves(): string[]
  clone(): Model
}

export type Dealer = (tape: readonly string[], options: Options) => Model

/**
 * Plays random games in the engine and in the model. Expects the same position in both after every ply, and that both
 * refuse the same texts with the same codes.
 */
export function compareGames(
  game: AnyGame,
  options: fc.Arbitrary<object>,
  dealer: Dealer,
  words: string[],
  full: number,
) {
  fc.assert(
    fc.property(options, fc.string({ maxLength: 6 }), (chosen, seed) => {
      const all = { ...defaults(game.info), ...chosen }
      const line = new LineOfPlay(game, all, 1, createSeedSource(seed))
      line.settleChance()
      const model = dealer(line.tape, all)
      const rng = createSeededRng(`${seed}!`)
      for (let ply = 0; ply < 150; ply++) {
        const { state } = line
        same(game.dump(state), model.state())
        const { over, scores, winners } = game.outcome(state)
        const won = model.won()
        same([over, scores, winners], [won !== null, [model.score()], won === null ? null : won ? [0] : []])
        const listed: number[] = []
        const texts = listed.slice(0, game.moves(state, 0, listed)).map((move) => game.write(state, 0, move))
        const legal = listed.length === 0 ? [] : texts
        same([...legal].sort(), model.moves().sort())
        for (const text of others(legal, words, rng)) {
          const read = game.read(state, 0, text)
          same([text, read.ok ? null : read.error.code], [text, model.clone().play(text)])
        }
        if (over) break
        const text = legal[rng.below(legal.length)]!
        same(line.playText(`A ${text}`), null)
        same(model.play(text), null)
      }
    }),
    { numRuns: runCount(full) },
  )
}

/**
 * Returns some of the words, legal here or not, and some legal texts: each as it is, with a character changed, and with
 * a character left out.
 */
function others(legal: readonly string[], words: readonly string[], rng: Rng): string[] {
  const chosen = Array.from({ length: 6 }, () => words[rng.below(words.length)]!)
  const texts = [...chosen, ...legal.slice(0, 2)]
  return texts.flatMap((text) => {
    const at = rng.below(text.length + 1)
    const other = '0123456789-@C adeplruw+'.charAt(rng.below(23))
    return [text, text.slice(0, at) + other + text.slice(at + 1), text.slice(0, at) + text.slice(at + 1)]
  })
}

function same(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toEqual(expected)
}

/** Replays a record. Returns the table at its end, with all events. Throws if the record has a fault. */
export function tableOf(id: string, tape: readonly string[], moves: readonly string[], options: object = {}) {
  const events: GameEvent[] = []
  const record = { format: 'parlor-record/1', game: id, options, seats: ['A'], chance: { tape }, moves }
  const replayed = replay(gameById, record, (event) => events.push(event))
  if (!replayed.ok) throw new Error(`${replayed.fault.code} at ${replayed.fault.move}: ${replayed.fault.message}`)
  const { game, state } = replayed.line
  return { game, state, events, seen: viewTable(game, state, ONLOOKER), outcome: game.outcome(state) }
}

/**
 * Returns the code with which the last move is refused, or null if it is legal. Throws if an earlier move is refused.
 */
export function codeOf(id: string, tape: readonly string[], moves: readonly string[], options: object = {}) {
  const record = { format: 'parlor-record/1', game: id, options, seats: ['A'], chance: { tape }, moves }
  const replayed = replay(gameById, record)
  if (replayed.ok) return null
  const { code, ply } = replayed.fault
  if (ply !== null && ply !== moves.length) throw new Error(`${code} at move ${ply} already`)
  return code
}

/** Returns the cards `1` to `highest` and `more`, with those listed in `first` in front. */
export function packOf(first: string, highest: number, more: readonly string[] = []): string[] {
  const front = first.split(' ').filter((card) => card !== '')
  const all = [...Array.from({ length: highest }, (_, i) => `${i + 1}`), ...more]
  return [...front, ...all.filter((card) => !front.includes(card))]
}
