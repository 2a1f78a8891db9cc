// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { useServices, setServices } from '../../../src/renderer/stores/app/services'
import { openMachine } from '../../unit/node/lan-server/hosting/house'
import { closePages, openGuestPage, playRandomMoves, waitUntil, type GuestPage } from './page'

afterEach(closePages)

/** Opens a page of the machine that hosts. It can do everything that the machine's services can do. */
async function ownersPage(): Promise<GuestPage> {
  const { services } = await openMachine()
  const first = await services.lan!.open({ game: 'forty-nine', name: 'Attic', options: {}, chairs: ['open', 1] })
  const port = Number(first.address.split(':').at(-1))
  const page = await openGuestPage({ server: { port } })
  setServices({ ...useServices(), lan: services.lan! })
  return page
}

describe('the page of the machine that hosts a table', () => {
  it('opens it, seats its people, begins, pauses, and ends it', async () => {
    const page = await ownersPage()
    const wish = { game: 'forty-nine', name: 'Kitchen', options: {}, chairs: ['open', 'open', 'open'] as const }
    expect(await page.lan.host({ ...wish, chairs: [...wish.chairs] })).toBe(true)
    for (const name of ['Ada', 'Mabel']) expect(await page.lan.sit(name)).toBe(true)
    expect(page.lan.joinedTable).toMatchObject({ name: 'Kitchen', isOwner: true })
    expect(page.lan.joinedTable!.code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/u)
    expect(page.lan.joinedTable!.links[0]).toContain('#join=')
    expect(page.lan.seats).toEqual([0, 1])
    expect(page.lan.arrivals).toBe(0)

    await page.lan.start(1)
    await waitUntil(() => page.page.place === 'game' && page.table.toMove.length > 0)
    expect(page.table.chairs.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot'])
    await page.lan.pause(true)
    await waitUntil(() => page.lan.lobby!.paused)
    expect(page.hand.moves).toEqual([])
    expect(page.table.actor).toBeNull()
    await page.lan.pause(false)
    await waitUntil(() => page.table.looking.isCovered)
    await playRandomMoves(page, 'two at one screen')
    await waitUntil(() => page.lan.verdict !== null)
    expect(page.lan.verdict).toMatchObject({ isFair: true, isComplete: true })

    await page.lan.end()
    await waitUntil(() => page.lan.connection!.state === 'ended')
    expect(page.lan.remembered).toBeNull()
  })

  it('whoever is sent away of two at one screen is seen to no more; alone one looks at what was', async () => {
    const page = await ownersPage()
    const chairs = ['open', 'open', 1] as const
    const wish = { game: 'forty-nine', name: 'Kitchen', options: {}, chairs: [...chairs] }
    expect(await page.lan.host(wish)).toBe(true)
    for (const name of ['Ada', 'Mabel']) expect(await page.lan.sit(name)).toBe(true)
    await page.lan.start(1)
    await waitUntil(() => page.page.place === 'game' && page.table.toMove.length > 0)
    expect(page.table.persons).toEqual([0, 1])
    await page.lan.remove(1)
    await waitUntil(() => page.table.persons.length === 1)
    expect(page.table.persons).toEqual([0])
    expect(page.table.gone).toBe(false)
    await playRandomMoves(page, 'ada alone', 2)

    const hand = () => (page.table.seen!.state as { hands: Record<string, unknown> }).hands['A']
    const held = hand()
    await page.lan.remove(0)
    await waitUntil(() => page.table.gone)
    expect(page.lan.isRemoved).toBe(true)
    expect(page.table.actor).toBeNull()
    expect(page.hand.moves).toEqual([])
    expect(hand()).toEqual(held)
    expect(page.lan.fault).toBe('The host has asked you to leave the table.')
  })

  it('finds its chair at its own table again', async () => {
    const page = await ownersPage()
    const [attic] = await useServices().lan!.hosted()
    expect(await page.lan.joinHosted(attic!)).toBe(true)
    expect(await page.lan.sit('Ada')).toBe(true)
    await page.lan.start(1)
    await waitUntil(() => page.page.place === 'game' && page.table.persons.length > 0)
    page.lan.leave()
    page.table.leave()
    expect(await page.lan.joinHosted(attic!)).toBe(true)
    expect(page.lan.seats).toEqual([0])
    expect(page.lan.joinedTable!.isOwner).toBe(true)
  })
})
