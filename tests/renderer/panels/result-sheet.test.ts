// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, it, onTestFinished, vi } from 'vitest'
import { loadGame } from '../../../src/renderer/games/rules'
import { i18n } from '../../../src/renderer/i18n'
import ResultSheet from '../../../src/renderer/panels/sheets/ResultSheet.vue'
import { usePage } from '../../../src/renderer/stores/app/page'
import { useSettings } from '../../../src/renderer/stores/app/settings'
import { useTable } from '../../../src/renderer/stores/table/table'
import { gameById } from '../../../src/rules/catalogue'
import { defaults } from '../../../src/rules/kit'
import { eventually } from '../../eventually'
import { openFreshStores } from '../stores/fresh-stores'

const GAME = 'nebraska-checkers'

it('a key that was to skip the last animation begins nothing: for a second the result is deaf to keys', async () => {
  openFreshStores()
  await loadGame(GAME)
  useSettings().all.speed = 'instant'
  const table = useTable()
  const chairs = ['Ada', 'Ben'].map((name) => ({ kind: 'person', name }) as const)
  await table.start({ game: GAME, chairs, seed: 'deaf', options: defaults(gameById(GAME).info) })
  table.liftCurtain()
  await table.resign()
  expect(table.over).toBe(true)
  const page = usePage()
  page.go('game')
  page.open('result')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const sheet = mount(ResultSheet, { global: { plugins: [i18n] }, attachTo: document.body })
  await eventually(() => expect(sheet.get('dialog').attributes('open')).toBeDefined())

  // A click that a key makes has a click count of 0.
  const byKey = () => sheet.get('[data-action="menu"]').trigger('click', { detail: 0 })
  await byKey()
  expect(page.sheets).toEqual(['result'])
  // A pointer is heard at once.
  await sheet.get('[data-sheet="pad"]').trigger('click', { detail: 1 })
  expect(page.sheets).toEqual(['result', 'pad'])
  page.close()
  vi.advanceTimersByTime(1000)
  await byKey()
  expect(page.sheets).toEqual(['result', 'menu'])
  table.leave()
})
