// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { useView } from '../../../../src/renderer/stores/app/view'
import type { useSelection } from '../../../../src/renderer/stores/table/selection'
import { sitAt } from './seated'
import { openStores } from '../fresh-stores'

type Hand = ReturnType<typeof useSelection>

beforeEach(() => openStores())

const carry = (hand: Hand, touch: string | null) => hand.touch({ kind: 'carry', touch })
const tap = (hand: Hand, touch: string) => hand.touch({ kind: 'tap', touch })
/** Lets a piece go, as the stage reports it. */
async function drop(hand: Hand, from: string, to: string | null): Promise<void> {
  await carry(hand, null)
  await hand.touch({ kind: 'drag', from, to })
}
/** Deal of Forty-Nine: A holds the 3, 10, 17, 31 and 45, and has laid the first two; the 17 fits, 31 and 45 do not. */
const FORTY_NINE = {
  tape: [
    ...['3', '9', '10', '16', '17', '23', '31', '37', '45', '44'],
    ...[...Array(49).keys()].map((i) => String(i + 1)),
    'C',
  ].filter((card, i, all) => all.indexOf(card) === i),
  moves: ['A 3', 'B draw', 'B pass', 'A 10', 'B 9'],
}

describe.each([
  ['nebraska-checkers', 2],
  ['nine-men-square', 1],
  ['suite-assembling', 1],
  ['puzzle-supreme', 1],
  ['isolation', 1],
] as const)('a piece of %s that is carried', (game, seats) => {
  it('is the picked one, as if it had been touched, and shows where it may go', async () => {
    const { hand, source, played } = await sitAt(game, 0, { seats })
    const [first, second] = source.moves.find(({ touches }) => touches.length > 1)!.touches
    await tap(hand, first!)
    const [picked, touchable] = [hand.picked, [...hand.touchable]]
    expect(touchable).toContain(second)
    hand.clear()

    await carry(hand, first!)
    expect([hand.picked, [...hand.touchable]]).toEqual([picked, touchable])
    expect(touchable.every((touch) => hand.canDrop(first!, touch))).toBe(true)
    expect(hand.canDrop(first!, first!)).toBe(false)
    expect(hand.canDrop(first!, 'square:0')).toBe(false)
    expect(played).toEqual([])
  })

  it('is not picked any more when it is put back, and stays picked when it is laid beside', async () => {
    const { hand, source } = await sitAt(game, 0, { seats })
    const [first] = source.moves.find(({ touches }) => touches.length > 1)!.touches
    await carry(hand, first!)
    await carry(hand, null)
    expect(hand.picked).toEqual([])
    await carry(hand, first!)
    await drop(hand, first!, null)
    expect(hand.picked).toEqual([first])
  })
})

describe('a carried man', () => {
  it('says what dropping him would do, and is played by it', async () => {
    const { hand, source, played } = await sitAt('nebraska-checkers', 0)
    const { move, touches, words } = source.moves[0]!
    const [from, to] = touches
    await hand.touch({ kind: 'hover', touch: to! })
    expect(hand.hoveredMoveWords).toBeNull()
    await carry(hand, from!)
    expect(hand.hoveredMoveWords).toEqual(words)
    await hand.touch({ kind: 'hover', touch: from! })
    expect(hand.hoveredMoveWords).toBeNull()
    await drop(hand, from!, to!)
    expect(played).toEqual([move])
    expect(hand.picked).toEqual([])
  })

  it('takes the place of another one that was picked, who is picked again if the drop is refused or given up', async () => {
    const { hand, source, played } = await sitAt('nebraska-checkers', 0)
    const men = [...new Set(source.moves.map(({ touches }) => touches[0]!))]
    const [one, other] = [men[0]!, men.at(-1)!]
    await tap(hand, one)
    await carry(hand, other)
    expect(hand.picked).toEqual([other])
    await carry(hand, null)
    expect(hand.picked).toEqual([one])
    await carry(hand, other)
    await drop(hand, other, 'square:1')
    expect(hand.shownRefusal).not.toBeNull()
    expect([hand.picked, played]).toEqual([[one], []])
    // A touch on him undoes it, also after he was carried.
    await carry(hand, one)
    await drop(hand, one, null)
    expect(hand.picked).toEqual([one])
    await tap(hand, one)
    expect(hand.picked).toEqual([])
  })

  it('stands for nothing while it is not the turn of his owner, and is picked as soon as it is', async () => {
    const { hand, source } = await sitAt('nebraska-checkers', 0)
    const [from] = source.moves[0]!.touches
    hand.follow(() => null)
    await nextTick()
    await carry(hand, from!)
    expect([hand.picked, hand.touchable.size, hand.canTouch(from!)]).toEqual([[], 0, false])
    hand.follow(() => source)
    await nextTick()
    expect(hand.picked).toEqual([from])
  })
})

describe('a carried card', () => {
  it('shows its square, and a card that fits nowhere shows none', async () => {
    const { hand } = await sitAt('forty-nine', 0, FORTY_NINE)
    await carry(hand, 'hand:17')
    expect([hand.picked, [...hand.touchable]]).toEqual([['hand:17'], ['square:17']])
    expect(hand.canDrop('hand:17', 'square:17')).toBe(true)
    expect(hand.canDrop('hand:17', 'stock')).toBe(false)
    await carry(hand, 'hand:31')
    expect(hand.picked).toEqual([])
    expect(['square:31', 'square:17', 'stock'].filter((on) => hand.canDrop('hand:31', on))).toEqual([])
    // A touch of the stock would draw; the card that is carried there does not.
    await hand.touch({ kind: 'hover', touch: 'stock' })
    expect(hand.hoveredMoveWords).toBeNull()
    await carry(hand, null)
    expect(hand.hoveredMoveWords).not.toBeNull()
  })

  it('goes back into the hand from which it came, over whichever of its cards it is dropped', async () => {
    const { hand, source, played } = await sitAt('new-york-whist', 0)
    const [one, other] = source.moves.map(({ touches }) => touches[0]!)
    await carry(hand, one!)
    await hand.touch({ kind: 'hover', touch: other! })
    expect([hand.hoveredMoveWords, hand.canDrop(one!, other!)]).toEqual([null, false])
    await drop(hand, one!, other!)
    expect([hand.picked, hand.shownRefusal, played]).toEqual([[], null, []])
  })

  it.each([
    ['new-york-whist', 2],
    ['another-reverse-puzzle', 1],
  ] as const)('of %s is not picked: touching it is the whole move, wherever it is carried', async (game, seats) => {
    const { hand, source, played } = await sitAt(game, 0, { seats })
    const [card] = source.moves[0]!.touches
    const touchable = [...hand.touchable]
    await carry(hand, card!)
    expect([hand.picked, [...hand.touchable], played]).toEqual([[], touchable, []])
    // Back where it came from it is not played, and nothing is said about it.
    await drop(hand, card!, card!)
    expect([hand.picked, hand.shownRefusal, played]).toEqual([[], null, []])
    await drop(hand, card!, null)
    expect(played).toEqual([source.moves[0]!.move])
  })

  it('does not disturb a claim, which is made out of turn', async () => {
    const { hand } = await sitAt('cassino-25', 1)
    await carry(hand, 'hand:2C')
    expect(hand.picked).toEqual([])
    await carry(hand, null)
    expect(hand.canTouch('hand:2C')).toBe(false)
  })
})

it('a carried chip is the stake, and may be dropped wherever it can be staked', async () => {
  const { hand, played } = await sitAt('deck-o-cards-roulette', 0, { options: { banker: 'house', chips: 20 } })
  await tap(hand, 'chip:5')
  await carry(hand, 'chip:1')
  expect(hand.picked).toEqual(['chip:1'])
  expect(['spot:red', 'call:4', 'chip:1', 'nothing'].filter((on) => hand.canDrop('chip:1', on))).toEqual([
    'spot:red',
    'call:4',
  ])
  await hand.touch({ kind: 'hover', touch: 'spot:7H' })
  expect(hand.hoveredMoveWords).toMatchObject({ params: { stake: 1 } })
  await drop(hand, 'chip:1', 'spot:red')
  expect([played, hand.picked]).toEqual([['bet 1@red'], ['chip:5']])
})

describe('what can be touched', () => {
  it('begins a move, continues it, or takes back a touch; anything else would be refused', async () => {
    const { hand } = await sitAt('forty-nine', 0, FORTY_NINE)
    const all = ['hand:17', 'hand:31', 'square:17', 'stock', 'nothing']
    const touchable = () => all.filter((touch) => hand.canTouch(touch))
    // The square alone means the only card that fits.
    expect(touchable()).toEqual(['hand:17', 'square:17', 'stock'])
    await tap(hand, 'hand:17')
    expect(touchable()).toEqual(['hand:17', 'square:17', 'stock'])
    useView().isDealing = true
    expect(touchable()).toEqual([])
  })
})
