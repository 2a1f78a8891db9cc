import { describe, expect, it } from 'vitest'
import { sectorAngle, SECTORS } from '../../../../src/renderer/games/deck-o-cards-roulette/geometry'
import { restDirection } from '../../../../src/renderer/games/deck-o-cards-roulette/table'
import { computeTrajectory } from '../../../../src/renderer/stage/animation/arrow-launch'
import { deckOCardsRoulette as game } from '../../../../src/rules/deck-o-cards/deck-o-cards-roulette'
import { bridgeName, defaults, createSeededRng } from '../../../../src/rules/kit'
import { runCount } from '../../../scale'

const TURN = 2 * Math.PI
/** A million at full depth. */
const SPINS = runCount(1_000_000)
/** Limit for chi-square with 51 degrees of freedom. A fair arrow exceeds it less often than once in a million times. */
const CHI_SQUARE = 114.1

/**
 * Returns the sector to which an arrow at this angle about y points, and how far from the sector's middle it points, as
 * a share of half the sector.
 */
function sectorAt(angle: number): { sector: number; aside: number } {
  const clock = (((Math.PI / 2 - angle) % TURN) + TURN) % TURN
  const place = (clock / TURN) * 52
  const sector = Math.floor(place)
  return { sector, aside: (place - sector - 0.5) * 2 }
}

/**
 * Spins with the game's own chance. Each spin goes on from where the arrow lay.
 * @param strength strength of the flick, by the number of the spin
 */
function spins(count: number, seed: string, strength: (spin: number) => number) {
  const rng = createSeededRng(seed)
  const state = game.start({ ...defaults(game.info), banker: 'house' }, 2)
  const drawn: number[] = []
  const found = new Array<number>(52).fill(0)
  let angle = 0
  let wrong = 0
  let furthest = 0
  for (let spin = 1; spin <= count; spin++) {
    game.sampleChance(state, rng, drawn)
    const card = bridgeName(drawn[0]!)
    const flight = computeTrajectory({ from: angle, to: restDirection(card, spin), strength: strength(spin) })
    angle = flight.angle(flight.seconds) % TURN
    const { sector, aside } = sectorAt(angle)
    found[sector]!++
    furthest = Math.max(furthest, Math.abs(aside))
    if (SECTORS[sector] !== card) wrong++
  }
  const mean = count / 52
  const chi = found.reduce((sum, times) => sum + (times - mean) ** 2 / mean, 0)
  return { found, chi, wrong, furthest }
}

describe(`${SPINS.toLocaleString('en')} spins`, () => {
  const flicks = createSeededRng('flicks')

  it('bring every card equally often, whoever flicks how, and the arrow rests on the card that was drawn', () => {
    const { chi, wrong, furthest, found } = spins(SPINS, 'a million', () => flicks.below(1001) / 1000)
    expect(wrong).toBe(0)
    expect(chi).toBeLessThan(CHI_SQUARE)
    expect(found[0]).toBeGreaterThan(0.93 * (SPINS / 52))
    // The arrow rests up to 40 per cent of the way to the line, and sometimes nearly as far as that.
    expect(furthest).toBeLessThan(0.4 + 1e-6)
    expect(furthest).toBeGreaterThan(0.39)
  })

  it.each([
    ['always the weakest', () => 0],
    ['always the hardest', () => 1],
    ['weak and hard in turn', (spin: number) => spin % 2],
  ])('52,000 are as fair with flicks %s', (name, strength) => {
    const { chi, wrong } = spins(52_000, name, strength)
    expect(wrong).toBe(0)
    expect(chi).toBeLessThan(CHI_SQUARE)
  })

  it('bring the same cards in the same order with whatever flicks', () => {
    const weak = spins(2000, 'same', () => 0)
    expect(spins(2000, 'same', () => 1).found).toEqual(weak.found)
  })
})

describe('where the arrow rests', () => {
  it('is the same for the same card and spin, and differs from spin to spin', () => {
    const rests = Array.from({ length: 40 }, (_, i) => restDirection('7H', i))
    expect(restDirection('7H', 7)).toBe(rests[7])
    expect(new Set(rests).size).toBe(40)
  })

  it('lies to the left of the middle as often as to the right', () => {
    const cards = SECTORS.flatMap((card) => Array.from({ length: 400 }, (_, i) => ({ card, i })))
    const aside = cards.map(({ card, i }) => Math.PI / 2 - sectorAngle(card) - restDirection(card, i))
    const right = aside.filter((angle) => angle > 0).length
    // This is within five standard deviations of a half.
    expect(Math.abs(right - cards.length / 2)).toBeLessThan(2.5 * Math.sqrt(cards.length))
    expect(Math.abs(aside.reduce((sum, angle) => sum + angle, 0) / cards.length)).toBeLessThan(1e-3)
  })
})
