// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, expect, it } from 'vitest'
import { defaults } from '../../../../src/rules/kit'
import { descriptionOf } from '../../../../src/renderer/games/catalogue'
import { loadGame } from '../../../../src/renderer/games/rules'
import { createLocalTable, openLocalSession } from '../../../../src/renderer/play/local-sessions'
import en from '../../../../src/renderer/i18n/en'
import { useSettings } from '../../../../src/renderer/stores/app/settings'
import { useCompany } from '../../../../src/renderer/stores/flow/company'
import { useTable } from '../../../../src/renderer/stores/table/table'
import { randomThinker } from '../../../unit/node/lan-server/host'
import SeatCells from '../../../../src/renderer/panels/game/SeatCells.vue'
import { useEnding } from '../../../../src/renderer/stores/table/ending'
import { openFreshStores } from '../fresh-stores'

beforeEach(openFreshStores)

const played = (): number => Object.values(useSettings().all.met).reduce((sum, met) => sum + met.played, 0)

async function begin(seed: string, game = 'nebraska-checkers', bots = ['Walter']): Promise<void> {
  const chairs = [
    { kind: 'person' as const, name: 'Ada' },
    ...bots.map((name) => ({ kind: 'bot' as const, name, level: 1 as const })),
  ]
  await loadGame(game)
  const setup = { game, options: defaults(descriptionOf(game)), chairs, seed }
  await useTable().openTable(createLocalTable(openLocalSession(setup, { append: () => undefined }, randomThinker)))
}

/** Plays the first possible move, again and again, until the game is over. */
async function playOn(): Promise<void> {
  const table = useTable()
  const isOver = () => table.over
  while (!isOver()) {
    await expect.poll(() => isOver() || table.actor === 0, { interval: 5 }).toBe(true)
    const move = table.table?.moves(0)[0]
    if (!isOver() && move !== undefined) await table.play(0, move)
  }
}

it('a game whose end was taken back and came again counts once, the next one anew', async () => {
  const table = useTable()
  const company = useCompany()
  await begin('one')
  await playOn()
  await expect.poll(played).toBe(1)
  const first = company.lastRemark
  await table.undo()
  await expect.poll(() => table.over).toBe(false)
  await playOn()
  await expect.poll(() => company.lastRemark !== first).toBe(true)
  expect(played()).toBe(1)
  await begin('two')
  await playOn()
  await expect.poll(played).toBe(2)
  table.leave()
})

it('partners win together: one cell and one score for both, a win in the statistics, and no word of a draw', async () => {
  const [table, company, settings] = [useTable(), useCompany(), useSettings()]
  for (let deal = 0; deal < 20 && table.winners?.includes(0) !== true; deal++) {
    await begin(`deal ${deal}`, 'new-york-whist', ['Walter', 'Mabel', 'Chester'])
    await playOn()
    await expect.poll(() => company.lastRemark?.words).toBeDefined()
  }
  expect(table.winners).toEqual([0, 2])
  const cells = mount(SeatCells).findAll('li')
  expect(cells.map((cell) => cell.get('.who').text().replace(/\s+/gu, ''))).toEqual(['Ada&Mabel', 'Walter&Chester'])
  expect(useEnding().totals.map(({ name, won }) => [name, won])).toEqual([
    ['Ada & Mabel', true],
    ['Walter & Chester', false],
  ])
  expect(company.lastRemark?.words).toBe(en.talk[2].won)
  expect(settings.all.results['new-york-whist']?.won).toBe(1)
  table.leave()
})
