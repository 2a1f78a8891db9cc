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

/** Mounts a page with two canvases, one after the other, while the list of pictures is on its way. */
function pageOfTwo() {
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
  const seated = { pieces: [], view: { name: 'seat' }, page: null, options: { quality: 'low' }, callbacks: {} } as const
  const wrapper = mount(Stage, { props: seated, global: { stubs: { TresCanvas } } })
  const canvas = wrapper.getComponent(TresCanvas)
  for (let i = 0; i < 2; i++) canvas.vm.$emit('ready', context())
  return { wrapper, answers }
}

afterEach(() => vi.unstubAllGlobals())

describe('of two stages, one of which replaced the other before its pictures were there', () => {
  // What failed is not kept, so that the next test asks again.
  it('only the one that is shown says that the table cannot be drawn', async () => {
    const { wrapper, answers } = pageOfTwo()
    answers[0]!(new Response('', { status: 503 }))
    await flushPromises()
    expect(wrapper.emitted('fail')).toHaveLength(1)
    expect(wrapper.emitted('ready')).toBeUndefined()
    wrapper.unmount()
  })

  it('only the one that is shown is given to the page', async () => {
    const { wrapper, answers } = pageOfTwo()
    answers[0]!(Response.json({ pictures: {}, cells: {} }))
    await flushPromises()
    expect(wrapper.emitted('ready')).toHaveLength(1)
    expect(wrapper.emitted('fail')).toBeUndefined()
    wrapper.unmount()
  })
})
