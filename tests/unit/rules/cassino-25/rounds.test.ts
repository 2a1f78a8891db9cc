import { describe, expect, it } from 'vitest'
import {
  LineOfPlay,
  letterOf,
  createSeedSource,
  createSeededRng,
  createTapeSource,
  type Options,
} from '../../../../src/rules/kit'
import { cassino25, type CassinoState } from '../../../../src/rules/pack/cassino-25'
import { PACK } from '../cassino/cards'

function begin(seats: number, options: Options = {}, seed = 'rounds') {
  const line = new LineOfPlay(cassino25, { target: 25, calls: true, ...options }, seats, createSeedSource(seed))
  line.settleChance()
  return line
}

const stateOf = (line: LineOfPlay) => line.state as CassinoState
const pageOf = (line: LineOfPlay) => cassino25.dump(stateOf(line))

/** Trails the first card of each hand until the round is played out. */
function trailAll(line: LineOfPlay): void {
  for (let plays = 48; plays > 0; plays--) {
    const { turn, hands } = pageOf(line)
    expect(line.playText(`${turn!} trail ${(hands[turn!] as string[])[0]!}`)).toBeNull()
    line.settleChance()
  }
}

describe('a round', () => {
  it.each([
    [2, 6],
    [3, 4],
    [4, 3],
  ])('of %i seats has %i deals, the last announced', (seats, deals) => {
    const line = begin(seats, { calls: false })
    const seen: [number, boolean][] = []
    for (let plays = 48; plays > 0; plays--) {
      const { deal, lastDeal, turn, hands } = pageOf(line)
      seen.push([deal, lastDeal])
      line.playText(`${turn!} trail ${(hands[turn!] as string[])[0]!}`)
    }
    expect(seen.map(([deal]) => deal)).toEqual(Array.from({ length: 48 }, (_, i) => 1 + Math.floor(i / (4 * seats))))
    expect(seen.map(([, last]) => last)).toEqual(seen.map(([deal]) => deal === deals))
    expect(line.awaitsChance).toBe(true)
  })

  it('in which nobody captured gives nothing to nobody', () => {
    const line = begin(3, { calls: false })
    trailAll(line)
    expect(pageOf(line).rounds).toEqual([
      {
        dealer: 'C',
        last: null,
        cards: null,
        spades: null,
        cardCounts: { A: 0, B: 0, C: 0 },
        spadeCounts: { A: 0, B: 0, C: 0 },
        points: { A: 0, B: 0, C: 0 },
      },
    ])
    expect(pageOf(line)).toMatchObject({ round: 2, deal: 1, dealer: 'A', turn: 'B' })
  })

  it('that can be called waits for the count of the last player’s left', () => {
    const line = begin(3)
    trailAll(line)
    expect(pageOf(line)).toMatchObject({ counting: true, window: { seat: 'C' }, turn: 'A', round: 1 })
    expect(cassino25.requiredSeats(stateOf(line)) | cassino25.optionalSeats(stateOf(line))).toBe(0b011)
    expect(line.playText('C count')).toMatchObject({ code: 'not-your-turn' })
    expect(line.playText('B trail AS')).toMatchObject({ code: 'not-your-turn' })
    expect(line.playText('A trail AS')).toMatchObject({ code: 'round-over' })
    expect(line.playText('A 3S builds 6 on 3H')).toMatchObject({ code: 'round-over' })
    expect(line.playText('C call AS')).toMatchObject({ code: 'no-call' })
    line.playText('A count')
    expect(line.awaitsChance).toBe(true)
    expect(pageOf(line)).toMatchObject({ counting: false, window: null, turn: null })
  })

  it('is counted by itself when a call leaves nothing to call, and the caller takes the rest', () => {
    const line = begin(2)
    trailAll(line)
    const { card } = pageOf(line).window!
    const into: number[] = []
    const count = cassino25.moves(stateOf(line), 0, into)
    const texts = into.slice(0, count).map((move) => cassino25.write(stateOf(line), 0, move))
    expect(texts).toContain('count')
    // A calls all other cards of the rank and all that adds up to it, until nothing is left.
    while (pageOf(line).counting) {
      const calls = cassino25.moves(stateOf(line), 0, into)
      const call = into.slice(0, calls).map((move) => cassino25.write(stateOf(line), 0, move))
      expect(line.playText(`A ${call.find((text) => text.startsWith('call'))!}`)).toBeNull()
    }
    expect(line.awaitsChance).toBe(true)
    const { rounds, piles } = pageOf(line)
    expect(rounds[0]).toMatchObject({ last: 'A', cards: 'A', spades: 'A', points: { A: 11, B: 0 } })
    expect(piles['A']).toHaveLength(52)
    expect(card).toBeTruthy()
  })
})

describe('the count', () => {
  it('makes 11 points, 8 where cards are level, 10 where spades are, 7 where both are; 0 if nobody captured', () => {
    const totals = new Map<string, number>()
    for (let game = 0; game < 60; game++) {
      const line = begin(2 + (game % 3), { target: 11 }, `count ${game}`)
      const rng = createSeededRng(`${game}`)
      while (!line.isOver) {
        const state = stateOf(line)
        line.play({ seat: state.turn, move: cassino25.pick(state, state.turn, rng) })
        line.settleChance()
      }
      for (const { cards, spades, points, last } of pageOf(line).rounds) {
        expect(last).not.toBeNull()
        const sum = Object.values(points).reduce((total, own) => total + own, 0)
        expect(sum).toBe(7 + (cards === null ? 0 : 3) + (spades === null ? 0 : 1))
        totals.set(`${cards === null} ${spades === null}`, sum)
      }
    }
    expect(totals.get('false false')).toBe(11)
  })

  it('ends the game when one alone leads at the target, and not before', () => {
    for (let game = 0; game < 20; game++) {
      const seats = 2 + (game % 3)
      const line = begin(seats, { target: 21 }, `end ${game}`)
      const rng = createSeededRng(`${game}`)
      while (!line.isOver) {
        const state = stateOf(line)
        line.play({ seat: state.turn, move: cassino25.pick(state, state.turn, rng) })
        line.settleChance()
      }
      const running = new Array<number>(seats).fill(0)
      const { rounds, dealer, round, turn } = pageOf(line)
      rounds.forEach(({ points, dealer: by }, i) => {
        for (let seat = 0; seat < seats; seat++) running[seat]! += points[letterOf(seat)]!
        const best = Math.max(...running)
        const alone = running.filter((own) => own === best).length === 1
        expect(best >= 21 && alone).toBe(i === rounds.length - 1)
        expect(by).toBe(letterOf((seats - 1 + i) % seats))
      })
      const { scores, winners, reason } = cassino25.outcome(stateOf(line))
      expect(scores).toEqual(running)
      expect(winners).toEqual([running.indexOf(Math.max(...running))])
      expect([reason, turn, round, dealer]).toEqual(['target', null, rounds.length, rounds.at(-1)!.dealer])
    }
  })

  it('needs a whole shuffle for the next round', () => {
    const tape = begin(2, { calls: false }).tape
    const line = new LineOfPlay(
      cassino25,
      { target: 25, calls: false },
      2,
      createTapeSource([...tape, ...PACK.slice(0, 51)]),
    )
    line.settleChance()
    for (let plays = 48; plays > 0; plays--) {
      const { turn, hands } = pageOf(line)
      line.playText(`${turn!} trail ${(hands[turn!] as string[])[0]!}`)
    }
    expect(line.settleChance()).toMatchObject({ code: 'tape-short' })
    expect(pageOf(line)).toMatchObject({ round: 1, turn: null, hands: { A: [], B: [] } })
  })
})
