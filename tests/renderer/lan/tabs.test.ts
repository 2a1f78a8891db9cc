// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { takeSeatsBack } from '../../../src/renderer/stores/flow/game-actions'
import { playOn } from '../../unit/lan-client/guests'
import type { TestLanHost } from '../../unit/node/lan-server/host'
import { switchTo } from '../stores/fresh-stores'
import { closePages, openGuestPage, playRandomMoves, waitUntil, type GuestPage } from './page'
import { startGame, openTableForTwo } from './table'

afterEach(closePages)

const KEPT = 'parlor-box lan'

/** Opens another tab of the same browser. It knows which chairs were left, but not where the first tab is. */
async function anotherTab(host: TestLanHost): Promise<GuestPage> {
  sessionStorage.clear()
  const page = await openGuestPage(host, { anew: true })
  expect(page.lan.remembered).toMatchObject({ name: 'Kitchen' })
  expect(await page.lan.returnToSeats()).toBe(true)
  return page
}

const isElsewhere = ({ lan: { connection } }: GuestPage) =>
  connection?.state === 'ended' && connection.error.code === 'replaced'

describe('two tabs at one chair', () => {
  it('the first hears that it is open elsewhere, takes it back, and plays the game to its end', async () => {
    const [host, open, first, walter] = await openTableForTwo('forty-nine')
    await startGame(open, first)
    const walters = playOn(walter, 'walter')
    await playRandomMoves(first, 'first tab', 2)

    const second = await anotherTab(host)
    await waitUntil(() => isElsewhere(first))
    expect(second.lan.seats).toEqual([0])
    await waitUntil(() => second.page.place === 'game' && second.table.persons.length > 0)
    await playRandomMoves(second, 'second tab', 2)

    switchTo(first.pinia)
    await takeSeatsBack()
    expect(first.lan.seats).toEqual([0])
    expect(first.lan.connection).toEqual({ state: 'connected' })
    await waitUntil(() => isElsewhere(second) && first.table.persons.length > 0)
    await Promise.all([playRandomMoves(first, 'first tab again'), walters])
    await waitUntil(() => first.lan.verdict !== null)
    expect(first.lan.verdict).toMatchObject({ isFair: true, isComplete: false })
    expect(host.faults).toEqual([])
  })

  it('takes back every chair of its people, whoever took them over', async () => {
    const [host, open, first] = await openTableForTwo('forty-nine', { chairs: ['open', 'open', 'open'] })
    expect(await first.lan.sit('Mabel')).toBe(true)
    await startGame(open, first)
    const second = await anotherTab(host)
    await waitUntil(() => isElsewhere(first))
    expect(second.lan.seats).toEqual([0, 2])
    switchTo(first.pinia)
    await takeSeatsBack()
    expect(first.lan.seats).toEqual([0, 2])
    await waitUntil(() => isElsewhere(second))
  })

  it('leaves the other its chair when it goes away', async () => {
    const [host, open, first] = await openTableForTwo('forty-nine')
    const second = await anotherTab(host)
    await waitUntil(() => isElsewhere(first))
    const kept = localStorage.getItem(KEPT)
    first.lan.leave()
    expect(localStorage.getItem(KEPT)).toBe(kept)
    switchTo(second.pinia)
    expect(second.lan.connection).toEqual({ state: 'connected' })
    expect(open.lobby.chairs[0]).toMatchObject({ state: 'here', name: 'Ada' })
  })

  it('goes to the door where the chair is nobody’s any more, and says why', async () => {
    const [host, open, first] = await openTableForTwo('forty-nine')
    await anotherTab(host)
    await waitUntil(() => isElsewhere(first))
    await host.lan.end(open.room.spec.id)
    switchTo(first.pinia)
    await takeSeatsBack()
    expect(first.page.place).toBe('door')
    expect(first.lan.fault).toContain('That does not open a table here.')
  })
})
