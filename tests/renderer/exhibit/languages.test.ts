// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { checkExhibit, resolveConfig } from '../../../src/exhibit/config'
import LowestBar from '../../../src/renderer/exhibit/LowestBar.vue'
import { useVisit } from '../../../src/renderer/exhibit/visit'
import { i18n } from '../../../src/renderer/i18n'
import { createServicesClient } from '../../../src/renderer/services/services-client'
import { setServices } from '../../../src/renderer/stores/app/services'
import './exhibit-words'
import { openStores } from '../stores/fresh-stores'

const CODES = ['en', 'de', 'fr', 'it', 'es', 'nl', 'pl', 'da', 'sv']

beforeEach(() => {
  openStores()
  setServices(createServicesClient(() => Promise.resolve({ ok: true, value: undefined })))
})

/** Mounts the lowest bar of an exhibit in the first `count` languages. */
async function bar(count: number) {
  const checked = checkExhibit({
    format: 'parlor-exhibit/1',
    games: ['isolation'],
    languages: CODES.slice(0, count).map((code) => ({ code, name: code })),
  })
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults))
  const config = resolveConfig(checked.file)
  await useVisit().prepare(config, {
    open: () => Promise.resolve(config),
    deal: () => Promise.resolve(0),
    minute: () => Promise.resolve(0),
    alive: () => Promise.resolve('none'),
    count: () => Promise.resolve(),
  })
  onTestFinished(() => useVisit().reset())
  const mounted = mount(LowestBar, { global: { plugins: [i18n] } })
  const codes = () => mounted.findAll('[data-language]').map((it) => it.attributes('data-language'))
  return { more: () => mounted.find('[data-action="more-languages"]'), codes }
}

test('five languages are offered at once', async () => {
  const { more, codes } = await bar(5)
  expect(codes()).toEqual(CODES.slice(0, 5))
  expect(more().exists()).toBe(false)
})

test('of more, four at a time; a button that keys and screen readers know leads through all of them and round', async () => {
  const { more, codes } = await bar(9)
  expect(more().attributes()).toMatchObject({ 'data-key': '', 'aria-label': 'More languages' })
  const turns: (string | undefined)[][] = []
  for (let turn = 0; turn < 4; turn++) {
    turns.push(codes())
    await more().trigger('click')
  }
  expect(turns).toEqual([CODES.slice(0, 4), CODES.slice(4, 8), CODES.slice(8), CODES.slice(0, 4)])
})
