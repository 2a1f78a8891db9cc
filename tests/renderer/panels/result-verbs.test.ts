// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, expect, it } from 'vitest'
import { loadGame } from '../../../src/renderer/games/rules'
import { i18n } from '../../../src/renderer/i18n'
import ResultVerbs from '../../../src/renderer/panels/sheets/ResultVerbs.vue'
import { openLocalSession, createLocalTable } from '../../../src/renderer/play/local-sessions'
import { useTable } from '../../../src/renderer/stores/table/table'
import type { Level, SeatPlayer } from '../../../src/ports/journal'
import { randomThinker } from '../../unit/node/lan-server/host'
import { openFreshStores } from '../stores/fresh-stores'

const GAME = 'nebraska-checkers'

beforeEach(async () => {
  openFreshStores()
  await loadGame(GAME)
})

/** Plays games against a bot that moves at random until the person at this screen has won one. */
async function winAgainst(name: string, level: Level): Promise<void> {
  const table = useTable()
  const isOver = () => table.over
  const chairs: readonly SeatPlayer[] = [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name, level },
  ]
  for (let game = 0; table.winners?.includes(0) !== true; game++) {
    const setup = { game: GAME, options: {}, chairs, seed: `game ${game}` }
    await table.openTable(createLocalTable(openLocalSession(setup, { append: () => undefined }, randomThinker)))
    while (!isOver()) {
      await expect.poll(() => isOver() || table.actor === 0, { interval: 5 }).toBe(true)
      const move = table.table?.moves(0)[0]
      if (!isOver() && move !== undefined) await table.play(0, move)
    }
  }
}

const nextKey = () => mount(ResultVerbs, { global: { plugins: [i18n] } }).find('[data-action="next"]')

it('after a victory the key to the next game names the opponent who comes next, and says aloud how strong', async () => {
  await winAgainst('Walter', 3)
  expect(nextKey().text()).toBe('Next: Opal')
  expect(nextKey().attributes('aria-label')).toBe('Next: Opal, level 4: plans ahead')
  useTable().leave()
})

it('it names the level if the opponent keeps a name of their own, and there is none after the strongest', async () => {
  await winAgainst('Grandfather', 1)
  expect(nextKey().text()).toBe('Next: level 2')
  expect(nextKey().attributes('aria-label')).toBeUndefined()
  useTable().leave()
  await winAgainst('Homer', 5)
  expect(nextKey().exists()).toBe(false)
  useTable().leave()
})
