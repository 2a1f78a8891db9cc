import { describe, expect, test } from 'vitest'
import { sayInEnglish } from '../../../src/drawer/words'
import en from '../../../src/renderer/i18n/en'
import { pseudo, stretch } from '../../../src/renderer/i18n/pseudo'
import { hasText, text } from '../../../src/renderer/i18n/say'
import { GAME_IDS } from '../../../src/rules/manifest'
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

  test('what is counted has a form for one, wherever there can be one', () => {
    // Those of games that another test has loaded have tests of their own.
    const own = Object.fromEntries(Object.entries(en).filter(([key]) => !(GAME_IDS as readonly string[]).includes(key)))
    const single = flattened(own).filter(
      ([, it]) => /\{(?:count|n)\} (?:more )?[a-z]+s\b/u.test(it) && !it.includes(' | '),
    )
    // The shortest game, a long list, and a limit of half a minute.
    expect(single.map(([key]) => key)).toEqual(['box.minutes', 'game.movesMany', 'lan.clock.seconds'])
    expect([1, 2].map((count) => sayInEnglish('moves', { count }))).toEqual(['one move', '2 moves'])
  })
})

/** Returns all sentences of a catalogue with their keys. */
function flattened(words: object, prefix = ''): [key: string, sentence: string][] {
  return Object.entries(words).flatMap(([key, it]: [string, unknown]) =>
    typeof it === 'string' ? [[prefix + key, it]] : flattened(it as object, `${prefix}${key}.`),
  )
}
