import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import en from '../../../src/renderer/i18n/en'
import exhibit from '../../../src/renderer/i18n/en-exhibit'
import staff from '../../../src/renderer/i18n/en-staff'
import { pathsBelow } from '../../files'

const PAGE = 'src/renderer'

/** Returns all code of the page except the sentences themselves. */
function codeOfPage(): string {
  const code = pathsBelow(PAGE).filter((file) => /\.(?:ts|vue)$/u.test(file) && !/i18n\/en[^/]*\.ts$/u.test(file))
  return code.map((file) => readFileSync(join(PAGE, file), 'utf8')).join('\n')
}

/** Returns the addresses of all sentences, such as `game.wins`. */
function addresses(words: object, above = ''): string[] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${above}${name}`] : addresses(value as object, `${above}${name}.`),
  )
}

test('every sentence of the page is said somewhere', () => {
  const code = codeOfPage()
  const named = new Set(code.match(/[\w-]+(?:\.[\w-]+)+/gu))
  // An address may be put together from its beginning: `levels.${level}`.
  const begun = new Set(Array.from(code.matchAll(/([\w-]+(?:\.[\w-]+)*)\.\$\{/gu), ([, beginning]) => beginning))
  // Or it may be put together from another address and an ending: `${key}By`.
  const endings = Array.from(code.matchAll(/text\(`\$\{\w+\}(\w+)`/gu), ([, ending]) => ending ?? '')
  const isNamed = (address: string) =>
    named.has(address) || address.split('.').some((_, count, parts) => begun.has(parts.slice(0, count).join('.')))
  const isUsed = (address: string) =>
    isNamed(address) || endings.some((ending) => address.endsWith(ending) && isNamed(address.slice(0, -ending.length)))
  // After a game has been loaded, its own words are among the sentences.
  const all = addresses({ ...en, exhibit, staff }).filter((address) => !(address.split('.')[0]! in en.games))
  expect(all.length).toBeGreaterThan(500)
  expect(all.filter((address) => !isUsed(address))).toEqual([])
})
