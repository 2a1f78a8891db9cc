import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import { isolation, type IsolationState } from '../../../../src/rules/forty-nine-outfit/isolation'
import type { IsolationEvent } from '../../../../src/rules/forty-nine-outfit/isolation/shape'
import { SOLUTIONS } from '../../../../src/rules/forty-nine-outfit/isolation/solutions'
import { listTexts, replay, createSeededRng, type GameEvent } from '../../../../src/rules/kit'
import { runCount } from '../../../scale'
import { ALL_SQUARES, allSolutions, clashesOf, isSolved, symmetriesOf, play, someTexts } from './oracle'

function replayed(moves: readonly string[], fields: object = {}, tell?: (event: GameEvent) => void) {
  const record = { format: 'parlor-record/1', game: 'isolation', seats: ['A'], moves: moves.map((m) => `A ${m}`) }
  return replay(gameById, { ...record, ...fields }, tell)
}

function table(...moves: string[]) {
  const { ok, line } = replayed(moves)
  expect(ok).toBe(true)
  return line!.state as IsolationState
}

describe('the forty solutions', () => {
  const forty = allSolutions()

  it('are all that there are, in their order', () => {
    expect(forty).toHaveLength(40)
    expect(SOLUTIONS.map(({ squares }) => squares.map((square) => square + 1))).toEqual(forty)
    expect(SOLUTIONS.map(({ number }) => number)).toEqual(forty.map((_, i) => i + 1))
  })

  it.each([
    [1, 1, '1 10 19 28 30 39 48', 8],
    [2, 2, '1 11 21 24 34 37 47', 8],
    [3, 5, '2 11 15 28 33 38 48', 8],
    [4, 7, '2 12 15 25 35 38 48', 4],
    [5, 9, '2 12 21 25 29 38 48', 4],
    [6, 10, '2 13 17 28 32 36 47', 8],
  ])('family %i begins with number %i, %s, and has %i pictures', (family, first, squares, pictures) => {
    const members = SOLUTIONS.filter((solution) => solution.family === family)
    expect(members[0]!.number).toBe(first)
    expect(forty[first - 1]!.join(' ')).toBe(squares)
    expect(members).toHaveLength(pictures)
    const all = new Set(symmetriesOf(forty[first - 1]!).map((picture) => picture.join(' ')))
    expect(new Set(members.map(({ number }) => forty[number - 1]!.join(' ')))).toEqual(all)
  })

  it('have every square in four of them at least, the corners in four, 25 in eight', () => {
    const times = ALL_SQUARES.map((square) => forty.filter((squares) => squares.includes(square)).length)
    expect(Math.min(...times)).toBe(4)
    expect([1, 7, 43, 49].map((corner) => times[corner - 1])).toEqual([4, 4, 4, 4])
    expect(times[24]).toBe(8)
  })

  it.each(forty.map((squares, i) => [i + 1, squares] as const))(
    'number %i is known when it lies',
    (number, squares) => {
      const state = table(...squares.toReversed().map((square) => `@${square}`))
      expect(isolation.dump(state)).toEqual({
        squares,
        inHand: 0,
        clashes: 0,
        solved: true,
        solution: number,
        family: SOLUTIONS[number - 1]!.family,
      })
      expect(isolation.outcome(state)).toEqual({ over: true, scores: [7], winners: [0], reason: 'solved' })
      expect(isolation.requiredSeats(state)).toBe(0)
    },
  )
})

describe('what is refused', () => {
  const seven = ['@1', '@2', '@3', '@4', '@5', '@6', '@7']
  const solved = ['@1', '@10', '@19', '@28', '@30', '@39', '@48']

  it.each<[string, string, string[]]>([
    ['no word of the game', 'bad-move', ['17@25']],
    ['a square beyond the board', 'bad-move', ['@50']],
    ['a square with a zero before it', 'bad-move', ['@01']],
    ['square nought', 'bad-move', ['@0']],
    ['spaces', 'bad-move', ['@ 1']],
    ['a move from beyond the board', 'bad-move', ['@1', '50-2']],
    ['an eighth card', 'none-left', [...seven, '@8']],
    ['an eighth card, before its square is looked at', 'none-left', [...seven, '@1']],
    ['a card on a card', 'square-taken', ['@3', '@3']],
    ['taking up where nothing lies', 'no-card', ['@3', '4@off']],
    ['moving what is not there', 'no-card', ['@3', '4-5']],
    ['moving what is not there onto a card', 'no-card', ['@3', '4-3']],
    ['moving a card onto another', 'square-taken', ['@3', '@4', '3-4']],
    ['moving a card to where it lies', 'square-taken', ['@3', '3-3']],
    ['anything when it is solved', 'game-over', [...solved, '1@off']],
    ['nonsense when it is solved', 'game-over', [...solved, '?']],
  ])('%s: %s', (_sentence, code, moves) => {
    expect(replayed(moves)).toMatchObject({ ok: false, fault: { code, ply: moves.length } })
  })

  it('takes no notice of chance', () => {
    expect(replayed(['@1'], { chance: { tape: 7 } }).ok).toBe(true)
  })
})

describe('what is told', () => {
  it('is each move, and the solution when it lies', () => {
    const events: IsolationEvent[] = []
    const moves = ['@1', '1-2', '2@off', ...[1, 10, 19, 28, 30, 39, 48].map((square) => `@${square}`)]
    replayed(moves, {}, (event) => events.push(event as IsolationEvent))
    expect(events.slice(0, 3)).toEqual([
      { type: 'laid', seat: 0, square: 1 },
      { type: 'moved', seat: 0, from: 1, square: 2 },
      { type: 'takenUp', seat: 0, square: 2 },
    ])
    expect(events.slice(-2)).toEqual([
      { type: 'laid', seat: 0, square: 48 },
      { type: 'solved', seat: 0, solution: 1, family: 1 },
    ])
  })
})

describe('beside a plain model of the page', () => {
  it('stands the same after every move, lists the same moves and refuses the same with the same code', () => {
    const texts = someTexts()
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), fc.nat({ max: 25 }), (seed, plies) => {
        const rng = createSeededRng(seed)
        const state = isolation.start({}, 1)
        let squares: number[] = []
        for (let ply = 0; ply < plies && !state.solved; ply++) {
          const move = isolation.pick(state, 0, rng)
          squares = play(squares, isolation.write(state, 0, move)) as number[]
          isolation.apply(state, 0, move)
          const clashes = clashesOf(squares)
          expect(isolation.dump(state)).toMatchObject({
            squares,
            inHand: 7 - squares.length,
            clashes: clashes.length,
            solved: isSolved(squares),
          })
          const free = squares.filter((square) => !clashes.flat().includes(square))
          expect(isolation.outcome(state).scores).toEqual([free.length])
        }
        const listed = listTexts(isolation, state, 0)
        const legal = texts.filter((text) => {
          const [read, code] = [isolation.read(state, 0, text), play(squares, text)]
          expect([text, read.ok ? null : read.error.code]).toEqual([text, typeof code === 'string' ? code : null])
          return read.ok
        })
        expect(listed.sort()).toEqual(legal.sort())
      }),
      { numRuns: runCount(15) },
    )
  })
})
