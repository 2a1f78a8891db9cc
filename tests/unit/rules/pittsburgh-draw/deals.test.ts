import { describe, expect, it } from 'vitest'
import { pittsburghDraw } from '../../../../src/rules/forty-nine-outfit/pittsburgh-draw'
import { createSeededRng } from '../../../../src/rules/kit'
import { restOfPack, table, type Deal } from './table'
import { census } from '../../conformance/census'

/** B deals. A holds the pair 1 2, B the pair 22 23; the stock begins with three greens. */
const two: Deal = { hands: ['1 2 8 15 29', '22 23 9 16 30'], stock: '24 25 26 3 4', more: restOfPack({}) }

describe('the exchange', () => {
  it('fills hands from the dealer’s left, each at once, after everybody has thrown away', () => {
    const { page } = table({ ...two, options: { target: 1 } }, 'A discard 8 15; B discard 9')
    expect(page.hands).toEqual({ A: ['1', '2', '24', '25', '29'], B: ['16', '22', '23', '26', '30'] })
    expect(page.discards).toEqual({ A: ['8', '15'], B: ['9'] })
    expect((page.stock as string[]).slice(0, 2)).toEqual(['3', '4'])
  })

  it('changes nothing for those who stand', () => {
    const { page } = table({ ...two, options: { target: 1 } }, 'A stand; B stand')
    expect(page.hands).toEqual({ A: ['1', '2', '8', '15', '29'], B: ['9', '16', '22', '23', '30'] })
    expect(page.discards).toEqual({ A: [], B: [] })
  })

  it('may change all five', () => {
    const { page } = table({ ...two, options: { target: 1 } }, 'A discard 1 2 8 15 29; B stand')
    expect(page.hands['A']).toEqual(['3', '4', '24', '25', '26'])
  })

  it('shows nothing before the dealer has thrown away', () => {
    const { page } = table(two, 'A discard 8')
    expect(page).toMatchObject({ turn: 'B', hands: { A: ['1', '2', '15', '29'] }, discards: { A: ['8'], B: null } })
    expect(page.shown).toBeNull()
  })
})

describe('after a showing', () => {
  it('the winner alone scores, and the next deal lies on the table, dealt by the left', () => {
    const { page, state, events } = table(two, 'A discard 8 15; B stand')
    expect(pittsburghDraw.outcome(state)).toMatchObject({ over: false, scores: [2, 0], winners: null })
    expect(page).toMatchObject({ deal: 2, dealer: 'A', turn: 'B', discards: { A: null, B: null } })
    expect(page.hands).toEqual({ A: ['2', '4', '6', '8', '10'], B: ['1', '3', '5', '7', '9'] })
    expect(page.deals).toEqual([{ dealer: 'B', winner: 'A', kind: 'two-pair', points: 2 }])
    expect(page.shown).toMatchObject({ dealer: 'B', winner: 'A', points: 2 })
    expect(page.shown?.hands['A']).toEqual({
      cards: ['1', '2', '24', '25', '29'],
      kind: 'two-pair',
      value: 2,
      governs: [25, 24, 2, 1],
      cheaterAs: null,
    })
    expect(events.map(({ type }) => type)).toEqual([
      ...['dealt', 'turn', 'discarded', 'turn', 'stood', 'drawn'],
      ...['shown', 'shown', 'won', 'dealt', 'turn'],
    ])
  })

  it('the game ends with the first to reach the target, who may pass it', () => {
    const { page, state, events } = table({ ...two, options: { target: 2 } }, 'A discard 8 15 29; B stand')
    expect(pittsburghDraw.outcome(state)).toEqual({ over: true, scores: [5, 0], winners: [0], reason: 'target' })
    expect(page).toMatchObject({ deal: 1, dealer: 'B', turn: null, hands: { A: ['1', '2', '24', '25', '26'] } })
    expect(events.at(-1)).toEqual({ type: 'ended', seat: 0, reason: 'target', scores: [5, 0], winners: [0] })
    expect(pittsburghDraw.requiredSeats(state) | pittsburghDraw.chance(state)).toBe(0)
  })
})

describe('a stock that runs out', () => {
  const hands = Array.from({ length: 8 }, (_, i) => [1, 9, 17, 25, 33].map((card) => card + i).join(' '))
  const throwing = [...'ABCDEFGH'].map((seat, i) => `${seat} discard ${1 + i} ${9 + i}`).join(';')
  const order = '16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1'
  const eight: Deal = { hands, options: { cheater: false, target: 1 }, more: order }

  it('is made anew of all discards, in the midst of a hand', () => {
    const { page, state, events } = table(eight, throwing)
    // A to D get eight of the nine cards 41 to 49, and E gets one. Then the discards are shuffled.
    expect(page.hands).toMatchObject({
      D: ['20', '28', '36', '47', '48'],
      E: ['16', '21', '29', '37', '49'],
      F: ['14', '15', '22', '30', '38'],
      H: ['10', '11', '24', '32', '40'],
    })
    expect(page.stock).toEqual(['9', '8', '7', '6', '5', '4', '3', '2', '1'])
    expect(page.discards).toMatchObject({ A: ['1', '9'], H: ['8', '16'] })
    expect(new Set(census(pittsburghDraw, state)).size).toBe(49)
    expect(events.filter(({ type }) => type === 'drawn' || type === 'reshuffled').slice(4, 8)).toEqual([
      { type: 'drawn', seat: 4, cards: ['49'], stock: 0 },
      { type: 'reshuffled', seat: 7, stock: 16 },
      { type: 'drawn', seat: 4, cards: ['16'], stock: 15 },
      { type: 'drawn', seat: 5, cards: ['14', '15'], stock: 13 },
    ])
  })

  it('waits for that shuffle with the exchange half done', () => {
    const { state } = table({ ...eight, more: '' }, throwing.slice(0, throwing.lastIndexOf(';')))
    pittsburghDraw.apply(state, 7, pittsburghDraw.read(state, 7, 'discard 8 16').ok ? 0b11 : 0)
    expect(pittsburghDraw.chance(state)).toBe(16)
    expect(pittsburghDraw.requiredSeats(state)).toBe(0)
    expect(pittsburghDraw.outcome(state).over).toBe(false)
    expect(pittsburghDraw.dump(state)).toMatchObject({
      turn: null,
      stock: [],
      hands: { D: ['20', '28', '36', '47', '48'], E: ['21', '29', '37', '49'], F: ['22', '30', '38'] },
    })
    expect(pittsburghDraw.read(state, 0, 'stand')).toMatchObject({ ok: false, error: { code: 'not-your-turn' } })
    const drawn: number[] = []
    pittsburghDraw.sampleChance(state, createSeededRng('any'), drawn)
    expect(drawn.sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, card) => card))
  })

  it('does not wait if the last card due was the last of the stock', () => {
    const nine = 'A discard 1 9; B discard 2 10; C discard 3 11; D discard 4 12; E discard 5; F stand; G stand; H stand'
    const { page } = table({ ...eight, more: '' }, nine)
    expect(page.stock).toEqual([])
    expect(page.turn).toBeNull()
  })

  it('cannot come in a game of five with the Cheater; without, only if all throw away everything', () => {
    const five = hands.slice(0, 5)
    const all = five.map((hand, i) => `${'ABCDE'[i]} discard ${hand}`).join(';')
    const [cheating, honest] = [true, false].map((cheater) => {
      const state = table({ hands: five, options: { cheater, target: 1 } }, all.slice(0, all.lastIndexOf(';'))).state
      pittsburghDraw.apply(state, 4, 0b11111)
      return state
    })
    expect(pittsburghDraw.outcome(cheating!).over).toBe(true)
    expect(pittsburghDraw.dump(cheating!).stock).toEqual([])
    expect(pittsburghDraw.chance(honest!)).toBe(25)
  })
})

describe('a game', () => {
  it('is as long as every seat can stay below the target', () => {
    const { maxPlies } = pittsburghDraw.info
    expect(maxPlies({ cheater: true, target: 21 }, 2)).toBe(82)
    expect(maxPlies({ cheater: true, target: 1 }, 8)).toBe(8)
  })
})
