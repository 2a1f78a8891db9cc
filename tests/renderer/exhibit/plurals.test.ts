// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { addExhibitMessages } from '../../../src/renderer/exhibit/exhibit-messages'
import { setLanguage, addGameMessages } from '../../../src/renderer/i18n'
import { text } from '../../../src/renderer/i18n/say'

const NUMBERS = [0, 1, 2, 5, 21, 22]

it.each([
  ['en', 'card | cards', 'cards card cards cards cards cards'],
  ['en', 'none | card | cards', 'none card cards cards cards cards'],
  ['pl', 'karta | karty | kart', 'kart karta karty kart kart karty'],
  ['pl', 'nic | karta | karty | kart', 'nic karta karty kart kart karty'],
  ['ru', 'карта | карты | карт', 'карт карта карты карт карта карты'],
  ['cs', 'karta | karty | karet', 'karet karta karty karet karet karet'],
  ['sl', 'karta | karti | karte | kart', 'kart karta karti kart kart kart'],
  ['lv', 'karšu | karte | kartes', 'karšu karte kartes kartes karte kartes'],
  ['fr', 'carte | cartes', 'carte carte cartes cartes cartes cartes'],
  ['fr', 'rien | carte | cartes', 'rien carte cartes cartes cartes cartes'],
  ['ar', 'zero | one | two | few | many | other', 'zero one two few many many'],
  ['ja', 'mai', 'mai mai mai mai mai mai'],
  ['ja', 'ichi | mai', 'mai ichi mai mai mai mai'],
])('%s has its own forms: %s', async (code, sentence, expected) => {
  await addGameMessages({ id: 'forms', words: { en: () => ({ prompt: { lay: 'en | en' } }) } })
  const words = { [code]: { 'forms.prompt.lay': sentence } }
  addExhibitMessages({ languages: [{ code, name: code }], captions: {}, words })
  await setLanguage(code)
  const key = 'forms.prompt.lay' as never
  expect(NUMBERS.map((n) => text(key, { n }, n)).join(' ')).toBe(expected)
  // The number alone chooses, too.
  expect(NUMBERS.map((n) => text(key, { n })).join(' ')).toBe(expected)
  await setLanguage('en')
})
