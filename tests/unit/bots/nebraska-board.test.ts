import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NebraskaBoard } from '../../../src/bots/heuristics/nebraska-checkers/search-board'
import { COUNTING, PLACING } from '../../../src/bots/heuristics/nebraska-checkers/piece-values'
import { AlphaBeta } from '../../../src/bots/minimax/alpha-beta'
import { UNDECIDED, WIN_VALUE } from '../../../src/bots/minimax/board'
import { nebraskaCheckers } from '../../../src/rules/forty-nine-outfit/nebraska-checkers'
import type { NebraskaState } from '../../../src/rules/forty-nine-outfit/nebraska-checkers/state'
import { PLACES } from '../../../src/rules/forty-nine-outfit/nebraska-checkers/squares'
import { defaults, createSeededRng, type Options, type Rng } from '../../../src/rules/kit'
import { runCount } from '../../scale'

const boardOf = (state: NebraskaState) => new NebraskaBoard(state, PLACING, null)

/** Yields the positions of random play. Half of the games begin with kings of both sides at random places. */
function* walk(rng: Rng, options: Options, plies: number): Generator<NebraskaState> {
  const state = nebraskaCheckers.start({ ...defaults(nebraskaCheckers.info), ...options }, 2)
  if (rng.below(2) === 0) scatter(state, rng)
  for (let ply = 0; ply < plies && state.ended === null; ply++) {
    if (nebraskaCheckers.moves(state, state.turn, []) === 0) return
    yield state
    nebraskaCheckers.apply(state, state.turn, nebraskaCheckers.pick(state, state.turn, rng))
  }
}

function scatter({ men, kings }: NebraskaState, rng: Rng): void {
  men.fill(0)
  for (let i = 0; i < 8; i++) {
    const place = rng.below(PLACES)
    if (((kings[0]! | kings[1]!) >> place) & 1) continue
    kings[i % 2]! |= 1 << place
  }
}

const anyOptions = fc.record({
  repeatRule: fc.boolean(),
  crownEndsJump: fc.boolean(),
  takeMost: fc.boolean(),
  quietLimit: fc.constantFrom(10, 60),
})

describe('the board of the search', () => {
  it('knows the same moves, ends and values after every move as the rules do', () => {
    fc.assert(
      fc.property(fc.string(), anyOptions, (seed, options) => {
        for (const state of walk(createSeededRng(seed), options, 80)) {
          const board = boardOf(state)
          expect(board.decidedValue(0)).toBe(UNDECIDED)
          const count = board.expand(0)
          for (let i = 0; i < count; i++) {
            board.make(0, i)
            const after = nebraskaCheckers.clone(state)
            nebraskaCheckers.apply(after, state.turn, board.rootMove(i))
            expectSame(board, after)
          }
        }
      }),
      { numRuns: runCount(60) },
    )
  })

  /** Expects that ply 1 of a board agrees with a new board for the position after the move, and with the rules. */
  function expectSame(board: NebraskaBoard, after: NebraskaState): void {
    const fresh = boardOf(after)
    expect([board.keyLow[1], board.keyHigh[1], board.quiet[1]]).toEqual([
      fresh.keyLow[0],
      fresh.keyHigh[0],
      after.quiet,
    ])
    const decided = board.decidedValue(1)
    expect(decided).toBe(
      after.ended === null ? UNDECIDED : nebraskaCheckers.outcome(after).winners!.length === 2 ? 0 : 1 - WIN_VALUE,
    )
    if (decided !== UNDECIDED) return
    fresh.decidedValue(0)
    expect(board.evaluate(1)).toBe(fresh.evaluate(0))
    expect(board.expand(1)).toBe(nebraskaCheckers.moves(after, after.turn, []))
  }

  it('counts as many sequences of moves from the start as the page', () => {
    const board = boardOf(nebraskaCheckers.start(defaults(nebraskaCheckers.info), 2))
    const sequences = (ply: number, left: number): number => {
      if (left === 0) return 1
      if (board.decidedValue(ply) !== UNDECIDED) return 0
      let sum = 0
      for (let i = board.expand(ply) - 1; i >= 0; i--) {
        board.make(ply, i)
        sum += sequences(ply + 1, left - 1)
      }
      return sum
    }
    expect([1, 2, 3, 4, 5].map((plies) => sequences(0, plies))).toEqual([6, 36, 252, 1560, 9722])
  })
})

describe('alpha-beta on it', () => {
  it('finds what a plain search of all moves finds', () => {
    const rng = createSeededRng('plain')
    for (let game = 0; game < 12; game++) {
      for (const state of walk(rng, {}, 40)) {
        if (rng.below(8) > 0) continue
        const search = new AlphaBeta(new NebraskaBoard(state, COUNTING, null), { depth: 3, nodes: 1e6, margin: 0 })
        while (search.step(100));
        if (search.depth < 3) continue
        expect(search.ranking()[0]!.value).toBe(0 + plain(new NebraskaBoard(state, COUNTING, null), 0, 3))
      }
    }
  })

  /** Returns the value of a position by minimax, with the same extensions and nothing else. */
  function plain(board: NebraskaBoard, ply: number, left: number): number {
    const decided = board.decidedValue(ply)
    if (decided !== UNDECIDED) return decided
    if (left <= 0 && !board.hasPendingCaptures(ply)) return board.evaluate(ply)
    const count = board.expand(ply)
    let best = -WIN_VALUE
    for (let i = 0; i < count; i++) {
      board.make(ply, i)
      best = Math.max(best, -plain(board, ply + 1, ply > 0 && count === 1 ? left : left - 1))
    }
    return best
  }

  it('comes to the same answer in steps of any size', () => {
    const state = nebraskaCheckers.start(defaults(nebraskaCheckers.info), 2)
    const answers = [1, 7, 1000, 1e9].map((size) => {
      const search = new AlphaBeta(boardOf(state), { depth: 20, nodes: 20_000, margin: 2 })
      while (search.step(size));
      return [search.nodes, search.depth, search.ranking()]
    })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]![0]).toBe(20_000)
  })
})
