// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { loadGame } from '../../../../src/renderer/games/rules'
import { openLocalSession, createLocalTable } from '../../../../src/renderer/play/local-sessions'
import { usePage } from '../../../../src/renderer/stores/app/page'
import { useSettings } from '../../../../src/renderer/stores/app/settings'
import { useView } from '../../../../src/renderer/stores/app/view'
import { useVisibleTable } from '../../../../src/renderer/stores/output/visible-table'
import { useTable } from '../../../../src/renderer/stores/table/table'
import { randomThinker } from '../../../unit/node/lan-server/host'
import { gameById } from '../../../../src/rules/catalogue'
import { defaults, type Options } from '../../../../src/rules/kit'
import { openFreshStores } from '../fresh-stores'

beforeEach(openFreshStores)

/** Begins a game against a bot that moves at random. */
async function begin(game: string, options: Options = {}): Promise<void> {
  await loadGame(game)
  const chairs = [
    { kind: 'person' as const, name: 'Ada' },
    { kind: 'bot' as const, name: 'Walter', level: 1 as const },
  ]
  const setup = { game, options: { ...defaults(gameById(game)!.info), ...options }, chairs, seed: 'verbs' }
  await useTable().openTable(createLocalTable(openLocalSession(setup, { append: () => undefined }, randomThinker)))
  usePage().go('game')
}

const placeOf = (verb: string) => useVisibleTable().pieces.find(({ touch }) => touch === verb)
/** The place on bare wood; the layout has another one in print. */
const homePlace = () => useVisibleTable().pieces.find(({ id }) => id === 'home:A')

it('the place to pass says so, faintly until passing is allowed, and on a flat table too', async () => {
  useView().supports3d = true
  useSettings().all.flat = false
  await begin('forty-nine')
  await expect.poll(() => placeOf('pass')?.label).toEqual({ text: 'Pass', tone: 'faint' })
  const table = useTable()
  await expect.poll(() => table.actor).toBe(0)
  await table.play(0, 'draw')
  await expect.poll(() => placeOf('pass')?.label?.tone).toBe('plain')
  useSettings().all.flat = true
  expect(placeOf('pass')?.label?.text).toBe('Pass')
  expect(placeOf('pass')?.face).toBe('mark/pass')
  table.leave()
})

it('the place beside one’s chips says what it is for as soon as there is a stake to take back', async () => {
  useView().supports3d = true
  useSettings().all.flat = false
  await begin('deck-o-cards-roulette', { banker: 'house', chips: 20 })
  const table = useTable()
  const bet = () => table.table?.moves(0).find((move) => move.startsWith('bet '))
  await expect.poll(bet).toBeDefined()
  expect(homePlace()?.label).toBeUndefined()
  await table.play(0, bet()!)
  await expect.poll(() => homePlace()?.label).toEqual({ text: 'Clear', tone: 'plain' })
  useSettings().all.flat = true
  expect(homePlace()?.label?.text).toBe('Clear')
  table.leave()
})
