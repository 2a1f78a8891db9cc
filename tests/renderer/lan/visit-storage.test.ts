// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { createVisitStorage, type Visit } from '../../../src/renderer/lan/visit-storage'
import { createGuestServices } from '../../../src/renderer/services'

const visits = () => createVisitStorage(() => ({ session: sessionStorage, local: localStorage }))
const ticket = { seat: 'B', token: 'a'.repeat(32), luck: null }
const kitchen: Visit = {
  address: '192.168.1.5:4989',
  pass: { kind: 'code', code: 'K7PW3M' },
  id: null,
  table: 'Kitchen',
  game: 'forty-nine',
  chairs: [{ name: 'Ada', ticket }],
}
const parlor: Visit = {
  ...kitchen,
  pass: { kind: 'token', token: 'b'.repeat(32) },
  id: 'forty-nine-1',
  table: 'Parlor',
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('visits to tables', () => {
  it('outlast a page that is loaded anew; after the tab is closed only chairs do', () => {
    visits().store(kitchen)
    expect(visits().current()).toEqual(kitchen)
    sessionStorage.clear()
    expect(visits().current()).toBeNull()
    expect(visits().latestLeft()).toEqual(kitchen)
    visits().store(kitchen)
    visits().store({ ...kitchen, chairs: [] })
    expect(visits().current()).toEqual({ ...kitchen, chairs: [] })
    expect(visits().latestLeft()).toBeNull()
  })

  it('are remembered for each table, the last one first, until their chairs are of no use', () => {
    visits().store(kitchen)
    visits().store(parlor)
    visits().removeCurrent()
    expect(visits().current()).toBeNull()
    expect(visits().latestLeft()).toEqual(parlor)
    expect(visits().ofTable('forty-nine-1')).toEqual(parlor)
    visits().forget(parlor)
    expect(visits().ofTable('forty-nine-1')).toBeNull()
    expect(visits().latestLeft()).toEqual(kitchen)
  })

  it('of two tabs to one table keep each other’s chairs', () => {
    const bens = { name: 'Ben', ticket: { ...ticket, seat: 'A' } }
    const inOtherTab = (act: () => void) => {
      const own = sessionStorage.getItem('parlor-box lan')
      sessionStorage.clear()
      act()
      sessionStorage.clear()
      if (own !== null) sessionStorage.setItem('parlor-box lan', own)
    }
    visits().store(kitchen)
    inOtherTab(() => {
      visits().store({ ...kitchen, chairs: [] })
      visits().forget({ ...kitchen, chairs: [] })
    })
    expect(visits().latestLeft()).toEqual(kitchen)
    inOtherTab(() => visits().store({ ...kitchen, chairs: [bens] }))
    visits().store(kitchen)
    expect(visits().latestLeft()?.chairs).toEqual([...kitchen.chairs, bens])
    visits().store({ ...kitchen, chairs: [] })
    expect(visits().latestLeft()?.chairs).toEqual([bens])
    visits().forget({ ...kitchen, chairs: [bens] })
    expect(visits().latestLeft()).toBeNull()
  })

  it('that were tampered with are forgotten, and a browser that keeps nothing does no harm', () => {
    localStorage.setItem('parlor-box lan', JSON.stringify([{ ...kitchen, chairs: [{ name: 'Ada', ticket: 'A' }] }]))
    sessionStorage.setItem('parlor-box lan', '{')
    expect(visits().current()).toBeNull()
    expect(visits().latestLeft()).toBeNull()
    const shut = createVisitStorage(() => {
      throw new Error('no storage here')
    })
    shut.store(kitchen)
    expect(shut.current()).toBeNull()
  })
})

it('what a newer Parlor Box remembers in a browser is left to it', () => {
  const newer = JSON.stringify({ format: 'parlor-visits/2', visits: [] })
  for (const store of [window.sessionStorage, window.localStorage]) store.setItem('parlor-box lan', newer)
  const kept = visits()
  expect(kept.current()).toBeNull()
  kept.store(kitchen)
  kept.removeCurrent()
  for (const store of [window.sessionStorage, window.localStorage]) expect(store.getItem('parlor-box lan')).toBe(newer)
})

it('a guest’s settings of a newer Parlor Box are not written over, and a sentence says so', async () => {
  const newer = JSON.stringify({ format: 'parlor-settings/2' })
  window.localStorage.setItem('parlor-box settings', newer)
  const { settings } = createGuestServices({ shell: 'guest', version: '1', savesFolder: '' })
  await expect(settings.save({})).rejects.toMatchObject({ code: 'newer-format' })
  expect(window.localStorage.getItem('parlor-box settings')).toBe(newer)
})
