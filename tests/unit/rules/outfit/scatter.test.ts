import { describe, expect, it } from 'vitest'
import { count, HIGH_BITS, LOW_BITS } from '../../../../src/rules/forty-nine-outfit/cards'
import { dealConstrained } from '../../../../src/rules/forty-nine-outfit/constrained-deal'
import { cardsOf, createHands, createSeededRng, type Rng } from '../../../../src/rules/kit'

const places = [0, 0, 0, 1, 1, 1, 2, 2, 2]
const cards = [0, 6, 13, 20, 27, 28, 34, 41, 49]

/**
 * Deals nine cards to three places, with no card of `bars[place]` to a place. Returns the hands, or null if none are
 * dealt.
 */
function dealt(bars: readonly (readonly number[])[], rng: Rng): string | null {
  const hands = createHands()
  const mask = (bits: Int32Array, place: number) => (bars[place] ?? []).reduce((set, card) => set | bits[card]!, 0)
  const faults = (place: number, lows: number, highs: number) =>
    count(lows & mask(LOW_BITS, place)) + count(highs & mask(HIGH_BITS, place))
  if (!dealConstrained({ cards: [...cards], places, hands, countFaults: faults }, rng)) return null
  return [0, 1, 2].map((place) => cardsOf(hands, place).join(' ')).join(' | ')
}

/** Returns how often each deal came. */
function deals(bars: readonly (readonly number[])[], times: number): Map<string | null, number> {
  const rng = createSeededRng(JSON.stringify(bars))
  const seen = new Map<string | null, number>()
  for (let i = 0; i < times; i++) {
    const deal = dealt(bars, rng)
    seen.set(deal, (seen.get(deal) ?? 0) + 1)
  }
  return seen
}

describe('hidden cards', () => {
  it('are dealt in every way, each as likely as any other', () => {
    const seen = deals([], 1680 * 40)
    // There are 9! / 3!³ ways, 40 times each, give or take six standard deviations.
    expect(seen.size).toBe(1680)
    for (const times of seen.values()) expect(Math.abs(times - 40)).toBeLessThan(40)
  })

  it('are dealt in every way that is not barred, each about as likely as any other, though few deals agree', () => {
    // The first place takes three of the first four cards. The second takes three of the other six, but none of 27, 28
    // and 34.
    const bars = [cards.slice(4), [27, 28, 34], []]
    const seen = deals(bars, 16_000)
    const ways = everyWay().filter((deal) => agrees(deal, bars))
    expect(ways).toHaveLength(4)
    expect([...seen.keys()].sort()).toEqual(ways.sort())
    for (const times of seen.values()) expect(Math.abs(times - 4000)).toBeLessThan(400)
  })

  it('are found where there is one way only', () => {
    const bars = [cards.slice(3), [...cards.slice(0, 3), ...cards.slice(6)], cards.slice(0, 6)]
    expect([...deals(bars, 200).keys()]).toEqual(['0 6 13 | 20 27 28 | 34 41 49'])
  })

  it('are told to be impossible where there is none', () => {
    expect([...deals([cards, [], []], 2).keys()]).toEqual([null])
  })
})

function everyWay(): string[] {
  const triples = (from: readonly number[]) =>
    from.flatMap((a, i) => from.slice(i + 1).flatMap((b, j) => from.slice(i + j + 2).map((c) => [a, b, c])))
  return triples(cards).flatMap((one) => {
    const rest = cards.filter((card) => !one.includes(card))
    return triples(rest).map((two) =>
      [one, two, rest.filter((card) => !two.includes(card))].map((hand) => hand.join(' ')).join(' | '),
    )
  })
}

function agrees(deal: string, bars: readonly (readonly number[])[]): boolean {
  return deal.split(' | ').every((hand, place) => hand.split(' ').every((card) => !bars[place]!.includes(Number(card))))
}
