import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually } from '../../eventually'
import { openHost, openPage } from '../harness'

const SETTINGS = `document.querySelector('#app').__vue_app__.config.globalProperties.$pinia.state.value.settings.all`

const settingsOf = (page: Page): Promise<unknown> => page.evaluate(SETTINGS)

/** Changes settings in a page, as its sheets and its ended games do. */
const change = (page: Page, settings: object): Promise<unknown> =>
  page.evaluate(`void Object.assign(${SETTINGS}, ${JSON.stringify(settings)})`)

test('two tabs of one host keep each other’s settings, and learn of them when they come to the front', async () => {
  const host = await openHost()
  const [first, second] = [await openPage(host), await openPage(host)]
  await change(first, { name: 'Ada', solved: { isolation: 1 } })
  await eventually(async () => expect(await host.services.settings.load()).toMatchObject({ name: 'Ada' }))
  await change(second, { muted: true, solved: { isolation: 1 } })
  const whole = { name: 'Ada', muted: true, solved: { isolation: 2 } }
  await eventually(async () => expect(await host.services.settings.load()).toMatchObject(whole))
  await eventually(async () => expect(await settingsOf(second)).toMatchObject(whole))
  expect(await settingsOf(first)).toMatchObject({ muted: false })
  await first.evaluate(`void window.dispatchEvent(new Event('focus'))`)
  await eventually(async () => expect(await settingsOf(first)).toMatchObject(whole))
}, 120_000)
