// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import type { PlatformInfo } from '../../../src/protocol/app/services'
import { createServicesClient } from '../../../src/renderer/services/services-client'
import { i18n } from '../../../src/renderer/i18n'
import SettingsSheet from '../../../src/renderer/panels/sheets/SettingsSheet.vue'
import { setServices } from '../../../src/renderer/stores/app/services'
import { useSettings } from '../../../src/renderer/stores/app/settings'
import { openStores } from '../stores/fresh-stores'

/** Returns the warnings of the settings sheet if the services report such damage to the settings. */
async function warnings(damagedSettings?: PlatformInfo['damagedSettings']): Promise<string[]> {
  openStores()
  const platform = { shell: 'host', version: '1', savesFolder: '', ...(damagedSettings && { damagedSettings }) }
  setServices(
    createServicesClient((name) =>
      Promise.resolve({ ok: true, value: name === 'platform' ? platform : { volume: 0.25 } }),
    ),
  )
  await useSettings().load()
  const sheet = mount(SettingsSheet, { global: { plugins: [i18n] }, attachTo: document.body })
  const found = sheet.findAll('[role=alert]').map((one) => one.text())
  sheet.unmount()
  return found
}

test('settings that could not be read are told of, with what is in use and where the old ones are', async () => {
  expect(await warnings()).toEqual([])
  expect(await warnings('previous')).toEqual([
    expect.stringMatching(/previous ones are in use.*settings\.damaged\.json/u),
  ])
  expect(await warnings('usual')).toEqual([expect.stringMatching(/defaults are in use.*settings\.damaged\.json/u)])
})

test('a sample card moves as fast as the speed that was just chosen, and at once with reduced motion', async () => {
  openStores()
  setServices(createServicesClient(() => Promise.resolve({ ok: true, value: undefined })))
  const { all } = useSettings()
  all.motion = 'full'
  const sheet = mount(SettingsSheet, { global: { plugins: [i18n] }, attachTo: document.body })
  const card = sheet.get<HTMLElement>('[data-speed-sample] .card')
  const shown = () => [card.classes('right'), card.element.style.transitionDuration]
  await sheet.get('[data-setting=speed]').setValue('quick')
  expect(shown()).toEqual([true, '0.3s'])
  await sheet.get('[data-setting=speed]').setValue('slow')
  expect(shown()).toEqual([false, '1s'])
  await sheet.get('[data-setting=motion]').setValue('reduced')
  expect(shown()).toEqual([true, '0s'])
  sheet.unmount()
})

test('all can be set as at first, and as it was before that; name and language stay', async () => {
  openStores()
  setServices(createServicesClient(() => Promise.resolve({ ok: true, value: undefined })))
  const { all } = useSettings()
  const changed = { table: 'baize', age: 120, muted: true, text: 'largest', flat: true } as const
  Object.assign(all, changed, { name: 'Ada' })
  const sheet = mount(SettingsSheet, { global: { plugins: [i18n] }, attachTo: document.body })
  await sheet.get('[data-choice=reset]').trigger('click')
  expect(all).toMatchObject({ table: 'walnut', age: null, muted: false, text: 'normal', flat: false, name: 'Ada' })
  await sheet.get('[data-choice=keep]').trigger('click')
  expect(all).toMatchObject({ ...changed, name: 'Ada' })
  await sheet.get('[data-choice=reset]').trigger('click')
  await sheet.get('[data-setting=forced]').setValue(true)
  // What was set anew is not lost by the way back.
  expect(sheet.find('[data-choice=keep]').exists()).toBe(false)
  sheet.unmount()
})
