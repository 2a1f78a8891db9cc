// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { i18n } from '../../../src/renderer/i18n'
import CompanyBubble from '../../../src/renderer/panels/game/CompanyBubble.vue'
import { useCompany } from '../../../src/renderer/stores/flow/company'
import { useCount } from '../../../src/renderer/stores/table/count'
import { openFreshStores } from '../stores/fresh-stores'

beforeEach(openFreshStores)

const mountBubble = () => mount(CompanyBubble, { props: { underList: false }, global: { plugins: [i18n] } })

it('what was said at a table is gone with the table', async () => {
  const company = useCompany()
  company.lastRemark = { id: 1, seat: 1, words: 'Your deal.' }
  const bubble = mountBubble()
  expect(bubble.text()).toContain('Your deal.')
  company.lastRemark = null
  await nextTick()
  expect(bubble.find('[data-said]').exists()).toBe(false)
})

it.each(['count', 'list of moves'])('nobody speaks over a %s', async (paper) => {
  useCompany().lastRemark = { id: 1, seat: 1, words: 'Your deal.' }
  const bubble = mountBubble()
  expect(bubble.text()).toContain('Your deal.')
  if (paper === 'count') useCount().isShown = true
  await bubble.setProps({ underList: paper !== 'count' })
  expect(bubble.find('[data-said]').exists()).toBe(false)
})
