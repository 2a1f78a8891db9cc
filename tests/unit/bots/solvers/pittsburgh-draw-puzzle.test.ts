import { describe, expect, it } from 'vitest'
import { runSearch, type Solution } from '../../../../src/bots/solvers/solver'
import { solverOf } from './solver-of'
import {
  pittsburghDrawPuzzle as game,
  type TenHandsState,
} from '../../../../src/rules/forty-nine-outfit/pittsburgh-draw-puzzle'
import { createSeededRng, type Rng } from '../../../../src/rules/kit'
import { rank } from '../../rules/pittsburgh-draw/oracle'

const solver = solverOf<TenHandsState>('pittsburgh-draw-puzzle')

/** Returns a table on which cards are laid, written like `17@3 C@10`. */
function laid(texts: string, extremes = true): TenHandsState {
  const state = game.start({ extremes }, 1)
  for (const text of texts.split(' ').filter((one) => one !== '')) play(state, text)
  return state
}

function play(state: TenHandsState, text: string): void {
  const read = game.read(state, 0, text)
  if (!read.ok) throw new Error(`${text}: ${read.error.message}`)
  game.apply(state, 0, read.value)
}

/** Plays a solution. Expects that it solves the puzzle with an empty tray and moves no card that lay already. */
function check(state: TenHandsState, { moves, shortest }: Solution): void {
  const before = game.dump(state)
  expect([moves.length, shortest]).toEqual([before.tray.length, true])
  const after = game.clone(state)
  for (const move of moves) {
    expect(game.read(after, 0, game.write(after, 0, move))).toEqual({ ok: true, value: move })
    game.apply(after, 0, move)
  }
  const { hands, solved } = game.dump(after)
  expect(solved).toBe(true)
  for (const [number, cards] of Object.entries(hands)) {
    expect(cards).toEqual(expect.arrayContaining([...before.hands[number]!]))
    expect(rank([...cards]).value).toBe(Number(number))
  }
}

const solve = (state: TenHandsState) => runSearch(solver.solve(state))

/** Returns the texts of a solution in random order. */
function someSolution(extremes: boolean, rng: Rng): string[] {
  const empty = game.start({ extremes }, 1)
  const texts = solve(empty).moves.map((move) => game.write(empty, 0, move))
  for (let i = texts.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    ;[texts[i], texts[j]] = [texts[j]!, texts[i]!]
  }
  return texts
}

describe.each([true, false])('the solver of the ten hands, with extremes %s', (extremes) => {
  it('fills the empty table', () => {
    const state = laid('', extremes)
    const solution = solve(state)
    expect(solution.solvable).toBe(true)
    check(state, solution)
  })

  it('completes whatever part of a solution lies', () => {
    const rng = createSeededRng('part')
    for (let i = 0; i < 25; i++) {
      const texts = someSolution(extremes, rng)
      const state = laid(texts.slice(0, rng.below(50)).join(' '), extremes)
      const solution = solve(state)
      expect(solution.solvable).toBe(true)
      check(state, solution)
    }
  })

  it('leaves the table as it is, and answers the same again', () => {
    const state = laid('41@8 40@8 3@5', extremes)
    const before = JSON.stringify(game.dump(state))
    const once = solve(state)
    expect(solve(state)).toEqual(once)
    expect(JSON.stringify(game.dump(state))).toBe(before)
  })
})

describe('what can’t be done', () => {
  it.each<[string, string, boolean]>([
    ['a full hand of another rank', '1@5 2@5 3@5 8@5 15@5', false],
    ['a pair that is not the lowest', '1@1 2@1 9@1 15@1 22@1', true],
    ['a card of the lowest hand elsewhere', '8@4', true],
    ['a card of the highest hand elsewhere', '46@7', true],
    ['the Cheater elsewhere', 'C@3', true],
    ['another card in the highest hand', '45@10', true],
    ['the Cheater in a pair', 'C@1', false],
    ['the Cheater in two pairs', 'C@2', false],
    ['every border barred', '28@2 35@3 42@4', true],
    ['two colours in the flush', '16@7 30@7', false],
    ['three colours in the full hand', '3@5 9@5 16@5', false],
    ['one colour twice in the rainbow', '16@3 17@3', false],
    ['a full hand that could only be a straight', '6@5 7@5 8@5 9@5 3@4 4@4 11@4 12@4 1@6 2@6 13@6 14@3', false],
    ['more cards of a colour than are left', '16@7 17@6 18@6', true],
  ])('%s', (_sentence, texts, extremes) => {
    expect(solve(laid(texts, extremes))).toEqual({ solvable: false, moves: [], shortest: false })
  })

  it('without extremes may be done', () => {
    for (const texts of ['8@4', '46@7', 'C@3', 'C@7', '45@10', '28@2 35@3 42@4', '1@1 2@1 9@1 15@1 22@1']) {
      const state = laid(texts, false)
      const solution = solve(state)
      expect([texts, solution.solvable]).toEqual([texts, true])
      check(state, solution)
    }
  })
})

describe('near the end, where all ways can be tried', () => {
  it('agrees with trying every way to lay the last cards', () => {
    const rng = createSeededRng('end')
    const answers = new Set<boolean | null>()
    for (let i = 0; i < 60; i++) {
      const extremes = i % 2 === 0
      const texts = someSolution(extremes, rng)
      const state = laid(texts.slice(0, 44 + rng.below(4)).join(' '), extremes)
      // Two cards that lie change places, so that the puzzle may no longer be solvable.
      if (i % 3 > 0) exchange(state, rng)
      const { solvable, moves } = solve(state)
      expect(solvable).toBe(tryAll(state))
      if (solvable) check(state, { solvable, moves, shortest: true })
      answers.add(solvable)
    }
    expect(answers).toEqual(new Set([true, false]))
  })
})

/** Exchanges a card of one hand and a card of another. */
function exchange(state: TenHandsState, rng: Rng): void {
  const { hands } = game.dump(state)
  const [one, two] = [1 + rng.below(5), 6 + rng.below(5)]
  const [card, other] = [hands[one]![0], hands[two]![0]]
  if (card === undefined || other === undefined) return
  for (const text of [`${card}@off`, `${other}@${one}`, `${card}@${two}`]) play(state, text)
}

/** Returns whether the tray can be laid so that the puzzle is solved, by trying every way. */
function tryAll(state: TenHandsState): boolean {
  const { tray, hands, solved } = game.dump(state)
  if (tray.length === 0) return solved
  return Object.keys(hands).some((hand) => {
    if (hands[hand]!.length === 5) return false
    const next = game.clone(state)
    play(next, `${tray[0]}@${hand}`)
    return tryAll(next)
  })
}

describe('advice', () => {
  it('names the card that can’t be where it lies', () => {
    for (const [texts, advice] of [
      ['1@1 2@1 9@1 15@1 22@1', '9@off'],
      ['46@7', '46@off'],
      ['28@2 35@3 42@4', '35@off'],
      ['16@7 17@7 30@7', '30@off'],
    ] as const) {
      const state = laid(texts)
      expect(game.write(state, 0, solver.advise!(state)!)).toBe(advice)
    }
  })

  it('leads back to a table that can be completed', () => {
    const rng = createSeededRng('advice')
    for (let i = 0; i < 12; i++) {
      const state = game.start({ extremes: i % 2 === 0 }, 1)
      for (let moves = 0; moves < 12; moves++) game.apply(state, 0, game.pick(state, 0, rng))
      for (let moves = 0; solve(state).solvable === false; moves++) {
        expect(moves).toBeLessThan(50)
        game.apply(state, 0, solver.advise!(state)!)
      }
    }
  })
})
