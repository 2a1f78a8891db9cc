// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createVisitStorage, type Visit } from '../../../src/renderer/lan/visit-storage'
import { guestServices } from '../../../src/renderer/services/guest'

const visit: Visit = {
  address: '',
  pass: { kind: 'code', code: 'ABC234' },
  id: null,
  table: 'The parlor',
  game: 'forty-nine',
  chairs: [],
}

test('what a newer Parlor Box remembers in a browser is left to it', () => {
  const newer = JSON.stringify({ format: 'parlor-visits/2', visits: [] })
  for (const store of [window.sessionStorage, window.localStorage]) store.setItem('parlor-box lan', newer)
  const visits = createVisitStorage(() => ({ session: window.sessionStorage, local: window.localStorage }))
  expect(visits.current()).toBeNull()
  visits.keep(visit)
  visits.depart()
  for (const store of [window.sessionStorage, window.localStorage]) expect(store.getItem('parlor-box lan')).toBe(newer)
})

test('a guest’s settings of a newer Parlor Box are not written over, and a sentence says so', async () => {
  const newer = JSON.stringify({ format: 'parlor-settings/2' })
  window.localStorage.setItem('parlor-box settings', newer)
  const { settings } = guestServices({ shell: 'guest', version: '1', savesFolder: '' })
  await expect(settings.save({})).rejects.toMatchObject({ code: 'newer-format' })
  expect(window.localStorage.getItem('parlor-box settings')).toBe(newer)
})
