// @vitest-environment happy-dom
import { getActivePinia } from 'pinia'
import { expect, it } from 'vitest'
import { usePage } from '../../../src/renderer/stores/app/page'
import { openStores } from './fresh-stores'

it('an action that an earlier test left behind changes its own stores, and not which are the page’s', () => {
  openStores()
  const earlier = usePage()
  const pinia = openStores()
  earlier.go('game')
  expect(earlier.place).toBe('game')
  expect(getActivePinia()).toBe(pinia)
  expect(usePage().place).toBe('shelf')
})
