import { describe, expect, it } from 'vitest'
import { newYorkWhist } from '../../../../src/rules/forty-nine-outfit/new-york-whist'
import type { NewYorkWhistView } from '../../../../src/rules/forty-nine-outfit/new-york-whist/shape'
import { defaults, viewTable, ONLOOKER, createSeededRng, type GameView } from '../../../../src/rules/kit'
import { FOUR_HANDS, table, type Deal } from './table'

const deal: Deal = { hands: ['7 1', '21 2', '49 3', '45 4'], end: '48 40' }
const trick = 'A 7; B 21; C 49; D 45'

describe('what is seen of a table', () => {
  it('is the own hand, and the sizes of the others and of the blind', () => {
    const { state, page } = table(deal, 'A 7')
    const view = newYorkWhist.view(state, 1)
    expect(view.hands).toEqual({ A: 11, B: page.hands['B'], C: 12, D: 12 })
    expect(view).toMatchObject({ blind: 1, blindTo: null, trick: [{ seat: 'A', card: '7' }], turn: 'B' })
    expect(newYorkWhist.view(state, ONLOOKER).hands).toEqual({ A: 11, B: 12, C: 12, D: 12 })
    expect(Object.keys(view)).toEqual(Object.keys(page))
  })

  it('is the blind once it is turned up', () => {
    const { state } = table(deal, trick)
    expect(newYorkWhist.view(state, ONLOOKER)).toMatchObject({ blind: ['40'], blindTo: 'C' })
  })

  it('is of a deal only the own hand, and the card that decides the trump', () => {
    const { events } = table({ ...deal, options: { trump: 'last-card' } }, '')
    expect(newYorkWhist.eventFor(events[0]!, 1)).toMatchObject({ hands: [12, expect.any(Array), 12, 12], shown: '48' })
  })
})

describe('an imagined table', () => {
  const seenBy = (of: Deal, moves: string, eye: number) =>
    viewTable(newYorkWhist, table(of, moves).state, eye) as GameView<NewYorkWhistView>
  const imagined = (seen: GameView<NewYorkWhistView>, times: number) => {
    const rng = createSeededRng('determinize')
    return Array.from({ length: times }, () => newYorkWhist.dump(newYorkWhist.determinize(seen, rng)))
  }
  const isRed = (card: string) => card !== 'C' && Number(card) <= 7

  it('leaves every hidden card as likely in one place as in another', () => {
    const times = new Map<string, number>()
    for (const { blind } of imagined(seenBy(deal, 'A 7', 1), 7000)) {
      const [card] = blind as string[]
      times.set(card!, (times.get(card!) ?? 0) + 1)
    }
    // Besides the own twelve cards and the one laid, 36 are hidden: each is expected about 194 times, give or take five
    // standard deviations.
    expect(times.size).toBe(36)
    for (const seen of times.values()) expect(Math.abs(seen - 194)).toBeLessThan(70)
  })

  it('waits for the same shuffle before the deal', () => {
    const options = { ...defaults(newYorkWhist.info), trump: 'last-card' }
    const state = newYorkWhist.start(options, 4)
    for (const eye of [ONLOOKER, 0, 3]) {
      const seen = viewTable(newYorkWhist, state, eye) as GameView<NewYorkWhistView>
      const other = newYorkWhist.determinize(seen, createSeededRng('undealt'))
      expect(viewTable(newYorkWhist, other, eye)).toEqual(seen)
      expect(newYorkWhist.chance(other)).toBe(49)
    }
  })

  it('gives no card of a colour to a seat that did not follow it', () => {
    const whist: Deal = { hands: FOUR_HANDS, options: { followSuit: true } }
    const holders = new Set<string>()
    for (const { hands, blind } of imagined(seenBy(whist, 'A 2; B 49', 0), 300)) {
      expect((hands['B'] as string[]).filter(isRed)).toEqual([])
      for (const letter of ['C', 'D']) if ((hands[letter] as string[]).some(isRed)) holders.add(letter)
      if ((blind as string[]).some(isRed)) holders.add('blind')
    }
    expect(holders).toEqual(new Set(['C', 'D', 'blind']))
  })

  it('knows that still in the next trick, and so where the whole colour is', () => {
    const whist: Deal = { hands: FOUR_HANDS, options: { followSuit: true } }
    for (const { hands } of imagined(seenBy(whist, 'A 2; B 49; C 4; D 46; C 25', 0), 100)) {
      expect((hands['C'] as string[]).filter(isRed)).toEqual(['1', '5', '6', '7'])
    }
  })

  it('leaves the Cheater with the dealer if it decided that there is no trump', () => {
    const options = { trump: 'last-card', cheater: true }
    const shown: Deal = { hands: ['7 1', '21 2', '49 3', '45 4'], options, end: 'C 47 48' }
    for (const eye of [ONLOOKER, 0, 2]) {
      for (const { hands, trump } of imagined(seenBy(shown, trick, eye), 100)) {
        expect(trump).toBeNull()
        expect(hands['D']).toContain('C')
      }
    }
  })

  it('leaves the dealer a trump as long as his last card cannot have been laid', () => {
    const shown: Deal = { ...deal, options: { trump: 'last-card' }, end: '48 40' }
    const violet = (card: string) => Number(card) >= 43
    const holds = (moves: string) =>
      imagined(seenBy(shown, moves, 0), 400).filter(({ hands }) => (hands['D'] as string[]).some(violet)).length
    expect(holds('A 7; B 21; C 49')).toBe(400)
    // D lays a violet, which may have been its last card.
    expect(holds(trick)).toBeLessThan(400)
  })
})
