import { describe, expect, it } from 'vitest'
import { parsePlacing, placedCard, placeOf, OFF, writePlacing } from '../../../../src/rules/forty-nine-outfit/placing'

describe('a card at a place', () => {
  it('reads back every placing that it writes, and nothing else of so few characters', () => {
    const numbers = Array.from({ length: 60 }, (_, i) => `${i}`)
    const words = [
      ...numbers,
      ...numbers.map((number) => `0${number}`),
      'C',
      'off',
      '',
      ' 1',
      '1 ',
      '+1',
      '٣',
      '1.',
      'Off',
    ]
    const read = words
      .flatMap((card) => words.map((place) => `${card}@${place}`))
      .filter((text) => parsePlacing(text, 49) >= 0)
    expect(read).toHaveLength(49 * 50)
    for (const text of read) expect(writePlacing(parsePlacing(text, 49))).toBe(text)
  })

  it('counts cards and places from nought', () => {
    const move = parsePlacing('17@25', 49)
    expect([placedCard(move), placeOf(move)]).toEqual([16, 24])
    expect(placeOf(parsePlacing('17@off', 49))).toBe(OFF)
  })

  it('knows the Cheater and the last place only where there is one', () => {
    expect(parsePlacing('C@3', 49)).toBe(-1)
    expect(writePlacing(parsePlacing('C@3', 10, true))).toBe('C@3')
    expect(parsePlacing('1@10', 10)).toBeGreaterThan(0)
    expect(parsePlacing('1@11', 10)).toBe(-1)
    expect(parsePlacing('1@C', 49, true)).toBe(-1)
  })

  it.each(['', '@', '1', '1@', '@1', '1@@1', '1@1@1', '1@1,2@2', '1@1 ', '1@off1', 'x'.repeat(10_000_000)])(
    'refuses %.20s',
    (text) => {
      expect(parsePlacing(text, 49, true)).toBe(-1)
    },
  )
})
