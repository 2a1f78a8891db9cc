import { describe, expect, it } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import { fortyNinePuzzle } from '../../../../src/rules/forty-nine-outfit/single-jumps/game'
import { viewTable, ONLOOKER, replay, createSeededRng, type Options } from '../../../../src/rules/kit'
import { orbit } from '../jumping-men/symmetry'
import { SOLUTIONS_TO_ONE, SOLUTIONS_TO_TWO } from './lines'

const all = Array.from({ length: 49 }, (_, i) => i + 1)
const squares = (text: string) => text.split(' ').map(Number)

/**
 * The page's table in two pairs of sets. From a vacancy in one set of a pair, the last man may be on any square of the
 * other.
 */
const SETS = ['2 5 23 26 44 47', '3 6 24 27 45 48', '8 11 14 29 32 35', '15 18 21 36 39 42'].map(squares)
const HOPELESS = squares('1 4 7 9 10 12 13 16 17 19 20 22 25 28 30 31 33 34 37 38 40 41 43 46 49')

function finishesFrom(start: number): readonly number[] {
  return fortyNinePuzzle.dump(fortyNinePuzzle.start({ start, finish: 0 }, 1)).finishes
}

function played(options: Options, line: string) {
  const moves = line.split(' ').map((move) => `A ${move}`)
  const replayed = replay(gameById, {
    format: 'parlor-record/1',
    game: 'forty-nine-puzzle',
    options,
    seats: ['A'],
    moves,
  })
  if (!replayed.ok) throw new Error(replayed.fault.message)
  return viewTable(replayed.line.game, replayed.line.state, ONLOOKER)
}

describe('the class rule', () => {
  it('says that 25 vacancies cannot be done, the one of the sheet among them', () => {
    expect(all.filter((start) => finishesFrom(start).length === 0)).toEqual(HOPELESS)
  })

  it('says where the last man can stand from each of the other 24', () => {
    for (const [i, set] of SETS.entries()) for (const start of set) expect(finishesFrom(start)).toEqual(SETS[i ^ 1])
    expect(SETS.flat()).toHaveLength(24)
  })

  it('is never changed by a jump', () => {
    for (const start of all) {
      const state = fortyNinePuzzle.start({ start, finish: 0 }, 1)
      const rng = createSeededRng(`${start}`)
      while (fortyNinePuzzle.requiredSeats(state)) {
        fortyNinePuzzle.apply(state, 0, fortyNinePuzzle.pick(state, 0, rng))
        expect(fortyNinePuzzle.dump(state).finishes).toEqual(finishesFrom(start))
      }
    }
  })
})

describe('the ways of the page', () => {
  it.each(Object.entries(SOLUTIONS_TO_ONE))('lead from one vacancy to one last man: %s', (pair, line) => {
    const [start, finish] = pair.split('-').map(Number) as [number, number]
    const seen = played({ start, finish }, line)
    expect(seen).toMatchObject({ over: true, winners: ['A'], state: { men: [finish], jumps: 47, solved: true } })
    expect(played({ start }, line).winners).toEqual(['A'])
    const elsewhere = finishesFrom(start).find((square) => square !== finish)!
    expect(played({ start, finish: elsewhere }, line)).toMatchObject({ winners: [], state: { solved: false } })
  })

  it('turned and mirrored cover all 144 pairs of a vacancy and a last man', () => {
    const pairs = new Set(
      Object.keys(SOLUTIONS_TO_ONE).flatMap((pair) => orbit(pair.split('-').map(Number)).map(String)),
    )
    const wanted = all.flatMap((start) => finishesFrom(start).map((finish) => `${start},${finish}`))
    expect(wanted).toHaveLength(144)
    expect([...pairs].sort()).toEqual(wanted.sort())
  })

  it.each(Object.entries(SOLUTIONS_TO_TWO))('leave two men where one cannot remain: vacancy %s', (start, line) => {
    expect(played({ start: Number(start) }, line)).toMatchObject({ over: true, scores: { A: 2 }, winners: [] })
  })

  it('to two men turned and mirrored cover all 25 hopeless vacancies', () => {
    const starts = Object.keys(SOLUTIONS_TO_TWO).flatMap((start) => orbit([Number(start)]).map(([square]) => square!))
    expect([...new Set(starts)].sort((a, b) => a - b)).toEqual(HOPELESS)
  })
})
