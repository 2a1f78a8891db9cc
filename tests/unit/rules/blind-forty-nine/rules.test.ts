import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runSearch } from '../../../../src/bots/solvers/solver'
import { blindFortyNineSolver } from '../../../../src/bots/solvers/blind-forty-nine'
import { blindFortyNine } from '../../../../src/rules/forty-nine-outfit/blind-forty-nine'
import { createSeededRng } from '../../../../src/rules/kit'
import { codeOf, compareGames, packOf, tableOf } from '../beside-model'
import { deal } from './oracle'

const id = 'blind-forty-nine'
const words = ['C', '50', '0', ...Array.from({ length: 49 }, (_, i) => `${i + 1}`)]
/** Tape with 5 in hand, 10 under 5, 15 under 10, and 49 under 15. */
const tape = packOf('5 1 2 3 4 10 6 7 8 9 15 11 12 13 14 49', 49)

describe('the Blind "49"', () => {
  it('stands as a plain model of the page does, after every card and for every text', () => {
    compareGames(blindFortyNine, fc.record({ target: fc.constantFrom(0, 50, 115, 385) }), deal, words, 60)
  })

  it.each<[string, string[], string | null]>([
    ['the card in hand', ['A 5'], null],
    ['a word', ['A turn'], 'bad-move'],
    ['the Cheater', ['A C'], 'bad-move'],
    ['a number over 49', ['A 50'], 'bad-move'],
    ['an unknown seat', ['C 5'], 'bad-move'],
    ['a face-down card', ['A 10'], 'not-in-hand'],
    ['a card laid already', ['A 5', 'A 5'], 'not-in-hand'],
  ])('%s: %s', (_what, moves, code) => {
    expect(codeOf(id, tape, moves)).toBe(code)
  })

  it('ends with 49, wherever the other cards are', () => {
    const { outcome, events } = tableOf(id, tape, ['A 5', 'A 10', 'A 15', 'A 49'], { target: 30 })
    expect(outcome).toMatchObject({ over: true, scores: [30], winners: [0] })
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['laid', 'ended'])
    expect(tableOf(id, packOf('49', 49), ['A 49']).outcome).toMatchObject({ over: true, scores: [0], winners: [] })
  })

  it('leaves a card on its own square face down', () => {
    const own = packOf('49 1 2', 49)
    expect(runSearch(blindFortyNineSolver.solve(tableOf(id, own, []).state as never)).solvable).toBe(false)
  })

  it('counts 385 if all are turned: 225 and sixteen lines', () => {
    // Each card lies on the square before it, so that the trail is 1, 2, 3 … 49.
    const trail = packOf('', 49)
    const { outcome } = tableOf(
      id,
      trail,
      trail.map((card) => `A ${card}`),
    )
    expect(outcome).toMatchObject({ over: true, scores: [385], winners: [0] })
  })

  it('shows where cards lie face down, never which', () => {
    const { seen } = tableOf(id, tape, ['A 5'])
    const { faceDown } = seen.state as { faceDown: unknown[] }
    expect(faceDown.filter((card) => card === true)).toHaveLength(47)
    expect(faceDown.every((card) => card === true || card === null)).toBe(true)
  })
})

describe('the question of 1928: how many will be turned', () => {
  // The cards that are turned form the cycle of 49 in a random permutation. If its length is n, the others in it are
  // any n - 1 of 48 cards.
  it('averages 3725/28 points exactly', () => {
    // A given card is turned with chance (n - 1)/48, and the chance of k given cards is the product of (n - 1 - i)/(48
    // - i) for i from 0 to k - 1.
    const all = (n: number, k: number) =>
      Array.from({ length: k }, (_, i) => (n - 1 - i) / (48 - i)).reduce((a, b) => a * b, 1)
    let points = 0
    for (let n = 1; n <= 49; n++) points += (225 * all(n, 1) + 30 * all(n, 6) + 130 * all(n, 7)) / 49
    expect(points).toBeCloseTo(3725 / 28, 9)
    expect(225 / 2 + 10 * (3 / 7 + 13 / 8)).toBeCloseTo(3725 / 28, 9)
  })

  it('gives every length from 1 to 49 the same chance, by drawn games', () => {
    const rng = createSeededRng('lengths')
    const lengths = new Array<number>(50).fill(0)
    const undealt = blindFortyNine.start({ target: 385 }, 1)
    const state = blindFortyNine.clone(undealt)
    const outcomes: number[] = []
    let points = 0
    const games = 49 * 600
    for (let i = 0; i < games; i++) {
      blindFortyNine.copy(undealt, state)
      blindFortyNine.sampleChance(state, rng, outcomes)
      blindFortyNine.applyChance(state, outcomes)
      while (blindFortyNine.requiredSeats(state)) blindFortyNine.apply(state, 0, state.inHand)
      lengths[state.turnedCount]!++
      points += blindFortyNine.outcome(state).scores[0]!
    }
    // The limit is six standard deviations.
    for (const times of lengths.slice(1)) expect(Math.abs(times - 600)).toBeLessThan(6 * Math.sqrt(600))
    expect(Math.abs(points / games - 3725 / 28)).toBeLessThan(4)
  })
})
