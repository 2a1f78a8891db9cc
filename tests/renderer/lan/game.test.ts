import { afterEach, describe, expect, it } from 'vitest'
import { useStory } from '../../../src/renderer/stores/story'
import { guest, isConnected, playOn, until } from '../../unit/lan-client/guests'
import { hostIn, UNHURRIED } from '../../unit/lan/host'
import { everybodyLeaves, guestPage, playHere, when, type GuestPage } from './page'

afterEach(everybodyLeaves)

describe('a page at a far table', () => {
  it('joins by its link, sits down, and plays a whole game that is found fair', async () => {
    const host = await hostIn(undefined, { limits: UNHURRIED })
    const open = await host.lan.open({ game: 'forty-nine', name: 'Kitchen', chairs: ['open', 'open'] })
    const { code, token } = open.room.spec
    const page: GuestPage = await guestPage(host, { hash: `#join=${token}` })
    const walter = guest(host.url, { kind: 'code', code })
    await until(walter, isConnected)

    expect(await page.lan.arrive()).toBe(true)
    expect(page.page.place).toBe('gathering')
    expect(page.lan.at).toMatchObject({ name: 'Kitchen', game: 'forty-nine', owner: false })
    expect(page.lan.at!.links).toEqual([`http://127.0.0.1:${String(host.server.port)}/#join=${token}`])

    expect(await page.lan.sit('Ada')).toBe(true)
    expect(page.lan.seats).toEqual([0])
    await walter.sit('Walter')
    await when(() => page.lan.lobby!.chairs[1]!.state === 'here')
    expect(page.lan.knocks).toBe(1)

    await open.start()
    await when(() => page.page.place === 'game')
    expect(page.table.names).toEqual(['Ada', 'Walter'])
    expect(page.table.chairs.map(({ kind }) => kind)).toEqual(['person', 'far'])
    expect(page.table.persons).toEqual([0])

    await Promise.all([playHere(page, 'ada'), playOn(walter, 'walter')])
    expect(page.table.over).toBe(true)
    await when(() => page.lan.verdict !== null)
    expect(page.lan.verdict).toMatchObject({ fair: true, whole: true, madeForYou: 0 })
    expect(page.table.result).not.toBe('')
    expect(useStory().lines.length).toBeGreaterThan(20)
    expect(host.faults).toEqual([])
  })
})
