// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { loadGame } from '../../../../src/renderer/games/rules'
import { createLocalTable } from '../../../../src/renderer/play/local-table'
import { openLocalSession } from '../../../../src/renderer/play/local-sessions'
import { useSettings } from '../../../../src/renderer/stores/app/settings'
import { useCompany } from '../../../../src/renderer/stores/flow/company'
import { useTable } from '../../../../src/renderer/stores/table/table'
import { randomThinker } from '../../../unit/node/lan-server/host'
import { openFreshStores } from '../fresh-stores'

beforeEach(openFreshStores)

const played = (): number => Object.values(useSettings().all.met).reduce((sum, met) => sum + met.played, 0)

async function begin(seed: string): Promise<void> {
  const chairs = [
    { kind: 'person' as const, name: 'Ada' },
    { kind: 'bot' as const, name: 'Walter', level: 1 as const },
  ]
  await loadGame('nebraska-checkers')
  const setup = { game: 'nebraska-checkers', options: {}, chairs, seed }
  await useTable().openTable(createLocalTable(openLocalSession(setup, { append: () => undefined }, randomThinker)))
}

/** Plays the first possible move, again and again, until the game is over. */
async function playOn(): Promise<void> {
  const table = useTable()
  const isOver = () => table.over
  while (!isOver()) {
    await expect.poll(() => isOver() || table.actor === 0, { timeout: 4000, interval: 5 }).toBe(true)
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
