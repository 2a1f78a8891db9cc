import { describe, expect, it } from 'vitest'
import { bostonBooks } from '../../../../src/rules/forty-nine-outfit/boston-books'
import type { BostonBooksState } from '../../../../src/rules/forty-nine-outfit/boston-books/state'
import type { BostonBooksView } from '../../../../src/rules/forty-nine-outfit/boston-books/shape'
import {
  defaults,
  LineOfPlay,
  viewTable,
  ONLOOKER,
  createSeededRng,
  createSeedSource,
  type GameView,
} from '../../../../src/rules/kit'
import { cardNamed, colourOf } from '../../../../src/rules/forty-nine-outfit/cards'
import { table, type Deal } from './table'
import { piecesOf } from '../../conformance/census'

/** A has reds and oranges. B has two reds, an orange, and yellows. The 7 and the 6 lie on top of the stock. */
const deal: Deal = { hands: ['1 2 3 9 10 11 12', '4 5 8 15 16 17 18', '22 23 24 29 30 36 43'], stock: '7 6 13 14' }

describe('what is seen of a table', () => {
  it('is the own hand and the size of the stock, of other hands not even the size', () => {
    const { state } = table(deal, 'A ask B 4; A ask C 5')
    const view = bostonBooks.view(state, 1)
    expect(view).toMatchObject({
      deal: 1,
      dealer: 'C',
      turn: 'B',
      stock: 27,
      hands: { A: null, B: ['5', '8', '15', '16', '17', '18'], C: null },
      last: { seat: 'A', of: 'C', card: '5', result: 'missed' },
    })
    expect(bostonBooks.view(state, ONLOOKER).hands).toEqual({ A: null, B: null, C: null })
    expect(Object.keys(view)).toEqual(Object.keys(bostonBooks.dump(state)))
  })

  it('tells a missed draw to the drawer alone, and a card that was called for to all', () => {
    const missed = table(deal, 'A ask C 4').events.find(({ type }) => type === 'drawn')!
    expect(bostonBooks.eventFor(missed, 0)).toMatchObject({ card: '7' })
    for (const eye of [ONLOOKER, 1, 2]) expect(bostonBooks.eventFor(missed, eye)).toMatchObject({ card: null })
    const hit = table(deal, 'A ask C 7').events.find(({ type }) => type === 'drawn')!
    for (const eye of [ONLOOKER, 1, 2]) expect(bostonBooks.eventFor(hit, eye)).toEqual(hit)
  })
})

describe('an imagined table', () => {
  const seenBy = (of: Deal, moves: string, eye: number) =>
    viewTable(bostonBooks, table(of, moves).state, eye) as GameView<BostonBooksView>
  const imagined = (seen: GameView<BostonBooksView>, times: number) => {
    const rng = createSeededRng('determinize')
    return Array.from({ length: times }, () => hands(bostonBooks.dump(bostonBooks.determinize(seen, rng))))
  }

  it('has seven cards in every hand before the first call', () => {
    for (const eye of [ONLOOKER, 0, 2]) {
      for (const { A, B, C } of imagined(seenBy(deal, '', eye), 50)) {
        expect([A, B, C].map((hand) => hand!.length)).toEqual([7, 7, 7])
      }
    }
  })

  it('leaves every hidden card as likely in one hand as in another, and in the stock', () => {
    const times = new Map<string, number>()
    for (const { B } of imagined(seenBy(deal, '', 0), 6000))
      for (const card of B!) times.set(card, (times.get(card) ?? 0) + 1)
    expect(times.size).toBe(42)
    // Seven of 42 hidden cards are in the hand: 1000 times each, give or take five standard deviations.
    for (const seen of times.values()) expect(Math.abs(seen - 1000)).toBeLessThan(145)
  })

  it('has a card where it was handed over, and as many cards elsewhere as there can be', () => {
    const sizes = new Set<number>()
    for (const { A, B, C } of imagined(seenBy(deal, 'A ask B 4; A ask B 5', 2), 300)) {
      expect(A).toContain('5')
      // Nothing was drawn, and only A has had a turn.
      expect(B!.length).toBeLessThanOrEqual(7)
      expect([...A!, ...B!]).toHaveLength(14)
      expect(C).toHaveLength(7)
      sizes.add(A!.length)
    }
    expect(Math.min(...sizes)).toBe(7)
    expect(sizes.size).toBeGreaterThan(3)
  })

  it('has a card that was called for in vain with neither, and something of its colour with the caller', () => {
    const places = new Set<string>()
    // D is to move after C has called for the 28 in vain. Neither A nor C has it, so it lies in the stock or with B.
    const four: Deal = { hands: [...deal.hands, '25 26 27 31 32 37 44'], stock: '6 13 14 20' }
    for (const { A, B, C } of imagined(seenBy(four, 'A ask B 13; B ask C 14; C ask A 28', 3), 400)) {
      expect(A).not.toContain('28')
      expect(C).not.toContain('28')
      expect(C!.some((card) => Number(card) >= 22 && Number(card) <= 28)).toBe(true)
      places.add(B!.includes('28') ? 'hand' : 'stock')
    }
    expect(places).toEqual(new Set(['hand', 'stock']))
  })

  it('may leave a caller without the colour if all that he has he drew', () => {
    // B was dealt a book and calls with an empty hand, so the one card that it has drawn is all that it holds.
    const empty: Deal = { hands: ['1 2 3 9 10 11 12', '43 44 45 46 47 48 49', '22 23 24 29 30 36 37'], stock: '7 40' }
    const sizes = new Set<number>()
    for (const { B } of imagined(seenBy(empty, 'A ask C 5; B ask A 22', 2), 300)) {
      expect(B!.includes('22')).toBe(false)
      const greens = B!.filter((card) => Number(card) >= 23 && Number(card) <= 28)
      if (greens.length === 0) expect(B!.length).toBeLessThanOrEqual(1)
      sizes.add(B!.length)
    }
    expect(sizes.size).toBeGreaterThan(1)
  })

  it('never holds a whole open colour in one hand: that book would be laid', () => {
    const whole: string[] = []
    for (let seed = 0; seed < 36; seed++) {
      const options = { ...defaults(bostonBooks.info), cheater: seed % 2 === 0 }
      const line = new LineOfPlay(bostonBooks, options, 2 + (seed % 6), createSeedSource(`whole ${seed}`))
      const rng = createSeededRng(`whole ${seed}`)
      line.settleChance()
      for (let ply = 0; ply < 150 && !line.isOver; ply++) {
        const state = line.state as BostonBooksState
        const seen = viewTable(bostonBooks, state, rng.below(state.seats + 1) - 1) as GameView<BostonBooksView>
        const page = bostonBooks.dump(bostonBooks.determinize(seen, rng))
        whole.push(...Object.values(page.hands).flatMap((hand) => wholeColours(hand!, page.open)))
        line.play({ seat: state.turn, move: bostonBooks.pick(state, state.turn, rng) })
        line.settleChance()
      }
    }
    expect(whole).toEqual([])
  })

  it('lets a call of the deal before say nothing of this one', () => {
    const ready = Array.from({ length: 7 }, (_, i) =>
      Array.from({ length: 7 }, (_card, k) => `${7 * i + k + 1}`).join(' '),
    )
    const mixed = ready.map((_, seat) => Array.from({ length: 7 }, (_book, i) => `${7 * i + seat + 1}`).join(' '))
    const swapped = [...ready.slice(0, 5), '36 37 38 39 40 41 49', '43 44 45 46 47 48 42']
    const calls = [
      'G 42',
      'F 36',
      'F 37',
      'F 38',
      'F 39',
      'F 40',
      'F 41',
      'F 49',
      'G 43',
      'G 44',
      'G 45',
      'G 46',
      'G 47',
      'G 48',
    ]
    const seen = seenBy(
      { hands: swapped, later: [{ hands: mixed }] },
      calls.map((call) => `A ask ${call}`).join(';'),
      2,
    )
    expect(seen.state).toMatchObject({ deal: 2, turn: 'B', last: { seat: 'A', card: '48' } })
    const withA = imagined(seen, 200).filter(({ A }) => A!.includes('48'))
    expect(withA.length).toBeGreaterThan(0)
    expect(withA.length).toBeLessThan(100)
    for (const each of imagined(seen, 50)) for (const hand of Object.values(each)) expect(hand).toHaveLength(7)
  })

  it('waits for the same shuffle before the first deal and between deals', () => {
    let between = 0
    for (let seed = 0; seed < 24; seed++) {
      const options = { ...defaults(bostonBooks.info), cheater: seed % 2 === 0 }
      const line = new LineOfPlay(bostonBooks, options, 2 + (seed % 3), createSeedSource(`between ${seed}`))
      const rng = createSeededRng(`between ${seed}`)
      while (!line.isOver) {
        const state = line.state as BostonBooksState
        for (let eye = ONLOOKER; line.awaitsChance && eye < state.seats; eye++) {
          const seen = viewTable(bostonBooks, state, eye) as GameView<BostonBooksView>
          const other = bostonBooks.determinize(seen, rng)
          expect(seen).toMatchObject({ toMove: [], winners: null, state: { turn: null } })
          expect(viewTable(bostonBooks, other, eye)).toEqual(seen)
          expect(bostonBooks.chance(other)).toBe(bostonBooks.chance(state))
          expect(piecesOf(bostonBooks, other)).toEqual(piecesOf(bostonBooks, state))
          if (line.plyCount > 0) between++
        }
        line.settleChance()
        line.play({ seat: state.turn, move: bostonBooks.pick(state, state.turn, rng) })
      }
    }
    expect(between).toBeGreaterThan(10)
  })
})

function hands(page: BostonBooksView): Record<string, readonly string[] | null> {
  return page.hands
}

function wholeColours(hand: readonly string[], open: readonly string[]): string[] {
  const colours = hand.map((card) => colourOf(cardNamed(card)))
  return open.filter((colour) => colours.filter((other) => other === colour).length === 7)
}
