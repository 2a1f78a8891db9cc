import { describe, expect, test } from 'vitest'
import { loadGameFace } from '../../../../src/renderer/games'
import { endingScene } from '../../../../src/renderer/games/layout/ending'
import { games } from '../../../../src/rules/catalogue'
import { defaults, LineOfPlay, viewTable, createSeedSource } from '../../../../src/rules/kit'

/** Returns whether a zone is a hand or the stock. */
const held = (zone = '') => zone === 'stock' || zone === 'hand' || zone.startsWith('hand:')

/** Groups that are cleared away beside the field. */
const CLEARED = /^(?:won|books|rest|taken|crowns|chips)(?::|$)/

describe('the table at the end', () => {
  test.each(games.map((it) => [it.info.id, it] as const))(
    '%s: hands and stock are one pile face down, and the field lies as it was played',
    async (id, game) => {
      const { scene } = await loadGameFace(id)
      const line = new LineOfPlay(game, defaults(game.info), game.info.seats.min, createSeedSource('ending'))
      line.settleChance()
      const context = { picked: [], lastPly: null, page: 'wide' as const, flickStrength: null, isHandCovered: false }
      const before = scene(viewTable(game, line.state, 0), { ...context, touchable: new Set(['stock', 'hand:1']) })
      const after = endingScene(before, ['A'])
      const standing = after.filter(({ id: name }) => name === 'tent:end')
      expect(standing).toHaveLength(1)
      expect(after.slice(0, before.length).map((piece) => piece.id)).toEqual(before.map((piece) => piece.id))
      const piled = after.filter(({ kind, zone }) => kind === 'card' && held(zone))
      expect(piled.every(({ down, touch }) => down === true && touch === undefined)).toBe(true)
      const heights = piled.map(({ pose }) => pose.y).toSorted((a, b) => a - b)
      expect(new Set(heights).size).toBe(piled.length)
      for (const { pose } of piled) {
        expect(Math.hypot(pose.x - piled[0]!.pose.x, pose.z - piled[0]!.pose.z)).toBeLessThan(0.3)
      }
      for (const piece of after.filter((it) => !piled.includes(it))) expect(piece.glow ?? 0).toBe(0)
      // They come one after the other: the hands, the pad, the card.
      const last = Math.max(0, ...piled.map(({ beat }) => beat ?? 0))
      const pad = after.find(({ kind }) => kind === 'pad')
      if (pad !== undefined && last > 0) expect(pad.beat).toBeGreaterThan(last)
      if (standing[0] !== undefined) expect(standing[0].beat).toBeGreaterThan(pad?.beat ?? 0)
      const others = (list: typeof after) =>
        list
          .filter(
            ({ kind, zone, group }) =>
              kind !== 'tent' && !(kind === 'card' && held(zone)) && !CLEARED.test(group ?? ''),
          )
          .map(({ pose }) => pose)
      expect(others(after)).toEqual(others(before))
    },
  )
})
