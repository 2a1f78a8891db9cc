// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, expect, it } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import { useGameKeys } from '../../../../src/renderer/stores/table/game-keys'
import { useSelection } from '../../../../src/renderer/stores/table/selection'
import { games } from '../../../../src/rules/catalogue'
import { openFreshStores } from '../fresh-stores'
import { sitAt } from './seated'

beforeEach(openFreshStores)

/** Sits down and presses a key; returns the moves played and what was refused. */
async function pressAt(game: string, key: string, seats = 2) {
  const { played } = await sitAt(game, 0, { seats })
  const nothing = () => undefined
  const screen = {
    focusNth: nothing,
    enterMoves: nothing,
    nextView: nothing,
    homeView: nothing,
    confirm: nothing,
    skip: nothing,
  }
  const page = mount(defineComponent(() => (useGameKeys(screen), () => h('main'))))
  window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
  await nextTick()
  await nextTick()
  page.unmount()
  return { played, refused: useSelection().shownRefusal?.text ?? null }
}

it('the key that draws deals in the solitaire whose pack is dealt, and draws where one draws', async () => {
  expect((await pressAt('suite-assembling', 'd', 1)).played).toEqual(['deal'])
  openFreshStores()
  expect((await pressAt('mystic-double-cross', 'd', 1)).played).toEqual(['draw'])
})

it.each(games.map(({ info }) => [info.id, info.seats.min] as const))(
  'in %s the keys that draw and pass do so or say in plain words why not, never how moves are written',
  async (game, seats) => {
    for (const key of ['d', 'p']) {
      openFreshStores()
      const { refused } = await pressAt(game, key, seats)
      expect(refused ?? '', key).not.toMatch(/^A move |[@+]|\d-\d|\dx\d/)
    }
  },
)
