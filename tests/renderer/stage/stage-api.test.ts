// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { WebGLRenderer } from 'three'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, nextTick, ref } from 'vue'
import { eventually } from '../../eventually'
import type { Piece } from '../../../src/renderer/stage/model/pieces'
import type { StageCallbacks } from '../../../src/renderer/stage/stage-api'
import StageVue from '../../../src/renderer/stage/StageCanvas.vue'

const made = vi.hoisted(() => ({
  stages: [] as { options: unknown; calls: StageCallbacks; stage: never }[],
}))

vi.mock('../../../src/renderer/stage/render/create-stage', () => ({
  createStage(_renderer: unknown, _source: unknown, options: unknown, calls: StageCallbacks) {
    const stage = {
      show: vi.fn(() => Promise.resolve()),
      setView: vi.fn(),
      setPage: vi.fn(),
      setOptions: vi.fn(),
      resize: vi.fn(),
      dispose: vi.fn(),
      ready: Promise.resolve(),
    }
    made.stages.push({ options, calls, stage: stage as never })
    return stage
  },
}))

/** Returns the parts of the stage made last that the tests check. */
function last() {
  const { stage, ...rest } = made.stages.at(-1)!
  return {
    ...rest,
    stage: stage as unknown as Record<
      'show' | 'setView' | 'setPage' | 'setOptions' | 'resize' | 'dispose',
      ReturnType<typeof vi.fn>
    >,
  }
}

const released = { dispose: vi.fn(), forceContextLoss: vi.fn() }

/** A canvas that is ready at once, with a renderer that draws nothing. */
const TresCanvas = defineComponent({
  emits: ['ready', 'error'],
  setup(_, { emit }) {
    const instance = Object.assign(Object.create(WebGLRenderer.prototype) as object, released)
    const sizes = { width: ref(800), height: ref(600), pixelRatio: ref(1) }
    const renderer = { instance, loop: { stop: vi.fn() }, replaceRenderFunction: vi.fn() }
    queueMicrotask(() => emit('ready', { sizes, renderer }))
    return { sizes }
  },
  template: '<div class="tres"><slot/></div>',
})

const piece: Piece = { id: 'a', kind: 'card', face: '49/1', pose: { x: 0, y: 0, z: 0 } }

/** A table from the seat, laid out as no page. */
const SEATED = { pieces: [piece], view: { name: 'seat' }, page: null, options: {}, callbacks: {} } as const

async function mounted(props: Record<string, unknown> = {}) {
  const wrapper = mount(StageVue, {
    props: { ...SEATED, ...props },
    global: { stubs: { TresCanvas } },
  })
  await eventually(() => expect(wrapper.emitted('ready')).toHaveLength(1))
  return wrapper
}

describe('the stage in the page', () => {
  beforeEach(() => {
    made.stages.length = 0
    vi.clearAllMocks()
  })

  it('is made once, with the size of its canvas and the first list put in place at once', async () => {
    await mounted({ options: { speed: 2 } })
    expect(made.stages).toHaveLength(1)
    const { stage, options } = last()
    expect(options).toEqual({ speed: 2 })
    expect(stage.resize).toHaveBeenCalledWith(800, 600)
    expect(stage.setView).toHaveBeenCalledWith('seat', { x: 0, z: 0 })
    expect(stage.show).toHaveBeenCalledWith([piece], { instant: true })
  })

  it('asks neither for the strong graphics card nor for buffers of its own canvas that it does not need', async () => {
    const wrapper = await mounted()
    const asked = wrapper.get('.tres').attributes()
    expect(asked).toMatchObject({ 'power-preference': 'default', depth: 'false', stencil: 'false', antialias: 'false' })
  })

  it('passes on new pieces, views and options, each once', async () => {
    const wrapper = await mounted()
    const { stage } = last()
    vi.clearAllMocks()
    await wrapper.setProps({ pieces: [{ ...piece, pose: { x: 4, y: 0, z: 0 } }] })
    await wrapper.setProps({ view: { name: 'lean', x: 1, z: 2 } })
    await wrapper.setProps({ view: { name: 'lean', x: 1, z: 2 } })
    await wrapper.setProps({ options: { speed: 0 } })
    expect(stage.show).toHaveBeenCalledTimes(1)
    expect(stage.setView.mock.calls).toEqual([['lean', { x: 1, z: 2 }]])
    expect(stage.setOptions).toHaveBeenCalledWith({ speed: 0 })
  })

  it('tells of touches and stats', async () => {
    const [touch, told] = [vi.fn(), vi.fn()]
    await mounted({ callbacks: { touch, stats: told } })
    const stats = {
      frames: 1,
      drawCalls: 2,
      triangles: 3,
      longestFrameMs: 4,
      isMoving: false,
      isSettled: true,
      isPrepared: true,
      quality: 'low',
      resourceCounts: { geometries: 5, textures: 6, programs: 7 },
    } as const
    last().calls.touch!({ kind: 'tap', touch: 'square:9' })
    last().calls.stats!(stats)
    expect(touch.mock.calls).toEqual([[{ kind: 'tap', touch: 'square:9' }]])
    expect(told.mock.calls).toEqual([[stats]])
  })

  it('makes a new canvas when the graphics context is gone for good, and gives the old stage back', async () => {
    const wrapper = await mounted()
    const old = last()
    old.calls.lost!()
    await nextTick()
    await eventually(() => expect(made.stages).toHaveLength(2))
    expect(old.stage.dispose).toHaveBeenCalledTimes(1)
    expect(wrapper.emitted('ready')).toHaveLength(2)
  })

  it('gives everything back when it leaves the page', async () => {
    const wrapper = await mounted()
    const { stage } = last()
    wrapper.unmount()
    expect(stage.dispose).toHaveBeenCalledTimes(1)
    expect(released.dispose).toHaveBeenCalledTimes(1)
    expect(released.forceContextLoss).toHaveBeenCalledTimes(1)
  })

  it('writes over the table what stands there', async () => {
    const wrapper = await mounted()
    last().calls.labels?.([{ id: 'end:1', text: '175', tone: 'right', x: 40, y: 60 }])
    await nextTick()
    const label = wrapper.get('.label')
    expect(label.text()).toBe('175')
    expect(label.attributes()).toMatchObject({ 'data-tone': 'right', 'aria-hidden': 'true' })
    expect(label.attributes('style')).toContain('--x: 40px')
  })

  it('says when the table cannot be drawn', async () => {
    const broken = defineComponent({
      emits: ['ready', 'error'],
      setup(_, { emit }) {
        queueMicrotask(() => emit('error', new Error('no graphics')))
        return {}
      },
      template: '<div/>',
    })
    const wrapper = mount(StageVue, { props: SEATED, global: { stubs: { TresCanvas: broken } } })
    await eventually(() => expect(wrapper.emitted('fail')).toHaveLength(1))
  })
})
