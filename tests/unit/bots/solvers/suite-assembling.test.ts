import { describe, expect, it } from 'vitest'
import { runSearch } from '../../../../src/bots/solvers/solver'
import { suiteAssemblingSolver as solver } from '../../../../src/bots/solvers/suite-assembling'
import { suiteAssembling, type SuiteAssemblingState } from '../../../../src/rules/forty-nine-outfit/suite-assembling'
import { defaults, createSeededRng, type Options } from '../../../../src/rules/kit'

const { apply, clone, dump, requiredSeats, moves, outcome, pick, read } = suiteAssembling

function dealt(seed: string, options: Options): SuiteAssemblingState {
  const state = suiteAssembling.start({ ...defaults(suiteAssembling.info), ...options }, 1)
  const outcomes: number[] = []
  suiteAssembling.sampleChance(state, createSeededRng(seed), outcomes)
  suiteAssembling.applyChance(state, outcomes)
  return state
}

function legal(state: SuiteAssemblingState): number[] {
  const listed: number[] = []
  return listed.slice(0, moves(state, 0, listed))
}

/**
 * Returns whether the puzzle can be won, by trying every position that can be reached; null if there are more than
 * `most`.
 */
function tryAll(from: SuiteAssemblingState, most: number): boolean | null {
  const waiting = [from]
  const met = new Set<string>()
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    for (const move of legal(state)) {
      const next = clone(state)
      apply(next, 0, move)
      if (outcome(next).winners?.length) return true
      const { pass, ...rest } = dump(next)
      const picture = JSON.stringify(next.passes ? [rest, pass] : rest)
      if (met.has(picture)) continue
      met.add(picture)
      if (met.size > most) return null
      waiting.push(next)
    }
  }
  return false
}

/** Plays by advice and at random until few cards are hidden. Returns the position, or null if play ends before. */
function late(seed: string, options: Options): SuiteAssemblingState | null {
  const rng = createSeededRng(seed)
  const state = dealt(seed, options)
  const hidden = () => state.down.reduce((sum, cards) => sum + cards, 0) + legalPack(state)
  for (let ply = 0; ply < 400 && requiredSeats(state); ply++) {
    if (hidden() <= 16) return state
    apply(state, 0, rng.below(3) > 0 ? solver.advise!(state)! : pick(state, 0, rng))
  }
  return null
}

function legalPack({ packLeft }: SuiteAssemblingState): number {
  return [...packLeft.toString(2)].filter((bit) => bit === '1').length
}

const ALL: Options[] = ['heap', 'lot', 'any'].flatMap((packCards) =>
  [0, 1, 2, 3].map((passes) => ({ packCards, passes })),
)

describe('the solver of Suite Assembling', () => {
  it.each(ALL)('finds solutions that replay to the end with %o', (options) => {
    for (let i = 0; i < 6; i++) {
      const state = dealt(`replay ${i}`, options)
      if (!requiredSeats(state)) continue
      const before = JSON.stringify(dump(state))
      const solution = runSearch(solver.solve(state))
      expect(JSON.stringify(dump(state))).toBe(before)
      for (const move of solution.moves) {
        expect(legal(state)).toContain(move)
        if (state.packLeft === 0) expect(read(state, 0, 'deal')).toMatchObject({ error: { code: 'nothing-to-deal' } })
        apply(state, 0, move)
      }
      if (solution.solvable) expect(outcome(state).winners).toEqual([0])
    }
  })

  it('says what a search of every position says, late in games', () => {
    const answers = { yes: 0, no: 0 }
    for (let i = 0; i < 280; i++) {
      const state = late(`late ${i}`, ALL[i % ALL.length]!)
      const all = state && tryAll(state, 1000)
      if (!state || all === null) continue
      expect([i, runSearch(solver.solve(state)).solvable]).toEqual([i, all])
      answers[all ? 'yes' : 'no']++
    }
    expect(answers.yes).toBeGreaterThan(5)
    expect(answers.no).toBeGreaterThan(3)
  })

  it('can win about as many deals as the page counted: 64 in 100 (heap), 79 (any), 26 (one pass)', () => {
    const share = (options: Options) => {
      let won = 0
      for (let i = 0; i < 100; i++) {
        const state = dealt(`share ${i}`, options)
        if (requiredSeats(state) && runSearch(solver.solve(state)).solvable) won++
      }
      return won / 100
    }
    // The limits are three standard deviations of 100 deals.
    expect(Math.abs(share({}) - 0.64)).toBeLessThan(0.145)
    expect(Math.abs(share({ packCards: 'any' }) - 0.79)).toBeLessThan(0.125)
    expect(Math.abs(share({ passes: 1 }) - 0.26)).toBeLessThan(0.135)
  })

  it('advises a legal move from what lies open, and such a player wins now and then', () => {
    let won = 0
    for (let i = 0; i < 60; i++) {
      const state = dealt(`advice ${i}`, { packCards: 'any' })
      for (let ply = 0; ply < 400 && requiredSeats(state); ply++) {
        const move = solver.advise!(state)!
        expect(legal(state)).toContain(move)
        apply(state, 0, move)
      }
      won += outcome(state).winners?.length ?? 0
    }
    expect(won).toBeGreaterThan(15)
    expect(solver.isOpen).toBe(false)
  })
})
