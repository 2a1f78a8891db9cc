// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isShownAsCaption, MAX_CAPTION_WORDS, WORD_KEYS, wordCount } from '../../../src/exhibit/config'
import { CAPTIONS } from '../../../src/ports/exhibit'
import { addExhibitMessages } from '../../../src/renderer/exhibit/exhibit-messages'
import { i18n, setLanguage } from '../../../src/renderer/i18n'
import en from '../../../src/renderer/i18n/en-exhibit'
import { text } from '../../../src/renderer/i18n/say'

function keysOf(tree: object, before = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${before}${key}.`) : [`${before}${key}`],
  )
}

const prefixed = (group: string, said: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(said).map(([key, sentence]) => [`${group}.${key}`, sentence]))

test('a file may give every sentence of the page in another language, and no other', () => {
  const { captions, ...sentences } = en
  expect([...WORD_KEYS].sort()).toEqual(keysOf(sentences).sort())
  expect(Object.keys(captions).sort()).toEqual([...CAPTIONS].sort())
  for (const caption of Object.values(captions)) expect(wordCount(caption)).toBeLessThanOrEqual(MAX_CAPTION_WORDS)
})

test('whatever the attract scene shows in English has twelve words at most', () => {
  const shown = Object.entries({ ...prefixed('invites', en.invites), ...prefixed('goal', en.goal) })
  expect(shown.map(([key]) => key).sort()).toEqual(WORD_KEYS.filter(isShownAsCaption).sort())
  for (const [key, sentence] of shown) expect(wordCount(sentence), key).toBeLessThanOrEqual(MAX_CAPTION_WORDS)
})

test('what is told about a box, with the year of its sheet, has about twenty-five words', () => {
  for (const [box, sentence] of Object.entries(en.boxes))
    for (const sheet of [en.printed.replace('{year}', '1926'), en.unprinted]) {
      const count = wordCount(`${sentence} ${sheet}`)
      expect(count, box).toBeGreaterThanOrEqual(22)
      expect(count, box).toBeLessThanOrEqual(27)
    }
})

test('what a file says is said; the rest is English', async () => {
  addExhibitMessages({
    languages: [
      { code: 'en', name: 'English' },
      { code: 'nl', name: 'Nederlands' },
    ],
    captions: { touch: { en: 'Touch me @ once | now.', nl: 'Raak iets aan.' } },
    words: { nl: { home: 'Begin', 'goal.isolation': 'Leg alle zeven.', lostBy: 'Bijna: {own} tegen {other}.' } },
  })
  expect(text('exhibit.captions.touch')).toBe('Touch me @ once | now.')
  expect(text('exhibit.captions.own')).toBe(en.captions.own)
  await setLanguage('nl')
  expect(i18n.global.locale.value).toBe('nl')
  expect(text('exhibit.home')).toBe('Begin')
  expect(text('exhibit.goal.isolation')).toBe('Leg alle zeven.')
  expect(text('exhibit.lostBy', { own: 3, other: 4 })).toBe('Bijna: 3 tegen 4.')
  expect(text('exhibit.again')).toBe(en.again)
  await setLanguage('en')
})
