// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createNodeServices } from '../../../../src/node/compose/app-services'
import { goToShelf, playAtOnce } from '../../../../src/renderer/stores/flow/game-actions'
import { useSelection } from '../../../../src/renderer/stores/table/selection'
import { usePage } from '../../../../src/renderer/stores/app/page'
import { setServices } from '../../../../src/renderer/stores/app/services'
import { useSettings } from '../../../../src/renderer/stores/app/settings'
import { useShelf } from '../../../../src/renderer/stores/app/shelf'
import { useGameLog } from '../../../../src/renderer/stores/app/game-log'
import { useTable } from '../../../../src/renderer/stores/table/table'
import { titleParts } from '../../../../src/renderer/stores/output/page-title'
import { freshFolder } from '../../../unit/node/lan-server/host'
import { waitUntil } from '../../lan/page'
import { openStores } from '../fresh-stores'

let services: Awaited<ReturnType<typeof createNodeServices>>

beforeEach(async () => {
  services = await createNodeServices({ dataFolder: freshFolder(), shell: 'host', version: '1' })
  // After the wait: what an earlier test has left running makes its own stores the active ones when it acts.
  openStores()
  setServices(services)
  useSettings().all.speed = 'instant'
})
afterEach(async () => {
  useTable().leave()
  await services.close()
})

it('the title names the game and whose turn it is; the next game begins with nothing told of the last', async () => {
  expect(titleParts()).toEqual(['Parlor Box'])
  useGameLog().answer('The box of Forty-Nine is open.')
  await playAtOnce('nebraska-checkers')
  expect(useGameLog().urgent.text).toBe('')
  await waitUntil(() => useSelection().isAwaited)
  expect(titleParts()).toEqual(['It is your turn.', 'Nebraska-Checkers', 'Parlor Box'])
  await useSelection().play(useSelection().moves[0]!.move)
  await waitUntil(() => useSelection().isAwaited && useTable().ply > 1)
  expect(useGameLog().spoken.length).toBeGreaterThan(0)

  await goToShelf()
  expect(useGameLog().spoken).toEqual([])
  expect(titleParts()).toEqual(['Nebraska-Checkers', 'Parlor Box'])
  await useShelf().choose('isolation')
  expect(usePage().place).toBe('shelf')
  expect(titleParts()).toEqual(['Isolation', 'Parlor Box'])
})
