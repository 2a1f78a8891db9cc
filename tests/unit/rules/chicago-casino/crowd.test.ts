import { describe, expect, it } from 'vitest'
import { chicagoCasino as game } from '../../../../src/rules/forty-nine-outfit/chicago-casino'
import type { Rng } from '../../../../src/rules/kit'
import { createContrived, textsOf, type ContrivedTable } from './table'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `${from + i}`)

/** Contrived tables, each with the number of moves of its hand, counted by hand. */
const crowds: readonly [string, ContrivedTable, number][] = [
  [
    'the Cheater before all other cards: any drones with any cards of one colour, or some drones alone, or the trail',
    { hand: 'C', held: 0, table: range(1, 49).join(' '), options: { cheater: true } },
    1 + 2 ** 7 * (1 + 7 * (2 ** 6 - 1)) - 1,
  ],
  [
    'a 48 before five violets, all drones but its own and the Cheater: any of the five, with any riders',
    {
      hand: '48',
      held: 1,
      options: { cheater: true },
      table: '7 14 21 28 35 42 43 44 45 46 47 C',
    },
    1 + (2 ** 5 - 1) * 2 ** 7,
  ],
  [
    'a 43 with the 49 kept: builds on any of five',
    { hand: '43 49', table: '44 45 46 47 48' },
    // The 43 takes nothing. The 49 takes any of the five, but cannot build because no card is kept back for the build.
    1 + (2 ** 5 - 1) + 1 + (2 ** 5 - 1),
  ],
]

describe.each(crowds)('%s', (_what, position, expected) => {
  const state = createContrived(position)

  it('lists all moves, each once, and reads them all', () => {
    const texts = textsOf(state)
    expect(texts).toHaveLength(expected)
    expect(new Set(texts).size).toBe(expected)
    for (const text of texts) if (!game.read(state, 0, text).ok) throw new Error(text)
  })

  it('picks every listed move by a number of its own', () => {
    const listed: number[] = []
    const count = game.moves(state, 0, listed)
    const picked = new Set(Array.from({ length: count }, (_, i) => game.pick(state, 0, fixed(i, count))))
    expect(picked.size).toBe(count)
    expect(listed.every((move) => picked.has(move))).toBe(true)
  })
})

/** Returns luck that draws one number, and expects that it is drawn among `among` numbers. */
function fixed(drawn: number, among: number): Rng {
  return {
    u32: () => drawn,
    below(n) {
      expect(n).toBe(among)
      return drawn
    },
  }
}

describe('two builds of a colour', () => {
  it('can each be raised, with any loose cards, and be taken in any company', () => {
    const state = createContrived({
      hand: '48 C',
      table: '44 49',
      builds: ['43 45 by B', '46 47 by B'],
      options: { cheater: true },
    })
    const texts = textsOf(state)
    const builds = texts.filter((text) => text.startsWith('48 builds'))
    // The 48 builds on one of the two builds or on none, with any of the 44 and the drone, but never on nothing: 3 × 4
    // - 1 ways.
    expect(builds).toHaveLength(11)
    expect(builds).toEqual(expect.arrayContaining(['48 builds on 44+49+B47', '48 builds on B45', '48 builds on 49']))
    // The 48 takes one or more of the 44 and the two builds, with or without the drone.
    expect(texts.filter((text) => text.startsWith('48 takes'))).toHaveLength((2 ** 3 - 1) * 2)
    expect(texts.filter((text) => text.startsWith('C takes'))).toHaveLength(2 ** 3 * 2 - 1)
  })
})
