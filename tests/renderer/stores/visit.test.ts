// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { createNodeServices } from '../../../src/node/compose/app-services'
import { setServices } from '../../../src/renderer/stores/app/services'
import { useSettings } from '../../../src/renderer/stores/app/settings'
import { freshFolder } from '../../unit/node/lan-server/host'
import { openStores } from './fresh-stores'

let services: Awaited<ReturnType<typeof createNodeServices>>

beforeEach(async () => {
  services = await createNodeServices({ dataFolder: freshFolder(), shell: 'host', version: '1' })
  // After the wait: what an earlier test has left running makes its own stores the active ones when it acts.
  openStores()
  setServices(services)
})
afterEach(() => services.close())

/** Visits the page with settings in its address. */
async function visit(search: string): Promise<ReturnType<typeof useSettings>> {
  openStores()
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL(`http://127.0.0.1/${search}`)
  const settings = useSettings()
  await settings.load()
  return settings
}

/** Changes a setting as the player does, and waits until it is stored. */
async function change(settings: ReturnType<typeof useSettings>, now: Partial<(typeof settings)['all']>): Promise<void> {
  Object.assign(settings.all, now)
  await nextTick()
  await settings.save()
}

it('what the address sets holds for the visit and is not stored', async () => {
  const first = await visit('')
  await change(first, { quality: 'high', name: 'Ada' })

  const sent = await visit('?text=largest&quality=low&speed=instant')
  expect(sent.all).toMatchObject({ text: 'largest', quality: 'low', speed: 'instant', name: 'Ada' })
  await change(sent, { muted: true })

  const later = await visit('')
  expect(later.all).toMatchObject({ text: 'normal', quality: 'high', speed: 'normal', name: 'Ada', muted: true })
})

it('what the player sets anew in such a visit is stored', async () => {
  const sent = await visit('?text=largest')
  await change(sent, { text: 'larger' })
  const later = await visit('')
  expect(later.all.text).toBe('larger')
})
