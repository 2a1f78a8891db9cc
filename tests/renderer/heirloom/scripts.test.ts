// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { heirloomScripts } from '../../../build/vite/heirlooms'
import { HEIRLOOM_DATA } from '../../../src/drawer/heirloom'
import { loadGame } from '../../../src/renderer/games/rules'
import { hashOfRecord } from '../../../src/renderer/play/replayed-game'
import { GAME_IDS } from '../../../src/rules/manifest'
import { exampleOf } from '../example-record'

const root = document.documentElement

it('the scripts of every page hold its game, and what all games share only once', { timeout: 120_000 }, async () => {
  const scripts = await heirloomScripts(process.cwd())
  const player = scripts.get('player') ?? ''
  const data = document.createElement('script')
  data.type = 'application/json'
  data.id = HEIRLOOM_DATA
  for (const game of GAME_IDS) {
    const script = scripts.get(game) ?? ''
    expect(script.length, game).toBeLessThan(100_000)
    await loadGame(game)
    const record = exampleOf(game)
    data.textContent = JSON.stringify({ record, code: null, manifest: { pictures: {}, cells: {} } })
    document.body.replaceChildren(data)
    delete root.dataset['ready']
    // As a browser runs both, one after the other.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    new Function(`${player}\n${script}`)()
    await expect.poll(() => root.dataset['ready'], { message: game }).toBe('')
    expect(root.dataset['hash'], game).toBe(hashOfRecord(record))
    expect(document.querySelectorAll('ol button'), game).toHaveLength(record.moves.length + 1)
  }
})
