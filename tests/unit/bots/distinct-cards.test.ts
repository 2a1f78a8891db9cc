import { describe, expect, it } from 'vitest'
import { distinctCards } from '../../../src/bots/heuristics/new-york-whist'
import { newYorkWhist } from '../../../src/rules/forty-nine-outfit/new-york-whist'
import type { NewYorkWhistState } from '../../../src/rules/forty-nine-outfit/new-york-whist/state'
import { defaults, viewTable, seatsIn, createSeededRng, type Options, type Rng } from '../../../src/rules/kit'

type Lister = (state: NewYorkWhistState, seat: number, into: number[]) => number

/** Returns the margin of seat 0 if both seats play the best of the cards that a lister names. */
function bestMargin(state: NewYorkWhistState, cards: Lister): number {
  const seat = seatsIn(newYorkWhist.requiredSeats(state))[0]
  if (seat === undefined) {
    const { scores } = newYorkWhist.outcome(state)
    return scores[0]! - scores[1]!
  }
  const list: number[] = []
  const count = cards(state, seat, list)
  const margins = list.slice(0, count).map((card) => {
    const next = newYorkWhist.clone(state)
    newYorkWhist.apply(next, seat, card)
    return bestMargin(next, cards)
  })
  return seat === 0 ? Math.max(...margins) : Math.min(...margins)
}

/** Returns a table after random play, `tricks` tricks before the end at most. If `laid`, a card lies in the trick. */
function tableBefore(tricks: number, laid: boolean, seats: number, options: Options, rng: Rng): NewYorkWhistState {
  const state = newYorkWhist.start({ ...defaults(newYorkWhist.info), ...options }, seats)
  const pack: number[] = []
  newYorkWhist.sampleChance(state, rng, pack)
  newYorkWhist.applyChance(state, pack)
  while (state.cardsPerSeat - state.tricksPlayed > tricks || (laid && state.laidCount === 0)) {
    newYorkWhist.apply(state, state.turn, newYorkWhist.pick(state, state.turn, rng))
  }
  return state
}

const OPTIONS: readonly Options[] = [
  {},
  { cheater: true },
  { trump: 'green', cheater: true },
  { followSuit: true },
  { followSuit: true, cheater: true, trump: 'last-card' },
]

describe('cards of New York Whist that are not alike', () => {
  it('bring about for two whatever all cards do, with every option', () => {
    const rng = createSeededRng('distinct')
    let spared = 0
    for (let i = 0; i < 60; i++) {
      const state = tableBefore(3 + (i % 3), i % 2 === 1, 2, OPTIONS[i % OPTIONS.length]!, rng)
      spared += newYorkWhist.moves(state, state.turn, []) - distinctCards(state, state.turn, [])
      expect(bestMargin(state, distinctCards)).toBe(bestMargin(state, newYorkWhist.moves))
    }
    expect(spared).toBeGreaterThan(20)
  })

  it('are the same whatever the hidden cards are, for two and for four', () => {
    const rng = createSeededRng('hidden')
    for (let i = 0; i < 60; i++) {
      const seats = i % 2 === 0 ? 2 : 4
      // Every third table is as dealt, with the blind hidden from all seats.
      const tricks = i % 3 === 0 ? Infinity : 6 + (i % 6)
      const state = tableBefore(tricks, false, seats, OPTIONS[i % OPTIONS.length]!, rng)
      const seat = state.turn
      const listed = (table: NewYorkWhistState): number[] => {
        const list: number[] = []
        const count = distinctCards(table, seat, list)
        return list.slice(0, count)
      }
      const seen = viewTable(newYorkWhist, state, seat) as Parameters<typeof newYorkWhist.determinize>[0]
      for (let again = 0; again < 3; again++) {
        expect(listed(newYorkWhist.determinize(seen, rng))).toEqual(listed(state))
      }
    }
  })
})
