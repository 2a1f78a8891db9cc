import { describe, expect, test } from 'vitest'
import en from '../../../src/renderer/i18n/en'
import { pseudo, stretch } from '../../../src/renderer/i18n/pseudo'
import { hasText, text } from '../../../src/renderer/i18n/say'
import type { TextKey } from '../../../src/renderer/i18n/text-key'

test('a sentence that does not exist does not compile', () => {
  const emote = 'hello' as string
  // @ts-expect-error: no such sentence
  expect(hasText('shelf.noSuchSentence' satisfies TextKey)).toBe(false)
  // @ts-expect-error: a group of sentences is none
  expect(hasText('shelf' satisfies TextKey)).toBe(false)
  // @ts-expect-error: what is put together of any text may not exist
  expect(hasText(`lan.emotes.${emote}.no` satisfies TextKey)).toBe(false)
  // @ts-expect-error: `text` takes keys of sentences alone
  expect(text('shelf.noSuchSentence')).toBe('shelf.noSuchSentence')
  expect(hasText('shelf.title' satisfies TextKey)).toBe(true)
  expect(hasText('level.1' satisfies TextKey)).toBe(true)
})

describe('words of the page', () => {
  test('the pseudo-language is at least 40 % longer and keeps what is filled in', () => {
    expect(stretch('Play again').length).toBeGreaterThanOrEqual('Play again'.length * 1.4)
    expect(stretch('{name} wins')).toContain('{name}')
    expect(stretch('no cards | one card | {count} cards').split('|')).toHaveLength(3)
    expect(Object.keys(pseudo(en) as object)).toEqual(Object.keys(en))
  })
})
