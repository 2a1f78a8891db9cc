import { describe, expect, it } from 'vitest'
import { newYorkWhist } from '../../../../src/rules/forty-nine-outfit/new-york-whist'
import type { NewYorkWhistState } from '../../../../src/rules/forty-nine-outfit/new-york-whist/state'
import { defaults, LineOfPlay, createSeededRng, createSeedSource } from '../../../../src/rules/kit'
import { table } from './table'

/**
 * Plays a random game to its end. Returns its first and last pages, the scores of seats and sides, the winners, and the
 * number of plies.
 */
function playedOut(seats: number, cheater: boolean, seed: string, others: object = {}) {
  const options = { ...defaults(newYorkWhist.info), cheater, ...others }
  const line = new LineOfPlay(newYorkWhist, options, seats, createSeedSource(seed))
  line.settleChance()
  const state = line.state as NewYorkWhistState
  const begun = newYorkWhist.dump(state)
  const rng = createSeededRng(seed)
  while (!line.isOver) line.play({ seat: state.turn, move: newYorkWhist.pick(state, state.turn, rng) })
  const page = newYorkWhist.dump(state)
  const { scores, winners } = newYorkWhist.outcome(state)
  const sides = page.sides.map((letters) => scores['ABCDEFGH'.indexOf(letters[0]!)]!)
  return { begun, page, scores, winners: winners ?? [], sides, plies: line.plyCount }
}

describe('the points', () => {
  it.each([
    [2, 24, 1, 69, 25, 0, 70],
    [3, 16, 1, 61, 16, 2, 61],
    [4, 12, 1, 57, 12, 2, 57],
    [5, 9, 4, 54, 10, 0, 55],
    [6, 8, 1, 53, 8, 2, 53],
    [7, 7, 0, 52, 7, 1, 52],
    [8, 6, 1, 51, 6, 2, 51],
  ])('of %i seats: %i cards each and %i in the blind make %i; with the Cheater %i and %i make %i', (seats, ...rows) => {
    for (const [i, cheater] of [false, true].entries()) {
      const [each, blind, total] = rows.slice(3 * i)
      for (let seed = 0; seed < 20; seed++) {
        const { begun, sides, plies, page } = playedOut(seats, cheater, `${seed}`, { followSuit: seed % 2 === 0 })
        expect(Object.values(begun.hands).map((hand) => (hand as string[]).length)).toEqual(Array(seats).fill(each))
        expect(begun.blind).toHaveLength(blind!)
        expect(plies).toBe(seats * each!)
        expect(sides.reduce((sum, points) => sum + points, 0)).toBe(total)
        expect(Object.values(page.tricks).reduce((sum, tricks) => sum + tricks, 0)).toBe(each)
      }
    }
  })

  it('are a fifth of each multiple of five, one a trick, and those of the blind', () => {
    const { scores, page, events } = table({ hands: ['7', '21', '49', '45'], end: '40' }, 'A 7; B 21; C 49; D 45')
    expect(scores).toEqual({ A: 18, B: 0, C: 18, D: 0 })
    expect(page.piles['C']).toEqual(['7', '21', '40', '45', '49'])
    expect(page).toMatchObject({ blind: ['40'], blindTo: 'C', tricks: { C: 1 } })
    expect(events.slice(-3)).toEqual([
      { type: 'taken', seat: 2, cards: ['7', '21', '49', '45'], points: 10 },
      { type: 'blind', seat: 2, cards: ['40'], points: 8 },
      { type: 'turn', seat: 2 },
    ])
  })

  it('of a trick grow as it is laid', () => {
    const { events } = table({ hands: ['10', '20', '49', '45'] }, 'A 10; B 20; C 49; D 45')
    const laid = events.flatMap((event) => (event.type === 'laid' ? [[event.leads, event.best, event.points]] : []))
    expect(laid).toEqual([
      [true, 0, 3],
      [false, 1, 7],
      [false, 2, 7],
      [false, 2, 16],
    ])
  })

  it('of the Cheater are none', () => {
    const { scores } = table({ hands: ['1', 'C'], options: { cheater: true } }, 'A 1; B C')
    expect(scores).toEqual({ A: 0, B: 1 })
  })

  it('name the first taker also where there is no blind', () => {
    const seven = ['7', '14', '21', '28', '35', '42', '49']
    const { page } = table({ hands: seven }, 'A 7; B 14; C 21; D 28; E 35; F 42; G 49')
    expect(page).toMatchObject({ blind: [], blindTo: 'G' })
  })
})

describe('the sides', () => {
  it.each([4, 6, 8])('are two with %i seats, and cannot tie', (seats) => {
    for (let seed = 0; seed < 30; seed++) {
      const { page, scores, winners, sides } = playedOut(seats, seed % 2 === 0, `${seed}`)
      expect(page.sides).toHaveLength(2)
      expect(sides[0]).not.toBe(sides[1])
      for (const [seat, score] of scores.entries()) expect(score).toBe(sides[seat % 2])
      expect(winners.map((seat) => seat % 2)).toEqual(Array(seats / 2).fill(sides[0]! > sides[1]! ? 0 : 1))
    }
  })

  it.each([2, 3, 5, 7])('are one a seat with %i, whatever the option says', (seats) => {
    expect(playedOut(seats, false, 'x').page.sides).toHaveLength(seats)
  })

  it.each([4, 6, 8])('are one a seat with %i too if nobody wants partners', (seats) => {
    expect(playedOut(seats, false, 'x', { partners: false }).page.sides).toHaveLength(seats)
  })

  it('can tie at 35 with two seats and the Cheater, and then both have won', () => {
    const games = Array.from({ length: 150 }, (_, seed) => playedOut(2, true, `even ${seed}`))
    const tied = games.find(({ scores }) => scores[0] === 35)
    expect(tied).toMatchObject({ scores: [35, 35], winners: [0, 1] })
  })

  it('that are level at the top have all won', () => {
    let ties = 0
    for (let seed = 0; seed < 200; seed++) {
      const { scores, winners } = playedOut(5, false, `tie ${seed}`)
      const best = Math.max(...scores)
      expect(winners).toEqual(scores.flatMap((score, seat) => (score === best ? [seat] : [])))
      if (winners.length > 1) ties++
    }
    expect(ties).toBeGreaterThan(0)
  })
})
