import { describe, expect, it } from 'vitest'
import { CARDS, cardName } from '../../../../src/rules/forty-nine-outfit/cards'
import { pittsburghDraw } from '../../../../src/rules/forty-nine-outfit/pittsburgh-draw'
import type { PittsburghState } from '../../../../src/rules/forty-nine-outfit/pittsburgh-draw/state'
import {
  LineOfPlay,
  viewTable,
  ONLOOKER,
  createSeededRng,
  createSeedSource,
  type GameView,
} from '../../../../src/rules/kit'
import type { PittsburghView } from '../../../../src/rules/forty-nine-outfit/pittsburgh-draw/shape'
import { restOfPack, table, type Deal } from './table'
import { piecesOf } from '../../conformance/census'

const three: Deal = {
  hands: ['1 2 8 15 29', '22 23 9 16 30', '43 44 45 10 17'],
  stock: '24 25 26 3 4',
  more: restOfPack({}),
}

const see = (state: PittsburghState, eye: number) => viewTable(pittsburghDraw, state, eye) as GameView<PittsburghView>

describe('what is seen', () => {
  it('is the own hand and the own discards, and of the others how many', () => {
    const { state } = table(three, 'A discard 8 15; B stand')
    expect(see(state, 0).state).toMatchObject({
      stock: 35,
      hands: { A: ['1', '2', '29'], B: 5, C: 5 },
      discards: { A: ['8', '15'], B: 0, C: null },
      shown: null,
    })
    expect(see(state, 1).state).toMatchObject({ hands: { A: 3 }, discards: { A: 2, B: [], C: null } })
    expect(see(state, ONLOOKER).state).toMatchObject({ hands: { A: 3, B: 5, C: 5 }, discards: { A: 2, B: 0, C: null } })
  })

  it('after a showing, every hand that was shown, but nobody’s discards', () => {
    const { state, events } = table(three, 'A discard 8 15; B discard 9 16 30; C stand')
    for (let eye = ONLOOKER; eye < 3; eye++) {
      const { shown, discards } = see(state, eye).state
      expect(shown).toEqual(pittsburghDraw.dump(state).shown)
      expect(shown?.hands['B']?.cards).toEqual(['3', '4', '22', '23', '26'])
      expect(discards).toEqual({ A: null, B: null, C: null })
    }
    // The next deal begins with the lowest cards. Of the cards thrown away, only the 8 is dealt to C.
    const heardByC = JSON.stringify(events.map((event) => pittsburghDraw.eventFor(event, 2)))
    for (const card of ['"9"', '"16"', '"30"', '"15"']) expect(heardByC).not.toContain(card)
  })
})

describe('an event', () => {
  const { events } = table(three, 'A discard 8 15; B stand; C discard 10')
  const find = (type: string) => events.find((event) => event.type === type)!

  it('of a deal tells each seat its own hand', () => {
    expect(pittsburghDraw.eventFor(find('dealt'), 1)).toMatchObject({ hands: [5, ['9', '16', '22', '23', '30'], 5] })
    expect(pittsburghDraw.eventFor(find('dealt'), ONLOOKER)).toMatchObject({ hands: [5, 5, 5] })
  })

  it.each(['discarded', 'drawn'])('of cards %s tells others how many', (type) => {
    expect(pittsburghDraw.eventFor(find(type), 0)).toEqual(find(type))
    for (const eye of [ONLOOKER, 1, 2]) {
      expect(pittsburghDraw.eventFor(find(type), eye)).toEqual({ ...find(type), cards: 2 })
    }
  })

  it('of cards drawn does not tell in which order they lay in the stock', () => {
    const drawn = ['24 25 26', '25 24 26'].map((stock) => {
      const throwing = table({ ...three, stock }, 'A discard 8 15; B stand; C discard 10')
      return throwing.events.find(({ type }) => type === 'drawn')
    })
    expect(drawn[0]).toMatchObject({ seat: 0, cards: ['24', '25'] })
    expect(drawn[1]).toEqual(drawn[0])
  })
})

describe('an imagined table', () => {
  it('leaves every hidden card as likely to be with one as with another', () => {
    const { state } = table(three, 'A discard 8 15')
    const seen = see(state, 0)
    const rng = createSeededRng('likely')
    const times = new Map<string, number>()
    const rounds = 4500
    for (let i = 0; i < rounds; i++) {
      for (const card of pittsburghDraw.dump(pittsburghDraw.determinize(seen, rng)).hands['B'] as string[]) {
        times.set(card, (times.get(card) ?? 0) + 1)
      }
    }
    // Five of 45 hidden cards are in the hand: 500 times each, give or take six standard deviations.
    expect([...times.keys()].sort()).toEqual(restOfPack({}, '1 2 8 15 29').split(' ').sort())
    for (const often of times.values()) expect(Math.abs(often - 500)).toBeLessThan(130)
  })

  it('has cards for the others’ discards too, each card once', () => {
    const { state } = table(three, 'A discard 8 15; B discard 9 16 30')
    for (let i = 0; i < 50; i++) {
      const imagined = pittsburghDraw.determinize(see(state, 2), createSeededRng(`${i}`))
      const { discards } = pittsburghDraw.dump(imagined)
      expect(discards).toMatchObject({ A: { length: 2 }, B: { length: 3 }, C: null })
      expect(piecesOf(pittsburghDraw, imagined)).toEqual(
        Array.from({ length: CARDS }, (_, card) => cardName(card)).sort(),
      )
    }
  })

  it.each([ONLOOKER, 0, 4, 7])('goes on in the midst of an exchange as %i sees it', (eye) => {
    const line = new LineOfPlay(pittsburghDraw, { cheater: true, target: 5 }, 8, createSeedSource('long'))
    line.settleChance()
    while (!line.awaitsChance) line.play({ seat: (line.state as PittsburghState).turn, move: 0b111 })
    const state = line.state as PittsburghState
    expect(pittsburghDraw.chance(state)).toBe(24)
    const seen = see(state, eye)
    expect(seen.toMove).toEqual([])
    expect(seen.state).toMatchObject({ stock: 0, turn: null })
    const rng = createSeededRng('imagined')
    for (let i = 0; i < 20; i++) {
      const imagined = pittsburghDraw.determinize(seen, rng)
      expect(see(imagined, eye)).toEqual(seen)
      expect(pittsburghDraw.chance(imagined)).toBe(24)
      const outcomes: number[] = []
      pittsburghDraw.sampleChance(imagined, rng, outcomes)
      pittsburghDraw.applyChance(imagined, outcomes)
      expect(pittsburghDraw.outcome(imagined).scores.some((score) => score > 0)).toBe(true)
    }
  })

  it.each([ONLOOKER, 0])('waits for the next deal as %i sees it', (eye) => {
    const { state } = table({ ...three, more: '' }, 'A stand; B stand')
    pittsburghDraw.apply(state, 2, 0)
    const seen = see(state, eye)
    expect(pittsburghDraw.chance(state)).toBe(50)
    expect(seen.state).toMatchObject({ deal: 2, dealer: 'A', turn: null, stock: 0, shown: { dealer: 'C' } })
    expect(see(pittsburghDraw.determinize(seen, createSeededRng('next')), eye)).toEqual(seen)
  })
})
