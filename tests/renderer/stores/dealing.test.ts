// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { nextTick } from 'vue'
import { createServicesClient } from '../../../src/renderer/services/services-client'
import MovesPanel from '../../../src/renderer/panels/game/MovesPanel.vue'
import { useSelection } from '../../../src/renderer/stores/table/selection'
import { setServices } from '../../../src/renderer/stores/app/services'
import { readSettings, useSettings } from '../../../src/renderer/stores/app/settings'
import { useShownGame } from '../../../src/renderer/stores/output/shown-game'
import { useTable } from '../../../src/renderer/stores/table/table'
import { defaults } from '../../../src/rules/kit'
import { gameById } from '../../../src/rules/catalogue'
import { showOnStage, openStores } from './fresh-stores'

/** Opens a game of Whist that was just dealt, on a stage where the cards fly until `land` is called. */
async function dealt(speed: string) {
  openStores()
  const services = createServicesClient((name) =>
    Promise.resolve({ ok: true, value: name === 'saves.create' ? 'game-1' : undefined }),
  )
  setServices(services)
  Object.assign(useSettings().all, readSettings({ speed, motion: 'full' }))
  const table = useTable()
  let land: () => void = () => undefined
  const flying = new Promise<void>((resolve) => (land = resolve))
  useShownGame()
  showOnStage({ still: flying })
  const game = 'new-york-whist'
  const person = (name: string) => ({ kind: 'person', name }) as const
  const chairs = [person('Ada'), person('Ben')]
  const options = defaults(gameById(game).info)
  await table.start({ game, options, chairs, seed: 'deal' })
  await expect.poll(() => table.toMove.length).toBe(1)
  table.liftCurtain()
  return { table, hand: useSelection(), land }
}

it('no move is made before the deal lies on the table; the keys say so, and a touch is kept until then', async () => {
  const { table, hand, land } = await dealt('normal')
  const panel = mount(MovesPanel)
  const [first] = hand.moves
  expect(panel.get('[data-move]').attributes('aria-disabled')).toBe('true')
  expect(hand.touchable.size).toBe(0)
  await hand.play(first!.move)
  await panel.get('[data-move]').trigger('click')
  await hand.tap(first!.touches[0]!)
  expect(table.ply).toBe(0)
  expect(hand.shownRefusal).toBeNull()

  land()
  await expect.poll(() => hand.isBlocked).toBe(false)
  await nextTick()
  await expect.poll(() => table.ply).toBe(1)
  table.liftCurtain()
  await nextTick()
  expect(panel.get('[data-move]').attributes('aria-disabled')).toBe('false')
  await panel.get('[data-move]').trigger('click')
  await expect.poll(() => table.ply).toBe(2)
})

it('nothing is waited for where nothing flies, nor for the deal of a table that was left', async () => {
  expect((await dealt('instant')).hand.isBlocked).toBe(false)
  const { table, hand } = await dealt('normal')
  expect(hand.isBlocked).toBe(true)
  table.leave()
  expect(hand.isBlocked).toBe(false)
})
