import { describe, expect, it } from 'vitest'
import { colorow } from '../../../../src/rules/forty-nine-outfit/colorow'
import type { ColorowEvent } from '../../../../src/rules/forty-nine-outfit/colorow/shape'
import type { ColorowState } from '../../../../src/rules/forty-nine-outfit/colorow/state'
import { LineOfPlay, createSeededRng, createSeedSource, type GameEvent } from '../../../../src/rules/kit'

/** Returns the sizes of the hands of every deal of a random game, in seat order. */
function dealsOf(seats: number, lastDeal: string): number[][] {
  const options = { referee: 'automatic', connecting: 'direct', lastDeal, disputeCost: 0 }
  const line = new LineOfPlay(colorow, options, seats, createSeedSource('deals'))
  const deals: number[][] = []
  const tell = (event: GameEvent) => {
    const happened = event as ColorowEvent
    if (happened.type !== 'dealt') return
    deals.push(happened.hands.map((hand) => (typeof hand === 'number' ? hand : hand.length)))
  }
  line.settleChance(tell)
  const state = line.state as ColorowState
  const rng = createSeededRng('plays')
  while (!line.isOver) line.play({ seat: state.turn, move: colorow.pick(state, state.turn, rng) }, tell)
  expect(line.plyCount).toBe(48)
  expect(colorow.dump(state).deal).toBe(deals.length)
  return deals
}

const each =
  (...sizes: number[]) =>
  (seats: number) =>
    sizes.map((size) => Array.from({ length: seats }, () => size))

describe('the hands dealt', () => {
  it.each<[number, string, number[][]]>([
    [2, 'balanced', each(5, 5, 5, 5, 4)(2)],
    [3, 'balanced', each(5, 5, 6)(3)],
    [4, 'balanced', each(5, 7)(4)],
    [5, 'balanced', [...each(5)(5), [5, 5, 5, 4, 4]]],
    [6, 'balanced', each(5, 3)(6)],
    [7, 'balanced', [...each(5)(7), [2, 2, 2, 2, 2, 2, 1]]],
    [8, 'balanced', each(5, 1)(8)],
    [2, 'short', each(5, 5, 5, 5, 4)(2)],
    [3, 'short', each(5, 5, 5, 1)(3)],
    [4, 'short', each(5, 5, 2)(4)],
    [5, 'short', [...each(5)(5), [5, 5, 5, 4, 4]]],
    [6, 'short', each(5, 3)(6)],
    [7, 'short', [...each(5)(7), [2, 2, 2, 2, 2, 2, 1]]],
    [8, 'short', each(5, 1)(8)],
  ])('with %i seats, %s', (seats, lastDeal, deals) => {
    expect(dealsOf(seats, lastDeal)).toEqual(deals)
  })
})
