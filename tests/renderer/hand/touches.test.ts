// @vitest-environment happy-dom
import { flushPromises, type DOMWrapper } from '@vue/test-utils'
import { expect, it, onTestFinished } from 'vitest'
import type { Level } from '../../../src/ports/journal'
import { useHand } from '../../../src/renderer/hand/use-hand'
import { useSelection } from '../../../src/renderer/stores/table/selection'
import { useTable } from '../../../src/renderer/stores/table/table'
import { openHand, playOnByHand, sitDown, waitFor, type HandPage } from './hand-page'

async function openInTurn(game = 'new-york-whist', bots = [1] as readonly Level[]): Promise<HandPage> {
  const hand = await openHand(game, ['open', ...bots])
  await sitDown(hand, 'Clara')
  await waitFor(() => useHand().isMine && !useSelection().isBlocked)
  return hand
}

const facesOf = ({ page }: HandPage) => page.findAll('[data-own] [data-card]').map((it) => it.attributes('data-face'))

/** Holds the phone upright, as it is seen from the next page on. */
function holdUpright(): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: object): void } }
  const [width, height] = [window.innerWidth, window.innerHeight]
  happyDOM.setViewport({ width: 390, height: 844 })
  onTestFinished(() => happyDOM.setViewport({ width, height }))
}

/** Moves a finger from a card by so many pixels, after it was held for so many milliseconds. */
async function drag(card: DOMWrapper<Element>, dx: number, dy: number, heldMs = 0): Promise<void> {
  const at = { clientX: 100, clientY: 300, pointerId: 1 }
  await card.trigger('pointerdown', at)
  if (heldMs > 0) await new Promise((resolve) => setTimeout(resolve, heldMs))
  await card.trigger('pointermove', { ...at, clientX: at.clientX + dx, clientY: at.clientY + dy })
  await card.trigger('pointerup', at)
  await card.trigger('click')
  await flushPromises()
}

it('lifts a card by a touch and puts it back by another; the key names the move and makes it', async () => {
  const hand = await openInTurn()
  const [card] = hand.page.findAll('[data-own] .fit')
  const number = card!.attributes('data-face')!.slice(3)
  await card!.trigger('click')
  expect(card!.classes()).toContain('up')
  expect(hand.page.get('[data-action="lay"]').text()).toBe(`Lay ${number}`)
  await card!.trigger('click')
  expect(useSelection().picked).toEqual([])
  expect(useTable().ply).toBe(0)
  await card!.trigger('click')
  await hand.page.get('[data-action="lay"]').trigger('click')
  await waitFor(() => useTable().ply > 0)
  expect(facesOf(hand)).not.toContain(`49/${number}`)
})

it('lays a card by one flick upwards, and by no other movement', async () => {
  const hand = await openInTurn()
  const [card] = hand.page.findAll('[data-own] .fit')
  await drag(card!, 90, -20)
  await drag(card!, 0, 90)
  expect(useTable().ply).toBe(0)
  await drag(card!, 10, -90)
  await waitFor(() => useTable().ply > 0)
})

it('puts a held card elsewhere in the hand, and sorts the hand again', async () => {
  const hand = await openInTurn()
  const before = facesOf(hand)
  const third = hand.page.findAll('[data-own] [data-card]')[2]!
  third.element.getBoundingClientRect = () => new DOMRect(150, 290, 40, 40)
  const [first] = hand.page.findAll('[data-own] [data-card]')
  await drag(first!, 60, 0, 300)
  expect(facesOf(hand)).toEqual([before[1], before[2], before[0], ...before.slice(3)])
  useHand().sort('number')
  await flushPromises()
  expect(facesOf(hand)).toEqual(before)
})

it('shows no face of a hand that lies face down, also in its turn, until somebody looks', async () => {
  const hand = await openInTurn()
  useHand().isCovered = true
  await flushPromises()
  expect(hand.page.findAll('[data-own] [data-face^="49/"]:not([data-face="49/back"])')).toHaveLength(0)
  expect(hand.page.find('[data-action="lay"]').exists()).toBe(false)
  await hand.page.get('[data-action="look"]').trigger('click')
  expect(facesOf(hand).filter((face) => face !== undefined).length).toBeGreaterThan(5)
})

it('a capture that is selected with its card goes back with it, or card by card', async () => {
  const hand = await openHand('cassino-25', ['open', 1])
  await sitDown(hand, 'Clara')
  const selection = useSelection()
  const captures = () => selection.moves.filter(({ move, touches }) => move.includes(' takes ') && touches.length > 1)
  const waitForTurn = () => waitFor(() => useHand().isMine && !selection.isBlocked && selection.moves.length > 0)
  await waitForTurn()
  while (captures().length === 0) {
    await playOnByHand(hand, 'captures', 1)
    await waitForTurn()
  }
  const card = captures()[0]!.touches[0]!
  const touch = async (name: string) => {
    await hand.page.get(`[data-touch="${name}"]`).trigger('click')
    await flushPromises()
  }
  await touch(card)
  expect(selection.picked.length).toBeGreaterThan(1)
  await touch(card)
  expect(selection.picked).toEqual([])
  await touch(card)
  for (const taken of selection.picked.slice(1)) await touch(taken)
  expect(selection.picked).toEqual([card])
})

it('says one touch after the other what is to be asked for, and of whom', async () => {
  const { page } = await openInTurn('boston-books', [1, 1])
  const said = () => page.get('.call p').text()
  expect(page.get('[data-action="lay"]').text()).toBe('Ask …')
  await page.get('[data-own] .fit').trigger('click')
  expect(said()).toMatch(/^Which .* card\?$/)
  await page.get('[data-hand-field] .item.next').trigger('click')
  expect(said()).toMatch(/^On whom do you call for the /)
  await page.get('[data-action^="choice-seat:"]').trigger('click')
  expect(said()).toMatch(/^Call on /)
})

it.each([
  ['color-casino', 'Lay …'],
  ['chicago-casino', 'Lay …'],
  ['cassino-25', 'Lay …'],
  ['pittsburgh-draw', 'Exchange …'],
])('speaks in %s of no place that a hand has a key for, and says how many points win', async (game, key) => {
  holdUpright()
  const { page } = await openInTurn(game)
  expect(page.get('[data-action="lay"]').text()).toBe(key)
  const said = () => page.get('.call').text()
  expect(said()).not.toMatch(/bare table|place before you/)
  for (const card of page.findAll('[data-own] .fit')) {
    await card.trigger('click')
    expect(said()).not.toMatch(/bare table|place before you/)
    await card.trigger('click')
  }
  const target = useTable().seen!.options['target']
  expect(page.get('.score').text()).toContain(target === 0 ? 'points' : `of ${String(target)}`)
})

it('says whose men one plays', async () => {
  holdUpright()
  const { page } = await openInTurn('nebraska-checkers')
  expect(page.get('.score').text()).toMatch(/^0.taken, red$/)
})

it('names those with whom one plays', async () => {
  holdUpright()
  const { page } = await openInTurn('new-york-whist', [1, 1, 1])
  const partner = useTable().names[2]!
  expect(page.get('.score').text()).toMatch(new RegExp(`with .?${partner}`, 'u'))
})
