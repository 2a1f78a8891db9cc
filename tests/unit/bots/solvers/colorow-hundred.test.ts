import { describe, expect, it } from 'vitest'
import { HUNDREDS } from '../../../../src/bots/solvers/colorow-solitaire'
import { members } from '../../../../src/rules/forty-nine-outfit/cards'
import { arrangeHundreds, countAllSets } from './colorow-hundred'

const census = countAllSets(13)
const together = arrangeHundreds(census)

/** Returns the squares of the seven colours as one text that does not depend on the order of the colours. */
function nameOf(colours: readonly (readonly number[])[]): string {
  return colours
    .map((squares) => squares.join(' '))
    .sort()
    .join(' / ')
}

const found = together.arrangements.map((sets) => nameOf(sets.map(({ low, high }) => members(low, high))))
const shipped = HUNDREDS.map((arrangement) => {
  return nameOf([0, 1, 2, 3, 4, 5, 6].map((colour) => [...arrangement.keys()].filter((s) => arrangement[s] === colour)))
})

describe('nobody can exceed 100: every way was tried', () => {
  it('all sets of seven squares were counted, and one colour counts 15 at most, never 14', () => {
    const { histogram } = census
    expect(histogram.reduce((sum, sets) => sum + sets, 0)).toBe(85_900_584)
    expect(histogram.length - 1).toBe(15)
    expect(histogram.slice(10)).toEqual([215_696, 0, 90_256, 1888, 0, 296])
    expect([...census.best].map(([count, sets]) => [count, sets.length]).sort()).toEqual([
      [13, 1888],
      [15, 296],
    ])
  })

  it('so five colours must count 15, and the two others then count 25 at most', () => {
    expect(4 * 15 + 3 * 13).toBe(99)
    expect([together.fives, together.rest]).toEqual([19_744, 25])
    expect(5 * 15 + together.rest).toBe(100)
  })

  it('100 is reached by the 52 arrangements that the solver knows, and by no other', () => {
    expect(found).toHaveLength(52)
    expect([...shipped].sort()).toEqual([...found].sort())
  })

  it('which are seven really different ones, four of them with six colours of 15', () => {
    const looks = together.arrangements.map((sets) => allLooks(sets.map(({ low, high }) => members(low, high))))
    const different = new Map(looks.map((names) => [[...names].sort()[0]!, names.size]))
    expect([...different.values()].sort()).toEqual([4, 8, 8, 8, 8, 8, 8])
    const fifteens = new Set(census.best.get(15)!.map(({ low, high }) => `${low} ${high}`))
    const sixes = together.arrangements.filter((sets) => {
      return sets.filter(({ low, high }) => fifteens.has(`${low} ${high}`)).length === 6
    })
    expect(
      new Set(sixes.map((sets) => [...allLooks(sets.map(({ low, high }) => members(low, high)))].sort()[0])).size,
    ).toBe(4)
  })
})

/** Returns the texts of an arrangement in its eight rotations and reflections. */
function allLooks(colours: readonly (readonly number[])[]): Set<string> {
  const turn = (square: number) => (square % 7) * 7 + 6 - Math.floor(square / 7)
  const mirror = (square: number) => (square % 7) * 7 + Math.floor(square / 7)
  const seen = (look: (square: number) => number) => {
    return nameOf(colours.map((squares) => squares.map(look).sort((a, b) => a - b)))
  }
  const turns = [(s: number) => s, turn, (s: number) => turn(turn(s)), (s: number) => turn(turn(turn(s)))]
  return new Set(turns.flatMap((look) => [seen(look), seen((square) => look(mirror(square)))]))
}
