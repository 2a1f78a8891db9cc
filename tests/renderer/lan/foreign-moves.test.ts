import { describe, expect, it } from 'vitest'
import { loadGameFace } from '../../../src/renderer/games'
import { viewTable, eventsVisibleTo } from '../../../src/rules/kit'
import { IDLE_CONTEXT } from '../games/contract'
import { companyGames, randomPlies } from './random-plies'

describe.each(companyGames())('moves of others in $name', ({ game, options, name }) => {
  it('are shown to a guest as to whoever is told everything: cards fly from where they were', async () => {
    const face = await loadGameFace(game.info.id)
    let shown = 0
    for (const { after, seat, events } of randomPlies(game, options, `flights of ${name}`, 50)) {
      if (seat === null) continue
      const eye = (seat + 1) % after.seats
      const seen = viewTable(game, after, eye)
      const scene = (told: typeof events) => face.scene(seen, { ...IDLE_CONTEXT, lastPly: { seat, events: told } })
      expect(scene(eventsVisibleTo(game, events, eye))).toEqual(scene(events))
      shown++
    }
    expect(shown).toBeGreaterThan(10)
  })
})
