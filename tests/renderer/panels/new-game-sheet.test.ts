// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { i18n } from '../../../src/renderer/i18n'
import NewGameSheet from '../../../src/renderer/panels/sheets/NewGameSheet.vue'
import { useNewGame } from '../../../src/renderer/stores/table/new-game'
import { openFreshStores } from '../stores/fresh-stores'

it('a chair offers the bots by their names, and a person’s suggested name is replaced by what is typed', async () => {
  openFreshStores()
  useNewGame().begin('forty-nine')
  const sheet = mount(NewGameSheet, { global: { plugins: [i18n] }, attachTo: document.body })
  const chair = sheet.get('[data-chair="B"]')
  expect(chair.findAll('option').map((it) => it.text())).toContain('Walter: plays a fair game')
  await chair.get('select').setValue('person')
  const name = chair.get<HTMLInputElement>('input')
  expect(name.element.value).toBe('Player 2')
  await name.trigger('focus')
  expect([name.element.selectionStart, name.element.selectionEnd]).toEqual([0, 'Player 2'.length])
})
