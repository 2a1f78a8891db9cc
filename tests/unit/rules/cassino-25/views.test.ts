import { describe, expect, it } from 'vitest'
import {
  LineOfPlay,
  viewTable,
  ONLOOKER,
  createSeededRng,
  createSeedSource,
  type AnyGame,
  type GameView,
  BRIDGE_CARDS,
} from '../../../../src/rules/kit'
import { cassino21 } from '../../../../src/rules/pack/cassino-21'
import { cassino25, type Cassino25View, type CassinoState } from '../../../../src/rules/pack/cassino-25'
import { table, type Deal } from '../cassino/table'
import fc from 'fast-check'
import { PILE_ZONE, STOCK_ZONE } from '../../../../src/rules/casino/keepers'
import { shuffleKeeping } from '../../../../src/rules/pack/cassino/kept-cards'
import { VALUE } from '../../../../src/rules/pack/cassino/values'
import { runCount } from '../../../scale'

describe('cards kept for builds', () => {
  it('are all in the builder’s hand or in a pile, however unlikely, and no card is lost', () => {
    const values = fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(fc.string(), values, fc.integer({ min: 0, max: 2 }), (seed, wanted, piles) => {
        // Seat 0's hand and the piles have as many cards together as seat 0 keeps for its builds. Seat 1 has four
        // cards.
        const zones = [
          ...wanted.slice(0, Math.max(0, wanted.length - piles)).map(() => 0),
          ...Array.from({ length: Math.min(piles, wanted.length) }, () => PILE_ZONE),
          ...[1, 1, 1, 1],
        ]
        while (zones.length < BRIDGE_CARDS) zones.push(STOCK_ZONE)
        const cards = Array.from({ length: BRIDGE_CARDS }, (_, card) => card)
        const kept = wanted.map((value) => ({ seat: 0, cards: cards.filter((card) => VALUE[card] === value) }))
        shuffleKeeping(cards, zones, kept, createSeededRng(seed))
        const near = cards.filter((_, i) => zones[i] === 0 || zones[i] === PILE_ZONE).map((card) => VALUE[card]!)
        expect(near.sort((a, b) => a - b)).toEqual([...wanted].sort((a, b) => a - b))
        expect([...cards].sort((a, b) => a - b)).toEqual(Array.from({ length: BRIDGE_CARDS }, (_, card) => card))
      }),
      { numRuns: runCount(300) },
    )
  })
})

const deal: Deal = {
  game: cassino25,
  hands: ['7H 7S 9C 9S', 'QS 8C KD 4H', 'JS JD 10S 10H'],
  table: '5D 2C 6H AC',
}

describe('what an eye sees', () => {
  const { state } = table(deal, 'A 7H takes 2C+5D; B trail QS')

  it('is its own hand, the table, and lengths: of its own pile too', () => {
    expect(cassino25.view(state, 1)).toEqual({
      ...cassino25.dump(state),
      hands: { A: 3, B: ['4H', '8C', 'KD'], C: 4 },
      piles: { A: 3, B: 0, C: 0 },
      stock: 36,
    })
    expect(cassino25.view(state, ONLOOKER).hands).toEqual({ A: 3, B: 3, C: 4 })
  })

  it('is dealt to others as numbers in events', () => {
    const { events } = table(deal, '')
    expect(cassino25.eventFor(events[0]!, 1)).toEqual({
      type: 'dealt',
      seat: 2,
      round: 1,
      deal: 1,
      hands: [4, ['4H', '8C', 'QS', 'KD'], 4],
      table: ['5D', '2C', '6H', 'AC'],
      stock: 36,
    })
  })
})

describe('imagined tables', () => {
  it('put a card that captured and may be called into that seat’s pile', () => {
    const { state } = table(deal, 'A 7H takes 2C+5D')
    const seen = viewTable(cassino25, state, 1) as GameView<Cassino25View>
    for (let i = 0; i < 40; i++) {
      expect(cassino25.dump(cassino25.determinize(seen, createSeededRng(`${i}`))).piles['A']).toContain('7H')
    }
  })

  it('deal every hidden card to every hidden place about as often', () => {
    const { state } = table(deal, 'A 7H takes 2C+5D; B trail QS')
    const seen = viewTable(cassino25, state, 1) as GameView<Cassino25View>
    const rng = createSeededRng('even')
    let inPile = 0
    let inHand = 0
    for (let i = 0; i < 6000; i++) {
      const page = cassino25.dump(cassino25.determinize(seen, rng))
      if ((page.piles['A'] as string[]).includes('2C')) inPile++
      if ((page.hands['C'] as string[]).includes('2C')) inHand++
    }
    // 46 cards are hidden: 3 in the pile, 4 in the hand, 3 and 36 elsewhere. The limits are six standard deviations.
    expect(Math.abs(inPile - (6000 * 3) / 46)).toBeLessThan(115)
    expect(Math.abs(inHand - (6000 * 4) / 46)).toBeLessThan(132)
  })

  it('leave a builder the card that he kept, or let it be played', () => {
    const built: Deal = { ...deal, hands: ['3S 6D 5C KH', 'AH 9H 2D 4S'], table: '3H 8S 2C KS' }
    const { state } = table(built, 'A 3S builds 6 on 3H')
    const rng = createSeededRng('kept')
    const seen = viewTable(cassino25, state, 1) as GameView<Cassino25View>
    const sixes = new Set<string>()
    for (let i = 0; i < 300; i++) {
      const hand = cassino25.dump(cassino25.determinize(seen, rng)).hands['A'] as string[]
      const own = hand.filter((card) => card.startsWith('6'))
      expect(own).not.toEqual([])
      own.forEach((card) => sixes.add(card))
    }
    expect([...sixes].sort()).toEqual(['6C', '6D', '6H', '6S'])
  })
})

describe('the card kept for a build', () => {
  it.each<[string, AnyGame]>([
    ['cassino-25', cassino25],
    ['cassino-21', cassino21],
  ])('of %s is never in the stock or another hand alone, as long as the build lies', (_id, game) => {
    let lying = 0
    for (let round = 0; round < 12; round++) {
      const seats = 2 + (round % 3)
      const options = game === cassino25 ? { target: 25, calls: true } : { target: 21, partners: true }
      const line = new LineOfPlay(game, options, seats, createSeedSource(`kept ${round}`))
      const rng = createSeededRng(`kept ${round}`)
      line.settleChance()
      while (!line.isOver) {
        const state = line.state as CassinoState
        const page = game.dump(state) as Cassino25View
        for (const { value, by } of page.builds) {
          lying++
          const places = [page.hands[by], ...Object.values(page.piles), game === cassino25 ? page.table : []]
          const elsewhere = page.builds.filter((build) => build.value !== value).map(({ cards }) => cards)
          const cards = [...places, ...elsewhere].flat() as string[]
          expect(cards.some((card) => (card.startsWith('A') ? 1 : parseInt(card, 10)) === value)).toBe(true)
        }
        // Two moves of three are builds, if there are any.
        const into: number[] = []
        const count = game.moves(state, state.turn, into)
        const builds = into.slice(0, count).filter((move) => game.write(state, state.turn, move).includes('builds'))
        const among = builds.length > 0 && rng.below(3) > 0 ? builds : into.slice(0, count)
        line.play({ seat: state.turn, move: among[rng.below(among.length)]! })
        line.settleChance()
      }
    }
    expect(lying).toBeGreaterThan(200)
  })
})
