import { describe, expect, it } from 'vitest'
import { chicagoCasino as game } from '../../../../src/rules/forty-nine-outfit/chicago-casino'
import {
  defaults,
  LineOfPlay,
  viewTable,
  ONLOOKER,
  createSeededRng,
  createSeedSource,
  type GameView,
} from '../../../../src/rules/kit'
import type { ChicagoState, ChicagoView } from '../../../../src/rules/forty-nine-outfit/chicago-casino'
import { viewOf, table, type Deal } from './table'
import { piecesOf } from '../../conformance/census'

const deal: Deal = { hands: ['23 27 20 33', '26 28 18 34', '1 2 3 4'], table: '25 31 35 15', stock: '40 41 42 43' }
const seen = (state: ChicagoState, eye: number) => viewTable(game, state, eye) as GameView<ChicagoView>

describe('what is seen of a table', () => {
  it('is the own hand, the sizes of others and of the stock, and everything that lies open', () => {
    const { state } = table(deal, 'A 23 builds on 25; B 18 takes 15')
    const view = game.view(state, 2)
    expect(view).toEqual({
      round: 1,
      deal: 1,
      dealer: 'C',
      turn: 'C',
      stock: 33,
      hands: { A: 3, B: 3, C: ['1', '2', '3', '4'] },
      table: ['31', '35'],
      builds: [{ colour: 'green', cards: ['23', '25'], by: 'A' }],
      piles: { A: [], B: ['15', '18'], C: [] },
      lastCapture: 'B',
      rounds: [],
    })
    expect(game.view(state, ONLOOKER).hands).toEqual({ A: 3, B: 3, C: 4 })
    expect(Object.keys(view)).toEqual(Object.keys(game.dump(state)))
  })

  it('names nothing that is hidden, in views or in events, to any eye', () => {
    const { state, events } = table(deal, 'A 23 builds on 25; B 18 takes 15; C trail 2')
    const hidden = { [ONLOOKER]: ['27', '33', '26', '3', '40'], 0: ['26', '34', '3', '40'], 1: ['27', '3', '40'] }
    for (const [eye, cards] of Object.entries(hidden)) {
      const known = JSON.stringify([
        seen(state, Number(eye)).state,
        events.map((event) => game.eventFor(event, Number(eye))),
      ])
      for (const card of cards) expect(known).not.toContain(`"${card}"`)
    }
  })

  it('between two rounds is what was counted, with nothing in any hand', () => {
    const line = new LineOfPlay(game, { ...defaults(game.info), target: 1000 }, 3, createSeedSource('between'))
    const state = line.state as ChicagoState
    const rng = createSeededRng('between')
    expect(game.view(state, 0)).toMatchObject({ round: 1, deal: 0, turn: null, stock: 0, hands: { A: [], B: 0, C: 0 } })
    expect(seen(game.determinize(seen(state, 0), rng), 0)).toEqual(seen(state, 0))
    line.settleChance()
    while (!line.awaitsChance) line.play({ seat: state.turn, move: game.pick(state, state.turn, rng) })
    expect(game.view(state, 1)).toMatchObject({ round: 1, turn: null, stock: 0, hands: { A: 0, B: [], C: 0 } })
    for (const eye of [ONLOOKER, 0, 1, 2]) {
      const imagined = game.determinize(seen(state, eye), rng)
      expect(seen(imagined, eye)).toEqual(seen(state, eye))
      expect(game.chance(imagined)).toBe(49)
      expect(piecesOf(game, imagined)).toEqual(piecesOf(game, state))
    }
  })
})

describe('an imagined table', () => {
  it('leaves every hidden card as likely to be with one as with another', () => {
    const { state } = table(deal, '')
    const from = seen(state, 0)
    const rng = createSeededRng('likely')
    const times = new Map<string, number>()
    for (let i = 0; i < 4100; i++) {
      const { hands, stock } = game.dump(game.determinize(from, rng))
      for (const card of hands['B'] as string[]) times.set(card, (times.get(card) ?? 0) + 1)
      expect((stock as string[]).length).toBe(33)
    }
    // Four of 41 hidden cards are in the hand: 400 times each, give or take seven standard deviations.
    expect(times.size).toBe(41)
    for (const often of times.values()) expect(Math.abs(often - 400)).toBeLessThan(140)
  })

  it('leaves a builder one of the cards for which he built, while none of them has turned up', () => {
    const from = seen(table(deal, 'A 23 builds on 25').state, 1)
    const rng = createSeededRng('kept')
    for (let i = 0; i < 300; i++) {
      // B itself holds the 26 and the 28.
      expect(game.dump(game.determinize(from, rng)).hands['A']).toContain('27')
    }
    const later = seen(table(deal, 'A 23 builds on 25; B 26 builds on B25; C trail 1; A trail 27').state, 2)
    const held = new Set<boolean>()
    for (let i = 0; i < 300; i++)
      held.add((game.dump(game.determinize(later, rng)).hands['B'] as string[]).includes('28'))
    // One of the cards above B's build has turned up, so nothing is known of B's hand any more.
    expect([...held].sort()).toEqual([false, true])
  })

  it('finds such cards where chance would be long in finding them', () => {
    const built = ['1 2 by B', '8 9 by B', '15 16 by B', '22 23 by B']
    const from = viewOf({ hand: '3', held: 4, table: '', builds: built })
    const rng = createSeededRng('all kept')
    for (let i = 0; i < 50; i++) {
      const held = (game.dump(game.determinize(from, rng)).hands['B'] as string[]).map(Number)
      expect(held.map((card) => Math.ceil(card / 7)).sort()).toEqual([1, 2, 3, 4])
    }
  })
})
