// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { gameById } from '../../../src/rules/catalogue'
import { recordOfDeal, readDealCode } from '../../../src/drawer/deals'
import { i18n } from '../../../src/renderer/i18n'
import TodaySheet from '../../../src/renderer/panels/drawer/TodaySheet.vue'
import { useSaves } from '../../../src/renderer/stores/app/saves'
import { useSettings } from '../../../src/renderer/stores/app/settings'
import { useTable } from '../../../src/renderer/stores/table/table'
import { openFreshStores } from '../stores/fresh-stores'
import { playersOf, summaryWith } from '../stores/app/save-summary'

beforeEach(openFreshStores)
afterEach(() => useTable().leave())

const openSheet = () => mount(TodaySheet, { global: { plugins: [i18n] }, attachTo: document.body })

it('deals what a day names: the same code and pack for everybody, on any day', async () => {
  const sheet = openSheet()
  await sheet.get('[data-day]').setValue('2026-11-28')
  expect(sheet.get('[data-day-deal=game] [data-code-of]').text()).toBe('FN-G1NM-XEBP-V')
  await sheet.get('[data-day-deal=game] [data-deal]').trigger('click')
  const read = readDealCode('FN-G1NM-XEBP-V')
  const pack = read.ok && recordOfDeal(read.value, gameById('forty-nine')).chance?.tape
  expect(pack && pack.slice(0, 5)).toEqual(['40', '20', '35', '13', '25'])
  await expect.poll(() => useTable().table?.record()?.chance?.tape).toEqual(pack)
  sheet.unmount()
})

it('says what is wrong with a code while it is typed, and deals a right one', async () => {
  const sheet = openSheet()
  const field = sheet.get('[data-code]')
  const faultOf = async (code: string): Promise<string> => {
    await field.setValue(code)
    expect(sheet.find('[data-deal-code]').exists()).toBe(false)
    return sheet.get('[data-code-fault]').text()
  }
  expect(await faultOf('')).toBe('')
  expect(await faultOf('fn-g1')).toContain('this one has 4')
  expect(await faultOf('zz')).toContain('begin with ZZ')
  expect(await faultOf('fn gInm xebp w')).toContain('One letter or figure is wrong')
  await field.setValue('fn gInm xebp v')
  await sheet.get('form').trigger('submit')
  await expect.poll(() => useTable().table?.record()?.chance?.tape?.[0]).toBe('40')
  sheet.unmount()
})

it('shows beside a deal how it went', async () => {
  const sheet = openSheet()
  await sheet.get('[data-day]').setValue('2026-11-28')
  expect(sheet.get('.you').text()).toBe('not played yet')
  const played = { over: true, scores: [155, 265], winners: [1], code: 'FN-G1NM-XEBP-V' }
  useSaves().list = [summaryWith(played)]
  await expect.poll(() => sheet.get('.you').text()).toBe('lost, 155–265')
  expect(sheet.find('[data-day-deal=game] [data-par-find]').exists()).toBe(true)
  useSettings().all.pars['FN-G1NM-XEBP-V'] = { scores: [210, 165], winners: [0], moves: 98 }
  await expect.poll(() => sheet.get('[data-par]').text()).toBe('won, 210–165')
  useSaves().list = [summaryWith({ ...played, over: false, winners: [] })]
  await expect.poll(() => sheet.get('[data-deal]').text()).toBe('Go on')
  // Before the game is over, its par would tell how the cards lie.
  expect(sheet.find('[data-par]').exists()).toBe(false)
  sheet.unmount()
})

it('has a stamp for each day of a week, which turns to that day', async () => {
  const sheet = openSheet()
  await sheet.get('[data-day]').setValue('2026-11-30')
  useSaves().list = [summaryWith({ over: true, scores: [155, 265], winners: [1], code: 'FN-G1NM-XEBP-V' })]
  const stamps = sheet.findAll('[data-stamp]')
  expect(stamps.map((it) => it.attributes('data-stamp')).join(' ')).toBe(
    '2026-11-24 2026-11-25 2026-11-26 2026-11-27 2026-11-28 2026-11-29 2026-11-30',
  )
  // A week in which nothing was played has no card.
  expect(sheet.find('[data-week-card]').exists()).toBe(false)
  await expect.poll(() => stamps[4]!.attributes('aria-label')).toContain('28: 155–265')
  await sheet.get('[data-week-card]').trigger('click')
  expect(sheet.find('[data-card-sheet]').exists()).toBe(true)
  expect(stamps[5]!.attributes('aria-label')).toContain('not played yet')
  await stamps[4]!.trigger('click')
  expect(sheet.get('[data-day-deal=game] [data-code-of]').text()).toBe('FN-G1NM-XEBP-V')
  sheet.unmount()
})

it('bears every date that is passed while one is typed', async () => {
  const sheet = openSheet()
  const today = sheet.get('[data-stamp][aria-current]').attributes('data-stamp')
  const daysAt = async (typed: string): Promise<(string | undefined)[]> => {
    await sheet.get('[data-day]').setValue(typed)
    expect(sheet.get('[data-day-deal=game] [data-code-of]').text()).toMatch(/^FN-/u)
    return sheet.findAll('[data-stamp]').map((it) => it.attributes('data-stamp'))
  }
  for (const year of ['0001', '0002', '0020', '0202', '2026', '9999'])
    expect((await daysAt(`${year}-11-28`)).slice(-2)).toEqual([`${year}-11-27`, `${year}-11-28`])
  expect(await daysAt('0001-01-01')).toHaveLength(7)
  for (const none of ['', '12026-11-28']) expect((await daysAt(none)).at(-1)).toBe(today)
  sheet.unmount()
})

it('shows of a puzzle in how many moves it was solved', async () => {
  const sheet = openSheet()
  await sheet.get('[data-day]').setValue('2026-11-28')
  const code = sheet.get('[data-day-deal=puzzle] [data-code-of]').text()
  const alone = { game: 'suite-assembling', players: playersOf('Guest') }
  useSaves().list = [summaryWith({ ...alone, over: true, moves: 47, winners: [0], code })]
  await expect.poll(() => sheet.get('[data-day-deal=puzzle] .you').text()).toBe('solved, 47 moves')
  useSettings().all.pars[code] = { scores: [], winners: [0], moves: 44 }
  await expect.poll(() => sheet.get('[data-day-deal=puzzle] [data-par]').text()).toBe('solved, 44 moves')
  sheet.unmount()
})

it('turns over at midnight, after a sleep and when a clock is set, but leaves another day open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-28T23:59:58') })
  onTestFinished(() => void vi.useRealTimers())
  const sheet = openSheet()
  const open = () => sheet.get('[data-stamp][aria-current]').attributes('data-stamp')
  const code = () => sheet.get('[data-day-deal=game] [data-code-of]').text()
  await vi.advanceTimersByTimeAsync(1_900)
  expect([open(), code()]).toEqual(['2026-11-28', 'FN-G1NM-XEBP-V'])
  await vi.advanceTimersByTimeAsync(200)
  expect(open()).toBe('2026-11-29')
  expect(code()).not.toBe('FN-G1NM-XEBP-V')
  // A machine that has slept goes on with its timers where they were.
  vi.setSystemTime(new Date('2026-12-03T08:00:00'))
  expect(open()).toBe('2026-11-29')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(open()).toBe('2026-12-03')
  // Nobody leaves the page and comes back: within a minute the date is seen even so.
  vi.setSystemTime(new Date('2026-11-30T12:00:00'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(open()).toBe('2026-11-30')
  await sheet.get('[data-day]').setValue('2026-11-28')
  vi.setSystemTime(new Date('2026-12-01T00:00:00'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([open(), code()]).toEqual(['2026-11-28', 'FN-G1NM-XEBP-V'])
  // The stores have timers of their own.
  const timers = vi.getTimerCount()
  sheet.unmount()
  expect(vi.getTimerCount()).toBe(timers - 1)
})

it('exchanges the game of the day for another', async () => {
  const sheet = openSheet()
  const deal = sheet.get('[data-day-deal=game]')
  await deal.get('[data-other]').setValue(deal.findAll('option')[1]!.text())
  expect(deal.get('h3').text()).toBe(deal.findAll('option')[1]!.text())
  expect(deal.get('[data-code-of]').text()).not.toMatch(/^FN-/u)
  sheet.unmount()
})
