// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { defineComponent, h } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { i18n } from '../../../src/renderer/i18n'
import FetchNote from '../../../src/renderer/panels/base/FetchNote.vue'
import { useFetched } from '../../../src/renderer/panels/base/use-fetched'
import { openStores } from '../stores/fresh-stores'

/** Whether the program that serves the page answers. */
let answers = false
beforeEach(() => {
  openStores()
  answers = false
  vi.stubGlobal('fetch', () => (answers ? Promise.resolve({ ok: true }) : Promise.reject(new Error('gone'))))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Mounts a paper that needs a part of the page. `load` fetches that part and may fail. */
function paper(load: () => Promise<string>) {
  const Paper = defineComponent(() => {
    const { value, state, retry } = useFetched(load)
    return () => value.value ?? h(FetchNote, { state: state.value, onAgain: () => void retry() })
  })
  return mount(Paper, { global: { plugins: [i18n] } })
}

describe('a part of the page that is fetched when it is first shown', () => {
  it('says that it cannot be had, and is there after another try', async () => {
    let served = false
    const shown = paper(() => (served ? Promise.resolve('The rules') : Promise.reject(new Error('gone'))))
    await flushPromises()
    expect(shown.get('[role="alert"]').text()).toMatch(/could not be loaded/u)
    await shown.get('[data-action="fetch-again"]').trigger('click')
    await flushPromises()
    expect(shown.find('[role="alert"]').exists()).toBe(true)
    served = true
    await shown.get('[data-action="fetch-again"]').trigger('click')
    await flushPromises()
    expect(shown.text()).toBe('The rules')
  })

  it('loads the page anew where its program is there again and the browser still will not have the part', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    const shown = paper(() => Promise.reject(new Error('remembered')))
    await flushPromises()
    await shown.get('[data-action="fetch-again"]').trigger('click')
    await flushPromises()
    expect(reload).not.toHaveBeenCalled()
    answers = true
    await shown.get('[data-action="fetch-again"]').trigger('click')
    await flushPromises()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('takes a style sheet that did not arrive for missing, so that it is asked for again', () => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    document.head.append(link)
    link.dispatchEvent(new Event('error'))
    expect(link.isConnected).toBe(false)
  })

  it('says nothing of what comes quickly, a word when it takes long, and gives up in the end', async () => {
    vi.useFakeTimers()
    const shown = paper(() => new Promise(() => undefined))
    expect(shown.text()).toBe('')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(shown.get('[role="status"]').text()).not.toBe('')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(shown.find('[role="alert"]').exists()).toBe(true)
  })
})
