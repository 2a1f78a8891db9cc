// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import { i18n } from '../../../src/renderer/i18n'
import ResultSheet from '../../../src/renderer/panels/sheets/ResultSheet.vue'
import { openFreshStores } from '../stores/fresh-stores'

it('for a second after the result has come, keys that were meant to skip the motion press nothing', async () => {
  openFreshStores()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(5000)
  const sheet = mount(ResultSheet, { global: { plugins: [i18n] }, attachTo: document.body })
  await expect.poll(() => sheet.get('dialog').attributes('open')).toBeDefined()
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    sheet.get('[data-action="rematch"]').element.dispatchEvent(event)
    return event.defaultPrevented
  }
  clock.mockReturnValue(5900)
  expect([press(' '), press('Enter'), press('Tab')]).toEqual([true, true, false])
  clock.mockReturnValue(6100)
  expect([press(' '), press('Enter')]).toEqual([false, false])
  clock.mockRestore()
})
