// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import {
  ENGLISH_CAPTIONS,
  ENGLISH_WORDS,
  GAME_WORD_PARTS,
  isShownAsCaption,
  MAX_CAPTION_WORDS,
  TABLE_WORD_KEYS,
  WORD_KEYS,
  wordCount,
} from '../../../src/exhibit/config'
import { CAPTIONS } from '../../../src/ports/exhibit'
import { addExhibitMessages } from '../../../src/renderer/exhibit/exhibit-messages'
import { loadGameFace } from '../../../src/renderer/games'
import { descriptionOf } from '../../../src/renderer/games/catalogue'
import { i18n, setLanguage } from '../../../src/renderer/i18n'
import page from '../../../src/renderer/i18n/en'
import en from '../../../src/renderer/i18n/en-exhibit'
import { findText, say, text } from '../../../src/renderer/i18n/say'
import { GAME_IDS } from '../../../src/rules/manifest'
import './exhibit-words'

/** Returns the sentences of a catalogue by their keys. */
function sentencesOf(tree: object, before = ''): [key: string, sentence: string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? sentencesOf(value, `${before}${key}.`)
      : [[`${before}${key}`, String(value)] as [string, string]],
  )
}

const prefixed = (group: string, said: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(said).map(([key, sentence]) => [`${group}.${key}`, sentence]))

const WORDS = import.meta.glob('../../../src/renderer/games/*/en.ts', { import: 'default' })
const { captions, ...sentences } = en
const titles = GAME_IDS.map((game): [string, string] => [`title.${game}`, descriptionOf(game).title])

/** Returns everything that a file may say in another language, as `resources/exhibit/sentences.en.json` holds it. */
async function allSentences(): Promise<{ readonly captions: object; readonly words: object }> {
  const table = new Map(sentencesOf(page))
  const games = await Promise.all(
    GAME_IDS.map(async (game) => {
      const messages = sentencesOf((await WORDS[`../../../src/renderer/games/${game}/en.ts`]!()) as object)
      return messages
        .filter(([key]) => GAME_WORD_PARTS.includes(key.split('.')[0]!))
        .map(([key, sentence]): [string, string] => [`${game}.${key}`, sentence])
    }),
  )
  return {
    captions,
    words: Object.fromEntries([
      ...sentencesOf(sentences),
      ...titles,
      ...TABLE_WORD_KEYS.map((key): [string, string] => [key, table.get(key)!]),
      ...games.flat(),
    ]),
  }
}

test('a file may give every sentence of the page in another language, and no other', () => {
  expect([...WORD_KEYS].sort()).toEqual([...sentencesOf(sentences), ...titles].map(([key]) => key).sort())
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

// `vitest run -u` of this file writes it anew after sentences have changed.
test('the file of English sentences is what the page and the games say', async () => {
  const all = await allSentences()
  await expect(`${JSON.stringify(all, null, 2)}\n`).toMatchFileSnapshot('../../../resources/exhibit/sentences.en.json')
  expect({ captions: ENGLISH_CAPTIONS, words: Object.fromEntries(ENGLISH_WORDS) }).toEqual(all)
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

test('a file gives every sentence of a game, whether the game is loaded before or after', async () => {
  const games = ['forty-nine', 'new-york-whist'] as const
  await loadGameFace(games[0])
  // The words of every sentence in reverse, with their placeholders and forms.
  const backwards = (sentence: string) =>
    sentence
      .split('|')
      .map((form) => form.trim().split(' ').reverse().join(' '))
      .join(' | ')
  const given = [...ENGLISH_WORDS].map(([key, sentence]): [string, string] => [key, backwards(sentence)])
  addExhibitMessages({
    languages: [{ code: 'fr', name: 'Français' }],
    captions: {},
    words: { fr: Object.fromEntries(given) },
  })
  await loadGameFace(games[1])
  await setLanguage('fr')
  for (const [key, sentence] of given) {
    const isLoaded = games.some((id) => key.startsWith(`${id}.`))
    if (!isLoaded && GAME_IDS.some((id) => key.startsWith(`${id}.`))) continue
    // Every placeholder gets its own name, and every form is asked for by its number.
    const params = Object.fromEntries(Array.from(sentence.matchAll(/\{(\w+)\}/g), ([all, name]) => [name!, all]))
    const forms = sentence.split(' | ')
    const at = WORD_KEYS.includes(key) ? `exhibit.${key}` : key
    const said = forms.map((_, index) => {
      const plural = forms.length === 3 ? index : index + 1
      return i18n.global.t(at, { ...params, n: plural, count: plural }, { plural })
    })
    const numbered = forms.map((form, index) =>
      form.replace(/\{(n|count)\}/g, String(forms.length === 3 ? index : index + 1)),
    )
    expect([key, said]).toEqual([key, numbered])
  }
  expect(say('forty-nine', { key: 'verb.draw' })).toBe('Draw')
  expect(say('new-york-whist', { key: 'move.lead', params: { card: 'card:C' } })).toBe('Cheater the the Lead')
  expect(say('new-york-whist', { key: 'move.lead-points', params: { card: '12', n: 1 } })).toBe(
    '1 counts which 12, the Lead',
  )
  // What an exhibit never shows stays English.
  expect(findText('forty-nine.options.style.label')).toBe('How points are kept')
  await setLanguage('en')
  expect(say('forty-nine', { key: 'move.pass' })).toBe('Pass')
})

test('a file may reword the English of a game that is loaded later', async () => {
  const [key, printed] = ['isolation.prompt.fresh', ENGLISH_WORDS.get('isolation.prompt.fresh')!]
  const reword = (sentence: string) =>
    addExhibitMessages({
      languages: [{ code: 'en', name: 'English' }],
      captions: {},
      words: { en: { [key]: sentence } },
    })
  reword('All seven lie.')
  await loadGameFace('isolation')
  expect(say('isolation', { key: 'prompt.fresh' })).toBe('All seven lie.')
  reword(printed)
  expect(say('isolation', { key: 'prompt.fresh' })).toBe(printed)
})
