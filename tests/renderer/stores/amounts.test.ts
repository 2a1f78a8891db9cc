// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { loadGameFace } from '../../../src/renderer/games'
import { deckOCardsRouletteFace as face } from '../../../src/renderer/games/deck-o-cards-roulette/face'
import { useView } from '../../../src/renderer/stores/app/view'
import { useSelection } from '../../../src/renderer/stores/table/selection'
import { linesOf, type PlaySource } from '../../../src/renderer/stores/table/play-source'
import { gameById } from '../../../src/rules/catalogue'
import {
  defaults,
  letterOf,
  LineOfPlay,
  listTexts,
  viewTable,
  createTapeSource,
  type Seat,
} from '../../../src/rules/kit'
import { openStores } from './fresh-stores'

/** Opens a table of the roulette where B keeps the bank, as a player at `seat` may play it. */
async function sit(seat: Seat, moves: readonly string[] = []) {
  const game = gameById(face.id)!
  const line = new LineOfPlay(game, { ...defaults(game.info), chips: 20 }, 2, createTapeSource(['3C', 'KH', '7H']))
  line.settleChance()
  for (const move of moves) expect(line.playText(move)).toBeNull()
  const seen = viewTable(game, line.state, seat)
  const texts = listTexts(game, line.state, seat)
  const played: string[] = []
  const hand = useSelection()
  const source: PlaySource = {
    face,
    seat,
    seen,
    moves: linesOf(face, seen, seat, texts),
    play: (move) => Promise.resolve(void played.push(move)),
    refusal(move) {
      const read = line.read(`${letterOf(seat)} ${move}`)
      return read.ok ? null : read.error
    },
  }
  hand.follow(() => source)
  // A new source empties the hand.
  await nextTick()
  return { hand, played }
}

/** Offers the same source again, as after a move of another player. */
function offerAgain(hand: ReturnType<typeof useSelection>, change: Partial<PlaySource> = {}): void {
  const source = { ...hand.source!, ...change }
  hand.follow(() => source)
}

beforeAll(() => loadGameFace(face.id))
beforeEach(() => openStores())

describe('a touch of the roulette', () => {
  const tap = (hand: ReturnType<typeof useSelection>, touch: string) => hand.touch({ kind: 'tap', touch })

  it('in the middle of a box bets on its number, and leaves the dial as it was', async () => {
    const { hand, played } = await sit(0)
    await tap(hand, 'call:4')
    expect(played).toEqual(['bet 1@4S'])
    expect(hand.shownRefusal).toBeNull()
  })

  it.each(['dial', 'arrow'])('of the %s says ready, whatever was begun on the layout', async (touch) => {
    const { hand, played } = await sit(0, ['A bet 1@red'])
    for (const begun of [[], ['chip:5'], ['say:call'], ['chip:5', 'say:call', 'call:K']]) {
      for (const it of begun) await tap(hand, it)
      await tap(hand, touch)
      expect(hand.shownRefusal?.text).toBeUndefined()
      expect(played.splice(0)).toEqual(['ready'])
      hand.clear()
    }
  })

  it('of the dial with nothing laid asks first, and the second touch is the answer', async () => {
    const { hand, played } = await sit(0)
    await tap(hand, 'dial')
    expect(played).toEqual([])
    expect(hand.shownRefusal?.text).toContain('laid nothing')
    // Another punter lays a bet meanwhile.
    offerAgain(hand)
    await nextTick()
    expect(hand.shownRefusal?.text).toContain('laid nothing')
    await tap(hand, 'dial')
    expect(played).toEqual(['ready'])
  })
})

describe('chips in hand', () => {
  it('are laid together on the spot that is touched next', async () => {
    const { hand, played } = await sit(0)
    await hand.touch({ kind: 'tap', touch: 'chip:5' })
    await hand.touch({ kind: 'tap', touch: 'chip:1' })
    expect(hand.picked).toEqual(['chip:5', 'chip:1'])
    expect(hand.touchable.has('spot:7H')).toBe(true)
    await hand.touch({ kind: 'tap', touch: 'spot:7H' })
    expect(played).toEqual(['bet 6@7H'])
  })

  it('stay there after the bet, so that the same stake goes on the next spot, until they are put down', async () => {
    const { hand, played } = await sit(0)
    for (const touch of ['chip:5', 'spot:red', 'spot:clubs']) await hand.touch({ kind: 'tap', touch })
    expect(played).toEqual(['bet 5@red', 'bet 5@clubs'])
    hand.clear()
    await hand.touch({ kind: 'tap', touch: 'spot:odd' })
    expect(played.at(-1)).toBe('bet 2@odd')
  })

  it('stay there while others bet, but are not handed on to whoever plays next', async () => {
    const { hand } = await sit(0)
    await hand.touch({ kind: 'tap', touch: 'chip:5' })
    offerAgain(hand)
    await nextTick()
    expect(hand.picked).toEqual(['chip:5'])
    offerAgain(hand, { seat: 1 })
    await nextTick()
    expect(hand.picked).toEqual([])
  })

  it('name what they would bring on every spot', async () => {
    const { hand } = await sit(0)
    await hand.touch({ kind: 'tap', touch: 'chip:5' })
    expect(hand.hasAmountSelected).toBe(true)
    expect(hand.moveWordsWith('spot:7H')).toMatchObject({ params: { stake: 5, best: 75 } })
    expect(hand.moveWordsWith('call:K')).toMatchObject({ params: { stake: 5, best: 75 } })
  })

  it('can be carried to a spot, and to the middle of a box as a bet on its rank', async () => {
    const { hand, played } = await sit(0)
    await hand.touch({ kind: 'drag', from: 'chip:5', to: 'spot:red' })
    await hand.touch({ kind: 'drag', from: 'chip:1', to: 'call:4' })
    expect(played).toEqual(['bet 5@red', 'bet 1@4S'])
  })

  it('go with a call once it is asked for', async () => {
    const { hand, played } = await sit(0)
    for (const touch of ['chip:5', 'say:call', 'call:K']) await hand.touch({ kind: 'tap', touch })
    expect(played).toEqual([])
    expect([...hand.touchable].sort()).toEqual(['spot:KC', 'spot:KD', 'spot:KH', 'spot:KS'])
    await hand.touch({ kind: 'tap', touch: 'spot:KD' })
    expect(played).toEqual(['bet 5@call:KD'])
  })

  it('stay there when the rules refuse the bet, which is told why', async () => {
    const { hand, played } = await sit(0)
    for (const touch of ['chip:10', 'chip:1', 'spot:7H']) await hand.touch({ kind: 'tap', touch })
    expect(played).toEqual([])
    expect(hand.shownRefusal?.text).toContain('No more than 10')
    expect(hand.picked).toEqual(['chip:10', 'chip:1'])
  })

  it('without them a touch of a spot lays the smallest stake', async () => {
    const { hand, played } = await sit(0)
    await hand.touch({ kind: 'tap', touch: 'spot:even' })
    await hand.touch({ kind: 'tap', touch: 'spot:7-8' })
    expect(played).toEqual(['bet 2@even', 'bet 1@7-8'])
  })

  it('say what they would bring where the pointer is', async () => {
    const { hand } = await sit(0)
    await hand.touch({ kind: 'hover', touch: 'spot:7H' })
    expect(hand.hoveredMoveWords).toMatchObject({ params: { stake: 1, best: 15, else: 11 } })
    await hand.touch({ kind: 'tap', touch: 'chip:5' })
    expect(hand.hoveredMoveWords).toMatchObject({ params: { stake: 5, best: 75, else: 55 } })
    await hand.touch({ kind: 'hover', touch: null })
    expect(hand.hoveredMoveWords).toBeNull()
  })
})

describe('what is touched while the table is busy', () => {
  it('is done in order as soon as it can be: no chip is lost while one is being laid', async () => {
    const { hand, played } = await sit(0)
    let write: () => void = () => undefined
    offerAgain(hand, {
      play(move) {
        played.push(move)
        return new Promise((resolve) => (write = resolve))
      },
    })
    await nextTick()
    for (const touch of ['spot:red', 'chip:5', 'spot:spades', 'spot:clubs']) void hand.touch({ kind: 'tap', touch })
    expect(played).toEqual(['bet 1@red'])
    for (const bet of ['bet 5@spades', 'bet 5@clubs']) {
      write()
      await expect.poll(() => played.at(-1)).toBe(bet)
    }
    write()
    await expect.poll(() => hand.isBlocked).toBe(false)
    expect(hand.shownRefusal).toBeNull()
  })

  it('waits for the arrow, and is dropped if the game goes on without this hand', async () => {
    const { hand, played } = await sit(0)
    const playing = hand.source
    const spin = async (): Promise<void> => {
      useView().isDealing = true
      hand.follow(() => null)
      await nextTick()
    }
    await spin()
    await hand.touch({ kind: 'tap', touch: 'spot:red' })
    hand.follow(() => playing)
    useView().isDealing = false
    await expect.poll(() => played).toEqual(['bet 1@red'])
    await spin()
    await hand.touch({ kind: 'tap', touch: 'spot:red' })
    useView().isDealing = false
    await nextTick()
    hand.follow(() => playing)
    await nextTick()
    expect(played).toEqual(['bet 1@red'])
  })
})

describe('the arrow', () => {
  it('is flicked by the banker as hard as the stroke was', async () => {
    const { hand, played } = await sit(1, ['A bet 1@red', 'A ready'])
    await hand.touch({ kind: 'flick', touch: 'arrow', strength: 0.8 })
    expect(played).toEqual(['spin'])
    expect(useView().flick).toBe(0.8)
  })

  it('answers a punter as the dial does, and keeps no strength of a stroke that spins nothing', async () => {
    const { hand, played } = await sit(0, ['A bet 1@red'])
    await hand.touch({ kind: 'flick', touch: 'arrow', strength: 0.8 })
    expect(played).toEqual(['ready'])
    expect(useView().flick).toBeNull()
  })
})
