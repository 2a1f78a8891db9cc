import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leaderWithTarget, soleMaxIndex } from '../../../../src/rules/casino/count'
import { playOf, readPieces } from '../../../../src/rules/casino/plays'
import { dealerOf, readRound, writeRound, type RoundBook } from '../../../../src/rules/casino/rounds'

describe('who alone has most', () => {
  it.each([
    [[26, 26], -1],
    [[27, 25], 0],
    [[3, 5, 5], -1],
    [[5, 3, 5, 6], 3],
    [[0, 0, 0, 0], -1],
  ])('of %j: %i', (counts, most) => {
    expect(soleMaxIndex(counts, counts.length)).toBe(most)
  })

  it.each([
    [[24, 20], -1],
    [[25, 20], 0],
    [[26, 30], 1],
    [[30, 30], -1],
  ])('has reached 25 of %j: %i', (totals, leader) => {
    expect(leaderWithTarget(totals, totals.length, 25)).toBe(leader)
  })
})

describe('the book of rounds', () => {
  it('gives back what was written, round by round', () => {
    const each = (max: number) => fc.array(fc.integer({ min: 0, max }), { minLength: 4, maxLength: 4 })
    const round = fc.record({ cards: each(52), suit: each(13), sweeps: each(48), points: each(120) })
    fc.assert(
      fc.property(fc.array(round, { maxLength: 6 }), fc.integer({ min: -1, max: 3 }), (rounds, last) => {
        const book: RoundBook = []
        rounds.forEach((counted, i) => writeRound(book, i, 4, last, counted))
        rounds.forEach((counted, i) => expect(readRound(book, i, 4)).toEqual({ dealer: (3 + i) % 4, last, ...counted }))
      }),
    )
  })

  it('begins with the last seat as dealer, and passes to the left', () => {
    expect([0, 1, 2, 3].map((round) => dealerOf(round, 3))).toEqual([2, 0, 1, 2])
  })
})

describe('lists of pieces', () => {
  const letters = (name: string) => (name.length === 1 ? 'abcdef'.indexOf(name) : -1)
  it.each<[string, number[] | null]>([
    ['a', [0]],
    ['a+c+f', [0, 2, 5]],
    ['c+a', null],
    ['a+a', null],
    ['a++c', null],
    ['+a', null],
    ['', null],
    ['a+g', null],
    ['a +c', null],
  ])('%j: %j', (text, pieces) => {
    expect(readPieces(text.split('+'), letters)).toEqual(pieces)
  })

  it('refuses a text of ten megabytes unread', () => {
    expect(playOf(`7R takes ${'2R+'.repeat(3e6)}5R`)).toBeNull()
  })
})
