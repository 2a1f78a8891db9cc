// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, ref } from 'vue'
import Stage from '../../../src/renderer/stage/StageCanvas.vue'
import { createBlankRenderer } from './blank-renderer'

/** A canvas of the page that emits nothing by itself. */
const TresCanvas = defineComponent({ emits: ['ready', 'error'], template: '<div/>' })

/** Returns what a canvas gives when it is ready: a renderer without a graphics card. */
function context() {
  const sizes = { width: ref(800), height: ref(600), pixelRatio: ref(1) }
  const loop = { stop: () => undefined }
  return { sizes, renderer: { instance: createBlankRenderer(), loop, replaceRenderFunction: () => undefined } }
}

/**
 * Mounts a page with two canvases, one after the other. `answers` answer the request of each for the list of pictures.
 */
function pageOfTwo() {
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
  const options = { quality: 'low' } as const
  const wrapper = mount(Stage, { props: { pieces: [], options }, global: { stubs: { TresCanvas } } })
  const canvas = wrapper.getComponent(TresCanvas)
  for (let i = 0; i < 2; i++) canvas.vm.$emit('ready', context())
  return { wrapper, answers }
}

const list = () => Response.json({ pictures: {}, cells: {} })

afterEach(() => vi.unstubAllGlobals())

describe('a stage that another one replaced before its pictures were there', () => {
  it('is not given to the page: only the one that is shown is', async () => {
    const { wrapper, answers } = pageOfTwo()
    answers[0]!(list())
    await flushPromises()
    expect(wrapper.emitted('ready')).toBeUndefined()
    answers[1]!(list())
    await flushPromises()
    expect(wrapper.emitted('ready')).toHaveLength(1)
    wrapper.unmount()
  })

  it('does not say that the table cannot be drawn', async () => {
    const { wrapper, answers } = pageOfTwo()
    answers[0]!(new Response('', { status: 404 }))
    answers[1]!(list())
    await flushPromises()
    expect(wrapper.emitted('fail')).toBeUndefined()
    expect(wrapper.emitted('ready')).toHaveLength(1)
    wrapper.unmount()
  })
})
