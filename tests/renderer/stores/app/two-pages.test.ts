// @vitest-environment happy-dom
import { addGame, addResult } from '../../../../src/renderer/stores/flow/company'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { createNodeServices } from '../../../../src/node/compose/app-services'
import type { Services } from '../../../../src/protocol/app/services'
import { createGuestServices } from '../../../../src/renderer/services'
import { setServices } from '../../../../src/renderer/stores/app/services'
import { useSettings } from '../../../../src/renderer/stores/app/settings'
import { eventually } from '../../../eventually'
import { freshFolder } from '../../../unit/node/lan-server/host'
import { openStores } from '../fresh-stores'

type Page = ReturnType<typeof useSettings>

/** Opens a page with stores of its own over these services. */
async function openPage(services: Services): Promise<Page> {
  setServices(services)
  const pinia = openStores()
  const settings = useSettings(pinia)
  await settings.load()
  return settings
}

async function stored(page: Page): Promise<void> {
  await nextTick()
  await page.save()
  expect(page.fault).toBeNull()
}

let close: () => Promise<void> = () => Promise.resolve()
beforeEach(() => localStorage.clear())
afterEach(() => close())

describe.each<[string, () => Promise<Services>]>([
  [
    'of one data folder',
    async () => {
      const services = await createNodeServices({ dataFolder: freshFolder(), shell: 'host', version: '1' })
      close = () => services.close()
      return services
    },
  ],
  [
    'of a guest’s browser',
    () => {
      close = () => Promise.resolve()
      return Promise.resolve(createGuestServices({ shell: 'guest', version: '1', savesFolder: '' }))
    },
  ],
])('two pages %s', (_where, open) => {
  it('keep each other’s changes: settings, names, counts, bests and albums', async () => {
    const services = await open()
    const [one, two] = [await openPage(services), await openPage(services)]
    one.all.results['forty-nine'] = addGame(undefined, true, 120)
    one.all.met['3 Ada'] = addResult(undefined, true)
    one.all.solved['thirteen-puzzle'] = 1
    one.all.best['thirteen-puzzle'] = { moves: 60, seconds: 90 }
    one.all.albums = { ...one.all.albums, isolation: [2] }
    one.all.name = 'Ada'
    await stored(one)
    two.all.muted = true
    two.all.results['forty-nine'] = addGame(undefined, false, 90)
    two.all.solved['thirteen-puzzle'] = 1
    two.all.best['thirteen-puzzle'] = { moves: 75, seconds: 20 }
    two.all.albums = { ...two.all.albums, isolation: [1] }
    await stored(two)
    const whole = {
      name: 'Ada',
      muted: true,
      results: {
        'forty-nine': { played: 2, won: 1, highest: 120, scored: 2, total: 210, run: 1, longest: 1 },
      },
      met: { '3 Ada': { played: 1, beaten: 1, run: 1, longest: 1 } },
      solved: { 'thirteen-puzzle': 2 },
      best: { 'thirteen-puzzle': { moves: 60, seconds: 90 } },
      albums: { isolation: [1, 2] },
    }
    // The page that changed something last has learnt it from the answer.
    expect(two.all).toMatchObject(whole)
    expect((await openPage(services)).all).toMatchObject(whole)
  })

  it('keep each other’s pars, the last of them', async () => {
    const services = await open()
    const [one, two] = [await openPage(services), await openPage(services)]
    const par = { scores: [], winners: [0], moves: 7 }
    one.all.pars = Object.fromEntries(Array.from({ length: 28 }, (_, i) => [`deal ${String(i)}`, par]))
    await stored(one)
    two.all.pars = { 'deal 3': { ...par, moves: 6 }, other: par }
    await stored(two)
    const { pars } = (await openPage(services)).all
    expect(two.all.pars).toEqual(pars)
    expect(Object.keys(pars)).toHaveLength(28)
    expect(pars).toMatchObject({ 'deal 3': { moves: 6 }, other: par, 'deal 27': par })
    expect(pars).not.toHaveProperty('deal 0')
  })

  it('end a run of games won that the other knows to be longer, or over', async () => {
    const services = await open()
    const one = await openPage(services)
    const playOn = (page: Page, won: boolean) => {
      page.all.met['3 Ada'] = addResult(page.all.met['3 Ada'], won)
      return stored(page)
    }
    await playOn(one, true)
    const two = await openPage(services)
    await playOn(one, true)
    await playOn(two, false)
    expect(two.all.met['3 Ada']).toEqual({ played: 3, beaten: 2, run: 0, longest: 2 })
    await playOn(one, false)
    const ended = { played: 4, beaten: 2, run: 0, longest: 2 }
    expect((await openPage(services)).all.met['3 Ada']).toEqual(ended)
  })

  it('learn what the other changed when they come to the front, and count on from there', async () => {
    const services = await open()
    const [one, two] = [await openPage(services), await openPage(services)]
    two.all.solved['isolation'] = 1
    two.all.text = 'larger'
    await stored(two)
    expect(one.all.text).toBe('normal')
    window.dispatchEvent(new Event('focus'))
    await eventually(() => expect(one.all).toMatchObject({ text: 'larger', solved: { isolation: 1 } }))
    one.all.solved['isolation'] = 2
    await stored(one)
    expect((await openPage(services)).all.solved).toEqual({ isolation: 2 })
  })

  it('learn it also if they come to the front while an answer is on its way', async () => {
    const services = await open()
    let deliver = (): void => undefined
    const delivery = new Promise<void>((resolve) => (deliver = resolve))
    let isFirst = true
    const save: Services['settings']['save'] = async (changed, merges) => {
      const answer = services.settings.save(changed, merges)
      if (isFirst) {
        isFirst = false
        await answer
        await delivery
      }
      return answer
    }
    const slow = { ...services, settings: { ...services.settings, save } }
    const [one, two] = [await openPage(slow), await openPage(slow)]
    one.all.name = 'Ada'
    await eventually(async () => expect(await services.settings.load()).toMatchObject({ name: 'Ada' }))
    two.all.muted = true
    await stored(two)
    window.dispatchEvent(new Event('focus'))
    await nextTick()
    deliver()
    await eventually(() => expect(one.all).toMatchObject({ name: 'Ada', muted: true }))
  })

  it('keep what is changed while an answer is on its way', async () => {
    const services = await open()
    const [one, two] = [await openPage(services), await openPage(services)]
    one.all.volume = 0.25
    const storing = stored(one)
    await nextTick()
    one.all.name = 'Ada '
    two.all.solved['isolation'] = 1
    await Promise.all([storing, stored(two)])
    await stored(one)
    // What is typed is not trimmed under the player's hands.
    expect(one.all.name).toBe('Ada ')
    expect((await openPage(services)).all).toMatchObject({ volume: 0.25, name: 'Ada', solved: { isolation: 1 } })
  })

  it('leave alone what the other’s program knows and this one does not', async () => {
    const services = await open()
    await services.settings.save({ lamp: 'green' })
    const page = await openPage(services)
    page.all.muted = true
    await stored(page)
    expect(await services.settings.load()).toMatchObject({ lamp: 'green', muted: true })
  })
})
