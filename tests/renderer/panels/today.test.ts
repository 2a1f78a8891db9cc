// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { gameById } from '../../../src/rules/catalogue'
import { recordOfDeal, readDealCode } from '../../../src/drawer/deals'
import { i18n } from '../../../src/renderer/i18n'
import TodaySheet from '../../../src/renderer/panels/drawer/TodaySheet.vue'
import { useSaves } from '../../../src/renderer/stores/app/saves'
import { useTable } from '../../../src/renderer/stores/table/table'
import { openFreshStores } from '../stores/fresh-stores'
import { summaryWith } from '../stores/app/save-summary'

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
  useSaves().list = [summaryWith({ ...played, over: false, winners: [] })]
  await expect.poll(() => sheet.get('[data-deal]').text()).toBe('Go on')
  sheet.unmount()
})
