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

it('what was said at a table is gone with the table', async () => {
  const company = useCompany()
  company.lastRemark = { id: 1, seat: 1, words: 'Your deal.' }
  const bubble = mount(CompanyBubble, { global: { plugins: [i18n] } })
  expect(bubble.text()).toContain('Your deal.')
  company.lastRemark = null
  await nextTick()
  expect(bubble.find('[data-said]').exists()).toBe(false)
})

it('nobody speaks over a count', async () => {
  const company = useCompany()
  company.lastRemark = { id: 1, seat: 1, words: 'Your deal.' }
  const bubble = mount(CompanyBubble, { global: { plugins: [i18n] } })
  useCount().isShown = true
  await nextTick()
  expect(bubble.find('[data-said]').exists()).toBe(false)
})
