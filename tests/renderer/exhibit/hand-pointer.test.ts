// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { keyedTouch } from '../../../src/renderer/exhibit/exhibit-keys'
import { usePointingHand } from '../../../src/renderer/exhibit/pointing-hand'
import HandPointer from '../../../src/renderer/exhibit/HandPointer.vue'
import { openStores } from '../stores/fresh-stores'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

beforeEach(() => {
  openStores()
  document.body.innerHTML = '<div data-flat><button data-touch="square:1"></button></div>'
  // This DOM lays nothing out; without a width a thing counts as invisible.
  document.querySelector('button')!.getBoundingClientRect = () => new DOMRect(10, 20, 30, 40)
})
afterEach(() => {
  keyedTouch.value = null
  document.body.innerHTML = ''
})

it('goes at once when it has no target, without waiting for a frame', async () => {
  const pointer = mount(HandPointer)
  const hand = usePointingHand()
  hand.target = 'square:1'
  keyedTouch.value = 'square:1'
  await nextFrame()
  await nextFrame()
  expect(pointer.find('[data-hand]').attributes('style')).toContain('translate(25px, 40px)')
  expect(pointer.find('[data-keyed]').exists()).toBe(true)
  hand.hide()
  keyedTouch.value = null
  await nextTick()
  expect(pointer.find('[data-hand]').exists()).toBe(false)
  expect(pointer.find('[data-keyed]').exists()).toBe(false)
})
