// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeAll, expect, it } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import { loadGameFace } from '../../../src/renderer/games'
import { SOLVABLE_DEAL, SOLUTION } from '../../../src/renderer/games/suite-assembling/deals'
import { i18n } from '../../../src/renderer/i18n'
import VerbRow from '../../../src/renderer/panels/game/VerbRow.vue'
import { createServicesClient } from '../../../src/renderer/services/services-client'
import { usePage } from '../../../src/renderer/stores/app/page'
import { setServices } from '../../../src/renderer/stores/app/services'
import { readSettings, useSettings } from '../../../src/renderer/stores/app/settings'
import { useAutomaticMoves } from '../../../src/renderer/stores/table/forced-move'
import { useSelection } from '../../../src/renderer/stores/table/selection'
import { useTable } from '../../../src/renderer/stores/table/table'
import { gameById } from '../../../src/rules/catalogue'
import { defaults } from '../../../src/rules/kit'

beforeAll(async () => {
  await loadGameFace('forty-nine')
  await loadGameFace('mystic-double-cross')
})

/** Begins a game that is played by people at this screen, and mounts its row of verbs. */
async function row(
  game: string,
  names: readonly string[],
  settings: Record<string, unknown> = {},
  setup: { readonly tape?: readonly string[]; readonly opening?: readonly string[] } = {},
) {
  setActivePinia(createPinia())
  setServices(
    createServicesClient((name) =>
      Promise.resolve({ ok: true, value: name === 'saves.create' ? 'game-1' : undefined }),
    ),
  )
  Object.assign(useSettings().all, readSettings({ speed: 'instant', ...settings }))
  const table = useTable()
  const chairs = names.map((name) => ({ kind: 'person', name }) as const)
  await table.start({ game, options: defaults(gameById(game)!.info), chairs, seed: 'verbs', ...setup })
  usePage().place = 'game'
  await expect.poll(() => table.toMove.length).toBeGreaterThan(0)
  table.liftCurtain()
  await nextTick()
  const verbs = mount(VerbRow, { props: { open: null, standing: false }, global: { plugins: [i18n] } })
  const tile = (name: string) => verbs.get(`[data-verb="${name}"]`)
  return { table, verbs, tile, hand: useSelection() }
}

it('the verbs of a game keep their places: what cannot be done now is tarnished, and says why when it is pressed', async () => {
  const { table, verbs, hand } = await row('forty-nine', ['Ada', 'Ben'])
  for (let ply = 0; ply < 6; ply++) {
    const tiles = verbs.findAll('[data-verb]')
    expect(tiles.map((it) => it.text())).toEqual(['Draw', 'Pass'])
    const moves = hand.moves.map(({ move }) => move)
    expect(tiles.map((it) => it.attributes('aria-disabled'))).toEqual(
      ['draw', 'pass'].map((move) => String(!moves.includes(move))),
    )
    const off = tiles.find((it) => it.attributes('aria-disabled') === 'true')
    await off?.trigger('click')
    expect(table.ply).toBe(ply)
    if (off) expect(hand.shownRefusal?.text).toMatch(/\w+ \w+ \w+/)
    await hand.play(moves[0]!)
    await expect.poll(() => table.ply).toBe(ply + 1)
    table.liftCurtain()
    await expect.poll(() => hand.moves.length).toBeGreaterThan(0)
    await nextTick()
  }
})

it('the plate tells how many moves there are, and opens their list', async () => {
  const { table, verbs, hand } = await row('forty-nine', ['Ada', 'Ben'])
  while (hand.moves.length < 2) {
    const { ply } = table
    await hand.play(hand.moves[0]!.move)
    await expect.poll(() => table.ply).toBe(ply + 1)
    table.liftCurtain()
    await expect.poll(() => hand.moves.length).toBeGreaterThan(0)
  }
  await nextTick()
  const plate = verbs.get('[data-action="moves"]')
  expect(plate.text()).toContain(String(hand.moves.length))
  await plate.trigger('click')
  expect(verbs.emitted('update:open')).toEqual([['moves']])
})

it('where there is no choice the verb glows, and one touch of it plays', async () => {
  const { table, tile } = await row('mystic-double-cross', ['Ada'])
  expect(tile('stock').classes()).toContain('glows')
  await tile('stock').trigger('click')
  await expect.poll(() => table.ply).toBe(1)
})

/** Mounts a page on which forced moves are played. */
const playsForced = () =>
  mount(
    defineComponent(() => {
      useAutomaticMoves()
      return () => h('div')
    }),
  )

it('forced moves play themselves if one likes', async () => {
  const { hand, table } = await row('mystic-double-cross', ['Ada'], { forced: true })
  expect(hand.moves.length).toBe(1)
  playsForced()
  await expect.poll(() => table.ply, { timeout: 30_000 }).toBeGreaterThan(2)
})

it('the end of a solitaire that nothing can spoil plays itself', async () => {
  const opening = SOLUTION.slice(0, -8).map((move) => `A ${move}`)
  const { table } = await row('suite-assembling', ['Ada'], {}, { tape: SOLVABLE_DEAL, opening })
  playsForced()
  await expect.poll(() => table.over, { timeout: 30_000 }).toBe(true)
  expect(table.seen?.scores['A']).toBe(49)
})
