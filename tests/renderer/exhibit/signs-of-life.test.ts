// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { defineComponent } from 'vue'
import { resolveConfig } from '../../../src/exhibit/config'
import type { PageOrder } from '../../../src/protocol/app/exhibit-calls'
import { useStaff } from '../../../src/renderer/exhibit/staff/staff'
import { useSignsOfLife } from '../../../src/renderer/exhibit/exhibit-life'
import { useVisit } from '../../../src/renderer/exhibit/visit'
import { createServicesClient } from '../../../src/renderer/services/services-client'
import { setServices } from '../../../src/renderer/stores/app/services'
import { openStores } from '../stores/fresh-stores'

/** Longest time until the page has given its next sign of life, in milliseconds. */
const NEXT_SIGN_MS = 2000

beforeEach(() => {
  vi.useFakeTimers()
  openStores()
  setServices(createServicesClient(() => Promise.resolve({ ok: true, value: undefined })))
})
afterEach(() => void vi.useRealTimers())

/** Opens the part of a page that gives signs of life to a machine that answers with `order`. */
async function openPage(order: () => Promise<PageOrder>) {
  const scenes: string[] = []
  const visit = useVisit()
  const config = {
    ...resolveConfig({
      format: 'parlor-exhibit/1',
      games: ['isolation'],
      languages: [{ code: 'en', name: 'English' }],
    }),
    staff: true,
  }
  const alive = (scene: string): Promise<PageOrder> => {
    scenes.push(scene)
    return order()
  }
  const zero = () => Promise.resolve(0)
  const open = () => Promise.resolve(config)
  await visit.prepare(config, { open, deal: zero, minute: zero, alive, count: () => Promise.resolve() })
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  onTestFinished(() => reload.mockRestore())
  const page = mount(defineComponent({ setup: useSignsOfLife, template: '<p></p>' }))
  onTestFinished(() => page.unmount())
  return { visit, scenes, reload }
}

test('a page says at once which scene it shows, also that the staff are there, and again every two seconds', async () => {
  const { visit, scenes, reload } = await openPage(() => Promise.resolve('none'))
  expect(scenes).toEqual(['attract'])
  await vi.advanceTimersByTimeAsync(NEXT_SIGN_MS)
  expect(scenes).toEqual(['attract', 'attract'])
  visit.choose()
  await vi.advanceTimersByTimeAsync(0)
  expect(scenes.at(-1)).toBe('choice')
  await useStaff().open()
  await vi.advanceTimersByTimeAsync(NEXT_SIGN_MS)
  expect(visit.scene).toBe('attract')
  expect(scenes.slice(3)).toEqual(['staff', 'staff'])
  await useStaff().leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(scenes.slice(5)).toEqual(['attract'])
  expect(reload).not.toHaveBeenCalled()
})

test('a page loads itself again when the machine says so, unless a visitor has come in the meantime', async () => {
  let answer: (order: PageOrder) => void = () => undefined
  const { visit, reload } = await openPage(() => new Promise((resolve) => (answer = resolve)))
  answer('none')
  await vi.advanceTimersByTimeAsync(NEXT_SIGN_MS)
  const answerTo = answer
  visit.choose()
  answerTo('reload')
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).not.toHaveBeenCalled()
  await visit.reset()
  await vi.advanceTimersByTimeAsync(NEXT_SIGN_MS)
  answer('reload')
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalled()
})

test('a machine that is away does not disturb the page', async () => {
  const { scenes, reload } = await openPage(() => Promise.reject(new Error('away')))
  await vi.advanceTimersByTimeAsync(2 * NEXT_SIGN_MS)
  expect(scenes).toHaveLength(3)
  expect(reload).not.toHaveBeenCalled()
})
