// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { loadGame } from '../../../../src/renderer/games/rules'
import { openLocalSession } from '../../../../src/renderer/play/local-sessions'
import { createLocalTable } from '../../../../src/renderer/play/local-table'
import { usePage } from '../../../../src/renderer/stores/app/page'
import { useSettings } from '../../../../src/renderer/stores/app/settings'
import { useView } from '../../../../src/renderer/stores/app/view'
import { useVisibleTable } from '../../../../src/renderer/stores/output/visible-table'
import { useTable } from '../../../../src/renderer/stores/table/table'
import { randomThinker } from '../../../unit/node/lan-server/host'
import { openFreshStores } from '../fresh-stores'

beforeEach(openFreshStores)

/** Begins a game of Forty-Nine against a bot that moves at random. */
async function begin(): Promise<void> {
  await loadGame('forty-nine')
  const chairs = [
    { kind: 'person' as const, name: 'Ada' },
    { kind: 'bot' as const, name: 'Walter', level: 1 as const },
  ]
  const setup = { game: 'forty-nine', options: {}, chairs, seed: 'verbs' }
  await useTable().openTable(createLocalTable(openLocalSession(setup, { append: () => undefined }, randomThinker)))
  usePage().go('game')
}

const passPlace = () => useVisibleTable().pieces.find(({ touch }) => touch === 'pass')

it('the place to pass says so in depth, faintly until passing is allowed; a flat table writes it itself', async () => {
  useView().supports3d = true
  useSettings().all.flat = false
  await begin()
  await expect.poll(() => passPlace()?.label).toEqual({ text: 'Pass', tone: 'faint' })
  const table = useTable()
  await expect.poll(() => table.actor).toBe(0)
  await table.play(0, 'draw')
  await expect.poll(() => passPlace()?.label?.tone).toBe('plain')
  useSettings().all.flat = true
  expect(passPlace()?.label).toBeUndefined()
  expect(passPlace()?.face).toBe('mark/pass')
  table.leave()
})
