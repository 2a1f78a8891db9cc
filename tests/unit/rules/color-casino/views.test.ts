import { describe, expect, it } from 'vitest'
import {
  defaults,
  LineOfPlay,
  viewTable,
  ONLOOKER,
  createSeededRng,
  createSeedSource,
  type GameView,
} from '../../../../src/rules/kit'
import { colorCasino as game, type ColorState, type ColorView } from '../../../../src/rules/lion-coffee/color-casino'
import { playMove, createContrived, DECK, viewOf, table, type Deal } from './table'
import { piecesOf } from '../../conformance/census'

const deal: Deal = {
  hands: ['4R 7R 1G 2G 3G 4G', '1R 2K 6G 7G 8G 9G', '1K 3K 5K 7K 9K 11K'],
  board: '3R 1P 2P 3P 4P 5P',
  stock: '10R 11R 10P 11P',
}
const seen = (state: ColorState, eye: number) => viewTable(game, state, eye) as GameView<ColorView>

describe('what is seen of a table', () => {
  it('is the own hand, the sizes of others and of the stock, and everything that lies open', () => {
    const { state } = table(deal, 'A 4R builds on 3R; B 1R takes B4R')
    const view = game.view(state, 2)
    expect(view).toEqual({
      round: 1,
      deal: 1,
      dealer: 'C',
      turn: 'C',
      stock: 20,
      hands: { A: 5, B: 5, C: ['1K', '3K', '5K', '7K', '9K', '11K'] },
      table: ['1P', '2P', '3P', '4P', '5P'],
      builds: [],
      piles: { A: [], B: ['1R', '3R', '4R'], C: [] },
      sweeps: { A: 0, B: 0, C: 0 },
      lastCapture: 'B',
      rounds: [],
    })
    expect(game.view(state, ONLOOKER).hands).toEqual({ A: 5, B: 5, C: 6 })
    expect(Object.keys(view)).toEqual(Object.keys(game.dump(state)))
  })

  it('is no more of a partner', () => {
    const four = { ...deal, hands: [...deal.hands, '5R 6R 8R 9R 2R 10K'], options: { partners: true } }
    expect(game.view(table(four, '').state, 0).hands).toMatchObject({ B: 6, C: 6, D: 6 })
  })

  it('names nothing that is hidden, in views or in events, to any eye', () => {
    const { state, events } = table(deal, 'A 4R builds on 3R; B 1R takes B4R; C trail 1K')
    const hidden = { [ONLOOKER]: ['7R', '2K', '3K', '10R'], 0: ['2K', '3K', '10R'], 1: ['7R', '3K', '10R'] }
    for (const [eye, cards] of Object.entries(hidden)) {
      const known = JSON.stringify([
        seen(state, Number(eye)).state,
        events.map((event) => game.eventFor(event, Number(eye))),
      ])
      for (const card of cards) expect(known).not.toContain(`"${card}"`)
    }
  })

  it('shows leftovers to all when they are won with the last trick', () => {
    const board = DECK.filter((card) => !['3P', '1R', '2R', '3R', '10R', '10K'].includes(card)).join(' ')
    const state = createContrived({ seats: 3, hand: '3P', board, piles: ['', '1R 2R 3R'], lastCapture: 'B' })
    expect(JSON.stringify(game.view(state, ONLOOKER))).not.toContain('"10R"')
    const { events } = playMove(state, 'trail 3P')
    const told = events.find((event) => event.type === 'lastTrick')!
    expect(game.eventFor(told, ONLOOKER)).toMatchObject({ leftovers: ['10R', '10K'] })
    expect(game.view(state, ONLOOKER).piles['B']).toContain('10R')
  })

  it('between two rounds is what was counted, with nothing in any hand', () => {
    for (const leftovers of ['last-trick', 'board', 'out']) {
      const line = new LineOfPlay(
        game,
        { ...defaults(game.info), target: 500, leftovers },
        3,
        createSeedSource('between'),
      )
      const state = line.state as ColorState
      const rng = createSeededRng('between')
      expect(game.view(state, 0)).toMatchObject({ round: 1, deal: 0, turn: null, hands: { A: [], B: 0, C: 0 } })
      expect(seen(game.determinize(seen(state, 0), rng), 0)).toEqual(seen(state, 0))
      line.settleChance()
      while (!line.awaitsChance) line.play({ seat: state.turn, move: game.pick(state, state.turn, rng) })
      expect(game.view(state, 1)).toMatchObject({ turn: null, stock: leftovers === 'out' ? 2 : 0 })
      for (const eye of [ONLOOKER, 0, 1, 2]) {
        const imagined = game.determinize(seen(state, eye), rng)
        expect(seen(imagined, eye)).toEqual(seen(state, eye))
        expect(game.chance(imagined)).toBe(44)
        expect(piecesOf(game, imagined)).toEqual(piecesOf(game, state))
      }
    }
  })
})

describe('an imagined table', () => {
  it('leaves every hidden card as likely to be with one as with another', () => {
    const from = seen(table(deal, '').state, 0)
    const rng = createSeededRng('likely')
    const times = new Map<string, number>()
    for (let i = 0; i < 3200; i++) {
      const { hands } = game.dump(game.determinize(from, rng))
      for (const card of hands['B'] as string[]) times.set(card, (times.get(card) ?? 0) + 1)
    }
    // Six of 32 hidden cards are in the hand: 600 times each, give or take seven standard deviations.
    expect(times.size).toBe(32)
    for (const often of times.values()) expect(Math.abs(often - 600)).toBeLessThan(160)
  })

  it('leaves a builder a card for which he may have built, while none of them has turned up', () => {
    const held = (builds: string[], hand: string, seed: string) => {
      const from = viewOf({ hand, held: 3, board: '9P', builds })
      return game.dump(game.determinize(from, createSeededRng(seed))).hands['B'] as string[]
    }
    for (let i = 0; i < 200; i++) {
      const either = held(['3R 4R by B'], '2P', `${i}`)
      expect(either.includes('7R') || either.includes('1R')).toBe(true)
      // A has the 1R, so B kept the 7R.
      expect(held(['3R 4R by B'], '1R', `${i}`)).toContain('7R')
      // For 3 and 6 only their sum 9 is left, because their difference is the 3 itself. For 5 and 8 only their
      // difference 3 is left, because there is no 13.
      expect(held(['3R 6R by B'], '2P', `${i}`)).toContain('9R')
      expect(held(['5R 8R by B'], '2P', `${i}`)).toContain('3R')
    }
  })

  it('asks nothing of a builder once such a card has turned up, nor of the eye itself', () => {
    const often = (builds: string[], board: string) => {
      const from = viewOf({ hand: '2P', held: 3, board, builds })
      const hands = Array.from(
        { length: 200 },
        (_, i) => game.dump(game.determinize(from, createSeededRng(`${i}`))).hands['B'],
      )
      return hands.filter((hand) => (hand as string[]).includes('7R')).length
    }
    expect(often(['3R 4R by B'], '1R')).toBeLessThan(60)
    expect(often(['3R 4R by A'], '9P')).toBeLessThan(60)
  })
})
