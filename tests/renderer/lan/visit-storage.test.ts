// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { createVisitStorage, type Visit } from '../../../src/renderer/lan/visit-storage'
import { guestServices } from '../../../src/renderer/services/guest'

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
    visits().keep(kitchen)
    expect(visits().current()).toEqual(kitchen)
    sessionStorage.clear()
    expect(visits().current()).toBeNull()
    expect(visits().left()).toEqual(kitchen)
    visits().keep({ ...kitchen, chairs: [] })
    expect(visits().current()).toEqual({ ...kitchen, chairs: [] })
    expect(visits().left()).toBeNull()
  })

  it('are remembered for each table, the last one first, until their chairs are of no use', () => {
    visits().keep(kitchen)
    visits().keep(parlor)
    visits().depart()
    expect(visits().current()).toBeNull()
    expect(visits().left()).toEqual(parlor)
    expect(visits().ofTable('forty-nine-1')).toEqual(parlor)
    visits().forget(parlor)
    expect(visits().ofTable('forty-nine-1')).toBeNull()
    expect(visits().left()).toEqual(kitchen)
  })

  it('that were tampered with are forgotten, and a browser that keeps nothing does no harm', () => {
    localStorage.setItem('parlor-box lan', JSON.stringify([{ ...kitchen, chairs: [{ name: 'Ada', ticket: 'A' }] }]))
    sessionStorage.setItem('parlor-box lan', '{')
    expect(visits().current()).toBeNull()
    expect(visits().left()).toBeNull()
    const shut = createVisitStorage(() => {
      throw new Error('no storage here')
    })
    shut.keep(kitchen)
    expect(shut.current()).toBeNull()
  })
})

it('what a newer Parlor Box remembers in a browser is left to it', () => {
  const newer = JSON.stringify({ format: 'parlor-visits/2', visits: [] })
  for (const store of [window.sessionStorage, window.localStorage]) store.setItem('parlor-box lan', newer)
  const kept = visits()
  expect(kept.current()).toBeNull()
  kept.keep(kitchen)
  kept.depart()
  for (const store of [window.sessionStorage, window.localStorage]) expect(store.getItem('parlor-box lan')).toBe(newer)
})

it('a guest’s settings of a newer Parlor Box are not written over, and a sentence says so', async () => {
  const newer = JSON.stringify({ format: 'parlor-settings/2' })
  window.localStorage.setItem('parlor-box settings', newer)
  const { settings } = guestServices({ shell: 'guest', version: '1', savesFolder: '' })
  await expect(settings.save({})).rejects.toMatchObject({ code: 'newer-format' })
  expect(window.localStorage.getItem('parlor-box settings')).toBe(newer)
})
