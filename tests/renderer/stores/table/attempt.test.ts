// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, expect, it } from 'vitest'
import { createSeededRng, defaults } from '../../../../src/rules/kit'
import { descriptionOf } from '../../../../src/renderer/games/catalogue'
import { loadGame } from '../../../../src/renderer/games/rules'
import { i18n } from '../../../../src/renderer/i18n'
import ResultVerbs from '../../../../src/renderer/panels/sheets/ResultVerbs.vue'
import { openLocalSession, createLocalTable } from '../../../../src/renderer/play/local-sessions'
import { useSettings } from '../../../../src/renderer/stores/app/settings'
import { canDealAgain, dealAgain } from '../../../../src/renderer/stores/flow/game-actions'
import { useAttempt } from '../../../../src/renderer/stores/table/attempt'
import { useEnding } from '../../../../src/renderer/stores/table/ending'
import { useDemo } from '../../../../src/renderer/stores/learn/demo'
import { useTable } from '../../../../src/renderer/stores/table/table'
import { randomThinker } from '../../../unit/node/lan-server/host'
import { openFreshStores } from '../fresh-stores'

beforeEach(() => {
  openFreshStores()
  useAttempt()
})

/** Opens a puzzle for one person at this screen. */
async function setUp(game: string, seed = 'a deal', tape?: readonly string[]): Promise<void> {
  await loadGame(game)
  const chairs = [{ kind: 'person', name: 'Ada' }] as const
  const setup = { game, options: defaults(descriptionOf(game)), chairs, seed, ...(tape && { tape }) }
  const table = useTable()
  await table.openTable(createLocalTable(openLocalSession(setup, { append: () => undefined }, randomThinker)))
  await expect.poll(() => table.actor, { interval: 5 }).toBe(0)
}

/** The Thirteen Puzzle, four slides from its solution. */
const NEARLY_HOME = ['1', '2', '3', '4', '5', '7', '13', '8', '9', '10', '11', '12', '6']
const SOLUTION = ['7-14', '6-7', '13-6', '14-13']

const keys = () => mount(ResultVerbs, { global: { plugins: [i18n] } })

it('a lost puzzle can be taken back, begun again as it was dealt, and only then laid open', async () => {
  await setUp('suite-assembling')
  const table = useTable()
  const rng = createSeededRng('a beginner')
  for (let i = 0; i < 400 && !table.over; i++) {
    const moves = table.table?.moves(0) ?? []
    await table.play(0, moves[rng.below(moves.length)] ?? '')
  }
  expect(table.winners).toEqual([])
  const actions = () =>
    keys()
      .findAll('[data-action]')
      .map((key) => key.attributes('data-action'))
  expect(actions()).toEqual(['take-back', 'deal-again', 'rematch', 'next', 'watch', 'reveal', 'look', 'shelf'])
  const hidden = () => typeof (table.seen?.state as { stock: unknown }).stock
  expect(hidden()).toBe('number')
  // Who watches it again sees no more than before.
  useDemo().watchAgain(table.table!.record()!, 'result')
  await useDemo().begin(null)
  expect(useDemo().eyes).toEqual([])
  expect(typeof (useDemo().seen?.state as { stock: unknown }).stock).toBe('number')
  useDemo().leave()
  const moves = table.ply
  await keys().get('[data-action="take-back"]').trigger('click')
  await expect.poll(() => table.over).toBe(false)
  expect([table.ply, table.canRedo]).toEqual([moves - 1, true])
  await table.redo()
  expect([table.over, table.ply, table.canRedo]).toEqual([true, moves, false])
  await dealAgain()
  expect([table.over, table.ply]).toEqual([false, 0])
  for (let i = 0; i < moves; i++) await table.redo()
  expect(table.over).toBe(true)
  await keys().get('[data-action="reveal"]').trigger('click')
  await expect.poll(hidden).toBe('object')
  expect(canDealAgain()).toBe(false)
  expect(actions()).not.toContain('take-back')
  table.leave()
})

it('another move than the one taken back forgets it', async () => {
  await setUp('thirteen-puzzle', 'home', NEARLY_HOME)
  const table = useTable()
  for (const move of SOLUTION.slice(0, 2)) await table.play(0, move)
  await table.undo()
  await table.undo()
  await table.play(0, '13-14')
  expect(table.canRedo).toBe(false)
  table.leave()
})

it('a solution says that hints have helped, and is no record; without help it is one', async () => {
  const { all } = useSettings()
  const table = useTable()
  await setUp('thirteen-puzzle', 'home', NEARLY_HOME)
  for (const move of SOLUTION.slice(0, 2)) await table.play(0, move)
  await table.askHint()
  for (const move of SOLUTION.slice(2)) await table.play(0, move)
  await expect.poll(() => useEnding().solutionText).toContain('4 moves')
  expect(useEnding().solutionText).toMatch(/with one hint · no record$/)
  expect([all.solved, all.helped, all.best]).toEqual([{ 'thirteen-puzzle': 1 }, { 'thirteen-puzzle': 1 }, {}])
  await dealAgain()
  await expect.poll(() => useEnding().solutionText).toBe('')
  expect([table.ply, table.help]).toEqual([0, { hints: 0, peeks: 0 }])
  for (const move of SOLUTION) await table.play(0, move)
  await expect.poll(() => useEnding().solutionText).toContain('your first solution')
  expect([all.solved, all.helped]).toEqual([{ 'thirteen-puzzle': 2 }, { 'thirteen-puzzle': 1 }])
  expect(all.best['thirteen-puzzle']?.moves).toBe(4)
  table.leave()
})

it('a hint that is asked for while a move is under way is for what that has left', async () => {
  await setUp('thirteen-puzzle', 'home', NEARLY_HOME)
  const table = useTable()
  await Promise.all([table.askHint(), table.play(0, SOLUTION[0] ?? '')])
  expect([table.ply, table.table!.alone!.help.hints]).toEqual([1, 1])
  expect(table.table!.moves(0)).toContain(table.hint?.move)
  table.leave()
})
