import { describe, expect, it } from 'vitest'
import { defineGame } from '../../../../src/rules/define-game'
import { LOW_BITS, cardNamed, type Card } from '../../../../src/rules/forty-nine-outfit/cards'
import type { Square } from '../../../../src/rules/forty-nine-outfit/board'
import type { ColorowRefusal } from '../../../../src/rules/forty-nine-outfit/colorow'
import { addCard, hasCard, createHands } from '../../../../src/rules/forty-nine-outfit/hands'
import { isolation } from '../../../../src/rules/forty-nine-outfit/isolation'
import {
  defaults,
  ONLOOKER,
  refuse,
  type OptionsOf,
  type OptionTable,
  type Result,
  type Seat,
} from '../../../../src/rules/kit'

const OPTIONS = {
  cheater: { kind: 'flag', default: false },
  style: { kind: 'choice', default: 'score', values: ['score', 'baltimore'] },
  target: { kind: 'whole', default: 7, min: 0, max: 21 },
} as const satisfies OptionTable

// No line below an `@ts-expect-error` may compile. The type check fails if one does.
describe('what does not compile in the rules', () => {
  it('a seat, a card and a square that are swapped', () => {
    const hands = createHands()
    const [seat, card]: [Seat, Card] = [2, cardNamed('17')]
    addCard(hands, seat, card)
    expect(hasCard(hands, seat, card)).toBe(true)
    // @ts-expect-error: the seat comes first
    expect(hasCard(hands, card, seat)).toBe(false)
    const onto = (square: Square): number => LOW_BITS[square] ?? 0
    // @ts-expect-error: a card is no square, though it bears the number of one
    expect(onto(card)).toBe(LOW_BITS[16])
  })

  it('an option that the table has not got, and a value that it cannot have', () => {
    const options: OptionsOf<typeof OPTIONS> = { cheater: true, style: 'baltimore', target: 3 }
    expect(options.target).toBe(3)
    // @ts-expect-error: misspelt
    expect(options.targte).toBeUndefined()
    expect(Object.keys(options)).toEqual(Object.keys(OPTIONS))
    // @ts-expect-error: no such style
    expect(options.style === 'chips').toBe(false)
  })

  it('a refusal whose code is not one of the game', () => {
    const refused = (): Result<number, ColorowRefusal> => refuse('square-taken', 'A card lies there.')
    // @ts-expect-error: misspelt
    const misspelt = (): Result<number, ColorowRefusal> => refuse('square-takn', 'A card lies there.')
    expect([refused().ok, misspelt().ok]).toEqual([false, false])
  })

  it('a game that the manifest does not list, and one that hides only half', () => {
    const { info, ...parts } = isolation
    const { title, year } = info
    // @ts-expect-error: no such game
    expect(() => defineGame('isolatoin', { ...parts, info: { title, year } })).toThrow('does not list')
    const { view, eventFor, ...open } = parts
    // @ts-expect-error: a view that hides without a word on events
    expect(defineGame('isolation', { ...open, view, info: { title, year } }).view).toBe(view)
    expect(eventFor({ type: 'solved', seat: 0 } as never, ONLOOKER)).toEqual({ type: 'solved', seat: 0 })
    expect(defaults(defineGame('isolation', { ...open, info: { title, year } }).info)).toEqual({})
  })
})
