import fc from 'fast-check'
import { expect } from 'vitest'
import type { AnyGame, LineOfPlay, Position, Rng, Seat } from '../../../src/rules/kit'
import { runCount } from '../../scale'
import {
  actors,
  check,
  isEndless,
  legalMoves,
  oneOf,
  expectSameJson,
  setups,
  someMove,
  randomPosition,
  type Checks,
} from './setups'
import type { Laws } from './visit'

/** Any texts at all. Made once for all games: that takes as long as a hundred games. */
const noises = fc.array(fc.string({ unit: 'binary' }), { maxLength: 20 })

export const notationChecks: Checks = {
  'refuses any other text with a code and a sentence, and nothing has changed'(game) {
    fc.assert(
      fc.property(setups(game), noises, (setup, noise) => {
        const { line, rng } = randomPosition(setup)
        const { state } = line
        const texts = [...noise, ...noise.map((text) => `A ${text}`), ...mutants(game, line, rng)]
        const before = JSON.stringify(game.dump(state))
        for (const text of texts) {
          const read = line.read(text)
          check(JSON.stringify(game.dump(state)) === before, 'reading a text changes the position')
          if (read.ok) playOn(game, state, read.value, rng)
          else {
            const { code, message } = read.error
            check(/^[a-z]+(-[a-z0-9]+)*$/.test(code) && /^[A-Z].*[.]$/su.test(message), `${code}: ${message}`)
          }
        }
      }),
      { numRuns: runCount(80) },
    )
  },
}

/** Rules that are checked at positions of random games and after the games. */
export const notationLaws: Laws = {
  'writes each move of a position as a text of its own and reads it back': {
    share: 0.4,
    at({ setup: { game }, state, rng }) {
      for (const seat of actors(game, state)) {
        const moves = legalMoves(game, state, seat)
        const texts = moves.map((move) => game.write(state, seat, move))
        check(new Set(texts).size === texts.length, 'two moves have the same text')
        // Long lists are sampled: both ends of the list, and some moves between.
        const some = moves.length < 60 ? [...moves.keys()] : [0, moves.length - 1, ...sample(moves.length, rng)]
        for (const i of some) expectSameJson(game.read(state, seat, texts[i]!), { ok: true, value: moves[i] })
      }
      return 1
    },
  },

  'refuses everything once it is over, before it looks at who says what': {
    games: 0.4,
    after({ setup: { game }, line }) {
      if (!line.isOver) return 0
      const refused = { ok: false, error: { code: 'game-over' } }
      for (const text of [line.moves.at(-1)!, 'A nonsense', 'Z 99', '']) expect(line.read(text)).toMatchObject(refused)
      expect(game.read(line.state, 0, 'nonsense')).toMatchObject(refused)
      return 1
    },
    verdict(game, { games }) {
      if (!isEndless(game)) expect(games).toBeGreaterThan(0)
    },
  },

  'refuses whatever a seat sends that need not act': {
    share: 0.2,
    at({ setup: { game, seats }, state }) {
      const acting = actors(game, state)
      let refused = 0
      for (let seat = 0; seat < seats; seat++) {
        if (acting.includes(seat)) continue
        const stolen = game.write(state, acting[0]!, legalMoves(game, state, acting[0]!)[0]!)
        check(!game.read(state, seat, stolen).ok, `seat ${String(seat)} may act`)
        refused++
      }
      return refused
    },
    verdict(game, { positions }) {
      // At a table for one there is no other seat.
      if (game.info.seats.max > 1) expect(positions).toBeGreaterThan(0)
    },
  },
}

/** Plays an accepted move and up to a hundred random plies after it, to check that the game goes on from there. */
function playOn(game: AnyGame, from: Position, ply: { seat: Seat; move: number }, rng: Rng): void {
  const state = game.clone(from)
  game.apply(state, ply.seat, ply.move)
  for (let i = 0; i < 100 && actors(game, state).length > 0; i++) {
    const seat = oneOf(actors(game, state), rng)
    game.apply(state, seat, someMove(game, state, seat, rng, true))
  }
}

/**
 * Returns legal texts of this position and of the last plies, each as it is and with a character lost, doubled or
 * exchanged.
 */
function mutants(game: AnyGame, line: LineOfPlay, rng: Rng): string[] {
  const texts = [...line.moves.slice(-12)]
  for (const seat of actors(game, line.state)) {
    const moves = legalMoves(game, line.state, seat)
    for (let i = 0; i < 8; i++) texts.push(`${'ABCDEFGH'[seat]} ${game.write(line.state, seat, oneOf(moves, rng))}`)
  }
  return texts.flatMap((text) => {
    const at = rng.below(text.length)
    const other = oneOf([...'ABCHX 0123459-+,!@claim drawpass'], rng)
    return [
      text,
      text.slice(0, at) + text.slice(at + 1),
      text.slice(0, at) + text.charAt(at) + text.slice(at),
      text.slice(0, at) + other + text.slice(at + 1),
    ]
  })
}

function sample(length: number, rng: Rng): number[] {
  return Array.from({ length: 20 }, () => rng.below(length))
}
