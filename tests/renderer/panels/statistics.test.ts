// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, expect, it } from 'vitest'
import { i18n } from '../../../src/renderer/i18n'
import StatisticsSheet from '../../../src/renderer/panels/sheets/StatisticsSheet.vue'
import { useSettings } from '../../../src/renderer/stores/app/settings'
import { addGame } from '../../../src/renderer/stores/flow/company'
import { openFreshStores } from '../stores/fresh-stores'

beforeEach(openFreshStores)

const openSheet = () => mount(StatisticsSheet, { global: { plugins: [i18n] }, attachTo: document.body })

/** Returns the cells of a table of the sheet, row by row. */
const rowsOf = (sheet: ReturnType<typeof openSheet>, name: string): string[][] =>
  sheet
    .findAll(`[data-statistics=${name}] tbody tr`)
    .map((row) => row.findAll('th, td').map((cell) => cell.text().replace(/\s+/gu, ' ')))

it('says that nothing was played, and offers nothing to forget', () => {
  const sheet = openSheet()
  expect(sheet.text()).toContain('Nothing has been finished yet')
  expect(sheet.find('[data-clear]').exists()).toBe(false)
  sheet.unmount()
})

it('counts games by kind and opponent, and puzzles with the best solution', () => {
  const { all } = useSettings()
  const streak = { run: 0, longest: 1 }
  all.met['3 Walter'] = { played: 4, beaten: 1, ...streak }
  all.met['2 Mabel'] = { played: 1, beaten: 1, ...streak }
  all.met['4 Mabel'] = { played: 2, beaten: 0, run: 0, longest: 0 }
  all.results['colorow'] = { played: 4, won: 1, highest: 61, scored: 3, total: 130, ...streak }
  all.best['isolation'] = { moves: 9, seconds: 75 }
  all.solved['isolation'] = 3
  all.helped['isolation'] = 2
  all.best['reverse-puzzle'] = { moves: 40, seconds: null }
  const sheet = openSheet()
  expect(rowsOf(sheet, 'opponents')).toEqual([
    ['Mabel (level 2)', '1', '1', '1'],
    ['Walter', '4', '1', '1'],
    ['Mabel (level 4)', '2', '0', '0'],
  ])
  expect(rowsOf(sheet, 'games')).toEqual([['Colorow', '4', '1', '1', '43.3', '61']])
  expect(rowsOf(sheet, 'puzzles').map(([, ...cells]) => cells)).toEqual([
    ['1', '1', '40', ''],
    ['3', '1', '9', '1:15'],
  ])
  sheet.unmount()
})

it('forgets everything only when asked twice', async () => {
  const { all } = useSettings()
  all.results['colorow'] = addGame(undefined, false, null)
  const sheet = openSheet()
  await sheet.get('[data-clear]').trigger('click')
  expect(all.results).not.toEqual({})
  await sheet.get('.key.main').trigger('click')
  expect([all.results, all.met, all.solved, all.best]).toEqual([{}, {}, {}, {}])
  sheet.unmount()
})

it('keeps the highest score, also of a game that was lost, and needs none; it adds scores up, and counts wins in a row', () => {
  const first = addGame(undefined, true, 40)
  expect(first).toEqual({ played: 1, won: 1, highest: 40, scored: 1, total: 40, run: 1, longest: 1 })
  const second = addGame(addGame(first, true, null), false, 30)
  expect(second).toEqual({ played: 3, won: 2, highest: 40, scored: 2, total: 70, run: 0, longest: 2 })
  expect(addGame(undefined, true, null).highest).toBeNull()
})
