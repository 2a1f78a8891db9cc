// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { loadGame } from '../../../../src/renderer/games/rules'
import { createLocalTable } from '../../../../src/renderer/play/local-table'
import { openLocalSession } from '../../../../src/renderer/play/local-sessions'
import { useView } from '../../../../src/renderer/stores/app/view'
import { useSelection } from '../../../../src/renderer/stores/table/selection'
import { useTable } from '../../../../src/renderer/stores/table/table'
import { randomThinker } from '../../../unit/node/lan-server/host'
import { openFreshStores, showOnStage } from '../fresh-stores'

beforeEach(openFreshStores)

it('a flick whose spin was not seen to its end is forgotten with its table', async () => {
  const chairs = ['Ada', 'Bert'].map((name) => ({ kind: 'person' as const, name }))
  const setup = { game: 'deck-o-cards-roulette', options: {}, chairs, seed: 'one' }
  await loadGame(setup.game)
  await useTable().openTable(createLocalTable(openLocalSession(setup, { append: () => undefined }, randomThinker)))
  showOnStage({ arrow: new Promise<void>(() => undefined) })
  const [table, hand] = [useTable(), useSelection()]
  await table.play(0, 'bet 1@red')
  await table.play(0, 'ready')
  table.liftCurtain()
  await expect.poll(() => hand.touchable.has('arrow')).toBe(true)
  await hand.touch({ kind: 'flick', touch: 'arrow', strength: 0.5 })
  expect(useView().flick).toBe(0.5)
  table.leave()
  expect(useView().flick).toBeNull()
})
