import { describe, expect, it } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import { puzzleSupreme } from '../../../../src/rules/forty-nine-outfit/puzzle-supreme'
import type { PuzzleSupremeView } from '../../../../src/rules/forty-nine-outfit/puzzle-supreme/shape'
import { packPlacing } from '../../../../src/rules/forty-nine-outfit/placing'
import { replay, type GameEvent } from '../../../../src/rules/kit'
import { STAIRCASE } from './squares'

function played(moves: string, fields: object = {}, tell?: (event: GameEvent) => void) {
  const texts = moves === '' ? [] : moves.split(/ *; */)
  const record = { format: 'parlor-record/1', game: 'puzzle-supreme', seats: ['A'], moves: texts, ...fields }
  return replay(gameById, record, tell)
}

function page(moves: string): PuzzleSupremeView {
  const replayed = played(moves)
  if (!replayed.ok) throw new Error(replayed.fault.message)
  return puzzleSupreme.dump(replayed.line.state as ReturnType<typeof puzzleSupreme.start>)
}

/** Returns the moves that lay all cards of a square on their places. */
function laying(square: readonly number[]): string {
  return square.map((card, i) => `A ${card}@${i + 1}`).join(';')
}

/** Returns how many of the sixteen lines of a square add up to 175. */
function rightLines(square: readonly number[]): number {
  const state = puzzleSupreme.start({}, 1)
  square.forEach((card, i) => puzzleSupreme.apply(state, 0, packPlacing(card - 1, i)))
  return puzzleSupreme.outcome(state).scores[0]!
}

describe('cards that are laid', () => {
  it.each<[string, string, (string | null)[], number]>([
    ['from the tray', 'A 7@2', [null, '7', null], 48],
    ['from a square', 'A 7@2; A 7@3', [null, null, '7'], 48],
    ['from the tray on another, which goes to the tray', 'A 7@2; A 8@2', [null, '8', null], 48],
    ['from a square on another, which changes places', 'A 7@1; A 8@2; A 7@2', ['8', '7', null], 47],
    ['and put off', 'A 7@1; A 8@2; A 7@off', [null, '8', null], 48],
  ])('%s', (_how, moves, board, tray) => {
    expect(page(moves).board.slice(0, 3)).toEqual(board)
    expect(page(moves).tray).toHaveLength(tray)
  })

  it('count on rows, columns and diagonals', () => {
    const { rowSums, columnSums, diagonalSums, lines } = page('A 10@25; A 20@7; A 30@2')
    expect(rowSums).toEqual([50, 0, 0, 10, 0, 0, 0])
    expect(columnSums).toEqual([0, 30, 0, 10, 0, 0, 20])
    expect(diagonalSums).toEqual([10, 30])
    expect(lines).toBe(0)
  })

  it('make no line right that adds up with gaps', () => {
    expect(page('A 49@1; A 48@2; A 47@3; A 31@4').rowSums[0]).toBe(175)
    expect(page('A 49@1; A 48@2; A 47@3; A 31@4').lines).toBe(0)
  })
})

describe('the end', () => {
  it('comes with the sixteenth line, and tells of each line once', () => {
    const events: GameEvent[] = []
    const replayed = played(laying(STAIRCASE), {}, (event) => events.push(event))
    expect(replayed.ok && puzzleSupreme.outcome(replayed.line.state as never)).toEqual({
      over: true,
      scores: [16],
      winners: [0],
      reason: 'solved',
    })
    const names = events.filter(({ type }) => type === 'line').map((event) => JSON.stringify(event).slice(0, -1))
    expect(new Set(names).size).toBe(16)
    expect(events.at(-1)).toEqual({ type: 'solved', seat: 0 })
    expect(played(`${laying(STAIRCASE)}; A 1@off`)).toMatchObject({ ok: false, fault: { code: 'game-over', ply: 50 } })
  })

  it('does not come for a full board that is wrong; it can be changed', () => {
    const wrong = [...STAIRCASE.slice(0, 47), STAIRCASE[48]!, STAIRCASE[47]!]
    expect(page(laying(wrong))).toMatchObject({ tray: [], solved: false })
    expect(page(`${laying(wrong)}; A ${STAIRCASE[47]}@48`)).toMatchObject({ lines: 16, solved: true })
  })
})

describe('what is refused', () => {
  it.each<[string, string, string]>([
    ['the place where it lies', 'already-there', 'A 7@1; A 7@1'],
    ['a card of the tray put off', 'not-on-board', 'A 7@off'],
    ['the Cheater', 'bad-move', 'A C@1'],
    ['a card that is none', 'bad-move', 'A 50@1'],
    ['a square that is none', 'bad-move', 'A 1@50'],
    ['square 0', 'bad-move', 'A 1@0'],
    ['a zero before', 'bad-move', 'A 07@1'],
    ['done', 'bad-move', 'A done'],
    ['another seat', 'bad-move', 'B 1@1'],
    ['another word for off', 'bad-move', 'A 1@1; A 1@OFF'],
  ])('%s: %s', (_what, code, moves) => {
    expect(played(moves)).toMatchObject({ ok: false, fault: { code, ply: moves.split(';').length } })
  })
})

describe('the question of 1928', () => {
  it('is answered by the staircase, whose opposite squares add up to 50', () => {
    expect(STAIRCASE.slice(0, 7)).toEqual([30, 39, 48, 1, 10, 19, 28])
    expect(rightLines(STAIRCASE)).toBe(16)
    for (let i = 0; i < 49; i++) expect(STAIRCASE[i]! + STAIRCASE[48 - i]!).toBe(50)
  })

  it('has four right lines on the bare board already', () => {
    expect(rightLines(Array.from({ length: 49 }, (_, i) => i + 1))).toBe(4)
  })

  it('is answered by every square of two even steps that fit each other', () => {
    const sevens = [0, 1, 2, 3, 4, 5, 6]
    const pairs = sevens.flatMap((p) => sevens.map((q) => [p, q] as const))
    const even = pairs.filter(([p, q]) => [p, q, p + q, p - q].every((step) => step % 7 !== 0))
    let squares = 0
    for (const [p, q] of even) {
      for (const [r, s] of even) {
        if ((p * s - q * r) % 7 === 0) continue
        // The numbers a and b shift the square cyclically over its edges. Two pairs of them are enough.
        for (const [a, b] of [[0, 0] as const, [3, 5] as const]) {
          const square = Array.from({ length: 49 }, (_, cell) => {
            const [i, j] = [Math.floor(cell / 7), cell % 7]
            return 7 * ((p * i + q * j + a) % 7) + ((r * i + s * j + b) % 7) + 1
          })
          expect(new Set(square).size).toBe(49)
          if (rightLines(square) !== 16) throw new Error(JSON.stringify({ p, q, r, s, a, b }))
          squares++
        }
      }
    }
    expect(squares).toBe(2 * 24 * 18)
  })
})
