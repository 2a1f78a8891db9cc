import { describe, expect, it } from 'vitest'
import { deckOCardsRoulette as game } from '../../../../src/rules/deck-o-cards/deck-o-cards-roulette'
import type { RouletteState } from '../../../../src/rules/deck-o-cards/deck-o-cards-roulette/state'
import { BRIDGE_CARDS, bridgeName, defaults, listMoves } from '../../../../src/rules/kit'
import { ALL_SPOTS, CARDS, odds } from './oracle'

const options = { ...defaults(game.info), banker: 'house' }

/** Returns what a stake of two on a spot gains with each of the 52 cards, by playing the game. */
function gainsOf(spot: string): number[] {
  return Array.from({ length: BRIDGE_CARDS }, (_, card) => {
    const state = game.start(options, 2)
    say(state, 0, `bet 2@${spot}`)
    say(state, 0, 'ready')
    say(state, 1, 'ready')
    game.applyChance(state, [card])
    return game.outcome(state).scores[0]!
  })
}

function say(state: RouletteState, seat: number, text: string): void {
  const read = game.read(state, seat, text)
  if (!read.ok) throw new Error(read.error.message)
  game.apply(state, seat, read.value)
}

const cards = [...Array(BRIDGE_CARDS).keys()].map(bridgeName)

/**
 * The page's table: spots, number of sectors that win, and total gain of all 52 cards for one point staked on a spot.
 */
const TABLE: [name: string, spots: string[], winning: number, gain: number][] = [
  ['single cards', cards, 4, 0],
  ['long chances', cards.map((card) => `call:${card}`), 1, -1],
  ['pairs', 'A-2 2-3 3-4 4-5 6-7 7-8 8-9 9-10 A-6 2-7 3-8 4-9 5-10'.split(' '), 8, -4],
  ['fours', ['A-2-6-7', '2-3-7-8', '3-4-8-9', '4-5-9-10'], 16, -4],
  ['fives, odd and even', ['first5', 'second5', 'odd', 'even'], 20, -2],
  ['colours', ['red', 'black'], 26, 0],
  ['suits', ['spades', 'hearts', 'diamonds', 'clubs'], 13, 0],
  ['JQK', ['JQK'], 12, -4],
  ['JQ', ['JQ'], 8, -4],
]

describe('the odds', () => {
  it.each(TABLE)('of %s bring exactly what the page says', (_name, spots, winning, gain) => {
    for (const spot of spots) {
      const gains = gainsOf(spot)
      expect([spot, gains.filter((points) => points > 0).length]).toEqual([spot, winning])
      expect([spot, gains.reduce((sum, points) => sum + points, 0)]).toEqual([spot, 2 * gain])
    }
  })

  it('are those of 133 spots', () => {
    const listed = TABLE.flatMap(([, spots]) => spots)
    expect([listed.length, new Set(listed).size]).toEqual([133, 133])
    expect(new Set(ALL_SPOTS)).toEqual(new Set(listed))
    const state = game.start({ ...options, limit: 2 }, 2)
    const bets = listMoves(game, state, 0).map((move) => game.write(state, 0, move).split('@')[1])
    expect(bets.filter((spot) => spot !== undefined).sort()).toEqual(listed.sort())
  })

  it('are those of a plain reading of the page, spot by spot and card by card', () => {
    for (const spot of ALL_SPOTS) {
      expect([spot, gainsOf(spot)]).toEqual([spot, cards.map((card) => 2 * (odds(spot, card) || -1))])
    }
    expect(cards).toEqual(CARDS)
  })

  it('pay 15 to one on the suit, 11 on the three others', () => {
    const gains = Object.fromEntries(gainsOf('7H').map((gain, card) => [bridgeName(card), gain / 2]))
    expect(gains).toMatchObject({ '7H': 15, '7S': 11, '7D': 11, '7C': 11, '8H': -1 })
  })
})
