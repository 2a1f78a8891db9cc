import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hasMeasuredLevels, winsAgainstLevelBelow } from '../../../src/bots/measured-steps'
import { games } from '../../../src/rules/catalogue'

const TITLES: Readonly<Record<string, string>> = {
  'New York Whist': 'new-york-whist',
  'Cassino to 25': 'cassino-25',
  'Cassino to 21': 'cassino-21',
}

/** Returns the rows of the table of the steps in the documents: by game, the wins of levels 2 to 5 in percent. */
function documentedSteps(): Map<string, number[]> {
  const text = readFileSync(new URL('../../../docs/strength.md', import.meta.url), 'utf8')
  const [, table = ''] = text.split(/\| game +\| 2 against 1 +\| 3 against 2 +\| 4 against 3 +\| 5 against 4 +\|\n/)
  const rows = table.split('\n\n')[0]!.split('\n').slice(1)
  return new Map(
    rows.map((row) => {
      const [title, ...cells] = row.split('|').slice(1, -1)
      const name = title!.trim()
      return [TITLES[name] ?? name.toLowerCase().replaceAll(' ', '-'), cells.map((cell) => Number.parseFloat(cell))]
    }),
  )
}

describe('the measured strength that the page names', () => {
  it('is that of the documents, for every game in them and no other', () => {
    const documented = documentedSteps()
    expect(documented.size).toBe(9)
    for (const { info } of games) {
      expect(hasMeasuredLevels(info.id), info.id).toBe(documented.has(info.id))
      expect(winsAgainstLevelBelow(info.id, 1), info.id).toBeNull()
      for (const [i, level] of ([2, 3, 4, 5] as const).entries()) {
        const wins = documented.get(info.id)?.[i]
        const expected = wins === undefined ? null : Math.round(wins)
        expect(winsAgainstLevelBelow(info.id, level), `${info.id} ${level}`).toBe(expected)
      }
    }
  })
})
