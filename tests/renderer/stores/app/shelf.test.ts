// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { watch } from 'vue'
import { useShelf } from '../../../../src/renderer/stores/app/shelf'
import { openFreshStores } from '../fresh-stores'

it('a box that is opened for one of its games offers no other one first', async () => {
  openFreshStores()
  const shelf = useShelf()
  const offered: (string | null)[] = []
  watch([() => shelf.isOpen, () => shelf.chosenGame], () => shelf.isOpen && offered.push(shelf.chosenGame), {
    flush: 'sync',
  })
  await shelf.openBoxOfGame('isolation')
  await shelf.openBoxOfGame('cassino-21')
  expect([shelf.box, shelf.chosenGame]).toEqual(['pack', 'cassino-21'])
  expect(offered).not.toContain(null)
})
