import { describe, expect, it } from 'vitest'
import {
  letterOf,
  LineOfPlay,
  viewTable,
  createSeededRng,
  createSeedSource,
  type GameEvent,
  type GameView,
} from '../../../../src/rules/kit'
import {
  cassino21,
  type Cassino21View,
  type CassinoState,
  type GatheredEvent,
} from '../../../../src/rules/pack/cassino-21'
import { table, tapeOf, type Deal } from '../cassino/table'

const sweeper: Deal = {
  game: cassino21,
  hands: ['10H AC QS 9C', '2S KH 3C 6C', '8H JC 7H 4D', 'KC 7D 3D JH'],
  table: '4C 6D 5S 5H',
}

function played(seats: number, options: object, seed: string): LineOfPlay {
  const line = new LineOfPlay(cassino21, { target: 21, partners: true, ...options }, seats, createSeedSource(seed))
  const rng = createSeededRng(seed)
  line.settleChance()
  while (!line.isOver) {
    const state = line.state as CassinoState
    line.play({ seat: state.turn, move: cassino21.pick(state, state.turn, rng) })
    line.settleChance()
  }
  return line
}

describe('the deal', () => {
  it('serves the table before the dealer', () => {
    const tape = tapeOf({ game: cassino21, hands: ['AS 2S 3S 4S', '5S 6S 7S 8S'], table: '9S 10S JS QS' })
    expect(tape.slice(0, 12)).toEqual(['AS', '2S', '9S', '10S', '5S', '6S', '3S', '4S', 'JS', 'QS', '7S', '8S'])
    const { page } = table({ game: cassino21, hands: ['AS 2S 3S 4S', '5S 6S 7S 8S'], table: '9S 10S JS QS' }, '')
    expect(page).toMatchObject({ dealer: 'B', turn: 'A', table: ['9S', '10S', 'JS', 'QS'], lastDeal: false })
    expect(page.hands).toEqual({ A: ['AS', '2S', '3S', '4S'], B: ['5S', '6S', '7S', '8S'] })
  })
})

describe('a sweep', () => {
  it('is a capture that bares the table; then only a trail is left', () => {
    const after = table(sweeper, 'A 10H takes 4C+5S+5H+6D')
    expect(after.page.sweeps).toEqual({ A: ['10H'], B: [], C: [], D: [] })
    expect(after.moves(1)).toEqual(['trail 2S', 'trail 3C', 'trail 6C', 'trail KH'])
    expect(after.events.map(({ type }) => type).slice(2)).toEqual(['captured', 'swept', 'turn'])
  })

  it('is none while a build lies there', () => {
    const built: Deal = { game: cassino21, hands: ['2S 6D 8S JC', '6C 8C KD 4H'], table: '4S JS 8D JD' }
    const moves = 'A 2S builds 6 on 4S; B 8C takes 8D; A JC takes JS+JD'
    expect(table(built, moves).page).toMatchObject({ table: [], sweeps: { A: [], B: [] } })
    expect(table(built, `${moves}; B 6C takes B6`).page.sweeps).toEqual({ A: [], B: ['6C'] })
  })

  it('is seen by all, while piles are not', () => {
    const { state } = table(sweeper, 'A 10H takes 4C+5S+5H+6D; B trail KH')
    const view = cassino21.view(state, 2)
    expect(view).toMatchObject({ sweeps: { A: ['10H'] }, piles: { A: 5, B: 0, C: 0, D: 0 }, stock: 32 })
    for (let i = 0; i < 30; i++) {
      const imagined = cassino21.determinize(
        viewTable(cassino21, state, 2) as GameView<Cassino21View>,
        createSeededRng(`${i}`),
      )
      expect(cassino21.dump(imagined).piles['A']).toContain('10H')
    }
  })
})

describe('the count', () => {
  it('makes 11 points and the sweeps, less what is level; partners both show the side’s', () => {
    let swept = 0
    for (let game = 0; game < 45; game++) {
      const seats = 2 + (game % 3)
      const partners = game % 2 === 0
      const page = cassino21.dump(played(seats, { partners }, `count ${game}`).state as CassinoState)
      const sides = seats === 4 && partners ? 2 : seats
      for (const { cards, spades, points, sweeps, cardCounts, spadeCounts, last } of page.rounds) {
        const own = Object.values(points).slice(0, sides)
        const all = Object.values(sweeps).reduce((sum, many) => sum + many, 0)
        swept += all
        const sum = own.reduce((total, each) => total + each, 0)
        expect(sum).toBe(7 + all + (cards === null ? 0 : 3) + (spades === null ? 0 : 1))
        if (last !== null) expect(Object.values(cardCounts).reduce((total, many) => total + many, 0)).toBe(52)
        if (last !== null) expect(Object.values(spadeCounts).reduce((total, many) => total + many, 0)).toBe(13)
        if (sides === 2 && seats === 4) expect([points['A'], points['B']]).toEqual([points['C'], points['D']])
        if (sides === 2 && seats === 4) expect(['A', 'B', null]).toContain(cards)
      }
    }
    expect(swept).toBeGreaterThan(10)
  })

  it('ends the game when one side alone leads at the target; partners win together', () => {
    const ends = new Set<number>()
    for (let game = 0; game < 24; game++) {
      const seats = 2 + (game % 3)
      const line = played(seats, { target: game % 2 ? 11 : 21 }, `end ${game}`)
      const { scores, winners, over } = cassino21.outcome(line.state as CassinoState)
      const best = Math.max(...scores)
      expect(over).toBe(true)
      expect(best).toBeGreaterThanOrEqual(game % 2 ? 11 : 21)
      expect(winners).toEqual([...scores.keys()].filter((seat) => scores[seat] === best))
      expect(winners).toHaveLength(seats === 4 ? 2 : 1)
      ends.add(winners!.length)
      const page = cassino21.dump(line.state as CassinoState)
      expect(page.rounds.map(({ dealer }) => dealer)).toEqual(
        page.rounds.map((_, round) => letterOf((seats - 1 + round) % seats)),
      )
    }
    expect([...ends].sort()).toEqual([1, 2])
  })

  it('gathers what is left for the last to capture, which is no sweep', () => {
    let gathered = 0
    for (let game = 0; game < 6; game++) {
      const line = new LineOfPlay(cassino21, { target: 11, partners: true }, 2, createSeedSource(`rest ${game}`))
      const rng = createSeededRng(`rest ${game}`)
      line.settleChance()
      while (!line.awaitsChance && !line.isOver) {
        const state = line.state as CassinoState
        const before = cassino21.dump(state).sweeps
        const events: GameEvent[] = []
        line.play({ seat: state.turn, move: cassino21.pick(state, state.turn, rng) }, (event) => events.push(event))
        const rest = events.find((event): event is GatheredEvent => event.type === 'gathered')
        if (!rest || rest.cards.length === 0) continue
        gathered++
        expect(rest.seat).toBe(state.lastCapture)
        expect(cassino21.dump(state)).toMatchObject({ sweeps: before, table: [], builds: [] })
      }
    }
    expect(gathered).toBeGreaterThan(0)
  })
})

describe('loose numerals', () => {
  it('are never more than thirteen', () => {
    let most = 0
    for (let game = 0; game < 60; game++) {
      const line = new LineOfPlay(
        cassino21,
        { target: 21, partners: true },
        2 + (game % 3),
        createSeedSource(`many ${game}`),
      )
      const rng = createSeededRng(`many ${game}`)
      const into: number[] = []
      line.settleChance()
      while (!line.isOver) {
        const state = line.state as CassinoState
        const count = cassino21.moves(state, state.turn, into)
        // The table fills up most if every seat that can trail does.
        const trails = into
          .slice(0, count)
          .filter((move) => cassino21.write(state, state.turn, move).startsWith('trail'))
        line.play({ seat: state.turn, move: trails.length > 0 ? trails[0]! : into[rng.below(count)]! })
        line.settleChance()
        most = Math.max(most, cassino21.dump(state).table.filter((card) => !/^[JQK]/.test(card)).length)
      }
    }
    expect(most).toBeGreaterThan(4)
    expect(most).toBeLessThanOrEqual(13)
  })
})
