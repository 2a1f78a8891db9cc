// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { resolveConfig } from '../../../src/exhibit/config'
import type { ExhibitService } from '../../../src/protocol/app/services'
import { createAttract } from '../../../src/renderer/exhibit/attract'
import { useStaff } from '../../../src/renderer/exhibit/staff/staff'
import { useVisit } from '../../../src/renderer/exhibit/visit'
import { createServicesClient } from '../../../src/renderer/services/services-client'
import { setServices } from '../../../src/renderer/stores/app/services'
import { passTimeUntil } from './page-clock'
import './exhibit-words'
import { openStores } from '../stores/fresh-stores'

/** Visitors after whom the page of these tests begins anew. */
const VISITORS = 2
/** Longer than the wait for a host that does not answer, in milliseconds. */
const ANSWER_MS = 3000
const CONFIG = {
  ...resolveConfig({
    format: 'parlor-exhibit/1',
    games: ['isolation'],
    languages: [{ code: 'en', name: 'English' }],
  }),
  staff: true,
}

beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', `?visitors=${String(VISITORS)}`)
  openStores()
  setServices(createServicesClient(() => Promise.resolve({ ok: true, value: undefined })))
})
afterEach(() => void vi.useRealTimers())

interface PageOptions {
  /** How many visitors come and go home. */
  readonly visitors?: number
  /** What the host answers to a sign of life. */
  readonly alive?: ExhibitService['alive']
}

async function openPage({ visitors = VISITORS, alive = () => Promise.resolve('none') }: PageOptions = {}) {
  const visit = useVisit()
  const [zero, counted] = [() => Promise.resolve(0), [] as string[]]
  let minutes = 0
  const minute = () => Promise.resolve(minutes++)
  const count: ExhibitService['count'] = ({ kind }) => Promise.resolve(void counted.push(kind))
  await visit.prepare(CONFIG, { open: () => Promise.resolve(CONFIG), deal: zero, minute, alive, count })
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  onTestFinished(() => reload.mockRestore())
  for (let left = visitors; left > 0; left--) {
    visit.choose()
    await visit.reset()
  }
  /** Shows the attract scene until its second minute, or until the page begins anew. */
  async function attract(): Promise<void> {
    const stop = new AbortController()
    const ran = createAttract().run(stop.signal)
    await passTimeUntil(() => minutes > 1 || reload.mock.calls.length > 0)
    stop.abort()
    await ran
  }
  return { visit, reload, counted, attract }
}

test('when a visitor of a page that has had many has gone away, the page begins anew, and the visit is counted', async () => {
  const { visit, reload, counted } = await openPage()
  visit.choose()
  void visit.begin('isolation')
  await passTimeUntil(() => visit.scene === 'play')
  await visit.reset('timedOut')
  expect(reload).toHaveBeenCalledTimes(1)
  expect(visit.scene).toBe('play')
  expect(counted).toEqual(['begun', 'timedOut'])
})

test('after a visitor who went home, it begins anew once a minute of the attract scene was not touched', async () => {
  const { reload, attract } = await openPage()
  expect(reload).not.toHaveBeenCalled()
  await attract()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that has not had that many visitors goes on', async () => {
  const { visit, reload, attract } = await openPage({ visitors: VISITORS - 2 })
  visit.choose()
  await visit.reset('timedOut')
  await attract()
  expect(reload).not.toHaveBeenCalled()
  expect(visit.scene).toBe('attract')
})

test.each<[string, ExhibitService['alive']]>([
  ['refuses', () => Promise.reject(new Error('away'))],
  ['does not answer', () => new Promise(() => undefined)],
])('a page whose host %s goes on', async (_, alive) => {
  const { visit, reload, counted, attract } = await openPage({ alive })
  visit.choose()
  void visit.begin('isolation')
  await passTimeUntil(() => visit.scene === 'play')
  const reset = visit.reset('timedOut')
  await vi.advanceTimersByTimeAsync(ANSWER_MS)
  await reset
  expect(visit.scene).toBe('attract')
  expect(counted).toEqual(['begun', 'timedOut'])
  await attract()
  expect(reload).not.toHaveBeenCalled()
})

test('a visitor who comes while the host is asked stays', async () => {
  let answer: (order: 'none') => void = () => undefined
  const { visit, reload } = await openPage({ alive: () => new Promise((resolve) => (answer = resolve)) })
  const renewed = visit.renew()
  visit.choose()
  answer('none')
  expect(await renewed).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('the menu of the staff is not taken away', async () => {
  const { reload, attract } = await openPage()
  useStaff().panel = 'menu'
  await attract()
  expect(reload).not.toHaveBeenCalled()
})
