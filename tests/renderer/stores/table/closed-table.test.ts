// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { loadGame } from '../../../../src/renderer/games/rules'
import { createLocalTable, openLocalSession } from '../../../../src/renderer/play/local-sessions'
import { useView } from '../../../../src/renderer/stores/app/view'
import { useSelection } from '../../../../src/renderer/stores/table/selection'
import { useTable } from '../../../../src/renderer/stores/table/table'
import { randomThinker } from '../../../unit/node/lan-server/host'
import { createServicesClient } from '../../../../src/renderer/services/services-client'
import { setServices } from '../../../../src/renderer/stores/app/services'
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

it('a game that nobody has touched is not kept among the saves; one with a move, or given up, is', async () => {
  const removed: unknown[] = []
  let created = 0
  setServices(
    createServicesClient((name, args) => {
      if (name === 'saves.remove') removed.push(args[0])
      return Promise.resolve({ ok: true, value: name === 'saves.create' ? `game-${++created}` : [] })
    }),
  )
  const table = useTable()
  const begin = async (): Promise<void> => {
    await table.start({ game: 'isolation', options: {}, chairs: [{ kind: 'person', name: 'Ada' }] })
    await expect.poll(() => table.actor).toBe(0)
  }
  await begin()
  await begin()
  expect(removed).toEqual(['game-1'])
  await table.play(0, '@1')
  await begin()
  await table.resign()
  table.leave()
  expect(removed).toEqual(['game-1'])
})
