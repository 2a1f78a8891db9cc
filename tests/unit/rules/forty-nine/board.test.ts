import { describe, expect, it } from 'vitest'
import {
  count,
  firstMember,
  HIGH_BITS,
  LOW_BITS,
  members,
  nthMember,
  cardName,
  cardNamed,
  colourOf,
  isRound,
} from '../../../../src/rules/forty-nine-outfit/cards'
import {
  ADJOINING_HIGH,
  ADJOINING_LOW,
  adjoiningSquares,
  LINE_COUNT_AT,
  LINES,
  LINES_AT,
  MAX_LINES_PER_SQUARE,
  ROWS_AT,
  SQUARES,
} from '../../../../src/rules/forty-nine-outfit/board'

const names = (kind: string) => LINES.filter((line) => line.kind === kind).map((line) => line.name)
const people = (squares: readonly number[]) => squares.map((square) => square + 1)

describe('the board', () => {
  it('has squares that adjoin by their sides', () => {
    expect(people(adjoiningSquares(0))).toEqual([2, 8])
    expect(people(adjoiningSquares(6))).toEqual([6, 14])
    expect(people(adjoiningSquares(7))).toEqual([1, 9, 15])
    expect(people(adjoiningSquares(24))).toEqual([18, 24, 26, 32])
    expect(people(adjoiningSquares(48))).toEqual([42, 48])
    for (let square = 0; square < SQUARES; square++) {
      // A square is one row or one file away, worked out from the numbers on the board.
      const near = Array.from({ length: SQUARES }, (_, other) => other).filter((other) => {
        const across = Math.abs((other % 7) - (square % 7))
        return across + Math.abs(Math.floor(other / 7) - Math.floor(square / 7)) === 1
      })
      expect(members(ADJOINING_LOW[square]!, ADJOINING_HIGH[square]!)).toEqual(near)
      for (const other of adjoiningSquares(square)) expect(adjoiningSquares(other)).toContain(square)
    }
  })

  it('has the sixteen rows of the page', () => {
    const across = '1-7 8-14 15-21 22-28 29-35 36-42 43-49'
    const down = '1-43 2-44 3-45 4-46 5-47 6-48 7-49'
    expect(names('row').sort()).toEqual(`${across} ${down} 1-49 7-43`.split(' ').sort())
    expect(LINES.slice(0, 4).map((line) => line.name)).toEqual(['1-7', '1-43', '1-49', '2-44'])
  })

  it('has twenty-four fifties', () => {
    const fifties = LINES.filter((line) => line.kind === 'fifty')
    expect(fifties).toHaveLength(24)
    for (const { squares } of fifties) expect(people(squares).reduce((sum, number) => sum + number)).toBe(50)
    expect([fifties[0]!.name, fifties[23]!.name]).toEqual(['1+49', '24+26'])
  })

  it('has the twelve hundreds of the page', () => {
    const page = [
      '1+7+43+49 2+14+36+48 3+21+29+47 4+22+28+46 5+15+35+45 6+8+42+44',
      '9+13+37+41 10+20+30+40 11+23+27+39 12+16+34+38 17+19+31+33 18+24+26+32',
    ]
    expect(names('hundred')).toEqual(page.join(' ').split(' '))
  })

  it('knows the lines through each square, in the order in which they are told', () => {
    for (let square = 0; square < SQUARES; square++) {
      const lines = [...LINES_AT.subarray(MAX_LINES_PER_SQUARE * square, MAX_LINES_PER_SQUARE * (square + 1))].filter(
        (line) => line >= 0,
      )
      expect(lines).toEqual([...LINES.keys()].filter((line) => LINES[line]!.squares.includes(square)))
    }
    // The corner 1: three rows, 1+49, and the hundred of the corners. The 2: two rows, 2+48, and its hundred. The 4,
    // in the middle of its edge: two rows, 4+46, and 4+22+28+46. The 25: four rows.
    const at = (square: number) => [ROWS_AT[square - 1], LINE_COUNT_AT[square - 1]]
    expect([1, 2, 4, 25].map(at)).toEqual([
      [3, 5],
      [2, 4],
      [2, 4],
      [4, 4],
    ])
  })
})

describe('the cards', () => {
  it('have names, and nothing else has', () => {
    for (let card = 0; card < 50; card++) expect(cardNamed(cardName(card))).toBe(card)
    expect([cardName(0), cardName(48), cardName(49)]).toEqual(['1', '49', 'C'])
    for (const other of ['', '0', '50', '01', 'c', ' 1', 1, null, undefined, {}]) expect(cardNamed(other)).toBe(-1)
  })

  it('have colours by sevens', () => {
    expect([0, 6, 7, 20, 21, 34, 41, 48, 49].map(colourOf)).toEqual([
      'red',
      'red',
      'orange',
      'yellow',
      'green',
      'blue',
      'indigo',
      'violet',
      null,
    ])
  })

  it('are round by fives', () => {
    expect(people([...Array(49).keys()].filter(isRound))).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45])
  })
})

describe('sets in two words', () => {
  it('stay small integers and keep the order of their members', () => {
    const some = [0, 1, 26, 27, 28, 29, 47, 48, 49]
    const low = some.reduce((mask, i) => mask | LOW_BITS[i]!, 0)
    const high = some.reduce((mask, i) => mask | HIGH_BITS[i]!, 0)
    expect(Math.max(low, high)).toBeLessThan(2 ** 30)
    expect(members(low, high)).toEqual(some)
    expect(count(low) + count(high)).toBe(some.length)
    expect(some.map((_, i) => nthMember(low, high, i))).toEqual(some)
    expect(firstMember(low, high)).toBe(0)
    expect(firstMember(0, high)).toBe(28)
  })
})
