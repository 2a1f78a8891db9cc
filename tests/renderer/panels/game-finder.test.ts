// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import { shelfBoxes } from '../../../src/renderer/games/catalogue'
import { i18n } from '../../../src/renderer/i18n'
import GameFinder from '../../../src/renderer/panels/shelf/GameFinder.vue'

it('Escape takes back the word that was sought first, and only then does what it does elsewhere', async () => {
  const shut = vi.fn()
  const parts = [{ title: null, games: shelfBoxes().flatMap(({ games }) => games) }]
  const Box = defineComponent(() => () => h('div', { onKeydown: shut }, [h(GameFinder, { parts })]))
  const box = mount(Box, { global: { plugins: [i18n] }, attachTo: document.body })
  const field = box.get<HTMLInputElement>('[data-find]')
  const lines = () => box.findAll('[data-game]').length
  const all = lines()
  await field.setValue('roulette')
  expect(lines()).toBeLessThan(all)
  await field.trigger('keydown', { key: 'Escape' })
  expect([field.element.value, lines()]).toEqual(['', all])
  expect(shut).not.toHaveBeenCalled()
  await field.trigger('keydown', { key: 'Escape' })
  expect(shut).toHaveBeenCalledOnce()
})

it('Enter chooses the first game found, and nothing before something is sought', async () => {
  const parts = [{ title: null, games: shelfBoxes().flatMap(({ games }) => games) }]
  const finder = mount(GameFinder, { props: { parts }, global: { plugins: [i18n] }, attachTo: document.body })
  const field = finder.get<HTMLInputElement>('[data-find]')
  await field.trigger('keydown', { key: 'Enter' })
  expect(finder.emitted('choose')).toBeUndefined()
  await field.setValue('triangle')
  await field.trigger('keydown', { key: 'Enter' })
  expect(finder.emitted('choose')).toEqual([['nine-men-triangle']])
})
