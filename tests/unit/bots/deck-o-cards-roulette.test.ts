import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { think } from '../../../src/bots'
import { edge, FAIR, SECTORS } from '../../../src/bots/heuristics/deck-o-cards-roulette/spot-odds'
import { reasonFor } from '../../../src/bots/reasons/deck-o-cards-roulette'
import type { Level } from '../../../src/ports/journal'
import en from '../../../src/renderer/games/deck-o-cards-roulette/en'
import { deckOCardsRoulette as game } from '../../../src/rules/deck-o-cards/deck-o-cards-roulette'
import { type RouletteState } from '../../../src/rules/deck-o-cards/deck-o-cards-roulette/state'
import { type RouletteView } from '../../../src/rules/deck-o-cards/deck-o-cards-roulette/shape'
import { isBet, spotOf } from '../../../src/rules/deck-o-cards/deck-o-cards-roulette/move'
import { spotNamed } from '../../../src/rules/deck-o-cards/deck-o-cards-roulette/spots'
import {
  bridgeNamed,
  defaults,
  viewTable,
  seatsIn,
  createSeededRng,
  type Options,
  type Rng,
  type GameView,
} from '../../../src/rules/kit'
import { runCount } from '../../scale'

function open(options: Options, seats: number, rng: Rng): RouletteState {
  const state = game.start({ ...defaults(game.info), ...options }, seats)
  spin(state, rng)
  return state
}

function spin(state: RouletteState, rng: Rng): void {
  const card: number[] = []
  while (game.chance(state) > 0) {
    game.sampleChance(state, rng, card)
    game.applyChance(state, card)
  }
}

/** Returns the move of a bot. Throws if the rules refuse it. */
function moveOf(state: RouletteState, seat: number, level: Level, seed: string): number {
  const { move } = think(game, { seen: viewTable(game, state, seat), seat, level, seed })
  const read = game.read(state, seat, move!)
  if (!read.ok) throw new Error(`${move}: ${read.error.message}`)
  return read.value
}

function play(state: RouletteState, seat: number, text: string): void {
  const move = game.read(state, seat, text)
  if (!move.ok) throw new Error(`${text}: ${move.error.message}`)
  game.apply(state, seat, move.value)
}

const anyOptions = fc.record({
  banker: fc.constantFrom('player', 'house'),
  spins: fc.integer({ min: 1, max: 6 }),
  chips: fc.constantFrom(1, 3, 20, 100, 100_000),
  bank: fc.constantFrom(1, 50, 1000),
  limit: fc.constantFrom(0, 1, 3, 10),
})

describe('bots of the roulette', () => {
  it('play legal moves to the end of any game, in few moves a spin', () => {
    fc.assert(
      fc.property(fc.string(), anyOptions, fc.integer({ min: 2, max: 4 }), (seed, options, seats) => {
        const rng = createSeededRng(seed)
        const state = open(options, seats, rng)
        let moves = 0
        for (; state.ended === null; moves++) {
          const seat = seatsIn(game.requiredSeats(state))[0]!
          game.apply(state, seat, moveOf(state, seat, (((seat + moves) % 5) + 1) as Level, `${seed} ${moves}`))
          spin(state, rng)
        }
        expect(moves).toBeLessThanOrEqual(60 * options.spins * seats)
      }),
      { numRuns: runCount(25) },
    )
  })

  it.each([
    [2, ['red', 'black'].map(spotNamed)],
    [4, FAIR],
  ] as const)('of level %i bet on these spots only', (level, spots) => {
    const rng = createSeededRng(`level ${level}`)
    const state = open({ banker: 'house', spins: 30 }, 2, rng)
    for (let i = 0; state.ended === null; i++) {
      const seat = seatsIn(game.requiredSeats(state))[0]!
      const move = moveOf(state, seat, level, `${i}`)
      if (isBet(move)) expect(spots).toContain(spotOf(move))
      game.apply(state, seat, move)
      spin(state, rng)
    }
  })

  it('know which bets favour nobody, by counting all 52 cards', () => {
    expect(FAIR.map((spot) => edge(spot))).toEqual(FAIR.map(() => 0))
    const kept = { '7-8': 1 / 13, 'A-2-6-7': 1 / 13, first5: 1 / 26, JQK: 1 / 13, JQ: 1 / 13, 'call:7H': 1 / 52 }
    for (const [name, share] of Object.entries(kept)) expect(edge(spotNamed(name)) / SECTORS).toBeCloseTo(share)
    expect(FAIR).toHaveLength(52 + 6)
  })

  it('of level 5 sit out in the lead and gamble when behind on the last spin', () => {
    const state = open({ banker: 'house', spins: 2 }, 2, createSeededRng('last'))
    play(state, 0, 'bet 10@7H')
    play(state, 0, 'ready')
    play(state, 1, 'ready')
    game.applyChance(state, [bridgeNamed('7H')])
    expect(moveOf(state, 0, 5, 'a')).toBe(moveNamed('ready'))
    const gain = bestGain(state, 1)
    expect(gain).toBeGreaterThanOrEqual(150)
  })

  /** Lets level 5 bet for a seat and returns the most that the seat can win by the spin. */
  function bestGain(state: RouletteState, seat: number): number {
    let move = moveOf(state, seat, 5, 'b')
    for (let i = 0; isBet(move); i++) {
      game.apply(state, seat, move)
      move = moveOf(state, seat, 5, `b ${i}`)
    }
    game.apply(state, seat, move)
    if (seat !== 0) play(state, 0, 'ready')
    const before = game.outcome(state).scores[seat]!
    return Math.max(
      ...Array.from({ length: SECTORS }, (_, card) => {
        const after = game.clone(state)
        game.applyChance(after, [card])
        return game.outcome(after).scores[seat]! - before
      }),
    )
  }

  function moveNamed(text: string): number {
    const read = game.read(open({ banker: 'house' }, 2, createSeededRng('x')), 0, text)
    return read.ok ? read.value : -1
  }

  it('answer the same for the same seed, whatever comes next: the spins are nowhere in what they see', () => {
    for (const level of [1, 2, 3, 4, 5] as const) {
      const state = open({}, 3, createSeededRng('seen'))
      const seat = seatsIn(game.requiredSeats(state))[0]!
      expect(moveOf(state, seat, level, 'c')).toBe(moveOf(game.clone(state), seat, level, 'c'))
    }
  })

  it('has a reason and a sentence for every move of random games', () => {
    const rng = createSeededRng('reasons')
    const keys = new Set<string>()
    const moves: number[] = []
    for (let round = 0; round < 3; round++) {
      const state = open({ spins: 4, banker: round % 2 === 0 ? 'player' : 'house' }, 2 + (round % 3), rng)
      while (state.ended === null) {
        const seat = seatsIn(game.requiredSeats(state))[0]!
        const seen = viewTable(game, state, seat) as GameView<RouletteView>
        const count = game.moves(state, seat, moves)
        for (const move of moves.slice(0, count)) {
          const { key, params } = reasonFor(seen, seat, game.write(state, seat, move))
          for (const [, name] of en.reason[key].matchAll(/\{(\w+)\}/gu)) expect(params).toHaveProperty(name!)
          keys.add(key)
        }
        game.apply(state, seat, rng.below(3) === 0 ? moves[0]! : game.pick(state, seat, rng))
        spin(state, rng)
      }
    }
    for (const key of ['spins', 'even-bet', 'lucky-suit', 'bank-gains', 'catches-up', 'bets-lie', 'bets-nothing']) {
      expect(keys).toContain(key)
    }
    const seen = viewTable(game, open({ banker: 'house' }, 2, rng), 0) as GameView<RouletteView>
    expect(() => reasonFor(seen, 0, 'bow')).toThrow('no move of Deck-O-Cards Roulette')
  })
})
