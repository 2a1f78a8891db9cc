// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { loadGameFace } from '../../../../src/renderer/games'
import { createOpeningSeed } from '../../../../src/renderer/play/local-sessions'
import { playAtOnce } from '../../../../src/renderer/stores/flow/game-actions'
import { useNewGame } from '../../../../src/renderer/stores/table/new-game'
import { useSelection } from '../../../../src/renderer/stores/table/selection'
import { useTable } from '../../../../src/renderer/stores/table/table'
import { gameById } from '../../../../src/rules/catalogue'
import { createSeedSource, defaults, LineOfPlay } from '../../../../src/rules/kit'
import { openFreshStores } from '../fresh-stores'

const ROULETTE = 'deck-o-cards-roulette'

beforeEach(openFreshStores)

it('a first roulette from Play has a bot at the bank, found by spinning, and the player bets at the first spin', async () => {
  await playAtOnce(ROULETTE)
  await expect.poll(() => useSelection().isAwaited).toBe(true)
  const table = useTable()
  const { banker, spins, selection } = table.seen!.state as {
    readonly banker: string
    readonly spins: number
    readonly selection: readonly unknown[]
  }
  expect({ banker, spins }).toEqual({ banker: 'B', spins: 0 })
  expect(selection.length).toBeGreaterThan(0)
  expect(table.table!.options).toEqual(defaults(gameById(ROULETTE).info))
  expect(useSelection().moves.map(({ move }) => move)).toContain('bet 1@red')
  useTable().leave()
})

it('the choice of the house as banker stays with Play', async () => {
  const sheet = useNewGame()
  sheet.begin(ROULETTE)
  sheet.options['banker'] = 'house'
  await playAtOnce(ROULETTE)
  await expect.poll(() => useSelection().isAwaited).toBe(true)
  expect(useTable().table!.options['banker']).toBe('house')
  useTable().leave()
})

it('of many openings none gives the player the bank, with two seats or with eight', async () => {
  const face = await loadGameFace(ROULETTE)
  const game = gameById(ROULETTE)
  const options = defaults(game.info)
  for (const seats of [2, 8])
    for (let n = 0; n < 40; n++) {
      const seed = createOpeningSeed(face, { options, seats, seat: 0 })
      const line = new LineOfPlay(game, options, seats, createSeedSource(seed))
      line.settleChance()
      expect((game.view(line.state, 0) as { readonly banker: string }).banker).not.toBe('A')
    }
})

it('a game for whose opening nothing is wished takes the first seed', async () => {
  const face = await loadGameFace('nebraska-checkers')
  expect(createOpeningSeed(face, { options: {}, seats: 2, seat: 0 })).toMatch(/^[0-9a-f]{32}$/)
})
