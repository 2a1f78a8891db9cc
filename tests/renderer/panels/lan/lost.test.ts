// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { createServicesClient } from '../../../../src/renderer/services/services-client'
import type { LostTable } from '../../../../src/protocol/app/services'
import FindTablesSheet from '../../../../src/renderer/panels/lan/join/FindTablesSheet.vue'
import { setServices } from '../../../../src/renderer/stores/app/services'
import { createPageAtTable, person, mountComponent } from './setup'

const ATTIC: LostTable = { id: 'forty-nine-0a', name: 'Attic', code: 'damaged-table', message: 'It is damaged.' }
const CELLAR: LostTable = { id: 'forty-nine-0b', name: 'Cellar', code: 'odd', message: 'An odd reason.' }

test('tables that can’t be opened are named with the reason, and set aside only after a question', async () => {
  createPageAtTable([person('Ada')])
  let lost = [ATTIC, CELLAR]
  const aside: unknown[] = []
  setServices(
    createServicesClient((name, args) => {
      if (name === 'lan.setAside') {
        aside.push(...args)
        lost = lost.filter(({ id }) => id !== args[0])
      }
      return Promise.resolve({ ok: true, value: name === 'lan.lost' ? lost : [] })
    }),
  )
  const sheet = mountComponent(FindTablesSheet)
  await flushPromises()
  const rows = () => sheet.findAll('[data-lost]').map((row) => row.find('.what').text())
  expect(rows()).toEqual(['AtticIts file is damaged.', 'CellarAn odd reason.'])
  await sheet.find('[data-lost="forty-nine-0a"] [data-action="set-aside"]').trigger('click')
  const dialog = sheet.find('dialog dialog')
  expect(dialog.text()).toContain('“Attic”')
  expect(aside).toEqual([])
  await dialog.find('.key.main').trigger('click')
  await flushPromises()
  expect(aside).toEqual(['forty-nine-0a'])
  expect(rows()).toEqual(['CellarAn odd reason.'])
})
