import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginThinking } from '../../../src/bots'
import { botFor } from '../../../src/bots/all-bots'
import { newYorkWhistKnowledge, redeal } from '../../../src/bots/heuristics/new-york-whist'
import { reasonFor } from '../../../src/bots/reasons/new-york-whist'
import { playMirrored, type Contender } from '../../../build/tournament/match'
import type { Level } from '../../../src/ports/journal'
import { gameById } from '../../../src/rules/catalogue'
import { newYorkWhist } from '../../../src/rules/forty-nine-outfit/new-york-whist'
import type { NewYorkWhistState } from '../../../src/rules/forty-nine-outfit/new-york-whist/state'
import type { NewYorkWhistSeen } from '../../../src/rules/forty-nine-outfit/new-york-whist/shape'
import { defaults, viewTable, createSeededRng, type Options, type Rng } from '../../../src/rules/kit'
import { withEffort } from '../../effort'
import { runCount } from '../../scale'
import { piecesOf } from '../conformance/census'

const game = gameById('new-york-whist')
/** Bot that thinks for a small share of its iterations, which is enough to show what the strongest level uses. */
const bot = withEffort(botFor(game), 0.01)
const LEVELS: readonly Level[] = [1, 2, 3, 4, 5]

/** Returns the table after `cards` random cards, or the last one before the end if the game ends earlier. */
function tableAfter(cards: number, rng: Rng, seats: number, options: Options = {}): NewYorkWhistState {
  const state = newYorkWhist.start({ ...defaults(newYorkWhist.info), ...options }, seats)
  const pack: number[] = []
  newYorkWhist.sampleChance(state, rng, pack)
  newYorkWhist.applyChance(state, pack)
  playOn(state, cards, rng)
  return state
}

function playOn(state: NewYorkWhistState, cards: number, rng: Rng): void {
  for (let i = 0; i < cards; i++) {
    const before = newYorkWhist.clone(state)
    newYorkWhist.apply(state, state.turn, newYorkWhist.pick(state, state.turn, rng))
    if (newYorkWhist.requiredSeats(state) === 0) return newYorkWhist.copy(before, state)
  }
}

/**
 * Returns a table at which the seats are dealt these hands and then these cards are laid. Four seats have twelve cards
 * each, and one card is left over.
 */
function tableOf(hands: readonly string[], laid: readonly string[]): NewYorkWhistState {
  const state = newYorkWhist.start(defaults(newYorkWhist.info), hands.length)
  const lists = hands.map((hand) => hand.split(' '))
  const dealt = lists[0]!.flatMap((_, i) => lists.map((list) => list[i]!))
  const rest = Array.from({ length: 49 }, (_, i) => String(i + 1)).filter((card) => !dealt.includes(card))
  const pack = newYorkWhist.readChance(state, [...dealt, ...rest], 0)
  if (!pack.ok) throw new Error(pack.error.message)
  newYorkWhist.applyChance(state, pack.value)
  for (const text of laid) {
    const move = newYorkWhist.read(state, state.turn, text)
    if (!move.ok) throw new Error(move.error.message)
    newYorkWhist.apply(state, state.turn, move.value)
  }
  return state
}

function seenBy(state: NewYorkWhistState): NewYorkWhistSeen {
  return viewTable(game, state, state.turn) as NewYorkWhistSeen
}

function ask(state: NewYorkWhistState, level: Level) {
  const thinking = beginThinking(bot, { seen: seenBy(state), seat: state.turn, level, seed: 'x' })
  while (thinking.step(1000));
  return thinking.result()
}

const optionsAny = fc.record({
  cheater: fc.boolean(),
  partners: fc.boolean(),
  trump: fc.constantFrom('none', 'last-card', 'green'),
  followSuit: fc.boolean(),
})

const HANDS = [
  '7 14 28 3 4 5 6 8 9 46 11 12',
  '21 35 30 2 15 16 17 18 19 47 22 23',
  '49 42 1 25 26 27 29 31 32 33 48 36',
  '45 34 20 10 44 43 41 39 38 37 24 13',
]

describe('bots of New York Whist', () => {
  it('lay legal cards at every level, with every option and number of seats', () => {
    const table = fc.record({ seed: fc.string(), cards: fc.nat(40), seats: fc.integer({ min: 2, max: 8 }) })
    fc.assert(
      fc.property(table, optionsAny, fc.constantFrom(...LEVELS), ({ seed, cards, seats }, options, level) => {
        const state = tableAfter(cards, createSeededRng(seed), seats, options)
        expect(newYorkWhist.read(state, state.turn, ask(state, level).move!).ok).toBe(true)
      }),
      { numRuns: runCount(40) },
    )
  })

  it('decide by what their seat sees, and by nothing else', () => {
    const rng = createSeededRng('hidden')
    for (let i = 0; i < 6; i++) {
      const options = i % 2 === 0 ? {} : { cheater: true, trump: 'last-card', followSuit: true }
      const state = tableAfter(8 + 5 * i, rng, 2 + (i % 4), options)
      const other = newYorkWhist.determinize(seenBy(state), rng)
      for (const level of LEVELS) expect(ask(other, level)).toEqual(ask(state, level))
    }
  })

  it('rate a card alike on all tables that look alike', () => {
    const rng = createSeededRng('alike')
    const cards: number[] = []
    for (let i = 0; i < 20; i++) {
      const state = tableAfter(i, rng, 2 + (i % 7), { cheater: i % 2 === 0, followSuit: i % 3 === 0 })
      const seen = seenBy(state)
      const other = newYorkWhist.determinize(seen, rng)
      const count = newYorkWhist.moves(state, state.turn, cards)
      for (const level of [1, 2, 3, 4] as const) {
        const plan = newYorkWhistKnowledge.plan(level, { seen, recall: [] })
        if (plan.kind !== 'thumb') throw new Error('levels 1 to 4 play at a glance')
        for (const card of cards.slice(0, count)) {
          expect(plan.rate(other, state.turn, card)).toBe(plan.rate(state, state.turn, card))
        }
      }
    }
  })

  it('take a trick with the cheapest card that can, playing last, at level 2', () => {
    expect(ask(tableOf(HANDS, ['7', '21', '36']), 2).move).toBe('37')
  })

  it('give a card that counts to the sure trick of a partner, from level 3 on', () => {
    const hands = [HANDS[2]!, HANDS[0]!, HANDS[3]!, HANDS[1]!]
    expect(ask(tableOf(hands, ['49', '7']), 3).move).toBe('45')
    for (const level of [4, 5] as const)
      expect(['10', '20', '45']).toContain(ask(tableOf(hands, ['49', '7']), level).move)
  })

  it('take a trick that counts with a card that counts, playing last, at levels 3 and 4', () => {
    for (const level of [3, 4] as const) expect(ask(tableOf(HANDS, ['28', '15', '25']), level).move).toBe('45')
  })

  it('are the better the higher their level', () => {
    const share = (first: Contender, second: Contender, deals: number) => {
      const match = { game, options: defaults(newYorkWhist.info), seats: 2, first, second }
      const shares = Array.from({ length: deals }, (_, i) => playMirrored({ ...match, seed: `ladder ${i}` }).share)
      return shares.reduce((sum, one) => sum + one, 0) / deals
    }
    expect(share(4, 'random', 20)).toBeGreaterThan(0.85)
    expect(share(4, 2, 20)).toBeGreaterThan(0.6)
    expect(share(2, 1, 20)).toBeGreaterThan(0.5)
  })
})

describe('fast determinization of New York Whist', () => {
  it('conserves the pack and shows the eye nothing new', () => {
    const rng = createSeededRng('redeal')
    for (let i = 0; i < 300; i++) {
      const state = tableAfter(rng.below(30), rng, 2 + rng.below(7), { cheater: i % 2 === 0 })
      const again = newYorkWhist.clone(state)
      expect(redeal(again, state.turn, rng)).toBe(true)
      expect(newYorkWhist.view(again, state.turn)).toEqual(newYorkWhist.view(state, state.turn))
      expect(piecesOf(newYorkWhist, again)).toEqual(piecesOf(newYorkWhist, state))
    }
  })

  it('leaves tables to imagine where more than sizes can be concluded', () => {
    const rng = createSeededRng('refused')
    const following = tableAfter(9, rng, 4, { followSuit: true })
    expect(redeal(following, following.turn, rng)).toBe(false)
    const turned = tableAfter(9, rng, 4, { trump: 'last-card' })
    expect(redeal(turned, turned.turn, rng)).toBe(false)
  })
})

describe('reasons of New York Whist', () => {
  it('are found for every card of random games', () => {
    const rng = createSeededRng('reasons')
    const cards: number[] = []
    for (let i = 0; i < 80; i++) {
      const options = { cheater: i % 2 === 0, followSuit: i % 3 === 0, trump: i % 5 === 0 ? 'last-card' : 'none' }
      const state = tableAfter(i % 40, rng, 2 + (i % 7), options)
      const count = newYorkWhist.moves(state, state.turn, cards)
      for (const card of cards.slice(0, count)) {
        const text = newYorkWhist.write(state, state.turn, card)
        expect(reasonFor(seenBy(state), state.turn, text).key).toMatch(/^[a-z-]+$/)
      }
    }
  })

  it('count the trick, and the cards that could still beat one', () => {
    const last = tableOf(HANDS, ['14', '30', '25'])
    expect(reasonFor(seenBy(last), 3, '45')).toEqual({ key: 'takes-last', params: { points: 21 } })
    const second = tableOf(HANDS, ['14'])
    expect(reasonFor(seenBy(second), 1, '35')).toEqual({ key: 'takes-for-now', params: { points: 8, better: 13 } })
    const third = tableOf(HANDS, ['14', '30'])
    expect(reasonFor(seenBy(third), 2, '49')).toEqual({ key: 'takes-surely', params: { points: 7 } })
    expect(() => reasonFor(seenBy(third), 2, 'bow')).toThrow('no move of New York Whist')
  })
})
