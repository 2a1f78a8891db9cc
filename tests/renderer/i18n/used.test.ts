import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EXHIBITS } from '../../../src/renderer/questions'
import questions from '../../../src/renderer/questions/messages/en'
import en from '../../../src/renderer/i18n/en'
import exhibit from '../../../src/renderer/i18n/en-exhibit'
import staff from '../../../src/renderer/i18n/en-staff'
import { pathsBelow } from '../../files'

const PAGE = 'src/renderer'

/** The sentences of each game. */
const MESSAGES = import.meta.glob<object>('../../../src/renderer/games/*/en.ts', { import: 'default' })

/** The names of playing cards, which are put together too. */
const PLAYING_CARD = /^(?:\d+|[AJQK])[SHDC]$/u

/** Returns all code in a folder except the sentences themselves. */
function codeOf(folder: string): string {
  const code = pathsBelow(folder).filter(
    (file) => /\.(?:ts|vue)$/u.test(file) && !/\/en(?:-[^/]*)?\.ts$|\/messages\//u.test(file),
  )
  return code.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}

/** Returns the addresses of all sentences, such as `game.wins`. */
function addresses(words: object, above = ''): string[] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${above}${name}`] : addresses(value as object, `${above}${name}.`),
  )
}

/** Returns what tells whether code puts an address together, such as `exhibit.${id}.title`, of words that `words` holds. */
function assembly(code: string, words: ReadonlySet<string>): (address: string) => boolean {
  const templates = Array.from(code.matchAll(/`([\w-]+[.-](?:[\w.-]|\$\{(?:[^{}`]|`[^`]*`)*\})*)`/gu), ([, it]) => it!)
  const patterns = [...new Set(templates)]
    .filter((it) => it.includes('${'))
    .map((it) => new RegExp(`^${it.replaceAll('.', '\\.').replace(/\$\{(?:[^{}`]|`[^`]*`)*\}/gu, '(.+)')}$`, 'u'))
  // Words that follow each other with capitals, as in `study.parts.gainLoss`, may be put together, too.
  const isKnown = (word: string) => words.has(word) || word.split(/(?=[A-Z])/u).every((part) => words.has(part))
  return (address) =>
    patterns.some((pattern) =>
      pattern
        .exec(address)
        ?.slice(1)
        .every((part) => (part.match(/\w+/gu) ?? []).every(isKnown)),
    )
}

/** Returns what tells whether the page says the sentence with an address. */
function pageUses(): (address: string) => boolean {
  const code = codeOf(PAGE)
  const named = new Set(Array.from(code.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/gu), ([, address]) => address))
  const isPutTogether = assembly(code, new Set(codeOf('src').match(/\w+/gu)))
  // An address may be put together from another one and an ending: `${key}By`.
  const endings = Array.from(code.matchAll(/text\(`\$\{\w+\}(\w+)`/gu), ([, ending]) => ending ?? '')
  const isNamed = (address: string) => named.has(address) || isPutTogether(address)
  return (address) =>
    isNamed(address) || endings.some((ending) => address.endsWith(ending) && isNamed(address.slice(0, -ending.length)))
}

test('every sentence of the page is said somewhere', () => {
  const isUsed = pageUses()
  // After a game has been loaded, its own words are among the sentences.
  const all = addresses({ ...en, exhibit, staff }).filter((address) => !(address.split('.')[0]! in en.games))
  expect(all.length).toBeGreaterThan(500)
  expect(all.filter((address) => !isUsed(address))).toEqual([])
})

test('one that nobody says is found, also where addresses of its kind are put together', () => {
  const isUsed = pageUses()
  const planted = ['shelf.unheard', 'app.never', 'settings.zebraTint', 'exhibit.deal.zebra', 'study.parts.gainZebra']
  expect(planted.filter(isUsed)).toEqual([])
  expect(isUsed('study.parts.gainLoss')).toBe(true)
})

test('every sentence of a game is said somewhere', async () => {
  const code = codeOf(PAGE)
  const named = new Set(code.match(/[\w-]+(?:\.[\w-]+)*/gu))
  // Addresses that are put together from their beginning and words of the game: `event.${type}`, `turned-${colour}`.
  const begun = new Set(
    Array.from(code.matchAll(/([\w-]+(?:\.[\w-]+)*[.-])\$\{/gu), ([, beginning]) => beginning ?? ''),
  )
  const words = new Set(['src/rules', 'src/bots', PAGE].flatMap((folder) => codeOf(folder).match(/\w+/gu) ?? []))
  const isPutTogether = (address: string) =>
    [...begun].some((beginning) => {
      const ending = address.slice(beginning.length).match(/\w+/gu) ?? []
      return address.startsWith(beginning) && ending.every((word) => words.has(word) || PLAYING_CARD.test(word))
    })
  const isUsed = (address: string) =>
    named.has(address) ||
    isPutTogether(address) ||
    // `event.laid.you` and `event.laid.they` are chosen by who listens.
    (/\..*\./u.test(address) && named.has(address.replace(/\.[^.]*$/u, '')))
  const unused: string[] = []
  let count = 0
  for (const [file, load] of Object.entries(MESSAGES)) {
    const game = /games\/([^/]+)\//u.exec(file)?.[1] ?? ''
    for (const address of addresses(await load())) {
      count++
      // What a score is made of is said to the player with `count-own` for `count` (stores/table/count.ts), and
      // fields and cards of a view are read out by their names (play/readable-view.ts).
      if (!/^(?:state|card)\./u.test(address) && !isUsed(address.replace(/^count-own\./u, 'count.')))
        unused.push(`${game}: ${address}`)
    }
  }
  expect(count).toBeGreaterThan(3000)
  expect(unused).toEqual([])
})

test('every sentence about a question’s shows, trials and remarks belongs to one of them', () => {
  const known = EXHIBITS.flatMap(({ id, shows, trials }) => [
    ...['title', 'short'].map((part) => `exhibit.${id}.${part}`),
    ...shows.map((show) => `show.${id}.${show.id}`),
    ...trials.map((trial) => `trial.${id}.${trial.id}`),
    ...shows.flatMap(({ remarks = [] }) => remarks.map((remark) => `remark.${id}.${remark.id}`)),
  ])
  const { exhibit: exhibits, show, trial, remark } = questions
  expect(addresses({ exhibit: exhibits, show, trial, remark }).filter((address) => !known.includes(address))).toEqual(
    [],
  )
})
