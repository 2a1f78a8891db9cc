import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CARDS, cardName, cardNamed, CHEATER, type Card } from '../../../../src/rules/forty-nine-outfit/cards'
import {
  cheaterAs,
  governingCards,
  handKey,
  HAND_KINDS,
  kindOf,
  valueOf,
} from '../../../../src/rules/forty-nine-outfit/ranking'
import { createSeededRng, shuffle } from '../../../../src/rules/kit'
import { runCount } from '../../../scale'
import { compare, rank } from './oracle'

const NUMBERS = 49

const hand = (text: string): Card[] => text.split(' ').map(cardNamed)
const keyOf = (text: string) => handKey(hand(text))

/** Calls `call` for every set of cards below `limit`, in ascending order, written into `cards` from the front. */
function everySet(size: number, limit: number, cards: Uint8Array, call: () => void, place = 0, from = 0): void {
  if (place === size) {
    call()
    return
  }
  for (let card = from; card <= limit - size + place; card++) {
    cards[place] = card
    everySet(size, limit, cards, call, place + 1, card + 1)
  }
}

/** Returns the number of hands of each kind among all hands of four numbers and the Cheater, or of five numbers. */
function countKinds(numbers: number): Record<string, number> {
  const counts = new Array<number>(HAND_KINDS.length).fill(0)
  const cards = new Uint8Array(5).fill(CHEATER)
  everySet(numbers, NUMBERS, cards, () => counts[valueOf(handKey(cards)) - 1]!++)
  return Object.fromEntries(HAND_KINDS.map((kind, i) => [kind, counts[i]!]))
}

const sum = (counts: object) => Object.values(counts as Record<string, number>).reduce((a, b) => a + b, 0)

describe('the table of all hands', () => {
  it('without the Cheater', () => {
    const counts = countKinds(5)
    expect(counts).toEqual({
      pair: 1008420,
      'two-pair': 324135,
      rainbow: 352947,
      three: 180075,
      full: 30858,
      four: 10278,
      flush: 126,
      'full-straight': 12,
      'four-straight': 12,
      'straight-flush': 21,
    })
    expect(sum(counts)).toBe(1906884)
  })

  it('with the Cheater', () => {
    const counts = countKinds(4)
    expect(counts).toEqual({
      pair: 0,
      'two-pair': 0,
      rainbow: 84035,
      three: 108045,
      full: 9231,
      four: 10230,
      flush: 154,
      'full-straight': 42,
      'four-straight': 48,
      'straight-flush': 91,
    })
    expect(sum(counts)).toBe(211876)
  })
})

describe('the Cheater', () => {
  it('stands in every hand for the number that makes it best, found by trying all', () => {
    const cards = new Uint8Array(5).fill(CHEATER)
    const tried = new Uint8Array(5)
    let wrong = 0
    let skipped = 0
    everySet(4, NUMBERS, cards, () => {
      // Only every fifth hand is tried, because all of them take seconds.
      if (skipped++ % 5 > 0) return
      let best = -1
      let bestKey = -1
      for (let number = 0; number < NUMBERS; number++) {
        if (cards.subarray(0, 4).includes(number)) continue
        tried.set(cards)
        let at = 4
        for (; at > 0 && tried[at - 1]! > number; at--) tried[at] = tried[at - 1]!
        tried[at] = number
        const key = handKey(tried)
        if (key <= bestKey) continue
        best = number
        bestKey = key
      }
      if (handKey(cards) !== bestKey || cheaterAs(cards) !== best) wrong++
    })
    expect(wrong).toBe(0)
  })

  it('always governs beside two real cards at least, so that no hand without him is level', () => {
    const cards = new Uint8Array(5).fill(CHEATER)
    let fewest = 5
    everySet(4, NUMBERS, cards, () => {
      const governs = governingCards(handKey(cards))
      if (!governs.includes(cheaterAs(cards))) fewest = 0
      fewest = Math.min(fewest, governs.length)
    })
    expect(fewest).toBe(3)
  })

  it.each<[string, string, number]>([
    ['is the 45 beside the four highest, for there is no 50', '46 47 48 49 C', 45],
    ['joins the pair that is higher', '1 2 48 49 C', 47],
    ['makes three of a pair', '9 10 35 49 C', 14],
    ['makes a rainbow of four colours, in the highest that is missing', '1 8 15 22 C', 49],
    ['is highest of a flush', '1 2 4 7 C', 6],
    ['fills a gap', '3 4 6 7 C', 5],
    ['goes to the upper end of a run', '2 3 4 5 C', 6],
    ['takes the lower end of a run where that gives four of a colour', '5 6 7 8 C', 4],
    ['takes the upper end where both give the same', '6 7 8 9 C', 10],
  ])('%s', (_sentence, cards, number) => {
    expect(cheaterAs(hand(cards)) + 1).toBe(number)
  })
})

describe('two hands', () => {
  it.each<[string, string, string]>([
    ['the 7 governs against the 6', '1 2 7 8 9', '4 5 6 48 49'],
    ['a rainbow beats two pairs', '1 8 15 22 29', '41 42 48 49 1'],
    ['a flush beats four', '1 2 3 4 6', '45 46 47 48 1'],
    ['a straight beats a flush', '6 7 8 9 10', '43 44 45 46 48'],
    ['the second governing card decides', '43 44 47 8 9', '43 45 46 1 2'],
    ['of two pairs the highest card governs, whichever pair it is in', '1 2 15 21 29', '8 9 19 20 29'],
    ['beside the Cheater as 49, the 47 beats the 46', '1 8 43 47 C', '2 9 45 46 49'],
  ])('%s', (_sentence, better, worse) => {
    const sorted = (text: string) => hand(text).sort((a, b) => a - b)
    expect(handKey(sorted(better))).toBeGreaterThan(handKey(sorted(worse)))
  })

  it.each<[string, string, string]>([
    ['odd cards of a pair never count', '1 2 8 15 22', '1 2 35 42 49'],
    ['nor the pair of a full hand', '1 6 7 8 9', '1 6 7 48 49'],
    ['nor the odd card of four', '1 2 3 7 8', '1 2 3 7 49'],
  ])('%s', (_sentence, one, two) => {
    expect(keyOf(one)).toBe(keyOf(two))
  })

  it('are ordered as a plain model orders them, and called the same', () => {
    const rng = createSeededRng('pairs')
    const pack = Array.from({ length: CARDS }, (_, card) => card)
    const draw = () => {
      shuffle(pack, CARDS, rng)
      return pack.slice(0, 5).sort((a, b) => a - b)
    }
    // Groups of colours are rare by chance, so every other hand is taken from up to eleven cards close to each other
    // and the Cheater.
    const near = () => {
      const from = rng.below(CARDS - 12)
      const some = Array.from({ length: 12 }, (_, i) => from + i + (rng.below(9) === 0 && from + 12 < CARDS ? 1 : 0))
      const cards = [...new Set([...some.slice(0, 11), CHEATER])]
      shuffle(cards, cards.length, rng)
      return cards.slice(0, 5).sort((a, b) => a - b)
    }
    let before = draw()
    for (let i = 0; i < 3000; i++) {
      const next = i % 2 === 0 ? near() : draw()
      const [one, two] = [before, next].map((cards) => rank(cards.map(cardName)))
      expect(Math.sign(handKey(before) - handKey(next))).toBe(Math.sign(compare(one!, two!)))
      expect(kindOf(valueOf(handKey(next)))).toBe(two!.kind)
      expect(governingCards(handKey(next)).map((card) => card + 1)).toEqual(two!.governs)
      expect(cheaterAs(next) + 1 || null).toBe(two!.cheaterAs)
      before = next
    }
  })

  it('of one deal are never level', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const pack = Array.from({ length: CARDS }, (_, card) => card)
        shuffle(pack, CARDS, createSeededRng(seed))
        const keys = Array.from({ length: 10 }, (_, i) => handKey(pack.slice(5 * i, 5 * i + 5).sort((a, b) => a - b)))
        expect(new Set(keys).size).toBe(10)
      }),
      { numRuns: runCount(1000) },
    )
  })
})

describe('the ends of the ranking', () => {
  it('the smallest hand is the pair 1 2 with any odd cards', () => {
    let least = Infinity
    const cards = new Uint8Array(5)
    everySet(5, NUMBERS, cards, () => {
      least = Math.min(least, handKey(cards))
    })
    expect(least).toBe(keyOf('1 2 8 15 22'))
  })

  it('the largest is 45 to 49, level with the five hands of the Cheater and four of these', () => {
    const five = hand('45 46 47 48 49')
    const largest = handKey(five)
    for (const left of five) expect(handKey([...five.filter((card) => card !== left), CHEATER])).toBe(largest)
    let level = 0
    const cards = new Uint8Array(5).fill(CHEATER)
    everySet(4, NUMBERS, cards, () => {
      const key = handKey(cards)
      if (key > largest) level = -1e6
      if (key === largest) level++
    })
    expect(level).toBe(5)
  })
})
