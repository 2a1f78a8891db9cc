// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { beforeEach, expect, it } from 'vitest'
import { i18n } from '../../../src/renderer/i18n'
import RefusalToast from '../../../src/renderer/panels/game/RefusalToast.vue'
import { usePage } from '../../../src/renderer/stores/app/page'
import { useSettings } from '../../../src/renderer/stores/app/settings'
import { useView } from '../../../src/renderer/stores/app/view'
import { usePageFrame } from '../../../src/renderer/stores/output/page-frame'
import { styleOf } from '../../../src/renderer/framing/box'
import { usePapers } from '../../../src/renderer/stores/output/papers'
import { useSelection } from '../../../src/renderer/stores/table/selection'
import { useTable } from '../../../src/renderer/stores/table/table'
import { openFreshStores } from '../stores/fresh-stores'

beforeEach(openFreshStores)

it('on a flat table a refusal lies on the strip: whatever else it could cover is played with', async () => {
  useSettings().all.flat = true
  const view = useView()
  ;[view.width, view.height] = [844, 390]
  const chairs = ['Ada', 'Ben'].map((name) => ({ kind: 'person', name }) as const)
  await useTable().start({ game: 'forty-nine', chairs, options: {}, seed: 'refused' })
  usePage().go('game')
  const toast = mount(RefusalToast, { global: { plugins: [i18n] }, attachTo: document.body })
  await expect.poll(() => usePageFrame().framed).not.toBeNull()
  useSelection().refuse('Not now.', null)
  await flushPromises()
  const strip = styleOf(usePapers().arrangement.strip)
  const { left, top, width, minHeight } = toast.get<HTMLElement>('[data-refusal]').element.style
  expect({ left, top, width, height: minHeight }).toEqual(strip)
  toast.unmount()
})
