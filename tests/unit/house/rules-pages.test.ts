import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { GAME_IDS } from '../../../src/rules/manifest'

const root = resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const sources = readdirSync(join(root, 'src/rules'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `src/rules/${file.replaceAll('\\', '/')}`)

/** Returns the text of all sources in a game's own folder, or of those that name its page, for games that share one. */
const codeOf = (game: string) => {
  const own = sources.filter((file) => file.split('/').at(-2) === game)
  const texts = (own.length > 0 ? own : sources).map(read)
  return texts.filter((text) => own.length > 0 || text.includes(`docs/rules/${game}.md`)).join('\n')
}

/** Returns the numbers of the readings that a rules page lists. */
const readingsOn = (game: string) => {
  const [, readings = ''] = read(`docs/rules/${game}.md`).split(/^## Readings$/mu)
  return [...readings.matchAll(/^(\d+)\. /gmu)].map(([, number]) => Number(number))
}

test.each(GAME_IDS)('the sources of %s name its rules page once, and only readings that it lists', (game) => {
  const code = codeOf(game)
  expect(code.split(`docs/rules/${game}.md`)).toHaveLength(2)
  const cited = [...code.matchAll(/\breadings? (\d+)/giu)].map(([, number]) => Number(number))
  expect(cited.filter((number) => !readingsOn(game).includes(number))).toEqual([])
})

test('readings are cited where a game is at home, so that it is clear of which page they are', () => {
  const elsewhere = sources.filter((file) => {
    const folder = file.split('/').at(-2) ?? ''
    return !GAME_IDS.some((game) => game === folder) && /\breadings? \d/iu.test(read(file))
  })
  expect(elsewhere).toEqual([])
})
