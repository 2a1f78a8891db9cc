import { createPinia, setActivePinia } from 'pinia'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { bringFace } from '../../../src/renderer/games'
import { deckOCardsRouletteFace as face } from '../../../src/renderer/games/deck-o-cards-roulette'
import { useHand } from '../../../src/renderer/stores/hand'
import { linesOf } from '../../../src/renderer/stores/source'
import { gameById } from '../../../src/rules/catalogue'
import { defaults, letterOf, LineOfPlay, look, tapeLuck, type Seat } from '../../../src/rules/kit'

/** A table of the roulette, B keeping the bank, as whoever sits at `seat` may play it. */
async function sit(seat: Seat, moves: readonly string[] = []) {
  const game = gameById(face.id)!
  const line = new LineOfPlay(game, { ...defaults(game.info), chips: 20 }, 2, tapeLuck(['3C', 'KH', '7H']))
  line.settle()
  for (const move of moves) expect(line.playText(move)).toBeNull()
  const seen = look(game, line.state, seat)
  const into: unknown[] = []
  const count = game.moves(line.state, seat, into)
  const texts = into.slice(0, count).map((move) => game.write(line.state, seat, move))
  const played: string[] = []
  const hand = useHand()
  hand.source = {
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
  // A new source empties the hand.
  await nextTick()
  return { hand, played }
}

beforeAll(() => bringFace(face.id))
beforeEach(() => setActivePinia(createPinia()))

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
    hand.source = { ...hand.source! }
    await nextTick()
    expect(hand.picked).toEqual(['chip:5'])
    hand.source = { ...hand.source, seat: 1 }
    await nextTick()
    expect(hand.picked).toEqual([])
  })

  it('name what they would bring on every spot', async () => {
    const { hand } = await sit(0)
    await hand.touch({ kind: 'tap', touch: 'chip:5' })
    expect(hand.laden).toBe(true)
    expect(hand.meaning('spot:7H')).toMatchObject({ params: { stake: 5, best: 75 } })
    expect(hand.meaning('call:K')).toBeNull()
  })

  it('can be carried to a spot, and to the middle of a rank before its suit is called', async () => {
    const { hand, played } = await sit(0)
    await hand.touch({ kind: 'drag', from: 'chip:5', to: 'spot:red' })
    await hand.touch({ kind: 'drag', from: 'chip:1', to: 'call:K' })
    expect(played).toEqual(['bet 5@red'])
    await hand.touch({ kind: 'tap', touch: 'spot:KD' })
    expect(played).toEqual(['bet 5@red', 'bet 1@call:KD'])
  })

  it('stay there when the rules refuse the bet, which is told why', async () => {
    const { hand, played } = await sit(0)
    for (const touch of ['chip:10', 'chip:1', 'spot:7H']) await hand.touch({ kind: 'tap', touch })
    expect(played).toEqual([])
    expect(hand.slip?.text).toContain('No more than 10')
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
    expect(hand.meant).toMatchObject({ params: { stake: 1, best: 15, else: 11 } })
    await hand.touch({ kind: 'tap', touch: 'chip:5' })
    expect(hand.meant).toMatchObject({ params: { stake: 5, best: 75, else: 55 } })
    await hand.touch({ kind: 'hover', touch: null })
    expect(hand.meant).toBeNull()
  })
})

describe('the arrow', () => {
  it('is flicked by the banker as hard as the stroke was', async () => {
    const { hand, played } = await sit(1, ['A bet 1@red', 'A ready'])
    await hand.touch({ kind: 'flick', touch: 'arrow', strength: 0.8 })
    expect(played).toEqual(['spin'])
    expect(hand.flick).toBe(0.8)
  })

  it('is not flicked by others, who are told so', async () => {
    const { hand, played } = await sit(0)
    await hand.touch({ kind: 'flick', touch: 'arrow', strength: 0.8 })
    expect(played).toEqual([])
    expect(hand.slip?.text).toContain('Only the banker')
    expect(hand.flick).toBeNull()
  })
})
