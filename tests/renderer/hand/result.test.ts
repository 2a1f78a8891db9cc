// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { useLan } from '../../../src/renderer/stores/lan/lan'
import { useTable } from '../../../src/renderer/stores/table/table'
import { openHand, playOnByHand, sitDown, waitFor } from './hand-page'

it('shows the result in place of the hand, whether the shuffle was fair, and plays again', async () => {
  const hand = await openHand('pittsburgh-draw', ['open', 1])
  await sitDown(hand, 'Clara')
  await playOnByHand(hand, 'to the end', Infinity)
  await waitFor(() => useTable().over && hand.page.find('[data-verdict="true"]').exists())
  expect(hand.page.find('[data-own]').exists()).toBe(false)
  expect(hand.page.get('.result .you').text()).toContain('Clara')
  // The league of the evening stands below it from the second game on.
  expect(hand.page.find('[data-evening]').exists()).toBe(false)
  const lan = useLan()
  const league = [2, 1].map((games, at) => ({ name: ['Clara', 'Ada'][at]!, games, won: 1, points: games }))
  lan.lobby = { ...lan.lobby!, league }
  await waitFor(() => hand.page.find('[data-evening]').exists())
  expect(hand.page.findAll('[data-evening] tr').map((it) => it.text())).toEqual(['Clara2', 'Ada1'])
  expect(hand.page.get('[data-evening] .you').text()).toContain('Clara')
  const round = useLan().lobby!.round
  await hand.page.get('[data-action="again"]').trigger('click')
  await waitFor(() => (useLan().lobby?.round ?? 0) > round && !useTable().over && hand.page.find('[data-own]').exists())
})
