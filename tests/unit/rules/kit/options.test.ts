import { describe, expect, it } from 'vitest'
import { checkOptions, defaults, nonDefault, type GameInfo, type Options } from '../../../../src/rules/kit'

const info: GameInfo = {
  id: 'test',
  title: 'Test',
  box: 'test',
  year: null,
  seats: { min: 1, max: 2 },
  options: {
    fast: { kind: 'flag', default: false },
    mode: { kind: 'choice', default: 'mild', values: ['wild', 'mild'] },
    deals: { kind: 'whole', default: 3, min: 1, max: 9 },
  },
  hasChance: false,
  version: 1,
  undo: 'free',
  maxPlies: () => 1,
}

describe('options', () => {
  it('are completed with the defaults', () => {
    expect(checkOptions(info, {}, 1)).toEqual({ ok: true, value: { fast: false, mode: 'mild', deals: 3 } })
    expect(checkOptions(info, { mode: 'wild' }, 2)).toEqual({
      ok: true,
      value: { fast: false, mode: 'wild', deals: 3 },
    })
    expect(defaults(info)).toEqual({ fast: false, mode: 'mild', deals: 3 })
  })

  it.each([
    null,
    7,
    'fast',
    [],
    [true],
    { quick: true },
    { fast: 1 },
    { fast: 'true' },
    { mode: 'MILD' },
    { mode: null },
    { deals: 0 },
    { deals: 10 },
    { deals: 2.5 },
    { deals: '3' },
    { deals: NaN },
    { constructor: true },
    JSON.parse('{"__proto__": {"fast": true}}'),
  ])('refuse %j', (given) => {
    expect(checkOptions(info, given, 1)).toMatchObject({ ok: false, error: { code: 'bad-option' } })
  })

  it('are refused where they go together with nothing, or not with so many seats', () => {
    const misfit = (options: Options, seats: number) => (options['fast'] && seats > 1 ? 'Fast is for one.' : null)
    const picky: GameInfo = { ...info, optionConflict: misfit }
    expect(checkOptions(picky, { fast: true }, 1).ok).toBe(true)
    expect(checkOptions(picky, { fast: true }, 2)).toEqual({
      ok: false,
      error: { code: 'bad-option', message: 'Fast is for one.' },
    })
  })

  it('are written only where they differ', () => {
    expect(nonDefault(info, { fast: false, mode: 'wild', deals: 3 })).toEqual({ mode: 'wild' })
    expect(nonDefault(info, defaults(info))).toEqual({})
  })
})
