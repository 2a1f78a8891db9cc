// @vitest-environment happy-dom
import { nextTick, ref } from 'vue'
import { expect, it, vi } from 'vitest'
import { useNextKeyInView } from '../../../src/renderer/panels/game/use-next-key-in-view'

it('what can be pressed next comes into view in a narrow row of keys, and then the first key again', async () => {
  const row = document.createElement('div')
  row.innerHTML =
    '<button class="tile">Draw</button><button class="tile" data-action="confirm">Do it</button><button class="tile glows">Pass</button>'
  const shown: (string | null)[] = []
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    shown.push(this.textContent)
  })
  const [canConfirm, isForced] = [ref(false), ref(false)]
  useNextKeyInView(ref(row), canConfirm, isForced)
  canConfirm.value = true
  await nextTick()
  canConfirm.value = false
  await nextTick()
  isForced.value = true
  await nextTick()
  expect(shown).toEqual(['Do it', 'Draw', 'Pass'])
  vi.restoreAllMocks()
})
