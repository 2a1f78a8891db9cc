// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bookOf } from '../../../src/drawer/book'
import { STUDY_METHOD } from '../../../src/drawer/study/kept-study'
import { createSaveService, type SaveFolder } from '../../../src/node/storage/save-service'
import { createServicesClient } from '../../../src/renderer/services/services-client'
import { setServices } from '../../../src/renderer/stores/app/services'
import { i18n } from '../../../src/renderer/i18n'
import StatisticsSheet from '../../../src/renderer/panels/sheets/StatisticsSheet.vue'
import { useSettings } from '../../../src/renderer/stores/app/settings'
import { addGame } from '../../../src/renderer/stores/flow/company'
import { playedGame } from '../../played-game'
import { openFreshStores } from '../stores/fresh-stores'

let at = ''
let folder: SaveFolder

beforeEach(async () => {
  // Nothing was baked here.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })))
  openFreshStores()
  at = await mkdtemp(join(tmpdir(), 'parlor-book-'))
  folder = await createSaveService(at)
  const others = createServicesClient(() => Promise.resolve({ ok: true, value: undefined }))
  setServices({ ...others, saves: folder.saves })
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await folder.close()
  await rm(at, { recursive: true, force: true })
})

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

it('adds up the games in the drawer as `parlor book` does, for everybody who played, by year', async () => {
  useSettings().all.name = 'Ada'
  for (const seed of ['one', 'two', 'three']) {
    const line = playedGame('pittsburgh-draw', { seed, levels: [2, 1], options: { target: 5 } })
    await folder.saves.importRecord(JSON.stringify(line.record({ names: { A: 'Ada', B: 'Walter' } })))
  }
  const cards = (await folder.saves.list()).map(({ touched, ...card }) => ({ ...card, ended: touched }))
  const [ada, walter] = bookOf(cards).pages
  const sheet = openSheet()
  await expect.poll(() => rowsOf(sheet, 'opponents').length).toBe(1)
  const signed = (margin: number) => (margin > 0 ? '+' : '') + String(margin).replace('-', '−')
  const rowOf = ({ name, played, won, margin }: (typeof ada & object)['rivals'][number]) => [
    ...[name, String(played), String(won)],
    signed(margin),
  ]
  expect(rowsOf(sheet, 'opponents')).toEqual([rowOf(ada!.rivals[0]!)])
  const { played, won, longestRun, mean, best } = ada!.games[0]!
  expect(rowsOf(sheet, 'games')).toEqual([
    ['Pittsburgh Draw', String(played), String(won), String(longestRun), mean.toFixed(1), String(best)],
  ])
  await sheet.get('[data-book-name]').setValue('Walter')
  expect(rowsOf(sheet, 'opponents')).toEqual([rowOf(walter!.rivals[0]!)])
  await sheet.get('[data-book-year]').setValue(String(new Date().getFullYear()))
  expect(rowsOf(sheet, 'opponents')).toEqual([rowOf(walter!.rivals[0]!)])
  sheet.unmount()
})

it('writes the log in pencil, ten games on a leaf, the newest first; what was won has a ring, doubles stand once', async () => {
  useSettings().all.name = 'Ada'
  const names = { A: 'Ada', B: 'עדה <b>' }
  for (let game = 0; game < 12; game++) {
    const line = playedGame('pittsburgh-draw', { seed: `log ${String(game)}`, levels: [2, 1], options: { target: 5 } })
    const record = JSON.stringify(line.record({ names: { ...names, B: `\u202e${names.B}` } }))
    await folder.saves.importRecord(record)
    if (game === 0) await folder.saves.importRecord(record)
    // Many at once would be judged by a thread, which needs more than a page.
    await folder.saves.list()
  }
  const [newest] = await folder.saves.list()
  await folder.saves.note(newest!.id, { marked: false, remark: 'what an end!' })
  const sheet = openSheet()
  const rows = () => sheet.findAll('[data-log] tbody tr')
  await expect.poll(() => rows().length).toBe(10)
  expect(sheet.get('[data-log]').text()).toContain('page 1 of 2')
  const cells = rows()[0]!
    .findAll('th, td')
    .map((cell) => cell.text())
  const [own, theirs] = newest!.scores
  expect(cells.slice(1, 3)).toEqual(['Pittsburgh Draw', names.B])
  expect(cells[3]).toMatch(new RegExp(`^${String(own)}\\s`, 'u'))
  expect(cells.slice(4)).toEqual([String(theirs), 'what an end!'])
  const ringed = () => sheet.findAll('[data-log] .ring').length
  let rings = ringed()
  expect(sheet.get('[data-later]').attributes('disabled')).toBeDefined()
  await sheet.get('[data-earlier]').trigger('click')
  expect(rows()).toHaveLength(2)
  rings += ringed()
  expect(sheet.get('[data-sum=won]').text()).toContain(String(rings))
  expect(sheet.get('[data-log] footer').text()).toContain(`won ${String(rings)} of 12 in `)
  await sheet.get('[data-book-name]').setValue(names.B)
  expect(sheet.get('[data-log]').text()).toContain('page 1 of 2')
  sheet.unmount()
})

it('tells what luck was worth in the studied games, with its interval, and draws the solutions that were found', async () => {
  const [names, options] = [{ A: 'Guest', B: 'Walter' }, { target: 5 }]
  const line = playedGame('pittsburgh-draw', { seed: 'one', levels: [2, 1], options })
  await folder.saves.importRecord(JSON.stringify(line.record({ names })))
  const solution = { format: 'parlor-record/1', game: 'isolation', seats: ['A'], names: { A: 'Guest' } }
  const moves = [1, 13, 18, 23, 35, 40, 45].map((square) => `A @${String(square)}`)
  await folder.saves.importRecord(JSON.stringify({ ...solution, moves }))
  const { hash } = (await folder.saves.list()).find(({ game }) => game === 'pittsburgh-draw')!
  const study = { method: STUDY_METHOD, hash, seat: 1, luck: { value: 0.31, margin: 0.12 } }
  await folder.saves.keepStudy(`${hash}-B`, JSON.stringify(study))
  const sheet = openSheet()
  await expect.poll(() => sheet.find('[data-sum=luck]').text()).toContain('−0.3')
  expect(sheet.get('[data-sum=luck]').text()).toContain('in one studied game, give or take 0.1')
  expect(sheet.get('[data-sum=ended]').text()).toContain('2')
  expect(rowsOf(sheet, 'puzzles')).toEqual([['Isolation', '1', '1', '7', '']])
  await expect.poll(() => sheet.findAll('[data-album] svg').length).toBe(1)
  expect(sheet.get('[data-album]').text()).toContain('1 of 40 found so far')
  sheet.unmount()
})

it('has one line for what was counted before the book, and puzzles with the best solution', () => {
  const { all } = useSettings()
  all.results['colorow'] = { played: 4, won: 1, highest: 61, scored: 3, total: 130, run: 0, longest: 1 }
  all.best['isolation'] = { moves: 9, seconds: 75 }
  all.solved['isolation'] = 3
  all.helped['isolation'] = 2
  all.best['reverse-puzzle'] = { moves: 40, seconds: null }
  const sheet = openSheet()
  expect(sheet.get('[data-before]').text()).toBe('Before the book: 4 games, 1 won.')
  expect(rowsOf(sheet, 'puzzles').map(([, ...cells]) => cells)).toEqual([
    ['', '', '40', ''],
    ['', '', '9', '1:15'],
  ])
  expect(sheet.get('[data-before-solved]').text()).toBe('Before the book: 4 puzzles solved.')
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
