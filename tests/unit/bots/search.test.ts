import { describe, expect, it } from 'vitest'
import { think } from '../../../src/bots'
import { TreeSearch } from '../../../src/bots/search/tree-search'
import { viewTable, createSeededRng, type Rng } from '../../../src/rules/kit'
import { shortWhist, type ShortWhist } from './short-whist'

const mask = (...cards: number[]) => cards.reduce((sum, card) => sum | (1 << card), 0)

function position(change: Partial<ShortWhist>): ShortWhist {
  return { ...shortWhist.start({}, 2), dealt: true, ...change }
}

function ask(state: ShortWhist, seat: number, seed = 'any') {
  return think(shortWhist, { seen: viewTable(shortWhist, state, seat), seat, level: 5, seed })
}

describe('information-set search', () => {
  it('takes a trick with the lowest card that will do', () => {
    const state = position({ turn: 1, led: 6, hands: [mask(1, 2, 3), mask(2, 7, 11, 12)], gone: mask(6) })
    expect(ask(state, 1).move).toBe('7')
  })

  it('throws the lowest card under a trick that it cannot take', () => {
    const state = position({
      turn: 1,
      led: 12,
      hands: [mask(1, 8), mask(2, 7, 10)],
      gone: mask(12, 3, 4),
      tricks: [0, 1],
    })
    expect(ask(state, 1).move).toBe('2')
  })

  it('judges a won game as won', () => {
    const state = position({ hands: [mask(11, 12), mask(1, 2)], gone: mask(3, 4, 5, 6), tricks: [2, 0] })
    expect(ask(state, 0).value).toBe(1)
  })

  it('thinks with what its seat sees: swapping hidden cards changes nothing', () => {
    const seen = (other: number) => position({ hands: [mask(3, 6, 9, 12), other] })
    const first = ask(seen(mask(1, 2, 4, 5)), 0)
    expect(ask(seen(mask(7, 8, 10, 11)), 0)).toEqual(first)
    expect(first.iterations).toBeGreaterThan(1000)
  })

  it('answers the same in one piece and in slices, and by the seed alone', () => {
    const state = position({ hands: [mask(3, 6, 9, 12), mask(1, 2, 4, 5)] })
    const seen = viewTable(shortWhist, state, 0)
    const run = (slices: number[]) => {
      const plan = { reward: { pointShare: 0.3, scale: 2 }, exploration: 0.7, priorVisits: 0 }
      const search = new TreeSearch(shortWhist, seen, 0, plan, createSeededRng('slices'), 600)
      for (const slice of slices) search.step(slice)
      return search.candidates()
    }
    expect(run([600])).toEqual(run([1, 99, 500]))
  })

  it('weighs only the moves worth a thought, and looks no further than it is told', () => {
    const state = position({ hands: [mask(3, 6, 9, 12), mask(1, 2, 4, 5)] })
    let judged = 0
    const plan = {
      reward: { pointShare: 1, scale: 2 },
      exploration: 0.7,
      priorVisits: 0,
      listChoices: (table: ShortWhist, seat: number, into: number[]) =>
        Math.min(2, shortWhist.moves(table, seat, into)),
      stops: () => true,
      scoresOf: (table: ShortWhist, into: Float64Array) => {
        if (table.hands[0] === state.hands[0]) throw new Error('judged before the move was made')
        into.fill(0)
        judged++
      },
    }
    const search = new TreeSearch(shortWhist, viewTable(shortWhist, state, 0), 0, plan, createSeededRng('few'), 40)
    search.step(40)
    expect(search.candidates()).toHaveLength(2)
    expect(judged).toBe(search.iterations)
  })

  it('beats a player of any card more often than not, though most is luck', () => {
    const rng = createSeededRng('duel')
    const deal: number[] = []
    let points = 0
    const games = 60
    for (let i = 0; i < games; i++) {
      const bot = i % 2
      const state = shortWhist.start({}, 2)
      if (bot === 0) shortWhist.sampleChance(state, rng, deal)
      else deal.push(...deal.splice(0, 4))
      shortWhist.applyChance(state, deal)
      while (!shortWhist.outcome(state).over) {
        const seat = state.turn
        const request = { seen: viewTable(shortWhist, state, seat), seat, level: 3 as const, seed: `duel ${i}` }
        const move = seat === bot ? Number(think(shortWhist, request).move) : shortWhist.pick(state, seat, rng)
        shortWhist.apply(state, seat, move)
      }
      const winners = shortWhist.outcome(state).winners!
      if (winners.includes(bot)) points += 1 / winners.length
    }
    expect(points / games).toBeGreaterThan(0.57)
  })

  it('uses a fast determinization where one is known', () => {
    const seen = viewTable(shortWhist, position({ hands: [mask(3, 6), mask(1, 2)] }), 0)
    let deals = 0
    const redeal = (state: ShortWhist, eye: number, rng: Rng) => {
      const again = { ...seen, state: shortWhist.view(state, eye) }
      Object.assign(state, shortWhist.determinize(again, rng))
      return deals++ >= 0
    }
    const plan = { reward: { pointShare: 0, scale: 1 }, exploration: 1, priorVisits: 0, redeal }
    const search = new TreeSearch(shortWhist, seen, 0, plan, createSeededRng('f'), 50)
    search.step(50)
    expect(deals).toBe(25)
    expect(search.candidates().reduce((sum, candidate) => sum + candidate.visits, 0)).toBe(50)
  })
})
