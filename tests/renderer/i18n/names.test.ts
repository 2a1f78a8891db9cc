import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadGameFace } from '../../../src/renderer/games'
import type { GameView } from '../../../src/rules/kit'
import { GAME_IDS } from '../../../src/rules/manifest'
import { loadExhibitMessages } from '../../../src/renderer/exhibit/exhibit-messages'
import { i18n } from '../../../src/renderer/i18n'
import en from '../../../src/renderer/i18n/en'
import { lettersOf } from '../../../src/protocol/lan/plain-name'
import { isolated } from '../../../src/drawer/foreign-text'
import { captionOf, drawOpenly } from '../../../src/renderer/hand/open-table'
import { replayFrames } from '../../../src/renderer/play/replayed-game'
import { findText, nameList, say, setNamesAtTable, text } from '../../../src/renderer/i18n/say'
import { seatParam } from '../../../src/renderer/i18n/words'
import { nameLines } from '../../../src/renderer/lobby/paint/pen'
import { shortNames } from '../../../src/renderer/lobby/paint/name-type'
import { exampleOf } from '../example-record'

/** Names from right to left: beside a number, in Hebrew, and with signs that turn the rest of a line around. */
const NAMES = ['عمر', 'אבי 2', '\u202Eada', 'ada\u2069', '\u2067\u2067ada']
const TURNING = /[\u0590-\u08FF\u202A-\u202E\u2066-\u2069]/u

/** Returns what of a text is in no isolate. What ends outside of one, or never, is left in. */
function outsideOf(sentence: string): string {
  const inner = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu
  return inner.test(sentence) ? outsideOf(sentence.replace(inner, '')) : sentence
}

function sentencesOf(words: object, above = ''): [address: string, sentence: string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${above}${name}`, value]] : sentencesOf(value as object, `${above}${name}.`),
  )
}

beforeAll(async () => {
  await loadExhibitMessages()
  await Promise.all(GAME_IDS.map(loadGameFace))
}, 60_000)

it.each(NAMES)('in every sentence, %j leaves the order of the rest as it is', (name) => {
  const all = sentencesOf({ ...i18n.global.getLocaleMessage('en'), ...en })
  const withParams = all.filter(([, sentence]) => sentence.includes('{'))
  expect(withParams.length).toBeGreaterThan(300)
  let named = 0
  const turned: string[] = []
  for (const [address, sentence] of withParams) {
    const params = Object.fromEntries([...sentence.matchAll(/\{(\w+)\}/gu)].map(([, param = '']) => [param, name]))
    for (const count of [undefined, 0, 1, 12]) {
      const said = count === undefined ? findText(address, params) : text(address as never, params, count)
      if (TURNING.test(outsideOf(said ?? ''))) turned.push(address)
      if (said?.includes('\u2069')) named++
    }
  }
  expect(turned).toEqual([])
  expect(named).toBeGreaterThan(300)
})

describe('names', () => {
  afterEach(() => setNamesAtTable(() => []))

  it('at the table are isolated in what is said of them, and others are written as they are', () => {
    setNamesAtTable(() => ['عمر', 'Ada'])
    const turnOf = (letter: string) => say('forty-nine', { key: 'game.turn', params: { name: seatParam(letter) } })
    expect(turnOf('A')).toBe(turnOf('B').replace('Ada', '\u2068عمر\u2069'))
    expect(turnOf('B')).not.toMatch(TURNING)
    expect(text('game.scoreOf', { name: 'عمر', score: 12 })).toMatch(/^\u2068عمر\u2069\D+12$/u)
  })

  it('keep their order in a list', () => {
    expect(nameList(['عمر'])).toBe('\u2068عمر\u2069')
    expect(nameList(['عمر', 'אבי', 'Ada'])).toBe('\u2068\u2068عمر\u2069, \u2068אבי\u2069\u2069 and Ada')
    expect(nameList(['Ada', 'Bert'])).not.toMatch(TURNING)
  })

  it('leave the score below a picture of the last position at its place', () => {
    const seen = { game: 'forty-nine', scores: { A: 30, B: 30 }, winners: ['A', 'B'] } as unknown as GameView
    expect(captionOf(seen, ['عمر', 'אבי'])).toBe('Forty-Nine, \u2068عمر\u2069, \u2068אבי\u2069 30')
    expect(captionOf(seen, ['Ada', 'Bert'])).toBe('Forty-Nine, Ada, Bert 30')
  })

  it('begin with a whole sign on a stake of the table in the middle', async () => {
    const face = await loadGameFace('deck-o-cards-roulette')
    const script = { game: face.id, title: null, record: exampleOf(face.id), remarks: [] }
    const names = script.record.seats.map(() => '👩‍🚀 Ada')
    const drawn = replayFrames(face, script, 'open').map(({ seen }) => drawOpenly(face, seen, null, [], names))
    expect(JSON.stringify(drawn)).toContain('"text":"👩‍🚀"')
    // Half a sign would be written as its number.
    expect(JSON.stringify(drawn)).not.toMatch(/\\ud[89a-f]/u)
  })

  it('are in an element of their own wherever a component shows one bare', () => {
    const components = readdirSync('src/renderer', { recursive: true, encoding: 'utf8' }).filter((it) =>
      /\.vue$/u.test(it),
    )
    // These show names of languages and of things.
    const others = /(?:LowestBar|StaffCaptions|ExhibitPage|SettingsSheet|FlatPieceView)\.vue$/u
    const bare: string[] = []
    let isolatedNames = 0
    for (const file of components) {
      const code = readFileSync(join('src/renderer', file), 'utf8')
      for (const { index, 0: shown } of code.matchAll(
        /\{\{ (?:[\w.?[\]]*\.)?(?:name|names\[[^{}]+\]|nameOf\w*\([^{}]*\)) \}\}/gu,
      )) {
        // An option holds no other element, and is a line of its own.
        if (/<(?:bdi(?: [^>]*)?|option [^>]*dir="auto"[^>]*)>$/u.test(code.slice(0, index))) isolatedNames++
        else if (!others.test(file)) bare.push(`${file}: ${shown}`)
      }
    }
    expect(bare).toEqual([])
    expect(isolatedNames).toBeGreaterThan(12)
  })
})

describe.each(['with', 'without'])('cut %s a segmenter', (segmenter) => {
  beforeAll(() => {
    if (segmenter === 'without') vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
    return () => vi.unstubAllGlobals()
  })

  const letters = [
    '👩‍🚀',
    '🇩🇪',
    '👍🏽',
    'e\u0301',
    'ش',
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    'x',
  ]

  it('no name ends in half a letter', () => {
    expect(lettersOf(letters.join(''))).toEqual(letters)
    const name = Array(4).fill(letters).flat().join('')
    const pieces = [...shortNames(name, ['👩‍🚀🇩🇪']), ...nameLines(name, 12)]
    expect(pieces.length).toBeGreaterThan(10)
    const whole = new Set([...letters, '.', '…', '-'])
    for (const piece of pieces) expect(lettersOf(piece).filter((it) => !whole.has(it))).toEqual([])
    for (const piece of pieces) expect(piece).not.toMatch(/\p{Cs}/u)
  })
})

it('an isolate is added only where text turns', () => {
  expect(['Ada', 'Zoë 2', 'Мария', '李'].map(isolated)).toEqual(['Ada', 'Zoë 2', 'Мария', '李'])
})
