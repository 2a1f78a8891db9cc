// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import { eventually } from '../../eventually'
import { i18n } from '../../../src/renderer/i18n'
import TableNotes from '../../../src/renderer/panels/lan/play/TableNotes.vue'
import { useGameLog } from '../../../src/renderer/stores/app/game-log'
import { closePages } from './page'
import { startGame, openTableForTwo } from './table'

afterEach(closePages)

it('whoever’s chair the host gives to a bot in the middle of a game is told so', async () => {
  const [, open, page] = await openTableForTwo('forty-nine')
  const notes = mount(TableNotes, { global: { plugins: [i18n, page.pinia] } })
  await startGame(open, page)
  expect(notes.find('[data-note="chair-lost"]').exists()).toBe(false)
  await open.seatBot(0, 2)
  await eventually(() => expect(notes.find('[data-note="chair-lost"]').text()).toContain('given your chair to a bot'))
  expect(useGameLog().urgent.text).toContain('given your chair to a bot')
  expect(page.lan.seats).toEqual([])
})

it('whoever lets the clock run out is told that the table moves for them', async () => {
  const [, open, page] = await openTableForTwo('forty-nine', { settings: { turn: 400 } })
  const notes = mount(TableNotes, { global: { plugins: [i18n, page.pinia] } })
  await startGame(open, page)
  await eventually(() =>
    expect(notes.find('[data-note="time-up"]').text()).toBe('Time is up: the table moves for you.'),
  )
  expect(useGameLog().urgent.text).toBe('Time is up: the table moves for you.')
  await eventually(() => expect(page.table.ply).toBeGreaterThan(0))
})
