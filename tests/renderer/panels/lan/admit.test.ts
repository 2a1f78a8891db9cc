// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { nextTick } from 'vue'
import { describe, expect, test } from 'vitest'
import { createServicesClient } from '../../../../src/renderer/services/services-client'
import type { HostedTable, TableWarning } from '../../../../src/protocol/app/services'
import WarningNotes from '../../../../src/renderer/panels/lan/play/WarningNotes.vue'
import { useTableWarnings } from '../../../../src/renderer/stores/lan/table-warnings'
import { setServices } from '../../../../src/renderer/stores/app/services'
import { createPageAtTable, person, mountComponent } from './setup'

const asks = (seat: string, name: string): TableWarning => ({
  code: 'asks-for-chair',
  params: { seat, name },
  message: `${name} asks for ${seat}.`,
})

/**
 * Mounts the owner's notes with these warnings. `calls` are the calls that the page has made to its host, except those
 * that only look at its tables.
 */
async function notesWhile(troubles: readonly TableWarning[], playing = true) {
  const { lan, lobby } = createPageAtTable([person('Ada'), person('Bert')])
  const calls: unknown[] = []
  const table = {
    id: 'x',
    code: 'K7PW3M',
    token: '0'.repeat(32),
    ownerKey: '1'.repeat(32),
    links: [],
    adapters: [],
    address: '',
    lobby,
    troubles,
  } as HostedTable
  setServices(
    createServicesClient((name, args) => {
      if (name !== 'lan.hosted') calls.push([name, ...args])
      return Promise.resolve({ ok: true, value: name === 'lan.hosted' ? [table] : undefined })
    }),
  )
  const notes = mountComponent(WarningNotes, { playing })
  const store = useTableWarnings()
  await flushPromises()
  expect(store.warnings).toEqual(troubles)
  await nextTick()
  return { lan, notes, calls }
}

describe('somebody asks for a chair', () => {
  test('the owner sees who, in the game too, and each has a key of their own', async () => {
    const { notes } = await notesWhile([asks('B', 'Cleo'), asks('C', 'Dan')])
    expect(notes.findAll('[data-trouble="asks-for-chair"]').map((one) => one.text())).toEqual([
      expect.stringContaining('Cleo asks to take over chair B'),
      expect.stringContaining('Dan asks to take over chair C'),
    ])
    expect(notes.findAll('[data-action="admit"]').map((key) => key.text())).toEqual([
      'Let Cleo sit there',
      'Let Dan sit there',
    ])
  })

  test('a click lets in whoever is named, to that chair and no other', async () => {
    const { notes, calls } = await notesWhile([asks('B', 'Cleo'), asks('C', 'Dan')])
    expect(calls).toEqual([])
    await notes.findAll('[data-action="admit"]')[1]?.trigger('click')
    await flushPromises()
    expect(calls).toEqual([['lan.admit', 'x', 'C']])
  })

  test('there is no key where nobody asks', async () => {
    const { notes } = await notesWhile([{ code: 'no-network', params: {}, message: 'No network.' }], false)
    expect(notes.find('[data-trouble="no-network"]').exists()).toBe(true)
    expect(notes.find('[data-action="admit"]').exists()).toBe(false)
  })
})
