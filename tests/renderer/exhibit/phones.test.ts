// @vitest-environment happy-dom
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mount } from '@vue/test-utils'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../eventually'
import { resolveConfig } from '../../../src/exhibit/config'
import { createHosting } from '../../../src/node/lan-server/hosting/hosting-service'
import { startLanServer } from '../../../src/node/web/lan-listener'
import { ServiceError, type LanService } from '../../../src/protocol/app/services'
import PhonesScene from '../../../src/renderer/exhibit/PhonesScene.vue'
import { useVisit } from '../../../src/renderer/exhibit/visit'
import { i18n } from '../../../src/renderer/i18n'
import { text } from '../../../src/renderer/i18n/say'
import { connectServices } from '../../../src/renderer/services'
import { createServicesClient } from '../../../src/renderer/services/services-client'
import { setServices } from '../../../src/renderer/stores/app/services'
import { gameById } from '../../../src/rules/catalogue'
import { closeClients, createGuest, isConnected, waitForState } from '../../unit/lan-client/guests'
import { freshFolder, randomThinker } from '../../unit/node/lan-server/host'
import { openStores } from '../stores/fresh-stores'

const GAME = 'forty-nine'
afterEach(closeClients)

/** Opens the tables of this machine. `start`, if given, replaces their start. */
async function tables(start?: LanService['start']): Promise<LanService> {
  const rendererFolder = join(freshFolder(), 'page')
  await mkdir(rendererFolder)
  await writeFile(join(rendererFolder, 'index.html'), '<!doctype html><title>Parlor Box</title>')
  const report = (fault: unknown) => console.warn(fault)
  const { lan, close } = createHosting({
    folder: freshFolder(),
    find: gameById,
    thinker: () => ({ ...randomThinker, close: () => undefined }),
    report,
    discovery: { interfaces: [] },
    reach: () => Promise.resolve(),
    listen: (host) => startLanServer({ lan: host, rendererFolder, address: '127.0.0.1', port: 0, version: '1.2.3' }),
  })
  onTestFinished(close)
  // An open table lets the host listen, so that the page can connect to it.
  const { address } = await lan.open({ game: GAME, name: 'Other', chairs: ['open', 'open'], options: {} })
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL(`http://${address}/`)
  await connectServices(undefined)
  return start ? { ...lan, start } : lan
}

/** Sits down with a phone that has read the code. */
async function sitDown(link: string): Promise<void> {
  const { host, hash } = new URL(link)
  const phone = createGuest(`ws://${host}/lan`, { kind: 'token', token: hash.slice('#join='.length) })
  await waitForState(phone, isConnected)
  await phone.sit('Ada')
}

/** Mounts the scene of a table at which a visitor sits with a phone. Returns the scene and its button that begins. */
async function gathering(lan: LanService) {
  openStores()
  setServices({ ...createServicesClient(() => Promise.resolve({ ok: true, value: undefined })), lan })
  const visit = useVisit()
  const file = { format: 'parlor-exhibit/1', games: [GAME], languages: [{ code: 'en', name: 'English' }] } as const
  const config = resolveConfig({ ...file, games: [GAME], languages: [...file.languages], phones: 'on' })
  await visit.prepare(config, {
    open: () => Promise.resolve(config),
    deal: () => Promise.resolve(0),
    minute: () => Promise.resolve(0),
    alive: () => Promise.resolve('none'),
    count: () => Promise.resolve(),
  })
  onTestFinished(() => visit.reset())
  visit.choose()
  visit.playBy('onPhones')
  const scene = mount(PhonesScene, { global: { plugins: [i18n] } })
  await visit.begin(GAME)
  await eventually(() => expect(scene.attributes('data-phones')).toBe('gathering'))
  await sitDown(scene.get('[data-link]').attributes('data-link')!)
  const begin = scene.get('[data-action="begin-phones"]')
  await eventually(() => expect(begin.attributes('disabled')).toBeUndefined())
  return { scene, begin }
}

test.each<[string, LanService['start']]>([
  ['does not deal', () => Promise.resolve(false)],
  ['does not answer', () => Promise.reject(new ServiceError('unreachable', 'No answer.'))],
])('where the machine %s, whoever touches Begin is told so, and can try again', async (_what, start) => {
  const { scene, begin } = await gathering(await tables(start))
  await begin.trigger('click')
  await eventually(() => expect(scene.get('[data-line]').text()).toBe(text('exhibit.phonesFault')))
  await scene.get('[data-action="again"]').trigger('click')
  await eventually(() => expect(scene.attributes('data-phones')).toBe('gathering'))
})

test('whoever touches Begin twice sees the game all the same', async () => {
  const { scene, begin } = await gathering(await tables())
  await Promise.all([begin.trigger('click'), begin.trigger('click')])
  await eventually(() => expect(scene.attributes('data-phones')).toBe('playing'))
})
