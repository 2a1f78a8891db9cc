// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { loadGame } from '../../../../src/renderer/games/rules'
import { openLocalSession, createLocalTable } from '../../../../src/renderer/play/local-sessions'
import { usePage } from '../../../../src/renderer/stores/app/page'
import { useSettings } from '../../../../src/renderer/stores/app/settings'
import { useView } from '../../../../src/renderer/stores/app/view'
import { usePageFrame } from '../../../../src/renderer/stores/output/page-frame'
import { usePapers } from '../../../../src/renderer/stores/output/papers'
import { useTable } from '../../../../src/renderer/stores/table/table'
import { randomThinker } from '../../../unit/node/lan-server/host'
import { gameById } from '../../../../src/rules/catalogue'
import { defaults } from '../../../../src/rules/kit'
import { openFreshStores } from '../fresh-stores'

beforeEach(openFreshStores)

it('a flat table leaves a column to the open list of moves, and has the whole window where letters are large', async () => {
  const game = 'puzzle-supreme'
  await loadGame(game)
  const chairs = [{ kind: 'person' as const, name: 'Ada' }]
  const setup = { game, options: defaults(gameById(game).info), chairs, seed: 'flat' }
  await useTable().openTable(createLocalTable(openLocalSession(setup, { append: () => undefined }, randomThinker)))
  usePage().go('game')
  const [view, settings, frame, papers] = [useView(), useSettings(), usePageFrame(), usePapers()]
  Object.assign(view, { width: 1280, height: 800 })
  settings.all.flat = true
  await expect.poll(() => frame.isListOpen).toBe(true)
  expect(papers.arrangement.layout).toBe('column')
  expect(frame.framed?.area).toMatchObject({ left: 0, right: papers.arrangement.strip.left, bottom: 800 })

  settings.all.text = 'largest'
  expect(frame.isListOpen).toBe(false)
  expect(frame.framed?.area).toMatchObject({ left: 0, right: 1280, bottom: 800 })
  // The papers are the page's own, as in depth.
  expect(papers.arrangement).toEqual(frame.framed?.framedField.papers)
  useTable().leave()
})
