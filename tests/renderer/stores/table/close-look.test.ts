// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { loadGameFace } from '../../../../src/renderer/games'
import { deckOCardsRouletteFace as face } from '../../../../src/renderer/games/deck-o-cards-roulette/face'
import { useCloseLook } from '../../../../src/renderer/stores/table/close-look'
import { useSelection } from '../../../../src/renderer/stores/table/selection'
import { linesOf } from '../../../../src/renderer/stores/table/play-source'
import { useView } from '../../../../src/renderer/stores/app/view'
import { gameById } from '../../../../src/rules/catalogue'
import { offerMoves } from './seated'
import { defaults, LineOfPlay, listTexts, viewTable, createTapeSource } from '../../../../src/rules/kit'
import { openStores } from '../fresh-stores'

/** Opens a punter's place at the roulette, before any bet. */
async function sit() {
  const game = gameById(face.id)!
  const line = new LineOfPlay(game, { ...defaults(game.info), banker: 'house' }, 2, createTapeSource(['7H']))
  line.settleChance()
  const texts = listTexts(game, line.state, 0)
  const seen = viewTable(game, line.state, 0)
  const hand = useSelection()
  const moves = linesOf(face, seen, 0, texts)
  const source = { face, seat: 0, seen, moves, play: () => Promise.resolve(), refusal: () => null }
  hand.follow(() => source)
  await nextTick()
  return { hand, view: useView(), closeLook: useCloseLook() }
}
const doubt = (...others: string[]) => ({ others, x: 2, z: 5 })

beforeAll(() => loadGameFace(face.id))
beforeEach(() => openStores())

describe('a touch among small things', () => {
  it('leans over them first; the next one is left to choose', async () => {
    const { view, closeLook } = await sit()
    const event = { kind: 'tap', touch: 'spot:7H', doubt: doubt('call:7', 'spot:7S') } as const
    expect(await closeLook.handleTouch(event)).toBe(true)
    expect([view.name, view.leanPoint]).toEqual(['close', { x: 2, z: 5 }])
    expect(await closeLook.handleTouch(event)).toBe(false)
  })

  it('is taken at its word where only one of them can be chosen', async () => {
    const { view, closeLook } = await sit()
    expect(await closeLook.handleTouch({ kind: 'tap', touch: 'spot:7H', doubt: doubt('nothing', 'spot:7H') })).toBe(
      false,
    )
    expect(await closeLook.handleTouch({ kind: 'tap', touch: 'spot:red' })).toBe(false)
    expect(view.name).toBe('seat')
  })

  it('keeps what was carried there in hand', async () => {
    const { hand, view, closeLook } = await sit()
    const drop = { kind: 'drag', from: 'chip:5', to: 'spot:7H', doubt: doubt('call:7') } as const
    expect(await closeLook.handleTouch(drop)).toBe(true)
    expect([view.name, hand.picked]).toEqual(['close', ['chip:5']])
  })

  it('goes back to the seat with a card that was chosen from the hand, not with a chip', async () => {
    const { hand, view, closeLook } = await sit()
    await closeLook.handleTouch({ kind: 'tap', touch: 'spot:7H', doubt: doubt('call:7') })
    await hand.tap('chip:5')
    await nextTick()
    expect(view.name).toBe('close')
    await offerMoves(hand.source!, [{ move: '7', touches: ['hand:7', 'square:7'], words: { key: 'move.lay' } }])
    hand.clear()
    await hand.tap('hand:7')
    await nextTick()
    expect(view.name).toBe('seat')
  })

  it('goes back to the seat when there is nothing left to choose', async () => {
    const { hand, view, closeLook } = await sit()
    await closeLook.handleTouch({ kind: 'tap', touch: 'spot:7H', doubt: doubt('call:7') })
    hand.follow(() => null)
    await nextTick()
    expect(view.name).toBe('seat')
  })
})
