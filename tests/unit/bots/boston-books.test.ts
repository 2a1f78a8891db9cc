import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { think } from '../../../src/bots'
import { bostonBooksKnowledge } from '../../../src/bots/heuristics/boston-books'
import { memoryOf } from '../../../src/bots/heuristics/boston-books/card-memory'
import { Odds } from '../../../src/bots/heuristics/boston-books/odds'
import { reasonFor } from '../../../src/bots/reasons/boston-books'
import { playMirrored, type Contender } from '../../../build/tournament/match'
import type { Level } from '../../../src/ports/journal'
import { gameById } from '../../../src/rules/catalogue'
import { bostonBooks } from '../../../src/rules/forty-nine-outfit/boston-books'
import type { BostonBooksState } from '../../../src/rules/forty-nine-outfit/boston-books/state'
import type { BostonBooksView } from '../../../src/rules/forty-nine-outfit/boston-books/shape'
import { countCards, hasCard } from '../../../src/rules/forty-nine-outfit/hands'
import {
  defaults,
  viewTable,
  createSeededRng,
  type GameEvent,
  type Options,
  type GameView,
} from '../../../src/rules/kit'
import { runCount } from '../../scale'
import { census } from '../conformance/census'

const game = gameById('boston-books')
const LEVELS: readonly Level[] = [1, 2, 3, 4, 5]

/** A table, with the events that each seat has seen on the way to it. */
interface Told {
  readonly state: BostonBooksState
  readonly recall: readonly GameEvent[][]
}

/** Returns the table after `calls` random calls. The calls and the cards follow from the seed. */
function tableAfter(calls: number, seed: string, seats: number, options: Options = {}): Told {
  const rng = createSeededRng(seed)
  const state = bostonBooks.start({ ...defaults(bostonBooks.info), ...options }, seats)
  const recall = Array.from({ length: seats }, (): GameEvent[] => [])
  const tell = (event: Parameters<typeof bostonBooks.eventFor>[0]) =>
    recall.forEach((told, seat) => told.push(bostonBooks.eventFor(event, seat)!))
  const pack: number[] = []
  for (let call = 0; call <= calls;) {
    if (bostonBooks.chance(state) > 0) {
      bostonBooks.sampleChance(state, rng, pack)
      bostonBooks.applyChance(state, pack, tell)
    } else if (call++ < calls && bostonBooks.requiredSeats(state) !== 0) {
      bostonBooks.apply(state, state.turn, bostonBooks.pick(state, state.turn, rng), tell)
    }
  }
  return { state, recall }
}

function seenBy(state: BostonBooksState, seat = state.turn): GameView<BostonBooksView> {
  return viewTable(game, state, seat) as GameView<BostonBooksView>
}

function ask({ state, recall }: Told, level: Level, seed = 'x') {
  const seat = state.turn
  return think(game, { seen: seenBy(state), recall: recall[seat]!, seat, level, seed })
}

/**
 * Returns a table at which every seat is dealt one card of each colour. A calls in vain, B takes the 3 from C, and two
 * more calls are in vain.
 */
function afterTaking(): Told {
  const hands = ['1 8 15 22 29 36 43', '2 9 16 23 30 37 44', '3 10 17 24 31 38 45'].map((hand) => hand.split(' '))
  const dealt = hands[0]!.flatMap((_, i) => hands.map((hand) => hand[i]!))
  const stock = Array.from({ length: 49 }, (_, i) => String(49 - i)).filter((card) => !dealt.includes(card))
  const state = bostonBooks.start(defaults(bostonBooks.info), 3)
  const recall = [0, 1, 2].map((): GameEvent[] => [])
  const tell = (event: Parameters<typeof bostonBooks.eventFor>[0]) =>
    recall.forEach((told, seat) => told.push(bostonBooks.eventFor(event, seat)!))
  const pack = bostonBooks.readChance(state, [...dealt, ...stock], 0)
  if (!pack.ok) throw new Error(pack.error.message)
  bostonBooks.applyChance(state, pack.value, tell)
  for (const text of ['ask B 3', 'ask C 3', 'ask A 4', 'ask A 11']) {
    const move = bostonBooks.read(state, state.turn, text)
    if (!move.ok) throw new Error(move.error.message)
    bostonBooks.apply(state, state.turn, move.value, tell)
  }
  return { state, recall }
}

const tables = fc.record({
  seed: fc.string(),
  calls: fc.nat(120),
  seats: fc.integer({ min: 2, max: 7 }),
  cheater: fc.boolean(),
  target: fc.constantFrom(0, 2, 7, 21),
})

describe('bots of Boston Books', () => {
  it('make legal moves at every level, with every option and number of seats, with and without a memory', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom(...LEVELS), fc.boolean(), (table, level, remembers) => {
        const told = tableAfter(table.calls, table.seed, table.seats, { cheater: table.cheater, target: table.target })
        if (bostonBooks.requiredSeats(told.state) === 0) return
        const { move } = ask(remembers ? told : { ...told, recall: told.recall.map(() => []) }, level)
        expect(bostonBooks.read(told.state, told.state.turn, move!).ok).toBe(true)
      }),
      { numRuns: runCount(80) },
    )
  })

  it('imagine hands that agree with all that was heard, as the true ones do', () => {
    let dealt = 0
    for (let i = 0; i < 60; i++) {
      const { state, recall } = tableAfter(i, `heard ${i}`, 2 + (i % 3), { target: 7 })
      if (bostonBooks.requiredSeats(state) === 0) continue
      const [seat, rng] = [state.turn, createSeededRng(`heard ${i}`)]
      const [seen, told] = [seenBy(state), recall[seat]!]
      const plan = bostonBooksKnowledge.plan(5, { seen, recall: told })
      if (plan.kind !== 'thumb') throw new Error('Level 5 plays by the odds')
      const imagined = bostonBooks.determinize(seen, rng)
      if (!plan.redeal!(imagined, seat, rng)) continue
      dealt++
      const memory = memoryOf(seen, told)
      for (const table of [state, imagined]) {
        expect(countCards(table.hands, seat)).toBe(countCards(state.hands, seat))
        for (let other = 0; other < state.seats; other++) {
          if (other === seat) continue
          expect(countCards(table.hands, other)).toBe(memory.sizes[other])
          for (let card = 0; card < table.packSize; card++) {
            if (memory.owner[card] === other) expect(hasCard(table.hands, other, card)).toBe(true)
            if (memory.lacksForGood(other, card)) expect(hasCard(table.hands, other, card)).toBe(false)
          }
        }
      }
    }
    expect(dealt).toBeGreaterThan(45)
  })

  it('decide by what their seat sees and was told, and by nothing else', () => {
    for (let i = 0; i < 15; i++) {
      const told = tableAfter(4 * i, `hidden ${i}`, 2 + (i % 5), { cheater: i % 2 === 0, target: 7 })
      const other = bostonBooks.determinize(seenBy(told.state), createSeededRng(`other ${i}`))
      for (const level of LEVELS) expect(ask({ ...told, state: other }, level)).toEqual(ask(told, level))
    }
  })

  it('rate a move alike on all tables that look alike', () => {
    const told = tableAfter(25, 'alike', 3)
    const seat = told.state.turn
    const mind = { seen: seenBy(told.state), recall: told.recall[seat]! }
    const moves: number[] = []
    moves.length = bostonBooks.moves(told.state, seat, moves)
    for (const level of LEVELS) {
      const ratings = ['one', 'two'].map((seed) => {
        const plan = bostonBooksKnowledge.plan(level, mind)
        const table = bostonBooks.determinize(mind.seen, createSeededRng(seed))
        return plan.kind === 'thumb' ? moves.map((move) => plan.rate(table, seat, move)) : []
      })
      expect(ratings[0]).toHaveLength(moves.length)
      expect(ratings[1]).toEqual(ratings[0])
    }
  })

  it('take back from level 3 on what they heard another get, even if other calls came after', () => {
    for (const level of [3, 4, 5] as const) expect(ask(afterTaking(), level).move).toBe('ask B 3')
  })

  it('lay a book with the Cheater rather than risk a call, at every level', () => {
    const state = bostonBooks.start({ ...defaults(bostonBooks.info), cheater: true }, 2)
    const dealt = ['15', '1', '16', '2', '17', '21', '18', '22', '19', '23', '20', '24', 'C', '25']
    const rest = Array.from({ length: 49 }, (_, i) => String(i + 1)).filter((card) => !dealt.includes(card))
    const pack = bostonBooks.readChance(state, [...dealt, ...rest], 0)
    if (!pack.ok) throw new Error(pack.error.message)
    bostonBooks.applyChance(state, pack.value)
    for (const level of LEVELS) expect(ask({ state, recall: [[], []] }, level).move).toBe('book yellow')
  })

  it('are the better the higher their level', () => {
    const share = (first: Contender, second: Contender, deals: number) => {
      const options = { ...defaults(bostonBooks.info), target: 0 }
      const match = { game, options, seats: 3, first, second }
      const shares = Array.from({ length: deals }, (_, i) => playMirrored({ ...match, seed: `ladder ${i}` }).share)
      return shares.reduce((sum, one) => sum + one, 0) / deals
    }
    expect(share(5, 'random', 5)).toBeGreaterThan(0.85)
    expect(share(5, 2, 5)).toBeGreaterThan(0.55)
    expect(share(3, 1, 6)).toBeGreaterThan(0.5)
  })
})

describe('memory of Boston Books', () => {
  it('knows the size of every hand, and who holds what others got by calls', () => {
    fc.assert(
      fc.property(tables, ({ seed, calls, seats, ...options }) => {
        const { state, recall } = tableAfter(calls, seed, seats, options)
        if (bostonBooks.requiredSeats(state) === 0) return
        for (let eye = 0; eye < seats; eye++) {
          const memory = memoryOf(seenBy(state, eye), recall[eye]!)
          for (let seat = 0; seat < seats; seat++) expect(memory.sizes[seat]).toBe(countCards(state.hands, seat))
          memory.owner.forEach((seat, card) => expect(seat < 0 || hasCard(state.hands, seat, card)).toBe(true))
        }
      }),
      { numRuns: runCount(40) },
    )
  })

  it('gives odds by which every unseen card is somewhere', () => {
    const { state, recall } = tableAfter(30, 'odds', 4)
    const eye = state.turn
    const odds = new Odds(memoryOf(seenBy(state), recall[eye]!), state, eye, 2)
    for (let card = 0; card < 49; card++) {
      const places = [0, 1, 2, 3].reduce((sum, seat) => sum + odds.chanceHeld(seat, card), odds.inStock(card))
      const inSight = hasCard(state.hands, eye, card) || census(bostonBooks, state).some((at) => isBooked(at, card))
      expect(places).toBeCloseTo(inSight ? 0 : 1, 6)
    }
  })
})

function isBooked(place: string, card: number): boolean {
  return place.startsWith('book') && place.endsWith(`/${card + 1}`)
}

describe('reasons of Boston Books', () => {
  it('are found for every move of random games', () => {
    const moves: number[] = []
    for (let calls = 0; calls < 60; calls++) {
      const { state, recall } = tableAfter(calls, 'reasons', 2 + (calls % 5), { cheater: calls % 2 === 0, target: 7 })
      if (bostonBooks.requiredSeats(state) === 0) continue
      const count = bostonBooks.moves(state, state.turn, moves)
      for (const move of moves.slice(0, count)) {
        const text = bostonBooks.write(state, state.turn, move)
        expect(reasonFor(seenBy(state), state.turn, text, recall[state.turn]).key).toMatch(/^[a-z-]+$/)
      }
    }
  })

  it('name the holder that was heard of, and the colour of a caller', () => {
    const { state, recall } = afterTaking()
    const why = (text: string) => reasonFor(seenBy(state), 0, text, recall[0])
    expect(why('ask B 3')).toEqual({ key: 'known-holder', params: { of: 'B', card: '3' } })
    expect(why('ask B 4')).toEqual({ key: 'called-colour', params: { of: 'B', colour: 'red' } })
    expect(why('ask B 37')).toEqual({ key: 'nearer', params: { colour: 'indigo', held: 1 } })
    expect(() => why('bow')).toThrow('no move of Boston Books')
  })
})
