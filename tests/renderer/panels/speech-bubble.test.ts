// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import SpeechBubble from '../../../src/renderer/panels/base/SpeechBubble.vue'

const words = { id: 1, words: 'Your deal.' }
const bubble = (props: { remark: typeof words | null; isHushed?: boolean }) => mount(SpeechBubble, { props })

it('what was said stays for its time although somebody else speaks now', async () => {
  const shown = bubble({ remark: words })
  expect(shown.text()).toBe('Your deal.')
  await shown.setProps({ remark: null })
  expect(shown.text()).toBe('Your deal.')
})

it('what is told elsewhere goes from here at once, and does not come back', async () => {
  const shown = bubble({ remark: words })
  await shown.setProps({ isHushed: true })
  expect(shown.text()).toBe('')
  await shown.setProps({ remark: { id: 2, words: 'Well played.' } })
  expect(shown.text()).toBe('')
  await shown.setProps({ isHushed: false })
  expect(shown.text()).toBe('')
  await shown.setProps({ remark: { id: 3, words: 'Once more?' } })
  expect(shown.text()).toBe('Once more?')
})
