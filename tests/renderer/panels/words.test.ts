import { describe, expect, test } from 'vitest'
import en from '../../../src/renderer/i18n/en'
import { pseudo, stretch } from '../../../src/renderer/i18n/pseudo'
import { CHOICES } from '../../../src/renderer/panels/sheets/choices'

const sources = import.meta.glob('../../../src/renderer/**/*.{ts,vue}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function has(key: string): boolean {
  let found: unknown = en
  for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part]
  return typeof found === 'string'
}

describe('words of the page', () => {
  test('every text that a panel or a store asks for by name is in the English catalogue', () => {
    const asked = Object.entries(sources).flatMap(([file, source]) =>
      [...String(source).matchAll(/\btext\(\s*'([\w.-]+)'/g)].map(([, key = '']) => ({ file, key })),
    )
    expect(asked.length).toBeGreaterThan(80)
    expect(asked.filter(({ key }) => !has(key))).toEqual([])
  })

  test('every value of a setting has words', () => {
    const keys = Object.values(CHOICES).flatMap(({ words, values }) =>
      values.map((value) => `settings.${words}.${value}`),
    )
    expect(keys.length).toBeGreaterThan(10)
    expect(keys.filter((key) => !has(key))).toEqual([])
  })

  test('the pseudo-language is at least 40 % longer and keeps what is filled in', () => {
    expect(stretch('Play again').length).toBeGreaterThanOrEqual('Play again'.length * 1.4)
    expect(stretch('{name} wins')).toContain('{name}')
    expect(stretch('no cards | one card | {count} cards').split('|')).toHaveLength(3)
    expect(Object.keys(pseudo(en) as object)).toEqual(Object.keys(en))
  })
})
